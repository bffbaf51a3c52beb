-- Lists that are too long for an answer become Excel files in the background, each its asker's alone.

create table list_export (
  id uuid primary key,
  member_id uuid not null references member (id),
  source text not null,
  asked jsonb not null,
  locale text not null check (locale in ('ko', 'en')),
  menu_id text not null,
  reason text not null,
  address text not null,
  request_id text not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  place smallint not null check (place between 1 and 2),
  begun smallint not null default 0,
  row_count integer not null default 0,
  failure text check (failure in ('INTERRUPTED', 'FORBIDDEN', 'STORAGE_FULL', 'TOO_MANY_ROWS', 'ERROR')),
  object_id uuid unique,
  file_name text,
  size bigint,
  sight text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  check ((ended_at is null) = (state in ('WAITING', 'RUNNING'))),
  check ((failure is not null) = (state = 'FAILED')),
  check ((state = 'DONE') = (object_id is not null)),
  check (state <> 'DONE' or (file_name is not null and size is not null and sight is not null and expires_at is not null))
);
-- A person has two places for what waits or is being made.
create unique index list_export_place on list_export (member_id, place) where state in ('WAITING', 'RUNNING');
create index list_export_own on list_export (member_id, id desc);
create index list_export_ended on list_export (ended_at);
comment on column list_export.id is 'Also that of the job that makes it.';
comment on column list_export.asked is 'Filters and order of the list, as its source takes them.';
comment on column list_export.address is 'Where it was asked from, for the privacy log.';
comment on column list_export.begun is 'How often it was begun.';
comment on column list_export.row_count is 'Rows written so far.';
comment on column list_export.object_id is 'The bytes, which are there before the row says so.';
comment on column list_export.sight is 'What of the list its asker could see when it was made: with another sight of today it is not handed out.';
