-- Seats kept for students who were invited, invitations to choose an hour, and meetings that wait for the student's word.

alter table counselling_slot
  add column held integer not null default 0,
  add column own_capacity integer check (own_capacity > 0),
  add constraint counselling_slot_seats check (held >= 0 and taken + held <= capacity);
comment on column counselling_slot.held is 'Seats kept for invitations that wait for their answer.';
comment on column counselling_slot.own_capacity is 'Seats before a group was invited: those that the group gives back go to nobody else.';

create table counselling_invitation (
  id uuid primary key,
  counsellor_id uuid not null references counsellor,
  student_id uuid not null references student,
  channel text not null,
  data_key_id uuid not null references data_key,
  message text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index counselling_invitation_open on counselling_invitation (student_id, counsellor_id) where ended_at is null;
create index counselling_invitation_counsellor on counselling_invitation (counsellor_id, student_id);
create index counselling_invitation_student on counselling_invitation (student_id);
create index counselling_invitation_key on counselling_invitation (data_key_id);
comment on table counselling_invitation is 'A counsellor has asked a student to choose an hour; it ends when they do. One to a certain hour is a request.';
comment on column counselling_invitation.message is 'Sealed with data_key_id.';

create index counselling_request_unconfirmed on counselling_request (outcome_at) where confirmation = 'WAITING';
