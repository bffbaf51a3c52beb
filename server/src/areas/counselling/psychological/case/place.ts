/** Where a session is held: in a room of the centre, or as somebody wrote it, sealed with the key of the case. */
import type { Locale } from '../../../../platform/http/messages.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import type { SessionRow } from './session-store.ts';

const fieldOf = (sessionId: string): string => `place ${sessionId}`;

/** Null where nothing was written. */
export function sealPlace(key: DataKey, sessionId: string, text: string | null): string | null {
  const place = text?.trim() ?? '';
  return place === '' ? null : key.seal(fieldOf(sessionId), place);
}

type Placed = Pick<SessionRow, 'id' | 'channel' | 'place' | 'plainPlace' | 'roomNameKo' | 'roomNameEn' | 'roomPlace'>;

/** `key` undefined: the case is closed, and what was written with it; a room's name is no secret. */
export function placeOf(key: DataKey | undefined, row: Placed, locale: Locale): string | null {
  // An online session needs its link, whichever room the counsellor speaks from.
  if (row.channel === 'ONLINE' && key && row.place !== null) return key.open(fieldOf(row.id), row.place);
  const name = locale === 'en' ? row.roomNameEn : row.roomNameKo;
  if (name !== null) return [name, row.roomPlace].filter(Boolean).join(', ');
  if (!key) return null;
  return row.place === null ? row.plainPlace : key.open(fieldOf(row.id), row.place);
}
