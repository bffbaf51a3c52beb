import type { AppealStatus, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Patch } from '../../../blocks/workflow/machine.ts';

/** The name of an appeal in the history and the audit log; its id is that of the trainee. */
export const APPEAL = 'no_show_appeal';

export interface AppealRow {
  /** The trainee. */
  readonly id: string;
  readonly status: AppealStatus;
  readonly content: string;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly version: number;
  readonly memberId: string;
  readonly programmeId: string;
  readonly typeCode: ProgrammeType;
}

/** @param isIn the scope that the trainee `t` or the programme `p` has to be in */
export function selectOptionalAppeal(
  db: Db | Tx,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<AppealRow | undefined> {
  return firstOf<AppealRow>(db)`
    select ap.trainee_id as id, ap.status, ap.content, ap.asked_at as "askedAt", ap.decided_at as "decidedAt", ap.reason,
      ap.version, t.member_id as "memberId", p.id as "programmeId", p.type_code as "typeCode"
    from no_show_appeal ap join trainee t on t.id = ap.trainee_id join programme p on p.id = t.programme_id
    where ap.trainee_id = ${id}::uuid and ${isIn}`;
}

/** Holds it until the transaction ends. */
export async function lockOptionalAppeal(
  tx: Tx,
  asked: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<AppealRow | undefined> {
  await sql`select from no_show_appeal ap where ap.trainee_id = ${asked.id}::uuid for update`.execute(tx);
  return selectOptionalAppeal(tx, asked);
}

/** False where the person has appealed already. */
export async function insertAppeal(
  tx: Tx,
  { id, content, at }: { readonly id: string; readonly content: string; readonly at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('no_show_appeal')
    .values({ trainee_id: id, status: 'ASKED', content, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('no_show_appeal.trainee_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Compare-and-swap; gives the ids that moved. */
export async function swapAppeals(
  tx: Tx,
  rows: readonly Pick<AppealRow, 'id' | 'version'>[],
  { from, to, patch }: { readonly from: AppealStatus; readonly to: AppealStatus; readonly patch: Patch },
): Promise<string[]> {
  const set = [
    sql`status = ${to}`,
    sql`version = moving.version + 1`,
    ...Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  ];
  const moved = await rowsOf<{ id: string }>(tx)`
    update no_show_appeal moving set ${sql.join(set)}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ version }) => version)}::int[]) as held(id, version)
    where moving.trainee_id = held.id and moving.version = held.version and moving.status = ${from}
    returning moving.trainee_id as id`;
  return moved.map(({ id }) => id);
}

/** Counts the person as absent without notice no longer. */
export async function clearNoShow(tx: Tx, traineeId: string): Promise<void> {
  await sql`
    update trainee set is_no_show = false, no_show_at = null, version = version + 1 where trainee.id = ${traineeId}::uuid`.execute(
    tx,
  );
}

/** Selects who manages the programme of a trainee, while they are active. */
export function selectManagers(db: Db | Tx, traineeId: string): Promise<string[]> {
  return idsOf(db)`
    select m.id from trainee t join programme p on p.id = t.programme_id join member m on m.id = p.manager_id
    where t.id = ${traineeId}::uuid and m.status = 'ACTIVE'`;
}
