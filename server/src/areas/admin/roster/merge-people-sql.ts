/**
 * Members, their types, and students.
 */
import { holdIdentities } from './hold-identities.ts';
import { runStatements, type Merge, type Merging } from './merging-sql.ts';
import { TYPES_OF_ROLE } from './rules.ts';

/** Whether the last word about an account was a roster's: what an administrator locked is not a roster's to unlock. */
const IS_ROSTERS_LOCK = `(select change.actor_role from status_change change
  where change.entity = 'member' and change.entity_id = member.id order by change.id desc limit 1) = 'ROSTER'`;

/** Korean names are written family name first, without a space. */
const NAME = `case when staged.family_name ~ '[가-힣]' and staged.given_name ~ '[가-힣]' then staged.family_name || staged.given_name
    else concat_ws(' ', staged.given_name, staged.middle_name, staged.family_name) end`;
const SUBJECT = 'coalesce(staged.user_master_identifier, staged.username)';
const EMAIL = 'coalesce(staged.email, member.email)';

/** For rows that name a known person, the identity that they would get. */
const IDENTITIES = `select staged.id, staged.username, ${NAME} as name, ${SUBJECT} as subject, ${EMAIL} as email
  from roster_users staged join member on member.id = staged.id where not staged.is_new`;

export const mergeMembers: Merge = async (merging) => {
  const phone = 'coalesce(staged.sms, staged.phone)';
  // People who come back are let in again; those whom an administrator locked stay locked.
  const status = `case when member.status = 'LEFT' or (member.status = 'ACTIVE' and not staged.enabled_user)
      or (member.status = 'LOCKED' and staged.enabled_user and ${IS_ROSTERS_LOCK})
    then case when staged.enabled_user then 'ACTIVE' else 'LOCKED' end else member.status end`;
  await merging.client.query(
    `create temporary table roster_before on commit drop as
     select member.id, member.status from member where member.source_system = $1`,
    [merging.source],
  );
  await holdIdentities(merging, IDENTITIES);
  const counts = await runStatements(merging, {
    given: 'select from roster_users',
    changed: `update member set username = found.username, name_ko = found.name, sso_subject = found.subject,
        email = found.email, phone = found.phone, status = found.status, version = member.version + 1, updated_at = now()
      from (
        select staged.id, coalesce(held.username, identity.username) as username, coalesce(held.name_ko, identity.name) as name,
          case when held.id is null then identity.subject else held.sso_subject end as subject,
          case when held.id is null then identity.email else held.email end as email,
          coalesce(${phone}, member.phone) as phone, ${status} as status
        from roster_users staged join member on member.id = staged.id
        join (${IDENTITIES}) identity on identity.id = staged.id left join roster_held held on held.id = staged.id
      ) found
      where found.id = member.id
        and (member.username, member.name_ko, member.sso_subject, member.email, member.phone, member.status)
          is distinct from (found.username, found.name, found.subject, found.email, found.phone, found.status)`,
    added: `insert into member (id, username, name_ko, sso_subject, email, phone, status, source_system, source_id)
      select staged.id, staged.username, ${NAME}, ${SUBJECT}, staged.email, ${phone},
        case when staged.enabled_user then 'ACTIVE' else 'LOCKED' end, $1, staged.sourced_id
      from roster_users staged where staged.is_new`,
    left: `update member set status = 'LEFT', version = member.version + 1, updated_at = now()
      where member.source_system = $1 and member.status <> 'LEFT'
        and not exists (select from roster_users staged where staged.sourced_id = member.source_id)`,
  });
  await noteStatuses(merging);
  return counts;
};

/** Adds a line of history and ends the sessions of locked people, as an administrator's change does. */
async function noteStatuses({ client, source }: Merging): Promise<void> {
  await client.query(
    `insert into status_change (id, entity, entity_id, from_status, to_status, actor_role)
     select pg_temp.new_id(), 'member', member.id, earlier.status, member.status, 'ROSTER'
     from member left join roster_before earlier on earlier.id = member.id
     where member.source_system = $1 and member.status <> coalesce(earlier.status, 'ACTIVE')`,
    [source],
  );
  await client.query(
    `update session set ended_at = now(), end_reason = 'LOCKED' from member join roster_before earlier on earlier.id = member.id
     where session.member_id = member.id and session.ended_at is null
       and earlier.status = 'ACTIVE' and member.status <> 'ACTIVE'`,
  );
}

