-- Psychological counselling at work: sessions with their records, supervision, and who opened a case in an emergency.

alter table psych.application add column session_cap integer not null default 10 check (session_cap > 0);

create table psych.session (
  id uuid primary key,
  application_id uuid not null references psych.application,
  number integer not null,
  counsellor_id uuid not null references member,
  begins_at timestamptz not null,
  channel text not null check (channel in ('FACE_TO_FACE', 'ONLINE', 'PHONE')),
  place text,
  room_reservation_id uuid,
  status text not null check (status in ('BOOKED', 'HELD', 'ABSENT', 'CANCELLED')),
  level integer check (level between 0 and 3),
  record text,
  version integer not null default 1,
  unique (application_id, number)
);
create index session_counsellor on psych.session (counsellor_id, begins_at);
create index session_ahead on psych.session (application_id, begins_at) where status = 'BOOKED';
comment on column psych.session.record is 'Sealed with the key of the case.';
comment on column psych.session.room_reservation_id is 'The reservation of a room, if there is one; busy time is taken by the session.';

create table psych.supervision (
  id uuid primary key,
  application_id uuid not null references psych.application,
  author_id uuid not null references member,
  note text not null,
  at timestamptz not null
);
create index supervision_application on psych.supervision (application_id, at);
create index supervision_author on psych.supervision (author_id);

create table psych.opening (
  id uuid primary key,
  application_id uuid not null references psych.application,
  asked_by uuid not null references member,
  asked_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references member,
  confirmed_at timestamptz,
  check (confirmed_by is distinct from asked_by)
);
create index opening_application on psych.opening (application_id);
create index opening_asked_by on psych.opening (asked_by, asked_at);
create index opening_confirmed_by on psych.opening (confirmed_by);
create index opening_at on psych.opening (asked_at);
comment on table psych.opening is 'The ledger of emergency openings; rows are never deleted. Nobody confirms their own.';

update menu set is_in_development = false where id = 'CNS_PSY';
