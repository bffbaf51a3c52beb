-- Text messages: what is said to which number is composed when it leaves, so that neither lies here.

create table sms (
  id uuid primary key,
  notification_id uuid not null unique references notification on delete cascade,
  member_id uuid not null references member,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'ACCEPTED', 'DELIVERED', 'REFUSED', 'LOST', 'DROPPED')),
  send_after timestamptz,
  claimed_at timestamptz,
  attempts integer not null default 0,
  message_id text,
  is_long boolean not null default false,
  result_code text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'QUEUED') = (ended_at is null)),
  check (state not in ('ACCEPTED', 'DELIVERED', 'LOST') or claimed_at is not null)
);
create index sms_state on sms (state, id);
create index sms_member on sms (member_id, id);
create index sms_age on sms (created_at);
comment on table sms is 'One row a notification; its job has the same id. Handed over at most once.';
comment on column sms.claimed_at is 'When it was about to be handed over: from then on it is never handed over again, unless it surely was not taken.';
comment on column sms.message_id is 'By what the provider knows it.';
comment on column sms.result_code is 'The code of the last answer, error or report: never its text, which may quote the number.';

alter table notification_choice
  drop constraint notification_choice_channel_check,
  add constraint notification_choice_channel_check check (channel in ('IN_APP', 'EMAIL', 'SMS'));
