-- What one administrator asked for and another has to confirm; a row goes when it is answered or has run out.
create table member_change (
  id uuid primary key,
  member_id uuid not null references member (id),
  kind text not null check (kind in ('PASSWORD_RESET', 'IDENTITY')),
  username text,
  name_ko text,
  email text,
  sso_subject text,
  asked_by uuid not null references member (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  unique (member_id, kind),
  check ((kind = 'IDENTITY') = (username is not null and name_ko is not null))
);
create index member_change_asked on member_change (asked_by);
create index member_change_expiry on member_change (expires_at);

-- Psychological management stands on the role of its managers and on no other.
delete from role_privilege where resource_code = 'PSCHMNG' and role_id <> 'PSYCHOLOGICAL_MANAGER';
alter table role_privilege add constraint role_privilege_management_check
  check (resource_code <> 'PSCHMNG' or role_id = 'PSYCHOLOGICAL_MANAGER');