export const mergeTypes: Merge = async (merging) => {
  const pairs = Object.entries(TYPES_OF_ROLE).flatMap(([role, types]) => types.map((type, at) => [role, type, at]));
  const wordsOf = (at: number): unknown[] => pairs.map((pair) => pair[at]);
  await merging.client.query(
    `create temporary table roster_types on commit drop as
     select given.*, not exists (select from member_type held where held.member_id = given.member_id
         and held.type_code = given.type_code and held.source_system = $1::text
         and (held.ends_on is null or held.ends_on >= $2::date)) as is_new,
       row_number() over (partition by given.member_id order by given.rank, given.line, given.at) = 1
       and not exists (select from member_type other where other.member_id = given.member_id and other.is_primary
         and other.source_system is distinct from $1::text) as is_primary
     from (
       select distinct on (staged.id, type.code) staged.id as member_id, type.code as type_code, org.code as department_code,
         coalesce(role.begin_date, $2::date) as begins_on, role.end_date as ends_on,
         case role.role_type when 'primary' then 0 else 1 end as rank, role.line, type.at
       from roster_roles role
       join roster_users staged on staged.sourced_id = role.user_sourced_id
       join roster_orgs org on org.sourced_id = role.org_sourced_id
       join unnest($3::text[], $4::text[], $5::integer[]) as type(role, code, at) on type.role = role.role
       where role.end_date is null or role.end_date >= $2::date
       order by staged.id, type.code, role.role_type, role.line
     ) given`,
    [merging.source, merging.today, wordsOf(0), wordsOf(1), wordsOf(2)],
  );
  await merging.client.query('analyze roster_types');
  const open = `member_type.source_system = $1 and (member_type.ends_on is null or member_type.ends_on >= $2)`;
  const isWanted = `wanted.member_id = member_type.member_id and wanted.type_code = member_type.type_code`;
  const lastDay = 'greatest(member_type.begins_on, $2::date - 1)';
  return runStatements(merging, {
    given: 'select from roster_types',
    changed: `update member_type set department_code = wanted.department_code, ends_on = wanted.ends_on, is_primary = wanted.is_primary
      from roster_types wanted where ${isWanted} and ${open}
        and (member_type.department_code, member_type.ends_on, member_type.is_primary)
          is distinct from (wanted.department_code, wanted.ends_on, wanted.is_primary)`,
    added: `insert into member_type (id, member_id, type_code, department_code, begins_on, ends_on, is_primary, source_system)
      select pg_temp.new_id(), wanted.member_id, wanted.type_code, wanted.department_code, wanted.begins_on, wanted.ends_on,
        wanted.is_primary, $1
      from roster_types wanted where wanted.is_new`,
    left: `update member_type set ends_on = ${lastDay} where ${open}
      and not exists (select from roster_types wanted where ${isWanted}) and member_type.ends_on is distinct from ${lastDay}`,
  });
};

export const mergeStudents: Merge = async (merging) => {
  const grade = `case when substring(staged.grades from '\\d+') ~ '^0?[1-6]$' then substring(staged.grades from '\\d+')::integer end`;
  const staged = `roster_users staged left join roster_demographics facts on facts.sourced_id = staged.sourced_id`;
  const birth = 'extract(year from facts.birth_date)::integer';
  const sex = `case facts.sex when 'male' then 'M' when 'female' then 'F' end`;
  const counts = await runStatements(merging, {
    given: 'select from roster_users staged where staged.student_id is not null',
    changed: `update student set student_number = found.number, department_code = found.department_code, grade = found.grade,
        birth_year = found.birth_year, sex = found.sex, version = student.version + 1
      from (
        select staged.student_id, coalesce(staged.identifier, staged.username) as number, staged.department_code,
          coalesce(${grade}, student.grade) as grade, coalesce(${birth}, student.birth_year) as birth_year,
          coalesce(${sex}, student.sex) as sex
        from ${staged} join student on student.id = staged.student_id where not staged.is_new_student
      ) found
      where found.student_id = student.id
        and (student.student_number, student.department_code, student.grade, student.birth_year, student.sex)
          is distinct from (found.number, found.department_code, found.grade, found.birth_year, found.sex)`,
    added: `, first as (
        select distinct on (enrolled.user_sourced_id) enrolled.user_sourced_id, session.year, session.semester_code
        from roster_enrollments enrolled
        join roster_classes class on class.sourced_id = enrolled.class_sourced_id
        join roster_academic_sessions session on session.sourced_id = class.term
        where enrolled.role = 'student' order by enrolled.user_sourced_id, session.year, session.semester_code
      )
      insert into student (id, member_id, student_number, university_code, department_code, grade, student_type, register_status,
        entrance_year, entrance_semester_code, birth_year, sex)
      select staged.student_id, staged.id, coalesce(staged.identifier, staged.username), '1', staged.department_code,
        coalesce(${grade}, 1), 'GENERAL', 'ENROLLED', coalesce(first.year, extract(year from $2)::integer),
        coalesce(first.semester_code, case when extract(month from $2) <= 7 then '10' else '20' end), ${birth}, ${sex}
      from ${staged} left join first on first.user_sourced_id = staged.sourced_id where staged.is_new_student`,
  });
  await merging.client.query(
    `update student_major set department_code = staged.department_code from roster_users staged
     where staged.student_id = student_major.student_id and student_major.kind = 'MAIN'
       and student_major.department_code <> staged.department_code`,
  );
  await merging.client.query(
    `insert into student_major (student_id, kind, department_code)
     select staged.student_id, 'MAIN', staged.department_code from roster_users staged
     where staged.is_new_student`,
  );
  return counts;
};
