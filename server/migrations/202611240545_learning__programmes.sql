-- Programmes: classes and workshops with their sessions, trainees, approvals, attendance, completion and certificates.

create table programme (
  id uuid primary key,
  type_code text not null check (type_code in ('BAEUM', 'CHAEUM', 'IEUM', 'WORKSHOP')),
  year integer not null,
  semester_code text not null,
  name_ko text not null,
  name_en text,
  introduction text not null default '',
  department_code text not null references department,
  manager_id uuid not null references member,
  contact text not null default '',
  series_id uuid not null,
  allows_repeat boolean not null default true,
  audience_types text[] not null,
  audience_departments text[] not null default '{}',
  audience_grades integer[] not null default '{}',
  selection text not null check (selection in ('FIRST_COME', 'SELECTION', 'LOTTERY')),
  applies_from timestamptz not null,
  applies_until timestamptz not null,
  cancels_until timestamptz not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  hours numeric(5, 1) not null check (hours > 0),
  points integer check (points between 0 and 10000),
  place text not null default '',
  is_online boolean not null default false,
  question text not null default '',
  capacity integer not null check (capacity between 1 and 20000),
  queue_capacity integer not null check (queue_capacity between 0 and 20000),
  taken integer not null default 0,
  held integer not null default 0,
  queued integer not null default 0,
  last_place integer not null default 0,
  least_attendance integer not null default 80 check (least_attendance between 0 and 100),
  needs_survey boolean not null default false,
  needs_assignment boolean not null default false,
  assignment_until timestamptz,
  least_people integer check (least_people between 1 and 20000),
  decides_on date,
  budget integer not null default 0 check (budget between 0 and 2000000000),
  closing_report text not null default '',
  draw_seed text,
  drawn_at timestamptz,
  published_at timestamptz,
  closed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null,
  created_by uuid references member,
  updated_at timestamptz not null,
  version integer not null default 1,
  foreign key (year, semester_code) references term,
  check (applies_from < applies_until),
  check (applies_until <= ends_at),
  check (begins_at < ends_at),
  check ((least_people is null) = (decides_on is null)),
  check (needs_assignment or assignment_until is null),
  check ((draw_seed is null) = (drawn_at is null)),
  check (taken >= 0 and held >= 0 and queued >= 0),
  constraint programme_seats check (taken + held <= capacity)
);
create index programme_list on programme (type_code, applies_until desc, id) where published_at is not null;
create index programme_month on programme using gist (tstzrange(begins_at, ends_at)) where published_at is not null;
create index programme_department on programme (department_code, year desc, id);
create index programme_manager on programme (manager_id, year desc, id);
create index programme_created_by on programme (created_by);
create index programme_term on programme (year, semester_code);
create index programme_series on programme (series_id);
comment on table programme is 'Classes of three types and workshops; the type is data, never a code path.';
comment on column programme.series_id is 'The first programme of those that were copied from one another.';
comment on column programme.audience_departments is 'These and those below them. Empty: all.';
comment on column programme.audience_grades is 'Empty: all.';
comment on column programme.points is 'Mileage that a completion is promised. Null: none is.';
comment on column programme.taken is 'Confirmed places.';
comment on column programme.held is 'Places that are offered from the queue.';
comment on column programme.last_place is 'The last number that was given in the queue.';
comment on column programme.draw_seed is 'Of the lottery: with it anybody can work the order out again.';
comment on column programme.published_at is 'When its opening was approved first.';

create table programme_competency (
  programme_id uuid not null references programme on delete cascade,
  competency_code text not null,
  ratio integer not null check (ratio between 1 and 100),
  primary key (programme_id, competency_code)
);
create index programme_competency_code on programme_competency (competency_code);

create table programme_session (
  id uuid primary key,
  programme_id uuid not null references programme,
  number integer not null check (number > 0),
  title text not null default '',
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null default '',
  online_url text not null default '',
  teacher_name text not null default '',
  closed_at timestamptz,
  version integer not null default 1,
  check (begins_at < ends_at),
  constraint programme_session_number unique (programme_id, number) deferrable initially deferred,
  constraint programme_session_no_overlap exclude using gist
    (programme_id with =, tstzrange(begins_at, ends_at) with &&) deferrable initially deferred
);
create index programme_session_time on programme_session (begins_at);
comment on column programme_session.closed_at is 'When its attendance was closed: people who were not counted by then were absent.';

