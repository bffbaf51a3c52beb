-- Tests: instruments as data, who took them, what came of it, norms, and tests that a cohort has to take.

create table ability_test (
  id uuid primary key,
  code text not null unique,
  family text not null check (family in ('01', '02', '03')),
  name_ko text not null,
  name_en text not null,
  position integer not null default 0,
  version integer not null default 1
);
create index ability_test_list on ability_test (family, position, id);
comment on table ability_test is 'A test across its versions. Its names are those of the version that was published last.';

create table ability_version (
  id uuid primary key,
  test_id uuid not null references ability_test,
  number integer not null check (number > 0),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  content jsonb not null,
  created_at timestamptz not null,
  created_by uuid references member,
  changed_at timestamptz not null,
  published_at timestamptz,
  published_by uuid references member,
  retired_at timestamptz,
  version integer not null default 1,
  unique (test_id, number),
  check ((status = 'DRAFT') = (published_at is null)),
  check ((status = 'RETIRED') = (retired_at is not null))
);
create unique index ability_version_one_published on ability_version (test_id) where status = 'PUBLISHED';
create unique index ability_version_one_draft on ability_version (test_id) where status = 'DRAFT';
create index ability_version_created_by on ability_version (created_by);
create index ability_version_published_by on ability_version (published_by);
comment on column ability_version.content is 'The instrument as its file has it: items, scales, texts. Never changed once it was published.';

create function ability_version_stays() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'A published version of a test stays.' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT'
    and (new.content is distinct from old.content or new.number <> old.number or new.test_id <> old.test_id or new.status = 'DRAFT') then
    raise exception 'A published version of a test is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ability_version_stays before update or delete on ability_version
  for each row execute function ability_version_stays();

create table ability_norm (
  id uuid primary key,
  version_id uuid not null references ability_version,
  number integer not null check (number > 0),
  name_ko text not null,
  name_en text not null,
  source text not null check (source in ('SHEET', 'OWN', 'DEMO')),
  status text not null check (status in ('DRAFT', 'IN_FORCE', 'REPLACED')),
  built_at timestamptz not null,
  built_by uuid references member,
  version integer not null default 1,
  unique (version_id, number)
);
create unique index ability_norm_one_in_force on ability_norm (version_id) where status = 'IN_FORCE';
create index ability_norm_built_by on ability_norm (built_by);
comment on table ability_norm is 'Scores of groups of people with whom results of a version are compared. SHEET: uploaded. OWN: worked out from results here.';

create table ability_norm_group (
  id uuid primary key,
  norm_id uuid not null references ability_norm on delete cascade,
  college_code text references department,
  grade integer check (grade between 1 and 6),
  unique nulls not distinct (norm_id, college_code, grade)
);
create index ability_norm_group_college on ability_norm_group (college_code);
comment on table ability_norm_group is 'Null: any college, any grade.';

create table ability_norm_row (
  group_id uuid not null references ability_norm_group on delete cascade,
  scale_code text not null,
  people integer not null check (people > 0),
  mean numeric(10, 4) not null,
  deviation numeric(10, 4) not null check (deviation > 0),
  error numeric(10, 4) check (error > 0),
  cuts numeric(10, 4)[] not null check (cardinality(cuts) in (0, 99)),
  primary key (group_id, scale_code)
);
comment on column ability_norm_row.error is 'Standard error of measurement, in raw scores. Null: not known.';
comment on column ability_norm_row.cuts is 'Raw scores under which 1, 2 to 99 in 100 lie. Empty: percentiles are not told.';

create table ability_assignment (
  id uuid primary key,
  test_id uuid not null references ability_test,
  name_ko text not null,
  name_en text not null,
  grades integer[] not null,
  department_codes text[] not null,
  opens_on date not null,
  due_on date not null,
  reminds_automatically boolean not null default true,
  ended_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references member,
  version integer not null default 1,
  check (opens_on <= due_on)
);
create index ability_assignment_test on ability_assignment (test_id, due_on desc);
create index ability_assignment_due on ability_assignment (due_on) where ended_at is null;
create index ability_assignment_created_by on ability_assignment (created_by);
comment on table ability_assignment is 'A test that a cohort has to take by a day. Nothing else of the portal is held back by it.';
comment on column ability_assignment.grades is 'Empty: all.';
comment on column ability_assignment.department_codes is 'With everything under them. Empty: all.';

create table ability_reminder (
  assignment_id uuid not null references ability_assignment on delete cascade,
  member_id uuid not null references member,
  occasion text not null,
  sent_at timestamptz not null,
  primary key (assignment_id, member_id, occasion)
);
create index ability_reminder_member on ability_reminder (member_id);
comment on column ability_reminder.occasion is 'OPENED, or D7, D3 and D1 before the day, or the day on which the office reminded by hand: nobody is told twice.';

