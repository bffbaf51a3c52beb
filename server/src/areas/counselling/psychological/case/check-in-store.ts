/** Weeks of wait-time care as they are kept: their answers lie sealed. */
import type { PsychCheckIn } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

/** Answers of a week, before they are sealed. */
export type CheckInAnswers = Pick<PsychCheckIn, 'phqList' | 'isInDanger'> & Partial<Pick<PsychCheckIn, 'raisedTo'>>;

export interface CheckInRow {
  readonly weekOn: string;
  readonly answers: string;
}

const MOST_WEEKS = 60;

/** The latest weeks, the oldest of them first. */
export async function selectCheckIns(db: Db, applicationId: string): Promise<CheckInRow[]> {
  const rows = await rowsOf<CheckInRow>(db)`
    select c.week_on as "weekOn", c.answers from psych.check_in c where c.application_id = ${applicationId}::uuid
    order by c.week_on desc limit ${sql.lit(MOST_WEEKS)}`;
  return rows.toReversed();
}

export async function hasCheckedIn(db: Db, applicationId: string, weekOn: string): Promise<boolean> {
  const row = await db
    .selectFrom('psych.check_in')
    .select('psych.check_in.id')
    .where('psych.check_in.application_id', '=', applicationId)
    .where('psych.check_in.week_on', '=', weekOn)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest answers of a week take the place of earlier ones. */
export async function saveCheckIn(
  tx: Tx,
  week: CheckInRow & { readonly applicationId: string; readonly at: Date },
): Promise<void> {
  const { applicationId, weekOn, answers, at } = week;
  await tx
    .insertInto('psych.check_in')
    .values({ id: newId(), application_id: applicationId, week_on: weekOn, answers, at })
    .onConflict((conflict) => conflict.columns(['application_id', 'week_on']).doUpdateSet({ answers, at }))
    .execute();
}