create table programme_helper (
  programme_id uuid not null references programme,
  member_id uuid not null references member,
  primary key (programme_id, member_id)
);
create index programme_helper_member on programme_helper (member_id);
comment on table programme_helper is 'Lecture assistants who keep the attendance.';

create table programme_bookmark (
  member_id uuid not null references member,
  programme_id uuid not null references programme,
  at timestamptz not null,
  primary key (member_id, programme_id)
);
create index programme_bookmark_programme on programme_bookmark (programme_id);

create table programme_expense (
  id uuid primary key,
  programme_id uuid not null references programme,
  item text not null,
  amount integer not null check (amount between 1 and 2000000000),
  spent_on date not null,
  version integer not null default 1
);
create index programme_expense_programme on programme_expense (programme_id, spent_on);

create table programme_approval (
  id uuid primary key,
  programme_id uuid not null references programme,
  kind text not null check (kind in ('OPEN', 'CLOSE')),
  status text not null check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by uuid references member,
  asked_at timestamptz not null,
  note text not null default '',
  decided_by uuid references member,
  decided_at timestamptz,
  version integer not null default 1,
  unique (programme_id, kind),
  check (decided_by <> asked_by),
  check (status = 'WAITING' or decided_at is not null)
);
create index programme_approval_waiting on programme_approval (asked_at, id) where status = 'WAITING';
create index programme_approval_asked_by on programme_approval (asked_by);
create index programme_approval_decided_by on programme_approval (decided_by);

create table trainee (
  id uuid primary key,
  programme_id uuid not null references programme,
  member_id uuid not null references member,
  status text not null check (status in ('TEMP', 'APPLY', 'CONFIRM', 'REJECT', 'CANCEL')),
  place integer,
  offered_until timestamptz,
  answer text not null default '',
  applied_at timestamptz not null,
  confirmed_at timestamptz,
  reason text,
  reason_code text check (reason_code in ('OFFER_LAPSED', 'BEGUN', 'NOT_HELD', 'NOT_DRAWN')),
  completed_at timestamptz,
  withdrawn_at timestamptz,
  is_no_show boolean not null default false,
  leaves_freely boolean not null default false,
  version integer not null default 1,
  unique (programme_id, member_id),
  check (offered_until is null or (status in ('TEMP', 'APPLY') and place is not null)),
  check (status <> 'TEMP' or place is not null),
  check (completed_at is null or status = 'CONFIRM')
);
create index trainee_member on trainee (member_id, applied_at desc);
create index trainee_queue on trainee (programme_id, place) where status in ('TEMP', 'APPLY') and offered_until is null;
create index trainee_offer on trainee (offered_until) where offered_until is not null;
create index trainee_list on trainee (programme_id, status, applied_at, id);
create index trainee_applied on trainee (applied_at);
-- Organisers see first what waits for their choice.
create index trainee_chosen on trainee (programme_id) where status = 'APPLY';
comment on column trainee.place is 'Of those in the queue, the smallest number is first. Null: in no queue.';
comment on column trainee.offered_until is 'A place is held for the person until then.';
comment on column trainee.answer is 'Written in applying.';
comment on column trainee.leaves_freely is 'A session was moved to where the person has something else.';
comment on column trainee.reason_code is 'A reason that the portal itself gave.';

