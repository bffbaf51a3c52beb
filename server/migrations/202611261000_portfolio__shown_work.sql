-- Shown work: portfolios with their public pages and links, excellent ones, and badges.

create table portfolio (
  id uuid primary key,
  member_id uuid not null references member,
  title text not null check (title <> ''),
  language text not null check (language in ('ko', 'en')),
  content jsonb not null,
  content_version integer not null default 1,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'UNPUBLISHED')),
  visibility text not null default 'PRIVATE' check (visibility in ('PRIVATE', 'LOGIN', 'LINK', 'PUBLIC')),
  is_indexed boolean not null default false,
  published_number integer,
  published_content_version integer,
  published_at timestamptz,
  facts_version integer not null default 1,
  hidden_at timestamptz,
  hidden_reason text,
  view_count integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  check ((status = 'PUBLISHED') <= (published_number is not null)),
  check ((hidden_at is null) = (hidden_reason is null)),
  check (not is_indexed or visibility = 'PUBLIC')
);
create index portfolio_member on portfolio (member_id, changed_at desc, id);
comment on column portfolio.content is 'The draft: background, head, rows and blocks as contract/src/areas/portfolio/page-content.ts has them.';
comment on column portfolio.content_version is 'Counts saves of the draft; `version` counts changes of who may see it.';
comment on column portfolio.published_number is 'The version that others see, of portfolio_version.';
comment on column portfolio.facts_version is 'Grows when what the university confirms in it may have changed, so that no page of before is sent again.';
comment on column portfolio.hidden_at is 'Hidden by staff after a report: nobody but its owner sees it.';

create table portfolio_version (
  id uuid primary key,
  portfolio_id uuid not null references portfolio on delete cascade,
  number integer not null check (number > 0),
  reason text not null check (reason in ('AUTO', 'NAMED', 'RESTORE', 'PUBLISH')),
  name text not null default '',
  title text not null,
  language text not null check (language in ('ko', 'en')),
  content jsonb not null,
  created_at timestamptz not null,
  unique (portfolio_id, number)
);
comment on table portfolio_version is 'A portfolio as it once was. PUBLISH: as others see or saw it. RESTORE: as it was before that.';

create table portfolio_font (
  id text primary key,
  bytes bytea not null,
  made_at timestamptz not null
);
comment on table portfolio_font is 'Glyphs that published portfolios use, by the hash of their font file.';

create table portfolio_page_font (
  version_id uuid not null references portfolio_version on delete cascade,
  weight integer not null,
  font_id text not null references portfolio_font,
  primary key (version_id, weight)
);
create index portfolio_page_font_font on portfolio_page_font (font_id);

create table portfolio_path (
  path text primary key check (path ~ '^[a-z0-9](?:[a-z0-9-]{2,38})[a-z0-9]$'),
  skeleton text not null unique,
  member_id uuid not null references member,
  portfolio_id uuid not null references portfolio,
  taken_at timestamptz not null,
  left_at timestamptz
);
create unique index portfolio_path_one on portfolio_path (portfolio_id) where left_at is null;
create index portfolio_path_portfolio on portfolio_path (portfolio_id);
create index portfolio_path_member on portfolio_path (member_id);
comment on table portfolio_path is 'Addresses of portfolios. One that was left leads on for 90 days, and is nobody else’s for a year.';
comment on column portfolio_path.skeleton is 'The path with letters that look alike made one: two paths that look alike cannot both be taken.';

create table portfolio_link (
  id uuid primary key,
  portfolio_id uuid not null references portfolio on delete cascade,
  name text not null default '',
  token_hash bytea not null unique,
  begins_at timestamptz,
  ends_at timestamptz,
  most_views integer check (most_views > 0),
  view_count integer not null default 0,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check (ends_at is null or begins_at is null or ends_at > begins_at)
);
create index portfolio_link_portfolio on portfolio_link (portfolio_id, created_at desc);
comment on column portfolio_link.token_hash is 'SHA-256 of the secret in the address, which is derived from the id and can be shown to its owner again.';

create table portfolio_visit (
  portfolio_id uuid not null references portfolio on delete cascade,
  day date not null,
  visitor bytea not null,
  link_id uuid references portfolio_link on delete cascade,
  primary key (portfolio_id, day, visitor)
);
create index portfolio_visit_day on portfolio_visit (day);
create index portfolio_visit_link on portfolio_visit (link_id);
comment on table portfolio_visit is 'One row a visitor and day, kept for two days: views count once. The visitor is a hash that is salted anew each day.';

