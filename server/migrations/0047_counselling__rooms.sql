-- Counselling rooms: what they are, when they are open or blocked, and who has them when.

create table room (
  id uuid primary key,
  name_ko text not null,
  name_en text not null,
  place text not null,
  capacity integer not null check (capacity > 0),
  equipment text[] not null default '{}',
  purposes text[] not null check (cardinality(purposes) > 0),
  is_active boolean not null default true,
  version integer not null default 1
);

create table room_hours (
  room_id uuid not null references room on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  opens integer not null,
  closes integer not null check (closes <= 1440),
  primary key (room_id, weekday),
  check (opens >= 0 and opens < closes)
);
comment on column room_hours.opens is 'Minutes of the day in Seoul; a weekday without a row is one on which the room is shut.';

create table room_closure (
  id uuid primary key,
  room_id uuid references room on delete cascade,
  period tstzrange not null check (lower_inc(period) and not upper_inc(period) and not isempty(period)),
  reason text not null,
  made_by uuid not null references member,
  created_at timestamptz not null
);
create index room_closure_room on room_closure (room_id);
create index room_closure_period on room_closure using gist (period);
create index room_closure_end on room_closure (upper(period), id);
create index room_closure_made_by on room_closure (made_by);
comment on column room_closure.room_id is 'Null: every room.';

create table room_reservation (
  id uuid primary key,
  room_id uuid not null references room,
  member_id uuid not null references member,
  period tstzrange not null check (lower_inc(period) and not upper_inc(period) and not isempty(period)),
  purpose text not null,
  people integer not null check (people > 0),
  session_id uuid references psych.session on delete set null,
  series_id uuid,
  status text not null check (status in ('HELD', 'BOOKED', 'CHECKED_IN', 'DONE', 'CANCELLED', 'RELEASED')),
  checked_in_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint room_reservation_room exclude using gist (room_id with =, period with &&)
    where (status in ('HELD', 'BOOKED', 'CHECKED_IN')),
  constraint room_reservation_person exclude using gist (member_id with =, period with &&)
    where (status in ('HELD', 'BOOKED', 'CHECKED_IN'))
);
create unique index room_reservation_session on room_reservation (session_id)
  where status in ('HELD', 'BOOKED', 'CHECKED_IN');
create index room_reservation_session_any on room_reservation (session_id);
create index room_reservation_period on room_reservation using gist (room_id, period);
create index room_reservation_own on room_reservation (member_id, lower(period), id);
create index room_reservation_begin on room_reservation (lower(period), id);
create index room_reservation_not_there on room_reservation (lower(period)) where status = 'BOOKED';
create index room_reservation_over on room_reservation (upper(period)) where status = 'CHECKED_IN';
create index room_reservation_series on room_reservation (series_id);
comment on table room_reservation is 'For what is a code; whom it is for stands nowhere but with the session.';

-- A reservation knows its session; the session need not know it as well.
alter table psych.session drop column room_reservation_id;
