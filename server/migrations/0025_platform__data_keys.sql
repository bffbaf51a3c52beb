-- Keys of what is written in confidence.

create table data_key (
  id uuid primary key,
  master text not null,
  wrapped text not null,
  created_at timestamptz not null
);
comment on table data_key is 'A key for each record or case that is written in confidence, wrapped by the master key of that name (NARU_KEYS). Without its row the record cannot be read any more.';