create table portfolio_report (
  id uuid primary key,
  portfolio_id uuid not null references portfolio,
  version_number integer,
  reason text not null check (reason in ('PERSONAL_DATA', 'COPYRIGHT', 'HARMFUL', 'UNTRUE', 'OTHER')),
  text text not null default '',
  reporter_id uuid references member,
  reported_at timestamptz not null,
  status text not null check (status in ('OPEN', 'HIDDEN', 'KEPT')),
  decided_by uuid references member,
  decided_at timestamptz,
  decision text not null default '',
  version integer not null default 1,
  check ((status = 'OPEN') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
create index portfolio_report_status on portfolio_report (status, reported_at, id);
create index portfolio_report_portfolio on portfolio_report (portfolio_id, reported_at desc);
create index portfolio_report_reporter on portfolio_report (reporter_id);
create index portfolio_report_decider on portfolio_report (decided_by);
comment on column portfolio_report.reporter_id is 'Null: somebody who was not signed in.';

create table portfolio_nomination (
  id uuid primary key,
  portfolio_id uuid not null references portfolio,
  member_id uuid not null references member,
  version_id uuid references portfolio_version,
  nominated_by uuid not null references member,
  reason text not null default '',
  status text not null check (status in ('NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED', 'ENDED', 'DECLINED')),
  nominated_at timestamptz not null,
  consented_at timestamptz,
  shows_name boolean not null default false,
  exhibit_from date,
  exhibit_to date,
  ended_at timestamptz,
  end_reason text not null default '',
  like_count integer not null default 0,
  version integer not null default 1,
  check (exhibit_to is null or exhibit_from is not null),
  check (exhibit_to is null or exhibit_to >= exhibit_from),
  check (status <> 'EXHIBITED' or (consented_at is not null and exhibit_to is not null)),
  check ((status in ('ENDED', 'DECLINED')) = (ended_at is not null))
);
create unique index portfolio_nomination_one_open on portfolio_nomination (portfolio_id)
  where status not in ('ENDED', 'DECLINED');
create index portfolio_nomination_portfolio on portfolio_nomination (portfolio_id);
create index portfolio_nomination_member on portfolio_nomination (member_id, nominated_at desc);
create index portfolio_nomination_by on portfolio_nomination (nominated_by);
create index portfolio_nomination_version on portfolio_nomination (version_id);
create index portfolio_nomination_status on portfolio_nomination (status, nominated_at desc, id);
create index portfolio_nomination_shown on portfolio_nomination (exhibit_from desc, id) where status = 'EXHIBITED';
comment on table portfolio_nomination is 'A portfolio on its way to the excellent ones. Nothing is exhibited without its owner’s consent and a period.';

create table portfolio_review (
  nomination_id uuid not null references portfolio_nomination on delete cascade,
  reviewer_id uuid not null references member,
  scores jsonb not null,
  note text not null default '',
  reviewed_at timestamptz not null,
  version integer not null default 1,
  primary key (nomination_id, reviewer_id)
);
create index portfolio_review_reviewer on portfolio_review (reviewer_id);

create table portfolio_nomination_history (
  id bigint generated always as identity primary key,
  nomination_id uuid not null references portfolio_nomination on delete cascade,
  action text not null,
  actor_id uuid references member,
  reason text,
  at timestamptz not null
);
create index portfolio_nomination_history_nomination on portfolio_nomination_history (nomination_id, id);
create index portfolio_nomination_history_actor on portfolio_nomination_history (actor_id);

create table portfolio_like (
  nomination_id uuid not null references portfolio_nomination on delete cascade,
  member_id uuid not null references member,
  liked_at timestamptz not null,
  primary key (nomination_id, member_id)
);
create index portfolio_like_member on portfolio_like (member_id);

create table portfolio_remark (
  id uuid primary key,
  nomination_id uuid not null references portfolio_nomination on delete cascade,
  author_id uuid not null references member,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  changed_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1
);
create index portfolio_remark_nomination on portfolio_remark (nomination_id, written_at, id);
create index portfolio_remark_author on portfolio_remark (author_id);

create table badge_class (
  id uuid primary key,
  name_ko text not null check (name_ko <> ''),
  name_en text not null check (name_en <> ''),
  description_ko text not null default '',
  description_en text not null default '',
  criteria_ko text not null default '',
  criteria_en text not null default '',
  level text not null check (level in ('BASIC', 'ADVANCED', 'EXPERT')),
  competency text,
  alignment jsonb not null default '[]',
  rule jsonb,
  look jsonb not null,
  picture_file_id uuid references file_group on delete set null,
  valid_months integer check (valid_months > 0),
  is_repeatable boolean not null default false,
  is_listed boolean not null default true,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'OPEN', 'CLOSED')),
  position integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid references member,
  version integer not null default 1
);
create index badge_class_status on badge_class (status, position, id);
create index badge_class_picture on badge_class (picture_file_id);
create index badge_class_changer on badge_class (changed_by);
comment on column badge_class.rule is 'Conditions that bring the badge by itself, as contract/src/areas/portfolio/badge-words.ts has them; null: by hand only.';
comment on column badge_class.look is 'Shape, colours and sign of the picture that the portal draws; an own picture stands before it.';
comment on column badge_class.status is 'OPEN: it is granted. CLOSED: those that were granted stay.';

create table badge_need (
  class_id uuid not null references badge_class on delete cascade,
  needs_id uuid not null references badge_class,
  primary key (class_id, needs_id),
  check (class_id <> needs_id)
);
create index badge_need_needs on badge_need (needs_id);
comment on table badge_need is 'Badges that a rule asks for, so that no rule can come to ask for itself.';