create table attendance (
  session_id uuid not null references programme_session,
  trainee_id uuid not null references trainee,
  status text not null check (status in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  method text not null check (method in ('LINK', 'TYPED', 'HAND', 'SHEET', 'CLOSING')),
  waits boolean not null default false,
  note text not null default '',
  at timestamptz not null,
  by_id uuid references member,
  version integer not null default 1,
  primary key (session_id, trainee_id)
);
create index attendance_trainee on attendance (trainee_id);
create index attendance_by on attendance (by_id);
comment on column attendance.waits is 'A code that came too late: uncounted until the teacher nods.';
comment on column attendance.by_id is 'Null: by the portal, or by an outside lecturer.';

create table session_link (
  id uuid primary key,
  session_id uuid not null references programme_session,
  token_hash text not null unique,
  made_at timestamptz not null,
  made_by uuid not null references member,
  ended_at timestamptz
);
create index session_link_session on session_link (session_id);
create index session_link_made_by on session_link (made_by);
comment on table session_link is 'Secret addresses by which an outside lecturer keeps the attendance of one session.';

create table trainee_assignment (
  trainee_id uuid primary key references trainee,
  content text not null default '',
  file_id uuid,
  handed_in_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references member,
  returned_reason text,
  version integer not null default 1
);
create index trainee_assignment_accepted_by on trainee_assignment (accepted_by);

create table no_show_appeal (
  trainee_id uuid primary key references trainee,
  status text not null check (status in ('ASKED', 'ACCEPTED', 'REFUSED')),
  content text not null,
  asked_at timestamptz not null,
  decided_by uuid references member,
  decided_at timestamptz,
  reason text,
  version integer not null default 1
);
create index no_show_appeal_decided_by on no_show_appeal (decided_by);

create table certificate (
  number text primary key,
  kind text not null check (kind in ('COMPLETION', 'TRANSCRIPT', 'STATEMENT')),
  member_id uuid not null references member,
  trainee_id uuid references trainee,
  check_code text not null,
  contents jsonb not null,
  shows_name boolean not null default false,
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((kind = 'COMPLETION') = (trainee_id is not null))
);
create unique index certificate_trainee on certificate (trainee_id) where withdrawn_at is null;
create index certificate_member on certificate (member_id, issued_at desc);
create table certificate_number (
  year integer primary key,
  last integer not null
);
comment on table certificate_number is 'The last number of a year, taken in the transaction that issues.';
comment on column certificate.contents is 'What was printed, so that a check shows the same for ever.';

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('LRN_PRGM', 'LRN', '프로그램 운영', 'Manage programmes', '/lrn/programme', '/lrn/programme/list', 60, false, true, null, '{}', '{}', '교수학습센터', 'Teaching and learning centre'),
  ('LRN_APRV', 'LRN', '개설·종료 승인', 'Programme approval', '/lrn/approval', '/lrn/approval/list', 70, false, true, null, '{}', '{}', '교수학습센터', 'Teaching and learning centre');

insert into role (id, name_ko, name_en, is_built_in) values
  ('EDUCATION_CENTRE', '교육센터 승인 담당', 'Education centre', true);

-- C on the lists of programmes means applying, and nothing else; organising has a menu of its own.
delete from role_privilege where menu_id in ('LRN_BAEUM', 'LRN_CHAEUM', 'LRN_IEUM', 'PRF_WS') and resource_code in ('C', 'U', 'D', 'E', 'COMT');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, menus.id, codes.code, given.scope
from (values
    ('CURRENT_STUDENT', 'LRN_BAEUM LRN_CHAEUM LRN_IEUM', 'C', 'OWN'),
    ('ALUMNI', 'LRN_BAEUM LRN_CHAEUM LRN_IEUM', 'RR', 'ALL'),
    ('LECTURE_PROFESSOR', 'PRF_WS', 'C', 'OWN'), ('PROFESSOR', 'PRF_WS', 'C', 'OWN'),
    ('FULLTIME_PROFESSOR', 'PRF_WS', 'C', 'OWN'), ('SUPERVISING_PROFESSOR', 'PRF_WS', 'C', 'OWN'),
    ('DEPARTMENT_CHIEF', 'PRF_WS', 'C', 'OWN'), ('ACADEMIC_COACH', 'PRF_WS', 'C', 'OWN'), ('STAFF', 'PRF_WS', 'C', 'OWN'),
    ('LECTURE_PROFESSOR', 'LRN_PRGM', 'C R RR U', 'OWN'), ('PROFESSOR', 'LRN_PRGM', 'C R RR U', 'OWN'),
    ('FULLTIME_PROFESSOR', 'LRN_PRGM', 'C R RR U', 'OWN'), ('SUPERVISING_PROFESSOR', 'LRN_PRGM', 'C R RR U', 'OWN'),
    ('ACADEMIC_COACH', 'LRN_PRGM', 'C R RR U', 'OWN'),
    ('DEPARTMENT_CHIEF', 'LRN_PRGM', 'C R RR U', 'DEPARTMENT'), ('DEPARTMENT_ASSISTANT', 'LRN_PRGM', 'C R RR U', 'DEPARTMENT'),
    ('LECTURE_ASSISTANT', 'LRN_PRGM', 'R RR', 'ASSIGNED'),
    ('STAFF', 'LRN_PRGM', 'C R RR U D E', 'ALL'),
    ('EDUCATION_CENTRE', 'LRN_APRV', 'R RR U', 'ALL')) as given(role_id, menus, codes, scope),
  unnest(string_to_array(given.menus, ' ')) as menus(id), unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
