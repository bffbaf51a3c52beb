-- Notifications to people: exactly one row an event and recipient; what they say is read from the record when they are shown.

alter table outbox add column attempts integer not null default 0;
alter table outbox add column next_at timestamptz not null default now();
drop index outbox_open;
create index outbox_open on outbox (next_at, id) where done_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;
comment on column outbox.next_at is 'When it is tried (again): one that cannot be delivered steps back behind the others.';

create table notification (
  id uuid primary key,
  event_id uuid not null,
  recipient_id uuid not null references member,
  type text not null,
  entity_id uuid,
  link text not null check (link like '/%'),
  is_shown boolean not null,
  is_for_digest boolean not null,
  digest_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (event_id, recipient_id)
);
create index notification_recipient on notification (recipient_id, id desc);
create index notification_unread on notification (recipient_id, id desc) where read_at is null and is_shown;
create index notification_waiting on notification (recipient_id) where is_for_digest and digest_id is null;
create index notification_digest on notification (digest_id) where digest_id is not null;
create index notification_age on notification (created_at);
comment on column notification.is_shown is 'Whether it stands in the list: false where the person wants this type by e-mail only.';
comment on column notification.digest_id is 'The daily e-mail that tells of it.';

create table notification_preference (
  member_id uuid primary key references member,
  is_quiet boolean not null default true,
  quiet_from integer not null default 21 check (quiet_from between 0 and 23),
  quiet_to integer not null default 8 check (quiet_to between 0 and 23),
  is_digest boolean not null default false,
  version integer not null default 1
);
comment on table notification_preference is 'Hours of Seoul in which no e-mail is sent, and whether e-mails come once a day; without a row the defaults hold.';

create table notification_choice (
  member_id uuid not null references member,
  type text not null,
  channel text not null check (channel in ('IN_APP', 'EMAIL')),
  is_on boolean not null,
  primary key (member_id, type, channel)
);
comment on table notification_choice is 'Types that a person switched off or on; without a row a channel is on.';
