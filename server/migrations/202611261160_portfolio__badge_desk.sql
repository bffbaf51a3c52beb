-- Granting of badges: one after the other for each person, and runs over everybody when a badge is opened.

create table badge_holder (
  member_id uuid primary key references member
);
comment on table badge_holder is 'A row to hold while somebody’s badges are judged, so that rules and people never act on the same ones at once.';

create table badge_run (
  id uuid primary key,
  class_id uuid not null references badge_class on delete cascade,
  status text not null check (status in ('RUNNING', 'DONE')),
  total_count integer not null,
  checked_count integer not null default 0,
  granted_count integer not null default 0,
  after_id uuid,
  begun_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'DONE') = (ended_at is not null))
);
create unique index badge_run_one on badge_run (class_id) where status = 'RUNNING';
create index badge_run_class on badge_run (class_id, begun_at desc);
comment on table badge_run is 'A walk through all students after a badge was opened: those who meet its rule already get it.';
comment on column badge_run.after_id is 'The last student who was judged; a run that was cut off goes on after them.';

create index badge_assertion_ending on badge_assertion (expires_at) where status = 'GRANTED' and expires_at is not null;
create index badge_assertion_status on badge_assertion (status, granted_at desc, id);
