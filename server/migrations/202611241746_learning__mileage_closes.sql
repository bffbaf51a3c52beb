-- Closing a term of mileage: what a close found, and how everybody stood.

create table mileage_close (
  id uuid primary key,
  year integer not null,
  semester_code text not null,
  number integer not null check (number > 0),
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  begun_at timestamptz not null,
  begun_by uuid not null references member,
  done_at timestamptz,
  member_count integer not null,
  done_count integer not null default 0,
  last_member_id uuid,
  expired_points integer not null default 0,
  expired_count integer not null default 0,
  unique (year, semester_code, number),
  foreign key (year, semester_code) references mileage_term,
  check (done_count <= member_count),
  check ((status = 'RUNNING') = (done_at is null))
);
create unique index mileage_close_one_at_a_time on mileage_close ((true)) where status = 'RUNNING';
create index mileage_close_begun_by on mileage_close (begun_by);
comment on table mileage_close is 'One close of a term; closing again makes another with the next number.';
comment on column mileage_close.last_member_id is 'How far it is: people are gone through in the order of their keys.';
comment on column mileage_close.expired_count is 'People whose points expired by it.';

create table mileage_standing (
  close_id uuid not null references mileage_close,
  member_id uuid not null references member,
  earned integer not null,
  balance integer not null,
  survey_count integer not null,
  programme_count integer not null,
  rank integer,
  primary key (close_id, member_id)
);
create index mileage_standing_rank on mileage_standing (close_id, rank, member_id);
create index mileage_standing_member on mileage_standing (member_id);
comment on table mileage_standing is 'How somebody stood when a term was closed; never changed once the close is done.';
comment on column mileage_standing.rank is 'Equal places for equals. Null: nothing was earned in the term.';
