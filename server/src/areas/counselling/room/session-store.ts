/** The facts of psychological sessions that a reservation needs: when they are and whose, never their contents. */
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

const BLOCK_MS = 3_600_000;
/** Returns the end of the block for which a session has its room; the session itself takes fifty minutes. */
export const blockEnd = (beginsAt: Date): Date => new Date(beginsAt.getTime() + BLOCK_MS);

export interface OwnSession {
  readonly id: string;
  readonly beginsAt: Date;
}

const STANDS = sql`exists (select from room_reservation v where v.session_id = n.id and v.status = any('{HELD,BOOKED,CHECKED_IN}'))`;

/** Selects one's own next sessions without a room. */
export function selectOwnSessions(db: Db, asked: { memberId: string; now: Date }): Promise<OwnSession[]> {
  return rowsOf<OwnSession>(db)`
    select n.id, n.begins_at as "beginsAt" from psych.session n
    where n.counsellor_id = ${asked.memberId}::uuid and n.status = 'BOOKED' and n.begins_at > ${asked.now}::timestamptz
      and not ${STANDS}
    order by n.begins_at, n.id limit 100`;
}

/** Locks a session that is one's own and still ahead. */
export async function lockOptionalOwnSession(
  tx: Tx,
  asked: { id: string; memberId: string; now: Date },
): Promise<(OwnSession & { hasRoom: boolean }) | undefined> {
  await sql`select from psych.session n where n.id = ${asked.id}::uuid for no key update`.execute(tx);
  return firstOf<OwnSession & { hasRoom: boolean }>(tx)`
    select n.id, n.begins_at as "beginsAt", ${STANDS} as "hasRoom" from psych.session n
    where n.id = ${asked.id}::uuid and n.counsellor_id = ${asked.memberId}::uuid and n.status = 'BOOKED'
      and n.begins_at > ${asked.now}::timestamptz`;
}

/** Selects the case of a session, for its counsellor and for managers; undefined for others. */
export async function selectOptionalCaseOf(
  db: Db,
  asked: { sessionId: string; memberId: string; isManager: boolean },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select a.id from psych.session n join psych.application a on a.id = n.application_id
    where n.id = ${asked.sessionId}::uuid and (${asked.isManager}::boolean or a.assigned_id = ${asked.memberId}::uuid)`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Selects the students of these sessions, to notify them of a change of their appointment. */
export function selectStudentsOf(tx: Tx, reservationIds: readonly string[]): Promise<SessionStudent[]> {
  return rowsOf<SessionStudent>(tx)`
    select v.id as "reservationId", a.id as "applicationId", s.member_id as "memberId" from room_reservation v
    join psych.session n on n.id = v.session_id join psych.application a on a.id = n.application_id
    join student s on s.id = a.student_id
    where v.id = any(${[...reservationIds]}::uuid[]) and n.status = 'BOOKED'`;
}

export interface SessionStudent {
  readonly reservationId: string;
  readonly applicationId: string;
  readonly memberId: string;
}
