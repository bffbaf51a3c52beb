-- The screen of the roster import: runs are asked for, wait, are under way and end; a preview changes nothing.

alter table import_run
  alter column source_system drop not null,
  alter column counts drop not null,
  alter column ended_at drop not null,
  add column state text not null default 'DONE'
    check (state in ('WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED', 'CANCELLED')),
  add column is_preview boolean not null default false,
  add column bundle_id uuid references file_group (id) on delete set null,
  add column bundle_name text,
  add column progress jsonb,
  add column problem_count integer not null default 0,
  add column failure text check (failure in ('INTERRUPTED', 'BUNDLE_GONE', 'ERROR')),
  add check ((ended_at is null) = (state in ('WAITING', 'RUNNING'))),
  add check ((failure is not null) = (state = 'FAILED')),
  add check (state <> 'DONE' or (source_system is not null and counts is not null));
alter table import_run alter column state drop default, alter column is_preview drop default;
create unique index import_run_one on import_run ((true)) where state in ('WAITING', 'RUNNING');
create index import_run_bundle on import_run (bundle_id);
create index import_run_preview on import_run (ended_at) where is_preview;
comment on table import_run is 'Imports of rosters and their previews. One that was carried out says so in the transaction of its effect.';
comment on column import_run.started_at is 'When it was asked for.';
comment on column import_run.bundle_id is 'The uploaded zip file, while it is there; the command line has none.';
comment on column import_run.progress is '{ step, item, done, of } while it is under way.';

create table import_problem (
  run_id uuid not null references import_run (id) on delete cascade,
  sn integer not null check (sn > 0),
  file text,
  line integer,
  column_name text,
  reason text not null,
  value text not null,
  primary key (run_id, sn)
);
comment on table import_problem is 'Why a run was refused: the first hundred; import_run.problem_count counts the rest too.';

update menu set is_in_development = false where id = 'ADM_ROSTER';
