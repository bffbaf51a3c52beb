-- Objections to lines of the mileage ledger: one that is open or decided a line, and what both sides wrote about it.

create table mileage_objection (
  id uuid primary key,
  line_id uuid not null references mileage_line,
  member_id uuid not null references member,
  status text not null check (status in ('OPEN', 'UPHELD', 'DISMISSED', 'WITHDRAWN')),
  content text not null check (content <> ''),
  file_id uuid,
  asked_at timestamptz not null,
  reply_count integer not null default 0 check (reply_count between 0 and 20),
  correction_id uuid unique references mileage_line,
  decided_by uuid references member,
  decided_at timestamptz,
  reason text,
  version integer not null default 1,
  check (decided_by <> member_id),
  check ((status in ('UPHELD', 'DISMISSED')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (reason is null)),
  check (correction_id is null or status = 'UPHELD')
);
create unique index mileage_objection_one on mileage_objection (line_id) where status <> 'WITHDRAWN';
create index mileage_objection_line on mileage_objection (line_id, asked_at desc);
create index mileage_objection_member on mileage_objection (member_id, asked_at desc);
create index mileage_objection_open on mileage_objection (asked_at, id) where status = 'OPEN';
create index mileage_objection_list on mileage_objection (status, asked_at desc, id);
create index mileage_objection_decided_by on mileage_objection (decided_by);
comment on table mileage_objection is 'Somebody says why a line of theirs is wrong. One that was withdrawn can be followed by another one.';
comment on column mileage_objection.correction_id is 'The line that corrects the points. Null: it was handled otherwise, or is not upheld.';
comment on column mileage_objection.reason is 'The answer of the office.';

create table mileage_objection_reply (
  objection_id uuid not null references mileage_objection,
  number integer not null check (number between 1 and 20),
  side text not null check (side in ('STUDENT', 'OFFICE')),
  member_id uuid not null references member,
  content text not null check (content <> ''),
  at timestamptz not null,
  primary key (objection_id, number)
);
create index mileage_objection_reply_member on mileage_objection_reply (member_id);
comment on table mileage_objection_reply is 'Replies of both sides, in their order; never changed.';
