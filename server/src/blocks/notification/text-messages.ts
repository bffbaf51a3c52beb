/**
 * The text messages of notifications. A phone on a table shows them to everybody: about a sensitive record they say
 * only that there is an appointment, and their link reveals as little.
 */
import type { Settings } from '../../platform/settings/values.ts';
import { readMobileNumber } from '../../platform/sms/number.ts';
import type { ComposeSms } from '../../platform/sms/sms.ts';
import { LIST_PATH, waitForMorning } from './mails.ts';
import { tell } from './present.ts';
import { selectOptionalTexted, type TextedRow } from './store.ts';
import { findType, type NotificationType } from '../manifest/notification-type.ts';
import { words } from './words.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../platform/settings/portal-settings.ts';

export interface TextMessageWork {
  readonly types: readonly NotificationType[];
  readonly settings: Settings;
  readonly baseUrl: string;
}

/**
 * Composes a message; none if already read, switched off, too late, or about a deleted record; mandatory ones always.
 */
export function composeTextMessages({ types, settings, baseUrl }: TextMessageWork): ComposeSms {
  return async (work, id) => {
    const row = await selectOptionalTexted(work.db, id);
    const number = readMobileNumber(row?.phone ?? null);
    const type = row && findType(types, row.type);
    if (!row || !type || number === undefined) return undefined;
    if (!type.isMandatory && (row.isOff || row.readAt !== null)) return undefined;
    const { entityId, recipientId, locale } = row;
    const enclosed = entityId === null ? undefined : await type.enclose?.(work, { entityId, recipientId, locale });
    if (enclosed?.isOver) return undefined;
    const said = type.isSensitive
      ? { what: words[locale].sensitive, path: LIST_PATH }
      : await sayPlainly(work, { row, types });
    if (!said) return undefined;
    const later = type.isUrgent ? undefined : await waitForMorning(work, recipientId);
    if (later) return later;
    const values = await settings.read();
    const universityNm = values.of(locale === 'en' ? UNIVERSITY_NAME_EN : UNIVERSITY_NAME_KO);
    return { number, text: `[${universityNm}] ${said.what}\n${baseUrl}${said.path}` };
  };
}

async function sayPlainly(
  { db, now }: Parameters<ComposeSms>[0],
  { row, types }: { row: TextedRow; types: readonly NotificationType[] },
): Promise<{ what: string; path: string } | undefined> {
  const told = (await tell(db, { rows: [row], types }, { ...row, now })).get(row.id);
  return told && !told.isGone ? { what: told.title, path: row.link } : undefined;
}
