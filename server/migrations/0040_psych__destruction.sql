-- What was destroyed when: the fact and nothing of what it was.

create table destruction (
  id uuid primary key,
  kind text not null,
  case_id uuid not null,
  ended_on date not null,
  destroyed_at timestamptz not null,
  unique (kind, case_id)
);
create index destruction_at on destruction (destroyed_at, id);
comment on table destruction is 'The ledger of cases that were destroyed at the end of their time; rows are never deleted. It names no person.';

alter table psych.application alter column student_id drop not null, alter column data_key_id drop not null, alter column intake drop not null;
alter table psych.application add column destroyed_at timestamptz;
alter table psych.application add constraint application_destroyed check ((destroyed_at is null) = (data_key_id is not null) and (destroyed_at is null) = (student_id is not null));
create index application_ended on psych.application (ended_at) where destroyed_at is null;
