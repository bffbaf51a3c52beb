-- Background work on norms: worked out from results of the university, and results read again under a new one.

create table ability_norm_run (
  id uuid primary key,
  kind text not null check (kind in ('BUILD', 'RESCORE')),
  version_id uuid not null references ability_version,
  norm_id uuid references ability_norm on delete set null,
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  total integer not null default 0 check (total >= 0),
  done integer not null default 0 check (done >= 0),
  last_session_id uuid,
  begun_at timestamptz not null,
  begun_by uuid not null references member,
  done_at timestamptz,
  check ((status = 'RUNNING') = (done_at is null))
);
create unique index ability_norm_run_one on ability_norm_run (version_id) where status = 'RUNNING';
create index ability_norm_run_version on ability_norm_run (version_id, begun_at desc);
create index ability_norm_run_norm on ability_norm_run (norm_id);
create index ability_norm_run_begun_by on ability_norm_run (begun_by);
comment on table ability_norm_run is 'BUILD: scales of a norm one after another. RESCORE: results of a version under a norm, in the order of their keys. One at a time for a version.';
comment on column ability_norm_run.norm_id is 'Null: a norm that was not finished, or was deleted since.';
comment on column ability_norm_run.total is 'Scales of a BUILD, results of a RESCORE.';

create table ability_norm_sample (
  run_id uuid not null references ability_norm_run on delete cascade,
  session_id uuid not null references ability_session on delete cascade,
  college_code text,
  grade integer not null,
  primary key (run_id, session_id)
);
create index ability_norm_sample_session on ability_norm_sample (session_id);
comment on table ability_norm_sample is 'Results that a running BUILD counts, so that all its scales are of the same people. Empty once it has ended.';
