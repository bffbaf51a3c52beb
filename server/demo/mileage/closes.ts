/** Closes of the demonstration: the terms before this one, with how everybody stood, worked out by the portal’s own code. */
import type pg from 'pg';

import {
  endClose,
  insertStandings,
  selectConcerned,
  type RunningClose,
} from '../../src/areas/mileage/close/run-store.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { joinTransaction } from '../../src/platform/db/pool.ts';
import { makeTerms } from '../calendar.ts';
import { currentTerm } from '../model.ts';
import { createIds } from '../random.ts';

const OFFICE = 'mileage';
const AT_ONCE = 500;

interface PastTerm {
  readonly year: number;
  readonly semesterCode: string;
  readonly endsOn: string;
  readonly closedAt: Date;
}

/** The ledger was written while its terms were open, with what expired; those before this one are closed. */
export async function closeDemoTerms(client: pg.ClientBase, today: string): Promise<void> {
  const office = await client.query<{ id: string }>(`select m.id from member m where m.is_demo and m.username = $1`, [
    OFFICE,
  ]);
  const officeId = office.rows[0]?.id;
  if (officeId === undefined) return;
  // Nothing has counted the new rows yet, and the plan of a standing follows their number.
  await client.query('analyze mileage_line, mileage_account, programme, trainee, survey, survey_target');
  const { rows: terms } = await client.query<PastTerm>(
    `select m.year, m.semester_code as "semesterCode", to_char(term.ends_on, 'YYYY-MM-DD') as "endsOn",
       term.ends_on + interval '10 days' as "closedAt"
     from mileage_term m join term on term.year = m.year and term.semester_code = m.semester_code
     where term.ends_on < $1::date order by term.begins_on`,
    [currentTerm(makeTerms(today)).beginsOn],
  );
  const tx = joinTransaction(client);
  const nextId = createIds('mileage_close');
  for (const term of terms) {
    const close = { ...term, id: nextId(), number: 1, lastPlace: '0', lastMemberId: null };
    await closeTerm(client, tx, { close, officeId, at: term.closedAt });
  }
}

interface DemoClose {
  readonly close: RunningClose;
  readonly officeId: string;
  readonly at: Date;
}

async function closeTerm(client: pg.ClientBase, tx: Tx, { close, officeId, at }: DemoClose): Promise<void> {
  const { id, year, semesterCode } = close;
  await client.query(
    `insert into mileage_close (id, year, semester_code, number, status, begun_at, begun_by, member_count, last_place,
       expired_points, expired_count)
     select $1, $2::int, $3::text, 1, 'RUNNING', $4, $5, 0,
       (select coalesce(max(l.place), 0) from mileage_line l where l.posted_at <= $4),
       coalesce(-sum(gone.amount), 0), count(distinct gone.member_id)
     from mileage_line gone where gone.kind = 'EXPIRE' and gone.year = $2 and gone.semester_code = $3`,
    [id, year, semesterCode, at, officeId],
  );
  let [last, count]: [string | null, number] = [null, 0];
  for (;;) {
    const memberIds: string[] = await selectConcerned(tx, { ...close, lastMemberId: last }, AT_ONCE);
    last = memberIds.at(-1) ?? null;
    if (last === null) break;
    count += memberIds.length;
    await insertStandings(tx, close, memberIds);
  }
  await client.query(
    `update mileage_close set done_count = $2, member_count = $2, last_member_id = null where id = $1`,
    [id, count],
  );
  await endClose(tx, close, at);
}
