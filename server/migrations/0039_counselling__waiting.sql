-- Waiting for an hour of a counsellor, and the offer of one that was given back.

create table counselling_wait (
  id uuid primary key,
  counsellor_id uuid not null references counsellor,
  student_id uuid not null references student,
  since timestamptz not null,
  slot_id uuid references counselling_slot,
  offered_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('BOOKED', 'LEFT', 'EXPIRED', 'OLD')),
  check ((slot_id is null) = (offered_until is null)),
  check ((ended_at is null) = (outcome is null))
);
create unique index counselling_wait_once on counselling_wait (counsellor_id, student_id) where ended_at is null;
create index counselling_wait_next on counselling_wait (counsellor_id, since, id) where ended_at is null and slot_id is null;
create index counselling_wait_due on counselling_wait (offered_until) where ended_at is null and slot_id is not null;
create index counselling_wait_old on counselling_wait (since) where ended_at is null;
create index counselling_wait_slot on counselling_wait (slot_id, student_id);
create index counselling_wait_student on counselling_wait (student_id, since);
comment on column counselling_wait.slot_id is 'The hour that is offered, or was: a seat of it is held until then for nobody else.';
