-- The keeper of the attendance sees how many tickets the codes of a session were swapped for.
create table session_ticket (
  id uuid primary key,
  session_id uuid not null references programme_session on delete cascade,
  code_window integer not null,
  given_at timestamptz not null
);
comment on table session_ticket is 'Tickets that codes were swapped for before somebody signed in, one a browser and session. Nobody is named.';
create index session_ticket_session on session_ticket (session_id);
