-- Counselling by professors, coaches, peers and career counsellors: who can be asked, when, and for what. Beside it what other
-- kinds will use too: people's busy time, and holidays.

create extension if not exists btree_gist;

alter table advisor_assignment add column kind text not null default 'ADVISOR' check (kind in ('ADVISOR', 'COACH'));
drop index advisor_assignment_one_open;
create unique index advisor_assignment_one_open on advisor_assignment (student_id, kind) where ends_on is null;
comment on column advisor_assignment.kind is 'A supervising professor, or beside them an academic coach.';

create table holiday (
  on_date date primary key,
  name_ko text not null,
  name_en text not null
);
comment on table holiday is 'Days on which nobody is met: the public ones at first.';
insert into holiday (on_date, name_ko, name_en)
select (years.year || '-' || fixed.day)::date, fixed.name_ko, fixed.name_en
from generate_series(2024, 2031) as years(year), (values
  ('01-01', '신정', 'New Year’s Day'), ('03-01', '삼일절', 'Independence Movement Day'), ('05-05', '어린이날', 'Children’s Day'),
  ('06-06', '현충일', 'Memorial Day'), ('08-15', '광복절', 'Liberation Day'), ('10-03', '개천절', 'National Foundation Day'),
  ('10-09', '한글날', 'Hangeul Day'), ('12-25', '성탄절', 'Christmas Day')) as fixed(day, name_ko, name_en);
insert into holiday (on_date, name_ko, name_en)
select moon.day::date + step, moon.name_ko, moon.name_en
from (values
  ('2026-02-16', 2, '설날 연휴', 'Seollal holidays'), ('2027-02-06', 2, '설날 연휴', 'Seollal holidays'),
  ('2028-01-26', 2, '설날 연휴', 'Seollal holidays'),
  ('2026-09-24', 2, '추석 연휴', 'Chuseok holidays'), ('2027-09-14', 2, '추석 연휴', 'Chuseok holidays'),
  ('2028-10-02', 2, '추석 연휴', 'Chuseok holidays'),
  ('2026-05-24', 0, '부처님오신날', 'Buddha’s Birthday'), ('2027-05-13', 0, '부처님오신날', 'Buddha’s Birthday'),
  ('2028-05-02', 0, '부처님오신날', 'Buddha’s Birthday'),
  ('2026-03-02', 0, '대체공휴일', 'Substitute holiday'), ('2026-05-25', 0, '대체공휴일', 'Substitute holiday'),
  ('2026-08-17', 0, '대체공휴일', 'Substitute holiday'), ('2026-10-05', 0, '대체공휴일', 'Substitute holiday'),
  ('2027-02-09', 0, '대체공휴일', 'Substitute holiday'), ('2027-08-16', 0, '대체공휴일', 'Substitute holiday'),
  ('2027-10-04', 0, '대체공휴일', 'Substitute holiday'), ('2027-10-11', 0, '대체공휴일', 'Substitute holiday'),
  ('2027-12-27', 0, '대체공휴일', 'Substitute holiday'), ('2028-10-05', 0, '대체공휴일', 'Substitute holiday')
) as moon(day, more, name_ko, name_en), generate_series(0, moon.more) as steps(step)
on conflict do nothing;

create table busy (
  id uuid primary key,
  person_id uuid not null references member,
  period tstzrange not null check (lower_inc(period) and not upper_inc(period) and not isempty(period)),
  source text not null,
  source_id uuid not null,
  unique (source_id, person_id, source),
  constraint busy_no_overlap exclude using gist (person_id with =, period with &&)
);
comment on table busy is 'The time of people that something has taken, of every kind at once: nobody is at two places. What it was for is told to nobody.';

