-- Reference data of the university: departments, terms, codes, courses, job duties.

create table department (
  code text primary key,
  parent_code text references department (code),
  name_ko text not null,
  name_en text,
  in_use boolean not null default true,
  position integer not null default 0,
  source_system text,
  source_id text,
  check (code <> parent_code),
  unique (source_system, source_id)
);
create index department_parent on department (parent_code, position, code);
comment on table department is 'The tree of the university; its root is 10000.';

create table term (
  year integer not null check (year between 1900 and 2999),
  semester_code text not null,
  begins_on date not null,
  ends_on date not null,
  week1_on date not null,
  is_current boolean not null default false,
  primary key (year, semester_code),
  check (begins_on < ends_on)
);
create unique index term_one_current on term (is_current) where is_current;

create table term_event (
  id uuid primary key,
  year integer not null,
  semester_code text not null,
  kind text not null check (kind in ('REGISTRATION', 'MIDTERM', 'FINAL', 'HOLIDAY', 'DEADLINE', 'OTHER')),
  name_ko text not null,
  name_en text,
  begins_on date not null,
  ends_on date not null,
  foreign key (year, semester_code) references term (year, semester_code),
  check (begins_on <= ends_on)
);
create index term_event_term on term_event (year, semester_code, begins_on);

create table code (
  class_code text not null,
  mid_code text not null default '',
  small_code text not null default '',
  name_ko text not null,
  name_en text,
  position integer not null default 0,
  in_use boolean not null default true,
  attributes jsonb,
  primary key (class_code, mid_code, small_code),
  check (small_code = '' or mid_code <> '')
);
comment on table code is 'Common codes in three levels; the levels that a code does not have are empty texts.';

create table course_master (
  id uuid primary key,
  year integer not null,
  semester_code text not null,
  course_code text not null,
  subject_code text not null,
  subject_name_ko text not null,
  subject_name_en text,
  name_ko text collate "C" not null,
  name_en text,
  grade integer not null check (grade between 1 and 6),
  managing_department_code text not null references department (code),
  is_major boolean not null,
  credits numeric(3, 1) not null default 3,
  source_system text,
  source_id text,
  grams text[] not null generated always as (bigrams_of(name_ko || ' ' || coalesce(name_en, '') || ' ' || course_code)) stored,
  unique (year, semester_code, course_code),
  unique (source_system, source_id)
);
create index course_master_order on course_master
  (year desc, grade, semester_code desc, subject_code collate "C" desc, name_ko, id);
create index course_master_grams on course_master using gin (grams);

create table course (
  id uuid primary key,
  master_id uuid not null references course_master (id),
  year integer not null,
  semester_code text not null,
  course_code text not null,
  class_number text not null,
  subject_code text not null,
  name_ko text collate "C" not null,
  name_en text,
  is_major boolean not null,
  source_system text,
  source_id text,
  grams text[] not null generated always as (bigrams_of(name_ko || ' ' || coalesce(name_en, '') || ' ' || course_code)) stored,
  unique (year, semester_code, course_code, class_number),
  unique (source_system, source_id),
  foreign key (year, semester_code) references term (year, semester_code)
);
create index course_order on course (year desc, semester_code desc, name_ko, id);
create index course_master_id on course (master_id);
create index course_grams on course using gin (grams);

create table job_duty (
  id text primary key,
  parent_id text references job_duty (id),
  name_ko text not null,
  name_en text,
  position integer not null default 0
);
comment on table job_duty is 'What people do at work, the target of goals and roadmaps.';

create table course_duty (
  course_code text not null,
  duty_id text not null references job_duty (id),
  weight integer not null default 1,
  primary key (duty_id, course_code)
);
