-- A reminder is of a session as it stood: one that moves afterwards is reminded of anew.

alter table session_reminder add column begins_at timestamptz;
update session_reminder set begins_at = s.begins_at from programme_session s where s.id = session_reminder.session_id;
alter table session_reminder alter column begins_at set not null;
alter table session_reminder drop constraint session_reminder_pkey;
alter table session_reminder add primary key (session_id, trainee_id, begins_at);
comment on column session_reminder.begins_at is 'When the session was to begin as the reminder was claimed.';
