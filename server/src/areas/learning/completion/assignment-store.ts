/** Assignments as rows; each is the trainee's, and goes by their id. */
import type { AssignmentStatus } from '@naru/contract/areas/learning/completion.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Patch } from '../../../blocks/workflow/machine.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { assignmentStatus } from './facts-store.ts';

/** The name of an assignment in the history, in the audit log and beside its files. */
export const ASSIGNMENT = 'trainee_assignment';

export interface AssignmentRow {
  /** The trainee's. */
  readonly id: string;
  readonly programmeId: string;
  readonly memberId: string;
  readonly name: string;
  readonly content: string;
  readonly fileId: string | null;
  readonly handedInAt: Date;
  readonly acceptedAt: Date | null;
  readonly returnedAt: Date | null;
  readonly reason: string | null;
  readonly status: AssignmentStatus;
  readonly isConfirmed: boolean;
  readonly version: number;
}

export interface AssignmentAsked {
  readonly traineeId: string;
  /** The scope that the trainee `t` and the programme `p` have to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

export function selectOptionalAssignment(db: Db, asked: AssignmentAsked): Promise<AssignmentRow | undefined> {
  return firstOf<AssignmentRow>(db)`
    select t.id, t.programme_id as "programmeId", t.member_id as "memberId", ${nameOf('m', asked.locale)} as name,
      work.content, work.file_id as "fileId", work.handed_in_at as "handedInAt", work.accepted_at as "acceptedAt",
      work.returned_at as "returnedAt", work.returned_reason as reason, ${assignmentStatus()} as status,
      t.status = 'CONFIRM' as "isConfirmed", work.version
    from trainee_assignment work join trainee t on t.id = work.trainee_id join programme p on p.id = t.programme_id
    join member m on m.id = t.member_id
    where work.trainee_id = ${asked.traineeId}::uuid and ${asked.isIn}`;
}

/** Locks the programme first, as everything does that may complete somebody, and then reads the assignment. */
export async function lockOptionalAssignment(tx: Tx, asked: AssignmentAsked): Promise<AssignmentRow | undefined> {
  const found = await selectOptionalAssignment(tx, asked);
  if (!found) return undefined;
  await lockOptionalProgramme(tx, found.programmeId);
  return selectOptionalAssignment(tx, asked);
}

/** Handed in for the first time; false where it was there. */
export async function insertAssignment(
  tx: Tx,
  made: {
    readonly traineeId: string;
    readonly content: string;
    readonly fileId: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trainee_assignment')
    .values({
      trainee_id: made.traineeId,
      content: made.content,
      file_id: made.fileId,
      handed_in_at: made.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Compare-and-swap on the version; gives the ids of those that changed. */
export async function swapAssignments(
  tx: Tx,
  rows: readonly Pick<AssignmentRow, 'id' | 'version'>[],
  patch: Patch,
): Promise<string[]> {
  const set = [
    sql`version = work.version + 1`,
    ...Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  ];
  const moved = await rowsOf<{ id: string }>(tx)`
    update trainee_assignment work set ${sql.join(set)}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ version }) => version)}::int[]) as held(id, version)
    where work.trainee_id = held.id and work.version = held.version
    returning work.trainee_id as id`;
  return moved.map(({ id }) => id);
}

/** Says whether a trainee's assignment is in a scope. */
export function hasAssignment(
  db: Db,
  { traineeId, isIn }: Pick<AssignmentAsked, 'traineeId' | 'isIn'>,
): Promise<boolean> {
  return hasRows(db)`
    select from trainee_assignment work join trainee t on t.id = work.trainee_id
    join programme p on p.id = t.programme_id
    where work.trainee_id = ${traineeId}::uuid and ${isIn}`;
}

/** Selects whose assignment it is, for the privacy log. */
export function selectAuthors(db: Db, traineeId: string): Promise<string[]> {
  return idsOf(db)`
    select t.member_id as id from trainee t where t.id = ${traineeId}::uuid`;
}
