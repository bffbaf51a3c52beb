/** The facts about the caller that a request needs, in one prepared read. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../db/db.ts';
import { BINDING_VERSIONS, type SessionState } from './rules.ts';

export interface PersonRow {
  readonly memberStatus: string;
  readonly memberId: string;
  readonly username: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly isExternal: boolean;
  readonly owesAgreement: boolean;
  readonly memberTypes: string[];
  readonly duties: string[];
  readonly roleIds: string[];
  readonly studentId: string | null;
  readonly departmentCodes: string[];
  readonly headedDepartmentCodes: string[];
  readonly hasStudents: boolean;
}

export interface SessionRow extends SessionState, PersonRow {
  readonly sessionId: string;
  readonly allStudentsReason: string | null;
}

/** Only staff hold by department what is about students alone; nobody else is looked up. */
const HAS_STUDENTS = sql<boolean>`case when 'STAFF' = any(types.codes) then exists (
        with recursive below as (
          select unnest(departments.codes) as code
          union select d.code from department d join below on d.parent_code = below.code)
        select from below join student taught on taught.department_code = below.code) else false end`;

/** Builds the columns of the member `m`: identity, and the facts that decide their rights. */
const personColumns = (today: string): RawBuilder<unknown> => sql`
      m.id as "memberId", m.username, m.name_ko as "nameKo", m.name_en as "nameEn", m.status as "memberStatus", m.is_external as "isExternal",
      exists (
        select 1 from (
          select d.code, max(d.version) as version, binding.version as bound
          from unnest(${Object.keys(BINDING_VERSIONS)}::text[], ${Object.values(BINDING_VERSIONS)}::integer[]) as binding(code, version)
          join consent_document d on d.code = binding.code
          where d.effective_on <= ${today}::date group by d.code, binding.version
        ) in_force
        where (m.is_external or in_force.version > in_force.bound) and not exists (
          select 1 from consent c where c.member_id = m.id and c.document_code = in_force.code
            and c.document_version = in_force.version and c.withdrawn_at is null
        )
      ) as "owesAgreement",
      coalesce(types.codes, '{}') as "memberTypes", coalesce(duties.codes, '{}') as duties, coalesce(roles.ids, '{}') as "roleIds",
      student.id as "studentId", coalesce(departments.codes, '{}') as "departmentCodes", coalesce(types.headed, '{}') as "headedDepartmentCodes",
      ${HAS_STUDENTS} as "hasStudents"`;

const personJoins = (today: string): RawBuilder<unknown> => sql`
      left join student on student.member_id = m.id
      left join lateral (
        select array_agg(distinct t.type_code) as codes,
          array_agg(distinct t.department_code) filter (where t.type_code = 'DEPARTMENT_CHIEF' and t.department_code is not null) as headed
        from member_type t
        where t.member_id = m.id and t.begins_on <= ${today}::date and (t.ends_on is null or t.ends_on >= ${today}::date)
      ) types on true
      left join lateral (
        select array_agg(distinct d.duty_code) as codes from member_duty d
        where d.member_id = m.id and d.begins_on <= ${today}::date and (d.ends_on is null or d.ends_on >= ${today}::date)
      ) duties on true
      left join lateral (
        select array_agg(r.id) as ids from role r
        where r.member_type = any(types.codes) or r.duty = any(duties.codes)
          or exists (select 1 from role_member rm where rm.role_id = r.id and rm.member_id = m.id)
      ) roles on true
      left join lateral (
        select array_agg(distinct own.code) as codes from (
          select sd.department_code as code from staff_department sd where sd.member_id = m.id
          union select t.department_code from member_type t
            where t.member_id = m.id and t.department_code is not null
              and t.begins_on <= ${today}::date and (t.ends_on is null or t.ends_on >= ${today}::date)
          union select student.department_code where student.department_code is not null
        ) own
      ) departments on true`;

/** Sessions by their ids, each with its person; `today` is the university's date, which decides types and duties. */
export async function selectSessions(
  db: Db,
  sessionIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, SessionRow>> {
  const rows = await rowsOf<SessionRow>(db)`
    select s.id as "sessionId", s.token_id as "tokenId", s.previous_token_id as "previousTokenId", s.rotated_at as "rotatedAt",
      s.token_expires_at as "tokenExpiresAt", s.ended_at as "endedAt", s.is_shared_pc as "isSharedPc", s.last_seen_at as "lastSeenAt",
      s.all_students_reason as "allStudentsReason",
      ${personColumns(today)}
    from session s
      join member m on m.id = s.member_id
      ${personJoins(today)}
    where s.id = any(${[...sessionIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/** Selects people without a session, by their ids; `today` as above. */
export function selectPeople(db: Db, memberIds: readonly string[], today: string): Promise<PersonRow[]> {
  return rowsOf<PersonRow>(db)`
    select ${personColumns(today)}
    from member m
      ${personJoins(today)}
    where m.id = any(${[...memberIds]}::uuid[]) order by m.id`;
}

/** Notes that the session is alive; at most once a minute a session. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('session.id', '=', sessionId)
    .where('session.last_seen_at', '<', new Date(now.getTime() - 60_000))
    .where('session.ended_at', 'is', null)
    .execute();
}
