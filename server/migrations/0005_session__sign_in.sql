-- Sessions, sign-in attempts, single-use tokens.

create table session (
  id uuid primary key,
  member_id uuid not null references member (id),
  token_id uuid not null,
  token_issued_at timestamptz not null,
  token_expires_at timestamptz not null,
  previous_token_id uuid,
  rotated_at timestamptz,
  is_shared_pc boolean not null default false,
  method text not null check (method in ('PASSWORD', 'SSO', 'HANDOFF')),
  address text,
  agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('SIGN_OUT', 'SIGN_OUT_EVERYWHERE', 'PASSWORD_CHANGED', 'ENDED_BY_OWNER', 'IDLE', 'LOCKED', 'MEMBER_SWITCH'))
);
create index session_member on session (member_id, id desc);
comment on table session is 'Every token names a row here; an ended row ends its tokens at once.';

create table sign_in_log (
  id uuid not null,
  at timestamptz not null default now(),
  member_id uuid,
  method text not null,
  outcome text not null check (outcome in ('OK', 'REFUSED', 'SLOWED')),
  address text,
  agent text,
  session_id uuid,
  primary key (at, id)
) partition by range (at);
create index sign_in_log_member on sign_in_log (member_id, at desc);
create table sign_in_log_default partition of sign_in_log default;

create table sign_in_throttle (
  key_hash text primary key,
  account_hash text not null,
  address text not null,
  failures integer not null default 0,
  pending integer not null default 0,
  pending_since timestamptz,
  next_allowed_at timestamptz,
  updated_at timestamptz not null default now()
);
create index sign_in_throttle_account on sign_in_throttle (account_hash);
create index sign_in_throttle_age on sign_in_throttle (updated_at);
comment on table sign_in_throttle is 'Failed sign-ins by account and address; names that do not exist are slowed alike, so only a hash of the name is kept.';

create table rate_window (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

create table single_use (
  hash text primary key,
  kind text not null check (kind in ('HANDOFF', 'SSO', 'OIDC_STATE')),
  member_id uuid references member (id),
  payload jsonb,
  expires_at timestamptz not null
);
create index single_use_expiry on single_use (expires_at);
comment on table single_use is 'Tokens that work once; kept as hashes, deleted when used.';

create table demo_person (
  member_id uuid primary key references member (id),
  position integer not null,
  kind_ko text not null,
  kind_en text not null,
  detail_ko text not null,
  detail_en text not null
);
comment on table demo_person is 'Who the sign-in page offers in demo mode.';
