-- Files of portfolios that nothing names any more, and since when: they go thirty days later.

create table portfolio_unused_file (
  group_id uuid primary key references file_group on delete cascade,
  since timestamptz not null
);
comment on table portfolio_unused_file is 'Files that no draft and no version of their portfolio names. One that is named again leaves the list.';
