-- Files of confidential records lie sealed, with a key of their group's own.

alter table file_group add column data_key_id uuid references data_key;
create index file_group_key on file_group (data_key_id);
comment on column file_group.data_key_id is 'Of files that lie sealed: bytes, names and descriptions open with it only, and it goes with the group.';
comment on column file_entry.sha256 is 'Of the bytes as they lie: of a sealed file it tells nothing about what is in it.';
