-- Files: a group hangs on a record, or waits for one; its entries are the files. Bytes lie outside (server/src/platform/files).

create table file_group (
  id uuid primary key,
  owner_id uuid not null references member,
  entity text,
  entity_id text,
  last_sn integer not null default 0,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  check ((entity is null) = (entity_id is null))
);
create index file_group_record on file_group (entity, entity_id) where entity is not null;
create index file_group_waiting on file_group (touched_at) where entity is null;
create index file_group_owner on file_group (owner_id);
comment on table file_group is 'What a fileId names. Without a record only its owner sees it, and a day after its last change it goes.';
comment on column file_group.last_sn is 'The last number given to an entry; numbers are never given twice.';

create table file_entry (
  group_id uuid not null references file_group on delete cascade,
  sn integer not null check (sn > 0),
  name text not null check (name <> ''),
  extension text not null,
  mime_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  object_id uuid not null unique,
  picture_id uuid unique,
  picture_width integer,
  picture_height integer,
  alt_text text,
  uploaded_by uuid not null references member,
  uploaded_at timestamptz not null default now(),
  attached_at timestamptz,
  primary key (group_id, sn),
  check ((picture_id is null) = (picture_width is null) and (picture_id is null) = (picture_height is null))
);
create index file_entry_uploader on file_entry (uploaded_by) include (size);
create index file_entry_waiting on file_entry (uploaded_at) where attached_at is null;
comment on column file_entry.object_id is 'Names the bytes in the store; made before the row, so bytes without a row are leftovers.';
comment on column file_entry.picture_id is 'Names the picture that was encoded anew from the file: the only thing shown inline.';
comment on column file_entry.attached_at is 'Null until the record is saved with it: until then only who uploaded it sees it.';
