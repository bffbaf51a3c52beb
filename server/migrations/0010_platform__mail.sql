-- E-mails: what is to be said to whom is composed when it is sent, so that neither a text nor an address lies here.

create table mail (
  id uuid primary key,
  kind text not null,
  entity_id uuid not null,
  member_id uuid references member,
  message_id text not null unique,
  dedupe_key text not null unique,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'DROPPED')),
  send_after timestamptz,
  attempts integer not null default 0,
  result_code text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state in ('SENT', 'DROPPED')) = (ended_at is not null))
);
create index mail_state on mail (state, id);
create index mail_member on mail (member_id, id);
comment on table mail is 'One row an e-mail; its job has the same id. Sent at least once, each time with the same Message-ID.';
comment on column mail.entity_id is 'What the kind composes the e-mail from.';
comment on column mail.result_code is 'The code of the last answer or error: never its text, which may quote the address.';