create table badge_assertion (
  id uuid primary key,
  class_id uuid not null references badge_class,
  member_id uuid not null references member,
  status text not null check (status in ('GRANTED', 'REVOKED')),
  is_repeat boolean not null,
  achievement jsonb not null,
  evidence jsonb not null default '[]',
  source_key text unique,
  granted_at timestamptz not null,
  granted_by uuid references member,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references member,
  revoke_reason text,
  status_list integer not null,
  status_index integer not null,
  holder_salt text not null,
  is_name_public boolean not null default false,
  version integer not null default 1,
  unique (status_list, status_index),
  check ((status = 'REVOKED') = (revoked_at is not null)),
  check ((status = 'REVOKED') = (revoke_reason is not null))
);
create unique index badge_assertion_one on badge_assertion (class_id, member_id)
  where status = 'GRANTED' and not is_repeat;
create index badge_assertion_member on badge_assertion (member_id, granted_at desc, id);
create index badge_assertion_class on badge_assertion (class_id, granted_at desc, id);
create index badge_assertion_granted on badge_assertion (granted_at desc, id);
create index badge_assertion_granter on badge_assertion (granted_by);
create index badge_assertion_revoker on badge_assertion (revoked_by);
comment on table badge_assertion is 'A badge of somebody. Its id is random, so that nobody guesses the address of its check.';
comment on column badge_assertion.achievement is 'The badge as it was when it was granted: names, description, criteria, level, alignment.';
comment on column badge_assertion.source_key is 'The fact that brought it, so that it comes once; null where a person granted it.';
comment on column badge_assertion.granted_by is 'Null: a rule.';
comment on column badge_assertion.revoke_reason is 'Read by the holder.';
comment on column badge_assertion.status_index is 'Its bit in the published list of revoked ones; random, so that neighbours tell nothing.';

create table badge_history (
  id bigint generated always as identity primary key,
  assertion_id uuid not null references badge_assertion on delete cascade,
  action text not null check (action in ('GRANT', 'REVOKE', 'SHOW_NAME', 'HIDE_NAME')),
  actor_id uuid references member,
  reason text,
  at timestamptz not null
);
create index badge_history_assertion on badge_history (assertion_id, id);
create index badge_history_actor on badge_history (actor_id);

create table badge_credential (
  assertion_id uuid primary key references badge_assertion on delete cascade,
  document jsonb not null,
  jwt text not null,
  made_at timestamptz not null
);
comment on table badge_credential is 'What was signed for a badge: with an embedded proof, and as a JWT.';

create table badge_key (
  id text primary key,
  algorithm text not null check (algorithm in ('RS256', 'ED25519')),
  public_key jsonb not null,
  sealed_key text not null,
  data_key_id uuid not null references data_key,
  made_at timestamptz not null,
  retired_at timestamptz
);
create unique index badge_key_one on badge_key (algorithm) where retired_at is null;
create index badge_key_data_key on badge_key (data_key_id);
comment on table badge_key is 'Keys that sign badges; the secret halves lie sealed. Retired ones stay published, so that what they signed can be checked.';

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('PTF_BADGEADM', 'PTF', '배지 관리', 'Manage badges', '/portfolio/badgeclass', '/portfolio/badgeclass/list', 80, false, false, null, '{}', '{}', '취업진로팀', 'Career services');
update menu set is_in_development = false
  where id in ('PTF_MY', 'PTF_EXC', 'PTF_SEL', 'PTF_BADGE', 'PTF_BADGEI');

insert into role (id, name_ko, name_en, is_built_in) values
  ('CAREER_CENTRE', '배지·포트폴리오 담당', 'Career centre', true);

-- Badges are granted by their own office; advisors and coaches see what a student shows them on the portfolio itself.
delete from role_privilege where menu_id in ('PTF_BADGE', 'PTF_BADGEI')
  and role_id not in ('CURRENT_STUDENT', 'ALUMNI');
delete from role_privilege where menu_id = 'PTF_MY' and role_id not in ('CURRENT_STUDENT', 'ALUMNI');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, given.menu_id, codes.code, given.scope
from (values
    ('CURRENT_STUDENT', 'PTF_BADGE', 'R RR U', 'OWN'),
    ('ALUMNI', 'PTF_BADGE', 'R RR U', 'OWN'),
    ('SUPERVISING_PROFESSOR', 'PTF_BADGEI', 'R RR', 'ALL'),
    ('ACADEMIC_COACH', 'PTF_BADGEI', 'R RR', 'ALL'),
    ('STAFF', 'PTF_BADGEI', 'R RR', 'ALL'),
    ('CURRENT_STUDENT', 'PTF_EXC', 'C', 'OWN'),
    ('ALUMNI', 'PTF_EXC', 'C', 'OWN'),
    ('CAREER_CENTRE', 'PTF_SEL', 'R RR U', 'ALL'),
    ('DEPARTMENT_CHIEF', 'PTF_BADGEADM', 'R RR E', 'DEPARTMENT'),
    ('CAREER_CENTRE', 'PTF_BADGEADM', 'C R RR U D E', 'ALL')) as given(role_id, menu_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
