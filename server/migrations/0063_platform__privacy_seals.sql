-- The privacy log is sealed hour by hour, so that a row that is changed, added or taken out afterwards shows.

create table privacy_seal (
  number bigint primary key check (number > 0),
  from_at timestamptz,
  to_at timestamptz not null unique,
  row_count bigint not null check (row_count >= 0),
  data_key_id uuid not null references data_key (id),
  seal text not null,
  sealed_at timestamptz not null,
  check (from_at < to_at),
  check ((from_at is null) = (number = 1))
);
create index privacy_seal_key on privacy_seal (data_key_id);
comment on table privacy_seal is 'One after the other: each covers the rows of privacy_log from from_at on and before to_at, and the seal before it.';
comment on column privacy_seal.seal is 'Keyed hash over the rows, their number, the bounds and the seal before: nobody makes one with the database alone.';
