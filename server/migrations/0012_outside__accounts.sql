-- People from outside the university, reset passwords, and finding a person among many.

alter table member add column grams text[] not null
  generated always as (bigrams_of(name_ko || ' ' || coalesce(name_en, '') || ' ' || username)) stored;
create index member_grams on member using gin (grams);
create index member_pending on member (id desc) where status = 'PENDING';
create index member_external on member (id desc) where is_external;
create index student_number_start on student (student_number text_pattern_ops);

create table sign_up (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  locale text not null check (locale in ('ko', 'en')),
  agreed jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_up_email on sign_up (lower(email));
create index sign_up_expiry on sign_up (expires_at);
comment on table sign_up is 'Who began to sign up from outside and has not shown yet that the e-mail address is theirs.';
comment on column sign_up.agreed is 'Documents agreed to: [{ code, version }].';

alter table single_use drop constraint single_use_kind_check;
alter table single_use add constraint single_use_kind_check
  check (kind in ('HANDOFF', 'SSO', 'OIDC_STATE', 'PASSWORD_RESET'));
create index single_use_member on single_use (member_id, kind);

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (end_reason in ('SIGN_OUT', 'SIGN_OUT_EVERYWHERE',
  'PASSWORD_CHANGED', 'PASSWORD_RESET', 'ENDED_BY_OWNER', 'IDLE', 'LOCKED', 'MEMBER_SWITCH'));
