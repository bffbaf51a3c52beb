-- What comes of a request: what is being written, records, the counsellor's own notes, and follow-ups. Texts are sealed.

create table counselling_draft (
  member_id uuid not null references member,
  counsellor_id uuid not null references counsellor,
  data_key_id uuid not null references data_key,
  body text not null,
  file_id uuid,
  saved_at timestamptz not null,
  primary key (member_id, counsellor_id)
);
create index counselling_draft_counsellor on counselling_draft (counsellor_id);
create index counselling_draft_key on counselling_draft (data_key_id);
create index counselling_draft_age on counselling_draft (saved_at);

create table counselling_record (
  request_id uuid primary key references counselling_request,
  minutes integer not null check (minutes > 0),
  topics text[] not null,
  shared_note text not null,
  next_on date,
  recorded_at timestamptz not null
);
comment on column counselling_record.shared_note is 'Sealed with the key of the request; both sides read it.';

create table counselling_private_note (
  request_id uuid primary key references counselling_request,
  author_id uuid not null references member,
  data_key_id uuid not null references data_key,
  note text not null
);
create index counselling_private_note_author on counselling_private_note (author_id);
create index counselling_private_note_key on counselling_private_note (data_key_id);
comment on table counselling_private_note is 'Read by its author alone; a table and a key of its own, so that no other query comes by it.';

create table counselling_follow_up (
  id uuid primary key,
  request_id uuid not null references counselling_request,
  position integer not null,
  text text not null,
  who text not null check (who in ('STUDENT', 'COUNSELLOR', 'BOTH')),
  due_on date,
  done_at timestamptz,
  done_by uuid references member
);
create index counselling_follow_up_request on counselling_follow_up (request_id, position);
create index counselling_follow_up_done_by on counselling_follow_up (done_by);
create index counselling_request_waiting on counselling_request (begins_at, id) where status = 'WAITING';
