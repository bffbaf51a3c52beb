-- Every hour, and after each group that is sealed, the next one in plain is looked for: with 300,000 groups that read each of them.

create index file_group_plain on file_group (entity, id) where data_key_id is null and entity is not null;
