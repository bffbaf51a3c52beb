-- What somebody decided at a desk waits some seconds, in which they can take it back.

create table work_press (
  id uuid primary key,
  member_id uuid not null references member,
  entity text not null,
  action text not null,
  needed jsonb not null,
  locale text not null check (locale in ('ko', 'en')),
  session_id uuid not null,
  all_students_reason text,
  address text not null,
  request_id text not null,
  pressed_at timestamptz not null,
  due_at timestamptz not null,
  row_count integer not null check (row_count >= 0),
  left_count integer not null check (left_count >= 0),
  done_count integer not null default 0 check (done_count >= 0),
  check (due_at >= pressed_at)
);
create index work_press_member on work_press (member_id, entity, pressed_at);
create index work_press_pressed on work_press (pressed_at);
comment on table work_press is 'A step that somebody chose for several records of a desk; carried out when it is due, as that person and with the rights of then.';
comment on column work_press.needed is 'What the action needs beside the records, such as a reason.';
comment on column work_press.row_count is 'Records that it was kept for, less those taken back.';
comment on column work_press.left_count is 'Records that it was not kept for.';
comment on column work_press.session_id is 'The session of the press, which may have ended since.';
comment on column work_press.all_students_reason is 'The reason for seeing all students that held in that session.';

create table pending_step (
  id uuid primary key,
  press_id uuid not null references work_press on delete cascade,
  entity text not null,
  entity_id uuid not null,
  version integer not null,
  failed_at timestamptz,
  failure text,
  reason_ko text,
  reason_en text,
  unique (entity, entity_id),
  check ((failed_at is null) = (failure is null)),
  check ((reason_ko is null) = (reason_en is null)),
  check (reason_ko is null or failure is not null)
);
create index pending_step_press on pending_step (press_id);
comment on table pending_step is 'A record for which a step waits or has failed: one at a time, so that nobody decides beside another. Deleted as it is taken.';
comment on column pending_step.version is 'Of the record, as the person saw it.';
comment on column pending_step.failure is 'The kind of failure in the contract.';
comment on column pending_step.reason_ko is 'A sentence of the machine, where the kind says too little.';
