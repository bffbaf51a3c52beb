-- Boards are configuration: one set of tables, each board bound to the menu whose privileges count on it.

create function initials_of(source text) returns text
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(
      case when part between '가' and '힣'
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(part) - 44032) / 588 + 1, 1)
        else lower(part) end, '' order by place), '')
    from regexp_split_to_table(regexp_replace(normalize(coalesce(source, ''), nfc), '\s+', '', 'g'), '') with ordinality as parts(part, place)
  );
comment on function initials_of(text) is 'Each Hangul syllable as its initial consonant: ㅈㅎㄱ finds 장학금.';

create table board (
  code text primary key,
  menu_id text not null unique references menu (id),
  kind text not null check (kind in ('NOTICE', 'FILE', 'FREE', 'QNA', 'REVIEW', 'CONTEST', 'REPORT')),
  has_comments boolean not null default true,
  has_secrets boolean not null default false,
  is_anonymous boolean not null default false,
  has_audience boolean not null default false,
  file_count integer not null default 5 check (file_count >= 0),
  file_mb integer not null default 20 check (file_mb > 0),
  file_extensions text[] not null default '{pdf,hwp,hwpx,doc,docx,xls,xlsx,ppt,pptx,txt,zip,png,jpg,jpeg,gif,webp}',
  position integer not null
);
comment on table board is 'Its title, address and rights are its menu''s; a board without a menu cannot be.';

create table board_category (
  board_code text not null references board (code),
  code text not null,
  name_ko text not null,
  name_en text,
  position integer not null,
  in_use boolean not null default true,
  primary key (board_code, code)
);

create table post (
  id uuid primary key,
  board_code text not null references board (code),
  category_code text,
  title text not null,
  body jsonb not null,
  body_html text not null,
  body_text text not null,
  author_id uuid not null references member (id),
  author_name text not null,
  department_code text references department (code),
  status text not null check (status in ('DRAFT', 'SCHEDULED', 'LIVE', 'EXPIRED', 'HIDDEN', 'DELETED')),
  status_before_deletion text,
  is_public boolean not null generated always as (status in ('SCHEDULED', 'LIVE')) stored,
  publish_from timestamptz not null,
  publish_to timestamptz,
  is_pinned boolean not null default false,
  pin_from timestamptz,
  pin_to timestamptz,
  deadline_at timestamptz,
  must_read boolean not null default false,
  is_secret boolean not null default false,
  answer_status text check (answer_status in ('WAITING', 'ANSWERED')),
  audience_types text[],
  audience_departments text[],
  audience_grades integer[],
  file_id uuid,
  file_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid not null references member (id),
  deleted_at timestamptz,
  grams text[] not null generated always as (bigrams_of(title || ' ' || author_name || ' ' || body_text)) stored,
  title_initials text not null generated always as (initials_of(title)) stored,
  initial_grams text[] not null generated always as (bigrams_of(initials_of(title))) stored,
  foreign key (board_code, category_code) references board_category (board_code, code),
  check (publish_to is null or publish_from < publish_to),
  check ((status = 'DELETED') = (deleted_at is not null)),
  check (audience_departments is null or cardinality(audience_departments) between 1 and 50),
  check (audience_types is null or cardinality(audience_types) between 1 and 12),
  check (audience_grades is null or cardinality(audience_grades) between 1 and 6)
);
comment on column post.is_pinned is 'Whether it stands on top now; pin_from and pin_to say when, and the clockwork keeps this in step.';
comment on column post.author_name is 'For the search; empty where the board is anonymous.';
comment on column post.audience_departments is 'With everything below them. Null is everybody, also for types and grades; what is given must all hold.';

-- A page of a board is read from this index alone: what decides whether a person sees a post is in it.
create index post_list on post (board_code, is_pinned desc, publish_from desc, id desc)
  include (publish_to, author_id, is_secret, audience_types, audience_departments, audience_grades) where is_public;
create index post_category on post (board_code, category_code, is_pinned desc, publish_from desc, id desc) where is_public;
create index post_files on post (board_code, is_pinned desc, publish_from desc, id desc) where is_public and file_count > 0;
create index post_author on post (author_id, board_code, id desc);
create index post_status on post (board_code, status, publish_from desc, id desc) where not is_public;
create index post_grams on post using gin (grams);
create index post_initial_grams on post using gin (initial_grams);
create index post_clockwork on post (status, publish_from) where status = 'SCHEDULED';
create index post_ending on post (publish_to) where status = 'LIVE' and publish_to is not null;
create index post_pins on post (pin_to) where pin_from is not null;
create index post_department on post (department_code);
create index post_deleted on post (deleted_at) where status = 'DELETED';

