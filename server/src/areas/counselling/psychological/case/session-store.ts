/** Sessions as rows; their texts come out sealed. */
import type { SESSION_STATUSES } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { sql } from 'kysely';

import { hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

/** Name of a session in busy time. */
export const SESSION_TIME = 'psych.session' as const;

export interface SessionRow {
  readonly id: string;
  readonly number: number;
  readonly counsellorId: string;
  readonly beginsAt: Date;
  readonly channel: 'FACE_TO_FACE' | 'ONLINE' | 'PHONE';
  /** Where it was written by hand: sealed, as `place.ts` seals it. */
  readonly place: string | null;
  /** As it was written before places were sealed; null once the clock has sealed it. */
  readonly plainPlace: string | null;
  readonly reservationId: string | null;
  readonly roomId: string | null;
  readonly roomNameKo: string | null;
  readonly roomNameEn: string | null;
  readonly roomPlace: string | null;
  readonly status: (typeof SESSION_STATUSES)[number];
  readonly level: number | null;
  readonly record: string | null;
  readonly version: number;
}

export function selectSessions(db: Db, applicationId: string): Promise<SessionRow[]> {
  return rowsOf<SessionRow>(db)`
    select n.id, n.number, n.counsellor_id as "counsellorId", n.begins_at as "beginsAt", n.channel, n.sealed_place as place,
      n.place as "plainPlace", n.status, n.level, n.record, n.version, v.id as "reservationId", room.id as "roomId", room.name_ko as "roomNameKo",
      room.name_en as "roomNameEn", room.place as "roomPlace"
    from psych.session n
    left join lateral (select held.id, held.room_id from room_reservation held
      where held.session_id = n.id and lower(held.period) = n.begins_at and held.status = any('{BOOKED,CHECKED_IN,DONE}')
      order by held.status = 'DONE', held.id desc limit 1) v on true
    left join room on room.id = v.room_id
    where n.application_id = ${applicationId}::uuid order by n.number limit 200`;
}

export async function insertSession(
  tx: Tx,
  made: Pick<SessionRow, 'id' | 'counsellorId' | 'beginsAt' | 'channel' | 'place'> & { applicationId: string },
): Promise<void> {
  await sql`
    insert into psych.session (id, application_id, number, counsellor_id, begins_at, channel, sealed_place, status)
    select ${made.id}::uuid, ${made.applicationId}::uuid, coalesce(max(n.number), 0) + 1, ${made.counsellorId}::uuid,
      ${made.beginsAt}::timestamptz, ${made.channel}, ${made.place}, 'BOOKED'
    from psych.session n where n.application_id = ${made.applicationId}::uuid`.execute(tx);
}

/** Compare-and-swap; false where somebody was faster. */
export function moveSessionRow(
  tx: Tx,
  given: Pick<SessionRow, 'id' | 'beginsAt' | 'channel' | 'place' | 'version'>,
): Promise<boolean> {
  return hasRows(tx)`
    update psych.session set begins_at = ${given.beginsAt}, channel = ${given.channel}, place = null,
      sealed_place = ${given.place}, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'BOOKED' returning id`;
}

/** Cancels those that are ahead. Gives their ids. */
export function cancelSessions(tx: Tx, applicationId: string): Promise<string[]> {
  return idsOf(tx)`
    update psych.session set status = 'CANCELLED', version = version + 1
    where application_id = ${applicationId}::uuid and status = 'BOOKED' returning id`;
}
