-- What every area writes beside its own rows, and the functions that tables share.

create function bigrams_of(source text) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct substr(folded.text, place.at, 2)
    from (select lower(normalize(regexp_replace(coalesce(source, ''), '\s+', '', 'g'), nfc))) as folded(text),
      generate_series(1, greatest(length(folded.text) - 1, 0)) as place(at)
  );
comment on function bigrams_of(text) is 'Pairs of neighbouring characters, for search in Korean: two syllables already use an index.';

create function text_of(parts text[]) returns text
  language sql immutable parallel safe
  return array_to_string(parts, ' ');
comment on function text_of(text[]) is 'array_to_string, declared immutable for text, so that generated columns may use it.';

create procedure ensure_months(parent regclass, months int)
  language plpgsql
as $$
declare
  month date;
  child text;
begin
  for step in 0..months loop
    month := date_trunc('month', now() at time zone 'UTC')::date + make_interval(months => step);
    child := parent::text || to_char(month, '_YYYYMM');
    if to_regclass(child) is null then
      execute format('create table %I partition of %s for values from (%L) to (%L)',
        child, parent, month, (month + interval '1 month')::date);
    end if;
  end loop;
end
$$;
comment on procedure ensure_months(regclass, int) is 'Makes the partitions of an append-only table for this month and the next ones.';

create table setting (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
comment on table setting is 'What administrators set; what may be set, and its defaults, is declared in the settings block.';

create table setting_history (
  id uuid primary key,
  key text not null,
  before jsonb,
  after jsonb not null,
  at timestamptz not null default now(),
  actor_id uuid
);
create index setting_history_key on setting_history (key, id);

create table idempotency_key (
  person_id uuid not null,
  call text not null,
  key text not null,
  body_hash text not null,
  ids jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, call, key)
);
create index idempotency_key_age on idempotency_key (created_at);
comment on table idempotency_key is 'One row a write that carried an Idempotency-Key, in the transaction of its effect; ids only, never answers.';

create table outbox (
  id uuid primary key,
  event text not null,
  aggregate_id uuid,
  payload jsonb not null,
  dedupe_key text not null unique,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index outbox_open on outbox (id) where done_at is null;
comment on column outbox.payload is 'Ids and codes only: never text that a person wrote.';

create table status_change (
  id uuid primary key,
  entity text not null,
  entity_id uuid not null,
  from_status text,
  to_status text not null,
  actor_id uuid,
  actor_role text not null,
  reason text,
  request_id text,
  at timestamptz not null default now()
);
create index status_change_entity on status_change (entity, entity_id, id);

create table audit_log (
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  acting_as_id uuid,
  action text not null,
  entity text not null,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text,
  primary key (at, id)
) partition by range (at);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create table audit_log_default partition of audit_log default;

create table access_log (
  id uuid not null,
  at timestamptz not null default now(),
  member_id uuid,
  acting_as_id uuid,
  menu_id text,
  route text not null,
  session_id uuid,
  primary key (at, id)
) partition by range (at);
create index access_log_member on access_log (member_id, at desc);
create table access_log_default partition of access_log default;
comment on column access_log.route is 'The pattern of the route, never the address: addresses may hold secrets.';

create table privacy_log (
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  acting_as_id uuid,
  address text,
  subject_id uuid,
  action text not null check (action in ('R', 'U', 'D', 'PRINT', 'XLS')),
  menu_id text,
  fields text not null,
  reason text,
  request_id text,
  primary key (at, id)
) partition by range (at);
create index privacy_log_subject on privacy_log (subject_id, at desc);
create table privacy_log_default partition of privacy_log default;
