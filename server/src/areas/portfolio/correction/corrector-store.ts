/** People who correct: holders of the duty, and the student’s own professor and coach. */
import type { CorrectorLoad } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { CorrectorKind } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

interface CandidateAsked {
  /** The student. */
  readonly memberId: string;
  readonly today: string;
}

/** Builds the holders of the duty today. */
const holders = (today: string): RawBuilder<unknown> => sql`
  select held.member_id, 'CAREER' as kind from member_duty held
  where held.duty_code = 'CORRECTOR' and ${inForce('held', sql`${today}`)}`;

/** Builds those who advise and coach a student today. */
const assignedTo = ({ memberId, today }: CandidateAsked): RawBuilder<unknown> => sql`
  select given.advisor_id, case given.kind when 'COACH' then 'COACH' else 'PROFESSOR' end
  from advisor_assignment given join student assigned on assigned.id = given.student_id
  where assigned.member_id = ${memberId}::uuid and ${inForce('given', sql`${today}`)}`;

/** Builds everybody who can be given a request of a student, each once, by the kind that is nearest to the student. */
const candidates = (asked: CandidateAsked): RawBuilder<unknown> => sql`
  select distinct on (one.member_id) one.member_id, one.kind
  from (${holders(asked.today)} union all ${assignedTo(asked)}) one(member_id, kind)
  where one.member_id <> ${asked.memberId}::uuid
  order by one.member_id, one.kind = 'CAREER'`;

export function hasCandidate(
  db: Db,
  { candidateId, ...asked }: CandidateAsked & { readonly candidateId: string },
): Promise<boolean> {
  return hasRows(db)`
    select from (${candidates(asked)}) candidate join member m on m.id = candidate.member_id
    where m.id = ${candidateId}::uuid and m.status = 'ACTIVE'`;
}

interface LoadTimes {
  readonly now: Date;
  /** Requests are due soon that should be answered by then. */
  readonly soonUntil: Date;
  readonly locale: Locale;
}

const loadOf = ({ locale }: LoadTimes): RawBuilder<unknown> => sql`
  m.id as "memberId", ${nameOf('m', locale)} as "memberNm", candidate.kind,
  (select ${nameOf('d', locale)} from member_type belongs join department d on d.code = belongs.department_code
    where belongs.member_id = m.id order by belongs.is_primary desc, d.code limit 1) as "deptNm",
  load.open as "openCount", load.late as "lateCount", load.soon as "soonCount", load.done as "doneCount"`;

const loads = ({ now, soonUntil }: LoadTimes): RawBuilder<unknown> => sql`lateral (
  select count(*) filter (where c.status = 'REQUESTED')::int as open,
    count(*) filter (where c.status = 'REQUESTED' and c.answer_by <= ${now}::timestamptz)::int as late,
    count(*) filter (where c.status = 'REQUESTED' and c.answer_by > ${now}::timestamptz
      and c.answer_by <= ${soonUntil}::timestamptz)::int as soon,
    count(*) filter (where c.status = 'COMPLETED'
      and c.completed_at > ${now}::timestamptz - interval '30 days')::int as done
  from letter_correction c where c.assignee_id = m.id and c.withdrawn_at is null) load`;

/** Selects whom a request can be given to: those whom the student wants first, and among them those with the least to do. */
export async function selectCandidates(
  db: Db,
  asked: CandidateAsked & { readonly wanted: CorrectorKind },
  times: LoadTimes,
): Promise<CorrectorLoad[]> {
  const { rows } = await sql<CorrectorLoad>`
    select ${loadOf(times)} from (${candidates(asked)}) candidate join member m on m.id = candidate.member_id
    cross join ${loads(times)} where m.status = 'ACTIVE'
    order by ${asked.wanted} <> 'ANY' and candidate.kind <> ${asked.wanted}, load.open, m.name_ko, m.id limit 200`.execute(
    db,
  );
  return rows;
}

/** Selects everybody who corrects or has something to correct, those with the most to do first. */
export function selectLoads(db: Db, today: string, times: LoadTimes): Promise<CorrectorLoad[]> {
  return rowsOf<CorrectorLoad>(db)`
    select ${loadOf(times)} from (
      select one.member_id, min(one.kind) as kind from (
        ${holders(today)} union all
        select c.assignee_id, case when exists (select from advisor_assignment given
            join student assigned on assigned.id = given.student_id
            where given.advisor_id = c.assignee_id and assigned.member_id = c.member_id and given.kind = 'COACH')
          then 'COACH' else 'PROFESSOR' end
        from letter_correction c where c.status = 'REQUESTED' and c.withdrawn_at is null and c.assignee_id is not null
      ) one(member_id, kind) group by one.member_id) candidate
    join member m on m.id = candidate.member_id cross join ${loads(times)} where m.status = 'ACTIVE'
    order by load.late desc, load.open desc, m.name_ko, m.id limit 200`;
}

export interface WantedRow {
  readonly kind: Exclude<CorrectorKind, 'ANY'>;
  readonly count: number;
  /** A name where it is one person. */
  readonly name: string | null;
}

/** Selects who would correct papers of a student now, by kind. */
export function selectWanted(db: Db, asked: CandidateAsked, locale: Locale): Promise<WantedRow[]> {
  return rowsOf<WantedRow>(db)`
    select one.kind, count(distinct m.id)::int as count,
      case when count(distinct m.id) = 1 then min(${nameOf('m', locale)}) end as name
    from (${holders(asked.today)} union all ${assignedTo(asked)}) one(member_id, kind)
    join member m on m.id = one.member_id and m.status = 'ACTIVE'
    where one.member_id <> ${asked.memberId}::uuid group by one.kind`;
}
