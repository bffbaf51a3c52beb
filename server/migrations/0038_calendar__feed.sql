-- The personal calendar address: one a person, kept as a hash.

create table calendar_feed (
  member_id uuid primary key references member,
  token_hash text not null unique,
  made_at timestamptz not null
);
comment on table calendar_feed is 'Whoever has the address sees the appointments of its person; the address itself is told once and kept nowhere.';
