-- Menus, roles, privileges (docs/specification.md §6).

create table menu (
  id text primary key,
  parent_id text references menu (id),
  name_ko text not null,
  name_en text not null,
  menu_path text,
  opens_path text,
  position integer not null,
  is_hidden boolean not null default false,
  is_link boolean not null default false,
  is_in_development boolean not null default true,
  icon text,
  any_of text[] not null default '{}',
  none_of text[] not null default '{}',
  office_ko text not null default '정보화팀',
  office_en text not null default 'IT services',
  version integer not null default 1,
  check (id <> parent_id)
);
create index menu_parent on menu (parent_id, position);
comment on column menu.menu_path is 'What the current address is compared with; empty for a group.';
comment on column menu.opens_path is 'What the menu opens (routerNm).';
comment on column menu.any_of is 'Who beside the privilege: type:…, duty:…, resource:…, administrator; empty for everybody who holds it.';
comment on column menu.none_of is 'Who never, whatever else is held.';

create table role (
  id text primary key,
  name_ko text not null,
  name_en text not null,
  member_type text unique,
  duty text unique,
  is_administrator boolean not null default false,
  is_built_in boolean not null default false,
  version integer not null default 1,
  check (member_type is null or duty is null)
);
comment on table role is 'A role of a member type or a duty is held by everybody who has it; others are given one by one.';

create table role_member (
  role_id text not null references role (id),
  member_id uuid not null references member (id),
  given_at timestamptz not null default now(),
  given_by uuid references member (id),
  primary key (role_id, member_id)
);
create index role_member_member on role_member (member_id);

create table role_privilege (
  role_id text not null references role (id),
  menu_id text references menu (id),
  resource_code text not null,
  scope text not null check (scope in ('OWN', 'COURSE', 'ASSIGNED', 'DEPARTMENT', 'ALL')),
  unique nulls not distinct (role_id, menu_id, resource_code, scope)
);
comment on column role_privilege.menu_id is 'Null: resource-wide.';