create table post_count (
  post_id uuid primary key references post (id),
  views integer not null default 0,
  comments integer not null default 0
) with (fillfactor = 50);
comment on table post_count is 'Apart from the post, so that reading one does not rewrite it and its indexes.';

create table post_read (
  post_id uuid not null references post (id),
  member_id uuid not null references member (id),
  first_read_at timestamptz not null,
  last_read_on date not null,
  confirmed_at timestamptz,
  primary key (post_id, member_id)
);
create index post_read_member on post_read (member_id, post_id);

create table post_comment (
  id uuid primary key,
  post_id uuid not null references post (id),
  parent_id uuid references post_comment (id),
  author_id uuid not null references member (id),
  body text not null,
  is_answer boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid references member (id),
  check (parent_id is null or parent_id <> id)
);
create index post_comment_thread on post_comment (post_id, (coalesce(parent_id, id)), id);

create index post_comment_parent on post_comment (parent_id);

create table post_draft (
  member_id uuid not null references member (id),
  board_code text not null references board (code),
  post_id uuid not null default '00000000-0000-0000-0000-000000000000',
  content jsonb not null,
  base_version integer,
  saved_at timestamptz not null,
  primary key (member_id, board_code, post_id)
);
comment on table post_draft is 'What somebody was writing, one a person and post; the zero id is a new post.';
create index post_draft_age on post_draft (saved_at);

insert into board (position, code, menu_id, kind, has_comments, has_audience) values
  (10, 'notice', 'CMM_NOTICE', 'NOTICE', true, true),
  (20, 'archive', 'CMM_ARCH', 'FILE', true, true),
  (30, 'analsrpt', 'ANL_RPT', 'REPORT', true, true),
  (40, 'stdytips', 'ANL_TIPS', 'FREE', true, false),
  (50, 'mjrlrnkwhw', 'ANL_MJR', 'FREE', true, false),
  (60, 'lrncntstpr', 'ANL_CNTST', 'CONTEST', true, false),
  (70, 'cemparc', 'EMP_FAIR', 'FILE', true, true),
  (80, 'fmdown', 'EMP_FORM', 'FILE', false, false),
  (90, 'contest', 'EMP_CNTST', 'CONTEST', true, true),
  (100, 'sucrvw', 'EMP_RVW', 'REVIEW', true, false),
  (110, 'teachtips', 'PRF_TIPS', 'FREE', true, false),
  (120, 'dscsn', 'PRF_DSC', 'FREE', true, false);

-- Each mentoring programme has its notices, a board of its mentors and one of its mentees.
insert into board (position, code, menu_id, kind, has_comments, has_audience, has_secrets)
select 200 + programme.at * 10 + part.at, programme.code || '.' || part.code, programme.menu || part.menu, part.kind,
  part.code <> 'notice', part.code = 'notice', part.kind = 'QNA'
from (values (1, 'studmntr', 'MNT_STUD_'), (2, 'jobmntr', 'MNT_JOB_'), (3, 'hyfivemntr', 'MNT_HYF_')) programme(at, code, menu),
  (values (1, 'notice', 'NOTICE', 'NOTICE'), (2, 'mentor', 'ACT', 'FREE'), (3, 'mentee', 'OPIN', 'QNA')) part(at, code, menu, kind);

-- Reviews of how somebody found a job are written without a name.
update board set is_anonymous = true where code = 'sucrvw';

insert into board_category (board_code, position, code, name_ko, name_en) values
  ('notice', 10, 'ACADEMIC', '학사', 'Academic'),
  ('notice', 20, 'SCHOLARSHIP', '장학', 'Scholarships'),
  ('notice', 30, 'JOBS', '취업', 'Jobs'),
  ('notice', 40, 'PROGRAMME', '비교과', 'Programmes'),
  ('notice', 50, 'INTERNSHIP', '현장실습', 'Internships'),
  ('notice', 60, 'COUNSELLING', '상담', 'Counselling'),
  ('notice', 70, 'INTERNATIONAL', '국제', 'International'),
  ('archive', 10, 'FORM', '서식', 'Forms'),
  ('archive', 20, 'GUIDE', '안내서', 'Guides'),
  ('archive', 30, 'REGULATION', '규정', 'Regulations'),
  ('archive', 40, 'LECTURE', '특강 자료', 'Lecture materials'),
  ('archive', 50, 'DATA', '통계와 보고서', 'Data and reports');

update menu set is_in_development = false where id in ('CMM_NOTICE', 'CMM_ARCH');
