-- Addresses from which many names failed: one attempt a turn until fewer have failed there.
create table sign_in_address (
  address text primary key,
  wait_ms integer not null check (wait_ms > 0),
  slowed_at timestamptz not null,
  next_allowed_at timestamptz not null,
  ends_at timestamptz not null
);
create index sign_in_address_end on sign_in_address (ends_at);
create index sign_in_throttle_failed on sign_in_throttle (address, updated_at) where failures > 0;
