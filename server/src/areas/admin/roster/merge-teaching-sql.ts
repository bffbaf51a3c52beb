/** Enrolments, teachers and advisors. */
import { IS_TAKEN_OFF, NOTHING, runStatements, type Merge } from './merging-sql.ts';

export const mergeEnrolments: Merge = async (merging) => {
  await merging.client.query(
    `create temporary table roster_enrolled on commit drop as
     select class.id as course_id, learner.student_id, staged.sourced_id as source_id, staged.begin_date as begins_on,
       staged.end_date as ends_on, case when ${IS_TAKEN_OFF} then 'DROPPED' else 'ENROLLED' end as status,
       held.course_id is null as is_new
     from roster_enrollments staged
     join roster_classes class on class.sourced_id = staged.class_sourced_id
     join roster_academic_sessions session on session.sourced_id = class.term
     join roster_users learner on learner.sourced_id = staged.user_sourced_id
     left join enrolment held on held.course_id = class.id and held.student_id = learner.student_id
     where staged.role = 'student' and $1::text is not null`,
    [merging.source, merging.today],
  );
  await merging.client.query('create index on roster_enrolled (course_id, student_id)');
  await merging.client.query('analyze roster_enrolled');
  // A key that now means another student or class is let go of first: the old row counts as no longer there.
  await merging.client.query(
    `update enrolment set source_id = null from roster_enrolled wanted
     where enrolment.source_system = $1 and enrolment.source_id = wanted.source_id
       and (enrolment.course_id, enrolment.student_id) <> (wanted.course_id, wanted.student_id)`,
    [merging.source],
  );
  const isWanted = 'wanted.course_id = enrolment.course_id and wanted.student_id = enrolment.student_id';
  // How a course ended is not the roster's to take back.
  const status = `case when enrolment.status in ('COMPLETED', 'FAILED') then enrolment.status else wanted.status end`;
  return runStatements(merging, {
    given: 'select from roster_enrolled',
    changed: `update enrolment set status = ${status}, begins_on = wanted.begins_on, ends_on = wanted.ends_on,
        source_system = $1, source_id = wanted.source_id
      from roster_enrolled wanted where ${isWanted}
        and (enrolment.status, enrolment.begins_on, enrolment.ends_on, enrolment.source_system, enrolment.source_id)
          is distinct from (${status}, wanted.begins_on, wanted.ends_on, $1, wanted.source_id)`,
    added: `insert into enrolment (course_id, student_id, status, begins_on, ends_on, source_system, source_id)
      select wanted.course_id, wanted.student_id, wanted.status, wanted.begins_on, wanted.ends_on, $1, wanted.source_id
      from roster_enrolled wanted where wanted.is_new`,
    left: `update enrolment set status = 'DROPPED', ends_on = coalesce(enrolment.ends_on, $2)
      where enrolment.source_system = $1 and enrolment.status = 'ENROLLED'
        and not exists (select from roster_enrolled wanted where ${isWanted})`,
  });
};

export const mergeTeachers: Merge = async (merging) => {
  await merging.client.query(
    `create temporary table roster_teaching on commit drop as
     select distinct on (class.id, teacher.id) class.id as course_id, teacher.id as member_id,
       case staged.role when 'teacher' then 'TEACHER' else 'ASSISTANT' end as role, held.course_id is null as is_new
     from roster_enrollments staged
     join roster_classes class on class.sourced_id = staged.class_sourced_id
     join roster_academic_sessions session on session.sourced_id = class.term
     join roster_users teacher on teacher.sourced_id = staged.user_sourced_id
     left join course_teacher held on held.course_id = class.id and held.member_id = teacher.id
     where staged.role in ('teacher', 'aide') and not (${IS_TAKEN_OFF}) and $1::text is not null
     order by class.id, teacher.id, staged.role desc`,
    [merging.source, merging.today],
  );
  const isWanted = 'wanted.course_id = course_teacher.course_id and wanted.member_id = course_teacher.member_id';
  return runStatements(merging, {
    given: `select from roster_enrollments staged where staged.role in ('teacher', 'aide')`,
    changed: `update course_teacher set role = wanted.role from roster_teaching wanted
      where ${isWanted} and course_teacher.source_system = $1 and course_teacher.role <> wanted.role`,
    added: `insert into course_teacher (course_id, member_id, role, source_system)
      select wanted.course_id, wanted.member_id, wanted.role, $1 from roster_teaching wanted
      where wanted.is_new`,
    left: `delete from course_teacher where course_teacher.source_system = $1
      and not exists (select from roster_teaching wanted where ${isWanted})`,
  });
};

/** Makes the teacher of a student's first class their supervising professor, if they never had one. */
export const mergeAdvisors: Merge = async (merging) => {
  if (merging.advisor === 'none') return NOTHING;
  await merging.client.query(
    `create temporary table roster_advised on commit drop as
     select distinct on (enrolled.student_id) enrolled.student_id, teaching.member_id as advisor_id,
       coalesce(enrolled.begins_on, session.start_date) as begins_on, held.student_id is null as is_new
     from roster_enrolled enrolled
     join roster_classes class on class.id = enrolled.course_id
     join roster_academic_sessions session on session.sourced_id = class.term
     join roster_teaching teaching on teaching.course_id = enrolled.course_id and teaching.role = 'TEACHER'
     left join advisor_assignment held on held.student_id = enrolled.student_id and held.kind = 'ADVISOR'
     order by enrolled.student_id, session.start_date, enrolled.begins_on, class.sourced_id, teaching.member_id`,
  );
  const counts = await runStatements(merging, {
    given: 'select from roster_advised',
    added: `insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason)
      select pg_temp.new_id(), wanted.student_id, wanted.advisor_id, wanted.begins_on, 'INITIAL' from roster_advised wanted
      where wanted.is_new`,
  });
  // Without the type they could not open the screens for it. It is not the roster's, so later rosters leave it.
  await merging.client.query(
    `insert into member_type (id, member_id, type_code, begins_on)
     select pg_temp.new_id(), advisor.id, 'SUPERVISING_PROFESSOR', $1::date from roster_users advisor
     where exists (select from roster_teaching teaching where teaching.member_id = advisor.id and teaching.role = 'TEACHER')
       and exists (select from advisor_assignment held where held.advisor_id = advisor.id and held.kind = 'ADVISOR' and held.ends_on is null)
       and not exists (select from member_type type where type.member_id = advisor.id
         and type.type_code = 'SUPERVISING_PROFESSOR' and (type.ends_on is null or type.ends_on >= $1::date))`,
    [merging.today],
  );
  return counts;
};
