-- Rosters from other systems: assessments and their results, where types and teaching come from, and what each import did.

alter table member_type add column source_system text;
comment on column member_type.source_system is 'The roster that gave it and may end it; what administrators give has none.';

alter table course_teacher add column source_system text;
comment on column course_teacher.source_system is 'The roster that gave it and may take it away; what administrators give has none.';

create table assessment (
  id uuid primary key,
  course_id uuid not null references course (id),
  title text not null,
  description text,
  category text,
  assigned_on date,
  due_on date,
  lowest_score numeric,
  highest_score numeric,
  source_system text,
  source_id text,
  removed_at timestamptz,
  unique (source_system, source_id)
);
create index assessment_course on assessment (course_id, due_on, id);
comment on table assessment is 'What students of a course are marked on.';
comment on column assessment.removed_at is 'When the roster no longer had it; it comes back with the roster.';

create table result (
  assessment_id uuid not null references assessment (id),
  student_id uuid not null references student (id),
  status text not null check (status in ('EXEMPT', 'FULLY_GRADED', 'NOT_SUBMITTED', 'PARTIALLY_GRADED', 'SUBMITTED')),
  score numeric,
  scored_on date,
  is_late boolean,
  is_missing boolean,
  source_system text,
  source_id text,
  removed_at timestamptz,
  primary key (assessment_id, student_id),
  unique (source_system, source_id)
);
create index result_student on result (student_id, assessment_id);

create table import_run (
  id uuid primary key,
  source_system text not null,
  source_name text,
  options jsonb not null,
  counts jsonb not null,
  actor_id uuid references member (id),
  started_at timestamptz not null,
  ended_at timestamptz not null
);
create index import_run_order on import_run (id desc);
create index import_run_actor on import_run (actor_id);
comment on table import_run is 'The report of each import that was carried out, in the transaction of its effect; refused ones and dry runs leave none.';
comment on column import_run.counts is '[{ kind, given, added, changed, left }].';
