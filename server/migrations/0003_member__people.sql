-- People: accounts, member types, duties, students and their terms.

create table member (
  id uuid primary key,
  username text not null,
  name_ko text not null,
  name_en text,
  email text,
  phone text,
  status text not null check (status in ('ACTIVE', 'LOCKED', 'PENDING', 'LEFT')),
  locale text not null default 'ko' check (locale in ('ko', 'en')),
  sso_subject text unique,
  is_external boolean not null default false,
  is_demo boolean not null default false,
  password_hash text,
  password_changed_at timestamptz,
  last_sign_in_at timestamptz,
  source_system text,
  source_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (source_system, source_id)
);
create unique index member_username on member (lower(username));
comment on column member.is_external is 'Signed up for hyfive from outside the university.';

create table member_type (
  id uuid primary key,
  member_id uuid not null references member (id),
  type_code text not null,
  department_code text references department (code),
  begins_on date not null,
  ends_on date,
  is_primary boolean not null default false,
  check (ends_on is null or begins_on <= ends_on)
);
create index member_type_member on member_type (member_id);
create index member_type_type on member_type (type_code, member_id);

create table member_duty (
  id uuid primary key,
  member_id uuid not null references member (id),
  duty_code text not null,
  begins_on date not null,
  ends_on date,
  appointed_by uuid references member (id),
  check (ends_on is null or begins_on <= ends_on)
);
create index member_duty_member on member_duty (member_id);
create index member_duty_duty on member_duty (duty_code, member_id);

create table staff_department (
  member_id uuid not null references member (id),
  department_code text not null references department (code),
  primary key (member_id, department_code)
);

create table student (
  id uuid primary key,
  member_id uuid not null unique references member (id),
  student_number text not null unique,
  university_code text not null check (university_code in ('1', '2')),
  department_code text not null references department (code),
  grade integer not null check (grade between 1 and 6),
  student_type text not null check (student_type in ('GENERAL', 'ENTRUSTED', 'PART_TIME')),
  register_status text not null check (register_status in ('ENROLLED', 'LEAVE', 'GRADUATED', 'EXPELLED', 'COMPLETED')),
  entrance_year integer not null,
  entrance_semester_code text not null,
  nationality text not null default 'KR',
  birth_year integer,
  sex text check (sex in ('M', 'F')),
  graduation_expected_on date,
  version integer not null default 1
);
create index student_department on student (department_code, grade, id);
comment on column student.university_code is '1 the university, 2 the graduate school.';

create table student_major (
  student_id uuid not null references student (id),
  kind text not null check (kind in ('MAIN', 'DOUBLE', 'MINOR', 'LINKED')),
  department_code text not null references department (code),
  primary key (student_id, kind, department_code)
);

create table student_term (
  student_id uuid not null references student (id),
  year integer not null,
  semester_code text not null,
  credits_tried numeric(4, 1) not null,
  credits_earned numeric(4, 1) not null,
  grade_average numeric(3, 2),
  grade_average_overall numeric(3, 2),
  is_warned boolean not null default false,
  register_status text not null,
  primary key (student_id, year, semester_code)
);
comment on table student_term is 'What the academic register said at the end of a term; never changed afterwards.';

create table advisor_assignment (
  id uuid primary key,
  student_id uuid not null references student (id),
  advisor_id uuid not null references member (id),
  begins_on date not null,
  ends_on date,
  reason text not null check (reason in ('INITIAL', 'TRANSFER', 'REQUEST', 'RETIREMENT', 'SABBATICAL')),
  previous_id uuid references advisor_assignment (id),
  shares_history boolean not null default false,
  check (ends_on is null or begins_on <= ends_on)
);
create unique index advisor_assignment_one_open on advisor_assignment (student_id) where ends_on is null;
create index advisor_assignment_advisor on advisor_assignment (advisor_id, student_id);

create table course_teacher (
  course_id uuid not null references course (id),
  member_id uuid not null references member (id),
  role text not null default 'TEACHER' check (role in ('TEACHER', 'ASSISTANT')),
  primary key (course_id, member_id)
);
create index course_teacher_member on course_teacher (member_id, course_id);

create table enrolment (
  course_id uuid not null references course (id),
  student_id uuid not null references student (id),
  status text not null default 'ENROLLED' check (status in ('ENROLLED', 'DROPPED', 'COMPLETED', 'FAILED')),
  begins_on date,
  ends_on date,
  letter_grade text,
  source_system text,
  source_id text,
  primary key (course_id, student_id),
  unique (source_system, source_id)
);
create index enrolment_student on enrolment (student_id, course_id);

create table consent_document (
  code text not null,
  version integer not null,
  title_ko text not null,
  title_en text not null,
  body_ko text not null,
  body_en text not null,
  is_mandatory boolean not null,
  effective_on date not null,
  primary key (code, version)
);

create table consent (
  id uuid primary key,
  member_id uuid not null references member (id),
  document_code text not null,
  document_version integer not null,
  agreed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  channel text not null,
  foreign key (document_code, document_version) references consent_document (code, version)
);
create index consent_member on consent (member_id, document_code);

create table menu_favourite (
  member_id uuid not null references member (id),
  menu_id text not null,
  position integer not null,
  primary key (member_id, menu_id)
);

create table dashboard_layout (
  member_id uuid primary key references member (id),
  widgets jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on column dashboard_layout.widgets is 'Order and visibility: [{ id, hidden }].';