create table counsellor (
  id uuid primary key,
  member_id uuid not null references member,
  kind text not null check (kind in ('PROFESSOR', 'COACH', 'PEER', 'CAREER')),
  intro text not null default '',
  topics text[] not null default '{}',
  channels text[] not null default '{FACE_TO_FACE}' check (cardinality(channels) > 0),
  place text,
  video_kind text,
  video_link text,
  lead_hours integer check (lead_hours >= 0),
  horizon_days integer check (horizon_days > 0),
  daily_most integer check (daily_most > 0),
  term_most integer check (term_most > 0),
  buffer_hours integer not null default 0 check (buffer_hours >= 0),
  auto_approve boolean not null default false,
  is_active boolean not null default false,
  version integer not null default 0,
  valid_from date,
  valid_to date,
  availability_version integer not null default 0,
  unique (member_id, kind),
  check ((video_kind is null) = (video_link is null)),
  check ((valid_from is null) = (valid_to is null) and valid_from <= valid_to)
);
create index counsellor_kind on counsellor (kind, id) where is_active;
comment on table counsellor is 'What one offers as a counsellor of a kind. Whether one is that still, say types and duties in force; null is what the university has settled.';

create table counsellor_hour (
  counsellor_id uuid not null references counsellor,
  day_of_week integer not null check (day_of_week between 1 and 7),
  hour integer not null check (hour between 10 and 22 and hour <> 12),
  primary key (counsellor_id, day_of_week, hour)
);
comment on column counsellor_hour.day_of_week is '1 Monday to 7 Sunday.';

create table counsellor_exception (
  counsellor_id uuid not null references counsellor,
  on_date date not null,
  hour integer check (hour between 10 and 22 and hour <> 12),
  is_open boolean not null,
  unique nulls not distinct (counsellor_id, on_date, hour),
  check (hour is not null or not is_open)
);

create table counselling_slot (
  id uuid primary key,
  counsellor_id uuid not null references counsellor,
  begins_at timestamptz not null,
  is_open boolean not null default true,
  capacity integer not null default 1 check (capacity > 0),
  taken integer not null default 0,
  channels text[],
  place text,
  version integer not null default 1,
  unique (counsellor_id, begins_at),
  check (taken between 0 and capacity)
);
create index counselling_slot_free on counselling_slot (counsellor_id, begins_at) where is_open and taken < capacity;
comment on table counselling_slot is 'Hours in Seoul of fifty minutes. One that is not offered any more is closed and stays, with whoever comes.';
comment on column counselling_slot.taken is 'Seats of requests that wait, are agreed or took place; kept in the transaction of each.';

create table counselling_request (
  id uuid primary key,
  slot_id uuid not null references counselling_slot,
  counsellor_id uuid not null references counsellor,
  student_id uuid not null references student,
  begins_at timestamptz not null,
  seat integer not null check (seat > 0),
  channel text not null,
  topics text[] not null,
  data_key_id uuid not null references data_key,
  content text,
  hope text,
  file_id uuid references file_group (id) on delete set null,
  status text not null check (status in ('AVAILABLE', 'WAITING', 'APPROVED', 'COMPLETED', 'REJECTED', 'ABSENT')),
  ending text check (ending in ('WITHDRAWN', 'CANCELLED_BY_STUDENT', 'CANCELLED_BY_COUNSELLOR', 'RESCHEDULED', 'DECLINED', 'EXPIRED')),
  source text not null check (source in ('STUDENT', 'INVITATION', 'POST_HOC')),
  confirmation text not null default 'NONE' check (confirmation in ('NONE', 'WAITING', 'CONFIRMED', 'DISPUTED', 'UNCONFIRMED')),
  rescheduled_from uuid references counselling_request,
  outcome_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check (ending is null or status in ('AVAILABLE', 'REJECTED'))
);
create unique index counselling_request_seat on counselling_request (slot_id, seat)
  where status in ('WAITING', 'APPROVED', 'COMPLETED', 'ABSENT');
create index counselling_request_slot on counselling_request (slot_id);
create index counselling_request_counsellor on counselling_request (counsellor_id, status, begins_at);
create index counselling_request_student on counselling_request (student_id, begins_at desc);
create index counselling_request_due on counselling_request (begins_at) where status in ('AVAILABLE', 'WAITING') and ending is null;
create index counselling_request_file on counselling_request (file_id);
create index counselling_request_key on counselling_request (data_key_id);
create index counselling_request_moved on counselling_request (rescheduled_from);
comment on column counselling_request.content is 'Sealed with data_key_id, as is hope.';
comment on column counselling_request.status is 'AVAILABLE: the hour was given back, as ending says; without an ending an invitation that waits for its answer.';
