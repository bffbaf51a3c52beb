-- Sessions of which people were reminded: each is told at most once. What recommendations count.

create table session_reminder (
  session_id uuid not null references programme_session on delete cascade,
  trainee_id uuid not null references trainee on delete cascade,
  claimed_at timestamptz not null,
  primary key (session_id, trainee_id)
);
create index session_reminder_age on session_reminder (claimed_at);
create index session_reminder_trainee on session_reminder (trainee_id);
comment on table session_reminder is 'Reminders of the day before that were claimed.';

create index trainee_completed on trainee (programme_id) where completed_at is not null;
