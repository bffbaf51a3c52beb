/** People of a programme with their completion, as those who organise it see them. */
import type { CompletionState } from '@naru/contract/areas/learning/completion.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isMemberMeant } from '../../../platform/list/search-sql.ts';
import { departmentOf } from '../core/department-sql.ts';
import { factsWithState, type FactsRow } from './facts-store.ts';

export interface ProgrammeLine {
  readonly id: string;
  readonly name: string;
  readonly typeCode: ProgrammeType;
  readonly endsAt: Date;
  readonly needsSurvey: boolean;
  readonly needsAssignment: boolean;
  readonly leastAttendance: number;
  readonly isCancelled: boolean;
  /** Its closing was approved. */
  readonly isClosed: boolean;
}

export function selectOptionalProgramme(
  db: Db,
  { id, isIn, locale }: { readonly id: string; readonly isIn: RawBuilder<boolean>; readonly locale: Locale },
): Promise<ProgrammeLine | undefined> {
  return firstOf<ProgrammeLine>(db)`
    select p.id, ${nameOf('p', locale)} as name, p.type_code as "typeCode", p.ends_at as "endsAt",
      p.needs_survey as "needsSurvey", p.needs_assignment as "needsAssignment",
      p.least_attendance as "leastAttendance", p.cancelled_at is not null as "isCancelled",
      p.closed_at is not null as "isClosed"
    from programme p where p.id = ${id}::uuid and p.published_at is not null and ${isIn}`;
}

/** Selects the approval that closed a programme, where who gave it is still known. */
export function selectOptionalClosing(
  db: Db,
  programmeId: string,
): Promise<{ approvalId: string; decidedBy: string } | undefined> {
  return firstOf<{ approvalId: string; decidedBy: string }>(db)`
    select a.id as "approvalId", a.decided_by as "decidedBy" from programme_approval a
    where a.programme_id = ${programmeId}::uuid and a.kind = 'CLOSE' and a.status = 'APPROVED'
      and a.decided_by is not null`;
}

/** Selects the programme of a trainee, where it is in scope. */
export async function selectOptionalProgrammeOf(
  db: Db,
  { traineeId, isIn }: { readonly traineeId: string; readonly isIn: RawBuilder<boolean> },
): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select p.id from trainee t join programme p on p.id = t.programme_id
    where t.id = ${traineeId}::uuid and ${isIn}`;
  return row?.id;
}

export interface CompleterRow extends FactsRow {
  readonly name: string;
  readonly number: string;
  readonly departmentName: string | null;
  readonly withdrawnReason: string | null;
}

export interface CompletersAsked {
  readonly programmeId: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly state?: CompletionState | undefined;
  readonly search?: Search | undefined;
}

const PEOPLE = sql`join member m on m.id = f."memberId" left join student s on s.member_id = m.id`;

const STATE_ORDER = sql.lit('{READY,WAITING,LACKING,RUNNING,WITHDRAWN,COMPLETED}');

export function selectCompleters(db: Db, asked: CompletersAsked, window: PageWindow): Promise<PageRows<CompleterRow>> {
  const { programmeId, now, locale, state, search } = asked;
  const facts = factsWithState(now, sql`p.id = ${programmeId}::uuid`);
  const parts = [sql`true`];
  if (state) parts.push(sql`f.state = ${state}`);
  if (search) parts.push(isMemberMeant(search));
  return selectPage<CompleterRow>(db, {
    columns: sql`f.*, ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number,
      ${departmentOf(locale)} as "departmentName",
      (select t.withdrawn_reason from trainee t where t.id = f."traineeId") as "withdrawnReason"`,
    from: sql`(${facts}) f ${PEOPLE}`,
    where: sql.join(parts, sql` and `),
    order: sql`array_position(${STATE_ORDER}::text[], f.state), m.name_ko, f."traineeId"`,
    window,
  });
}

export function countStates(
  db: Db,
  { programmeId, now }: Pick<CompletersAsked, 'programmeId' | 'now'>,
): Promise<{ state: CompletionState; count: number }[]> {
  return rowsOf<{ state: CompletionState; count: number }>(db)`
    select f.state, count(*)::int as count from (${factsWithState(now, sql`p.id = ${programmeId}::uuid`)}) f
    group by f.state`;
}

export interface NumberedFacts extends FactsRow {
  readonly name: string;
  readonly number: string;
  readonly username: string;
}

/** Selects the confirmed people of a programme by their numbers. */
export async function selectByNumbers(
  db: Db,
  asked: {
    readonly programmeId: string;
    readonly now: Date;
    readonly locale: Locale;
    readonly numbers: readonly string[];
  },
): Promise<NumberedFacts[]> {
  const { programmeId, now, locale, numbers } = asked;
  const { rows } = await sql<NumberedFacts>`
    select f.*, ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number, m.username
    from (${factsWithState(now, sql`p.id = ${programmeId}::uuid`)}) f ${PEOPLE}
    where lower(m.username) = any(${[...numbers]}::text[]) or lower(s.student_number) = any(${[...numbers]}::text[])`.execute(
    db,
  );
  return rows;
}

/** Selects whose place it is, and as which version; a transaction that locks the programme holds it as well. */
export function selectOptionalPlace(
  tx: Tx,
  traineeId: string,
): Promise<{ memberId: string; version: number } | undefined> {
  return firstOf<{ memberId: string; version: number }>(tx)`
    select t.member_id as "memberId", t.version from trainee t where t.id = ${traineeId}::uuid`;
}
