-- Reminders of counselling, at most once each, and e-mails that are handed over once.

create table counselling_reminder (
  source text not null,
  source_id uuid not null,
  kind text not null check (kind in ('DAY', 'HOUR', 'RECORD')),
  claimed_at timestamptz not null,
  primary key (source, source_id, kind)
);
create index counselling_reminder_age on counselling_reminder (claimed_at);
comment on table counselling_reminder is 'Taken in the transaction that tells of it: nobody is reminded twice of the same.';

create index counselling_request_agreed on counselling_request (begins_at, id) where status = 'APPROVED';

alter table mail add column claimed_at timestamptz;
comment on column mail.claimed_at is 'Of what leaves at most once: when it was about to be handed over.';