create table ability_session (
  id uuid primary key,
  member_id uuid not null references member,
  test_id uuid not null references ability_test,
  version_id uuid not null references ability_version,
  status text not null check (status in ('IN_PROGRESS', 'SCORED', 'EXPIRED', 'INVALIDATED')),
  department_code text not null references department,
  college_code text references department,
  grade integer not null,
  year integer not null,
  semester_code text not null,
  language text not null check (language in ('ko', 'en')),
  switched_language boolean not null default false,
  at_item text,
  elapsed_seconds integer not null default 0 check (elapsed_seconds >= 0),
  started_at timestamptz not null,
  last_at timestamptz not null,
  scored_at timestamptz,
  submission_id uuid unique,
  quality text[] not null default '{}',
  reflection text not null default '',
  invalidated_by uuid references member,
  invalidated_at timestamptz,
  reason text,
  version integer not null default 1,
  foreign key (year, semester_code) references term,
  check ((status in ('SCORED', 'INVALIDATED')) = (scored_at is not null)),
  check ((scored_at is null) = (submission_id is null)),
  check ((status = 'INVALIDATED') = (invalidated_at is not null))
);
create unique index ability_session_one_open on ability_session (member_id, test_id) where status = 'IN_PROGRESS';
create index ability_session_member on ability_session (member_id, test_id, started_at desc);
create index ability_session_idle on ability_session (last_at) where status = 'IN_PROGRESS';
create index ability_session_scored on ability_session (test_id, scored_at desc, id) where status = 'SCORED';
create index ability_session_version on ability_session (version_id, status, id);
create index ability_session_term on ability_session (year, semester_code);
create index ability_session_department on ability_session (department_code);
create index ability_session_college on ability_session (college_code);
create index ability_session_invalidated_by on ability_session (invalidated_by);
comment on table ability_session is 'Somebody taking a version of a test; its id is the address of the form and of the result.';
comment on column ability_session.college_code is 'The unit under the university that the department is of, as department, grade and term were when it began. Null: none.';
comment on column ability_session.switched_language is 'Answered in both languages: it takes no part in norms.';
comment on column ability_session.at_item is 'The item that was in view last, to go on at on any device.';
comment on column ability_session.submission_id is 'Made by the browser: the same submission sent again is the same result.';
comment on column ability_session.reflection is 'One line that the person added; nobody else sees it but whom they let.';

create table ability_answer (
  session_id uuid not null references ability_session on delete cascade,
  item_code text not null,
  value integer not null,
  language text not null check (language in ('ko', 'en')),
  changed_at timestamptz not null,
  primary key (session_id, item_code)
);
comment on column ability_answer.changed_at is 'When the person chose it, by their browser, never later than its arrival: of two answers the later one stays, in whatever order they arrive.';

create table ability_score (
  session_id uuid not null references ability_session on delete cascade,
  scale_code text not null,
  raw numeric(10, 4),
  answered integer not null,
  primary key (session_id, scale_code)
);
comment on column ability_score.raw is 'Null: too many of its items were left out.';

create table ability_reading (
  id uuid primary key,
  session_id uuid not null references ability_session on delete cascade,
  norm_id uuid references ability_norm,
  group_id uuid references ability_norm_group,
  people integer,
  scores jsonb not null,
  is_shown boolean not null,
  read_at timestamptz not null,
  unique nulls not distinct (session_id, norm_id)
);
create unique index ability_reading_one_shown on ability_reading (session_id) where is_shown;
create index ability_reading_norm on ability_reading (norm_id, session_id);
create index ability_reading_group on ability_reading (group_id);
comment on table ability_reading is 'Scores of a session against a norm. Another norm adds a row; the one that the student was shown stays as it is.';
comment on column ability_reading.scores is 'By the code of the scale: raw, points, t, percentile, band, middleHalf, level.';

create table ability_share (
  id uuid primary key,
  member_id uuid not null references member,
  test_id uuid not null references ability_test,
  audience text not null check (audience in ('ADVISOR', 'COACH', 'CAREER', 'PSYCHOLOGICAL')),
  granted_at timestamptz not null,
  revoked_at timestamptz
);
create unique index ability_share_one_live on ability_share (member_id, test_id, audience) where revoked_at is null;
create index ability_share_test on ability_share (test_id);
comment on table ability_share is 'Whom a student lets see the results of a test, all of them; ended at once when it is taken back.';

create table ability_view (
  id uuid primary key,
  session_id uuid not null references ability_session on delete cascade,
  viewer_id uuid not null references member,
  audience text not null check (audience in ('ADVISOR', 'COACH', 'CAREER', 'PSYCHOLOGICAL')),
  viewed_at timestamptz not null
);
create index ability_view_session on ability_view (session_id, viewed_at desc);
create index ability_view_viewer on ability_view (viewer_id);
comment on table ability_view is 'Everybody else who opened a result, for its student to see.';

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ABL_ADM', 'ABL', '검사 관리', 'Manage tests', '/ability/instrument', '/ability/instrument/list', 80, false, false, null, '{}', '{}', '교수학습센터', 'Teaching and learning centre');
update menu set is_in_development = false where id in ('ABL_MY', 'ABL_T01', 'ABL_T02', 'ABL_T03');

insert into role (id, name_ko, name_en, is_built_in) values
  ('TESTING_CENTRE', '검사 담당', 'Testing centre', true);

-- Results are for whom their student lets see them, never for an office; each opens one from the student's own page.
delete from role_privilege
  where menu_id in ('ABL_MY', 'ABL_T01', 'ABL_T02', 'ABL_T03') and role_id not in ('CURRENT_STUDENT', 'ALUMNI');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, given.menu_id, codes.code, given.scope
from (values
    ('SUPERVISING_PROFESSOR', 'ABL_MY', 'RR', 'ASSIGNED'),
    ('ACADEMIC_COACH', 'ABL_MY', 'RR', 'ASSIGNED'),
    ('CAREER_COUNSELLOR', 'ABL_MY', 'RR', 'ASSIGNED'),
    ('PSYCHOLOGICAL_COUNSELLOR', 'ABL_MY', 'RR', 'ASSIGNED'),
    ('ALUMNI', 'ABL_MY', 'U', 'OWN'),
    ('TESTING_CENTRE', 'ABL_ADM', 'C R RR U D E', 'ALL')) as given(role_id, menu_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
