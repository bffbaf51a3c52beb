import type { ApprovalKind, ApprovalStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';

/** The name of an approval in the history and the audit log. */
export const APPROVAL = 'programme_approval';

export interface ApprovalRow {
  readonly id: string;
  readonly programmeId: string;
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly askedBy: string | null;
  /** People who wrote the programme or asked for it; none of them decides. */
  readonly authors: readonly string[];
  readonly managerId: string;
  readonly name: string;
  readonly hasTrainees: boolean;
  readonly isCancelled: boolean;
  readonly appliesUntil: Date;
  /** The day on which it is called off with too few people; null where it never is. */
  readonly decidesOn: string | null;
  readonly version: number;
}

const COLUMNS = sql`
  a.id, a.programme_id as "programmeId", a.kind, a.status, a.asked_by as "askedBy", p.manager_id as "managerId",
  p.name_ko as name, array(
    select a.asked_by where a.asked_by is not null
    union select p.created_by where p.created_by is not null
    union select p.manager_id
    union select wrote.member_id from programme_author wrote where wrote.programme_id = p.id) as authors,
  exists (select from trainee t where t.programme_id = p.id) as "hasTrainees", p.cancelled_at is not null as "isCancelled",
  p.applies_until as "appliesUntil", p.decides_on::text as "decidesOn",
  a.version`;

/** @param isIn the scope that the programme `p` has to be in */
export function selectOptionalApproval(
  db: Db,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<ApprovalRow | undefined> {
  return firstOf<ApprovalRow>(db)`
    select ${COLUMNS} from programme_approval a join programme p on p.id = a.programme_id
    where a.id = ${id}::uuid and ${isIn}`;
}

/** Locks the programme, and only then reads the approval: who applies meanwhile waits, or was first. */
export async function lockOptionalApproval(
  tx: Tx,
  asked: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<ApprovalRow | undefined> {
  const found = await selectOptionalApproval(tx, asked);
  if (!found) return undefined;
  await lockOptionalProgramme(tx, found.programmeId);
  return selectOptionalApproval(tx, asked);
}

export interface NewApproval {
  readonly programmeId: string;
  readonly kind: ApprovalKind;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** Undefined where it was asked for already. */
export async function insertOptionalApproval(tx: Tx, made: NewApproval): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('programme_approval')
    .values({
      id: newId(),
      programme_id: made.programmeId,
      kind: made.kind,
      status: 'WAITING',
      asked_by: made.by,
      asked_at: made.at,
      note: made.note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('programme_approval.id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Makes an approver who looked at the earlier contents see that they have changed. */
export async function bumpWaiting(tx: Tx, programmeId: string, kind: ApprovalKind): Promise<void> {
  await sql`
    update programme_approval set version = version + 1
    where programme_approval.programme_id = ${programmeId}::uuid and programme_approval.kind = ${kind}
      and programme_approval.status = 'WAITING'`.execute(tx);
}

/** Publishes the programme from now on; one that was published before stays as it was. */
export async function publishProgramme(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update programme set published_at = coalesce(published_at, ${at}), version = version + 1, updated_at = ${at}
    where programme.id = ${id}::uuid`.execute(tx);
}

export async function closeProgramme(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update programme set closed_at = coalesce(closed_at, ${at}), version = version + 1, updated_at = ${at}
    where programme.id = ${id}::uuid`.execute(tx);
}

/** Selects active people who decide about approvals, but for the authors. */
export function selectApprovers(db: Db, exceptIds: readonly string[]): Promise<string[]> {
  return idsOf(db)`
    select distinct m.id from member m
    join role_member given on given.member_id = m.id
    join role_privilege held on held.role_id = given.role_id and held.menu_id = 'LRN_APRV' and held.resource_code = 'U'
    where m.status = 'ACTIVE' and m.id <> all(${[...exceptIds]}::uuid[]) order by m.id`;
}
