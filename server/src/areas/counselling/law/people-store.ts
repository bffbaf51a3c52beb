/** Assignees of a case, law counsellors who could take it, and people whom another case names too. */
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { CLIENTS_ADVERSE, OPPONENTS_ADVERSE, type NamedMember } from './store.ts';

export async function saveAssignees(tx: Tx, caseId: string, memberIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('law_assignee').where('law_assignee.case_id', '=', caseId).execute();
  await tx
    .insertInto('law_assignee')
    .values(memberIds.map((memberId) => ({ case_id: caseId, member_id: memberId })))
    .execute();
}

const isOpenOf = (memberId: string): RawBuilder<boolean> => sql`(l.status <> all('{DECLINED,CLOSED}') and exists (
  select from law_assignee la where la.case_id = l.id and la.member_id = ${memberId}::uuid))`;

export function countOpenCases(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from law_case l where ${isOpenOf(memberId)}`;
}

/** Locks the open cases of a counsellor, in the order of their ids. */
export function lockOpenCases(tx: Tx, memberId: string): Promise<{ id: string; version: number }[]> {
  return rowsOf<{ id: string; version: number }>(tx)`
    select l.id, l.version from law_case l
    where ${isOpenOf(memberId)} order by l.id for update`;
}

/** Takes a counsellor off a case, and puts another one in their place where there is one. */
export async function handCaseOn(
  tx: Tx,
  { caseId, memberId, nextId }: { caseId: string; memberId: string; nextId: string | null },
): Promise<void> {
  await tx
    .deleteFrom('law_assignee')
    .where('law_assignee.case_id', '=', caseId)
    .where('law_assignee.member_id', '=', memberId)
    .execute();
  if (nextId !== null)
    await tx
      .insertInto('law_assignee')
      .values({ case_id: caseId, member_id: nextId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await tx
    .updateTable('law_case')
    .set((eb) => ({ version: eb('law_case.version', '+', 1) }))
    .where('law_case.id', '=', caseId)
    .execute();
}

/** Selects today’s law counsellors, each with the number of their open cases. */
export function selectLawCounsellors(
  db: Db,
  asked: { today: string; locale: Locale },
): Promise<(NamedMember & { openCount: number })[]> {
  return rowsOf<NamedMember & { openCount: number }>(db)`
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, (
      select count(*)::int from law_assignee la join law_case l on l.id = la.case_id
      where la.member_id = m.id and l.status <> all('{DECLINED,CLOSED}')) as "openCount"
    from member m where m.status = 'ACTIVE' and exists (
      select from member_duty held where held.member_id = m.id and held.duty_code = 'LAW_COUNSELLOR'
        and ${inForce('held', sql`${asked.today}`)})
    order by m.name_ko, m.id limit 200`;
}

export interface ConflictRow {
  readonly caseId: string;
  readonly how: 'CLIENT' | 'OPPONENT' | 'SAME_OPPONENT';
  readonly studentName: string;
  readonly studentMemberId: string;
  readonly askedAt: Date;
  readonly assignees: NamedMember[];
}

/** Cases that name the same people, those on the other side first. */
export function selectConflicts(db: Db, caseId: string, locale: Locale): Promise<ConflictRow[]> {
  return rowsOf<ConflictRow>(db)`
    select found.* from (
      select other.id as "caseId", other.created_at as "askedAt", ${nameOf('om', locale)} as "studentName", om.id as "studentMemberId",
        case when l.opponent_digest is not null and other.client_digests @> array[l.opponent_digest] then 'CLIENT'
          when other.opponent_digest = any(l.client_digests) then 'OPPONENT'
          else 'SAME_OPPONENT' end as how,
        (select coalesce(json_agg(json_build_object('memberId', am.id, 'name', ${nameOf('am', locale)}) order by am.id), '[]')
          from law_assignee la join member am on am.id = la.member_id where la.case_id = other.id) as assignees
      from law_case l
      join lateral (${CLIENTS_ADVERSE} union ${OPPONENTS_ADVERSE} union
        select other.id from law_case other where other.opponent_digest = l.opponent_digest and other.id <> l.id) same on true
      join law_case other on other.id = same.id
      join student os on os.id = other.student_id join member om on om.id = os.member_id
      where l.id = ${caseId}::uuid) found
    order by found.how = 'SAME_OPPONENT', found."askedAt" desc limit 20`;
}
