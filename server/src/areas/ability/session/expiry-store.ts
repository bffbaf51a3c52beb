/** Sessions as the clock ends them, many at once. */
import { sql } from 'kysely';

import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import { writeClockSteps } from '../../../blocks/workflow/clock-steps.ts';
import { SESSION } from './store.ts';

const BATCH = 500;
const MOVE = { from: 'IN_PROGRESS', to: 'EXPIRED' } as const;

export interface Due {
  readonly now: Date;
  /** Nothing was answered since then. */
  readonly idleSince: Date;
  /** Their version was retired before. */
  readonly retiredBefore: Date;
}

/** Ends sessions that are due; skips those that somebody is saving. Returns how many. */
export async function expireSessions(tx: Tx, { now, idleSince, retiredBefore }: Due): Promise<number> {
  const rows = await rowsOf<{ id: string }>(tx)`
    update ability_session set status = ${MOVE.to}, version = ability_session.version + 1
    where ability_session.id in (
      select s.id from ability_session s join ability_version v on v.id = s.version_id
      where s.status = ${MOVE.from}
        and (s.last_at <= ${idleSince}::timestamptz or v.retired_at < ${retiredBefore}::timestamptz)
      limit ${sql.lit(BATCH)} for update of s skip locked)
    returning ability_session.id`;
  await writeEnds(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}

/** Ends one that can't be finished any more, so that its student can begin the version of today. The row is locked. */
export async function expireSession(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update ability_session set status = ${MOVE.to}, version = ability_session.version + 1
    where ability_session.id = ${id}::uuid and ability_session.status = ${MOVE.from}`.execute(tx);
  await writeEnds(tx, [id], now);
}

const writeEnds = (tx: Tx, ids: readonly string[], at: Date): Promise<void> =>
  writeClockSteps(tx, { entity: SESSION, ids, ...MOVE, at });
