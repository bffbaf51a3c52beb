/**
 * Departments, terms, course masters and courses.
 */
import { runStatements, type Merge } from './merging-sql.ts';

const ROOT = '10000';

export const mergeDepartments: Merge = async (merging) => {
  const parent = `case when staged.code = '${ROOT}' then null else coalesce(parent.code, '${ROOT}') end`;
  const staged = `roster_orgs staged left join roster_orgs parent on parent.sourced_id = staged.parent_sourced_id`;
  await merging.client.query(
    `insert into department (code, name_ko) select '${ROOT}', $1
     where not exists (select from roster_orgs staged where staged.code = '${ROOT}') on conflict do nothing`,
    [merging.sourceName],
  );
  return runStatements(merging, {
    given: 'select from roster_orgs',
    changed: `update department set parent_code = found.parent_code, name_ko = found.name, in_use = true
      from (select staged.code, staged.name, ${parent} as parent_code from ${staged} where not staged.is_new) found
      where found.code = department.code and (department.parent_code, department.name_ko, department.in_use)
        is distinct from (found.parent_code, found.name, true)`,
    added: `insert into department (code, parent_code, name_ko, position, source_system, source_id)
      select staged.code, ${parent}, staged.name, staged.line, $1, staged.sourced_id from ${staged} where staged.is_new`,
    left: `update department set in_use = false where department.source_system = $1 and department.in_use
      and not exists (select from roster_orgs staged where staged.sourced_id = department.source_id)`,
  });
};

/** Sessions of a bundle that are terms here. */
export const TERM_SESSIONS = `from roster_academic_sessions session where session.type in ('semester', 'term')
  or exists (select from roster_classes class where class.term = session.sourced_id)`;

/** Terms are the university's own: one that is there keeps its dates. */
export const mergeTerms: Merge = (merging) => {
  return runStatements(merging, {
    given: `select distinct session.year, session.semester_code ${TERM_SESSIONS}`,
    added: `insert into term (year, semester_code, begins_on, ends_on, week1_on)
      select session.year, session.semester_code, min(session.start_date), max(session.end_date), min(session.start_date) ${TERM_SESSIONS}
      group by session.year, session.semester_code on conflict do nothing`,
  });
};

export const mergeMasters: Merge = (merging) => {
  // The first number of the grades, where it is a year of study.
  const grade = `case when substring(staged.grades from '\\d+') ~ '^0?[1-6]$' then substring(staged.grades from '\\d+')::integer else 1 end`;
  const fields = `staged.code, coalesce(nullif(split_part(staged.subject_codes, ',', 1), ''), staged.code),
    coalesce(nullif(split_part(staged.subjects, ',', 1), ''), staged.title), staged.title, ${grade}, org.code`;
  const staged = 'roster_courses staged join roster_orgs org on org.sourced_id = staged.org_sourced_id';
  const columns = 'course_code, subject_code, subject_name_ko, name_ko, grade, managing_department_code';
  const stored = columns.replaceAll(/\w+/g, (name) => `course_master.${name}`);
  return runStatements(merging, {
    given: 'select from roster_courses',
    changed: `update course_master set (${columns}) = row (found.c1, found.c2, found.c3, found.c4, found.c5, found.c6)
      from (select staged.id, ${fields} from ${staged} where not staged.is_new) found(id, c1, c2, c3, c4, c5, c6)
      where found.id = course_master.id and (${stored})
        is distinct from (found.c1, found.c2, found.c3, found.c4, found.c5, found.c6)`,
    added: `insert into course_master (id, year, semester_code, is_major, source_system, source_id, ${columns})
      select staged.id, staged.year, staged.semester_code, true, $1, staged.sourced_id, ${fields} from ${staged}
      where staged.is_new`,
  });
};

export const mergeCourses: Merge = async (merging) => {
  const staged = `roster_classes staged join roster_academic_sessions session on session.sourced_id = staged.term
    join roster_courses master on master.sourced_id = staged.course_sourced_id`;
  // Classes of a course in a term are numbered on from those that are there; a class that stays keeps its number.
  await merging.client.query(
    `update roster_classes class set class_number = coalesce(found.kept,
       lpad((found.last + found.at)::text, greatest(2, length((found.last + found.at)::text)), '0'))
     from (
       select numbered.line, numbered.kept, coalesce(taken.last, 0) as last,
         row_number() over (partition by numbered.year, numbered.semester_code, numbered.code, numbered.kept is null
           order by numbered.class_code, numbered.line) as at
       from (
         select staged.line, staged.class_code, session.year, session.semester_code, master.code, course.class_number as kept
         from ${staged}
         left join course on course.id = staged.id and (course.year, course.semester_code, course.course_code)
           = (session.year, session.semester_code, master.code)
       ) numbered
       left join lateral (
         select max(other.class_number::integer) as last from course other
         where other.year = numbered.year and other.semester_code = numbered.semester_code
           and other.course_code = numbered.code and other.class_number ~ '^\\d{1,6}$'
       ) taken on true
     ) found where found.line = class.line`,
  );
  const columns = 'master_id, year, semester_code, course_code, class_number, subject_code, name_ko';
  const stored = columns.replaceAll(/\w+/g, (name) => `course.${name}`);
  const fields = `master.id, session.year, session.semester_code, master.code, staged.class_number,
    coalesce(nullif(split_part(master.subject_codes, ',', 1), ''), master.code), staged.title`;
  const found = 'found.c1, found.c2, found.c3, found.c4, found.c5, found.c6, found.c7';
  return runStatements(merging, {
    given: 'select from roster_classes',
    changed: `update course set (${columns}) = row (${found})
      from (select staged.id, ${fields} from ${staged} where not staged.is_new) found(id, c1, c2, c3, c4, c5, c6, c7)
      where found.id = course.id and (${stored}) is distinct from (${found})`,
    added: `insert into course (id, is_major, source_system, source_id, ${columns})
      select staged.id, true, $1, staged.sourced_id, ${fields} from ${staged} where staged.is_new`,
  });
};
