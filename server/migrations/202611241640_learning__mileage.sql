-- Mileage: a ledger that nobody changes, the rules by which it grows, claims with evidence, and uses.

create table mileage_item (
  id uuid primary key,
  code text not null unique,
  type_code text not null check (type_code in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11')),
  source text not null check (source in ('CLAIM', 'PROGRAMME', 'HAND')),
  programme_type text unique check (programme_type in ('BAEUM', 'CHAEUM', 'IEUM', 'WORKSHOP')),
  grade_group text,
  name_ko text not null,
  name_en text not null,
  evidence_ko text not null default '',
  evidence_en text not null default '',
  asks_number boolean not null default false,
  position integer not null default 0,
  in_use boolean not null default true,
  version integer not null default 1,
  check ((source = 'PROGRAMME') = (programme_type is not null)),
  check (source = 'CLAIM' or evidence_ko = '')
);
create index mileage_item_list on mileage_item (type_code, position, id);
comment on table mileage_item is 'Things that bring mileage, each of one of the eleven types; data, never a code path.';
comment on column mileage_item.grade_group is 'Items of one group measure one thing, such as a language: where one grade counts, it is the best of all of them.';
comment on column mileage_item.evidence_ko is 'The paper that a claim has to show. Empty: none.';
comment on column mileage_item.asks_number is 'A claim names the number of its certificate, which counts once in the university.';

create table mileage_rule (
  id uuid primary key,
  item_id uuid not null references mileage_item,
  number integer not null check (number > 0),
  formula jsonb not null,
  cap_once integer check (cap_once between 1 and 100000),
  cap_term integer check (cap_term between 1 and 100000),
  cap_life integer check (cap_life between 1 and 1000000),
  counts_best boolean not null default false,
  pays_difference boolean not null default false,
  needs_survey boolean not null default false,
  valid_terms integer check (valid_terms between 1 and 20),
  register_statuses text[] not null default '{ENROLLED}',
  claim_days integer check (claim_days between 1 and 3660),
  effective_from date not null,
  effective_to date,
  note text not null default '',
  created_at timestamptz not null,
  created_by uuid references member,
  version integer not null default 1,
  unique (item_id, number),
  check (effective_from <= effective_to),
  check (counts_best or not pays_difference),
  constraint mileage_rule_one_at_a_time exclude using gist
    (item_id with =, daterange(effective_from, effective_to, '[]') with &&)
);
create index mileage_rule_created_by on mileage_rule (created_by);
comment on column mileage_rule.formula is 'kind PIECE: points each. HOUR: points an hour, rounded down. GRADE: rowList of least value and points. PROMISED: the points that the programme promised, else perHour.';
comment on column mileage_rule.counts_best is 'Only the best of an item, or of its group of grades, counts.';
comment on column mileage_rule.pays_difference is 'A better one brings what it is more than those before it.';
comment on column mileage_rule.valid_terms is 'Enrolled terms after the one that it was posted in. Null: for ever.';
comment on column mileage_rule.claim_days is 'A claim may be so many days old.';
comment on column mileage_rule.effective_to is 'Its last day. Null: until further notice.';

create table mileage_term (
  year integer not null,
  semester_code text not null,
  status text not null check (status in ('OPEN', 'CLOSING', 'CLOSED')),
  closed_at timestamptz,
  version integer not null default 1,
  primary key (year, semester_code),
  foreign key (year, semester_code) references term
);
comment on table mileage_term is 'A term as the ledger has it; one that is not open takes no line.';

create table mileage_account (
  member_id uuid primary key references member,
  balance integer not null default 0,
  held integer not null default 0 check (held >= 0),
  line_count integer not null default 0
);
comment on table mileage_account is 'Sums of the ledger, kept by its own trigger. Available is balance less held; only a correction brings it below zero.';

create table mileage_claim (
  id uuid primary key,
  member_id uuid not null references member,
  item_id uuid not null references mileage_item,
  department_code text not null references department,
  status text not null check (status in ('WAIT', 'APPROVED', 'REFUSED', 'CANCELLED')),
  happened_on date not null,
  quantity numeric(8, 2) not null check (quantity > 0),
  number_hash text,
  number_end text,
  grade_group text not null,
  note text not null default '',
  file_id uuid,
  expected integer not null,
  asked_at timestamptz not null,
  decided_by uuid references member,
  decided_at timestamptz,
  reason text,
  version integer not null default 1,
  check (decided_by <> member_id),
  check ((number_hash is null) = (number_end is null))
);
create index mileage_claim_member on mileage_claim (member_id, asked_at desc, id);
create index mileage_claim_waiting on mileage_claim (asked_at, id) where status = 'WAIT';
create index mileage_claim_list on mileage_claim (status, asked_at desc, id);
create index mileage_claim_item on mileage_claim (item_id);
create index mileage_claim_department on mileage_claim (department_code, status, asked_at);
create index mileage_claim_decided_by on mileage_claim (decided_by);
create unique index mileage_claim_number on mileage_claim (grade_group, number_hash) where status in ('WAIT', 'APPROVED');
create unique index mileage_claim_same on mileage_claim (member_id, item_id, happened_on, quantity)
  where status in ('WAIT', 'APPROVED');
comment on column mileage_claim.department_code is 'The department of the student when they asked; its staff may decide.';
comment on column mileage_claim.quantity is 'Pieces, hours or a score, as the formula of the item takes it.';
comment on column mileage_claim.number_hash is 'Keyed hash of the number of the certificate.';
comment on column mileage_claim.number_end is 'The last four characters of the number.';
comment on column mileage_claim.grade_group is 'Of the item, or its code: numbers are compared within it.';
comment on column mileage_claim.expected is 'Points that the person was told in asking.';

create table mileage_purpose (
  code text primary key,
  name_ko text not null,
  name_en text not null,
  text_ko text not null default '',
  text_en text not null default '',
  least integer not null check (least > 0),
  unit integer not null check (unit > 0),
  most integer not null,
  times_term integer check (times_term between 1 and 100),
  times_life integer check (times_life between 1 and 100),
  most_terms integer check (most_terms between 1 and 20),
  won_per_point integer check (won_per_point between 1 and 1000000),
  needs_account boolean not null default false,
  position integer not null default 0,
  in_use boolean not null default true,
  version integer not null default 1,
  check (least <= most),
  check (least % unit = 0)
);
comment on column mileage_purpose.most_terms is 'Not for people who have been enrolled for more terms.';
comment on column mileage_purpose.won_per_point is 'Null: it is not paid in money.';

create table mileage_use (
  id uuid primary key,
  member_id uuid not null references member,
  purpose_code text not null references mileage_purpose,
  amount integer not null check (amount > 0),
  year integer not null,
  semester_code text not null,
  status text not null check (status in ('TEMP', 'APPLY', 'APPROVED', 'REFUSED', 'PAID', 'CANCELLED')),
  note text not null default '',
  bank text not null default '',
  account_key uuid references data_key,
  account_sealed text,
  account_end text,
  applied_at timestamptz,
  decided_by uuid references member,
  decided_at timestamptz,
  paid_at timestamptz,
  reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  foreign key (year, semester_code) references term,
  check (decided_by <> member_id),
  check ((account_key is null) = (account_sealed is null)),
  check (status = 'TEMP' or applied_at is not null or status = 'CANCELLED')
);
create index mileage_use_member on mileage_use (member_id, created_at desc, id);
create index mileage_use_waiting on mileage_use (applied_at, id) where status = 'APPLY';
create index mileage_use_list on mileage_use (status, applied_at desc, id);
create index mileage_use_purpose on mileage_use (purpose_code, year, semester_code);
create index mileage_use_term on mileage_use (year, semester_code);
create index mileage_use_key on mileage_use (account_key);
create index mileage_use_decided_by on mileage_use (decided_by);
create unique index mileage_use_one_draft on mileage_use (member_id, purpose_code) where status = 'TEMP';
comment on column mileage_use.account_sealed is 'The number of the bank account, sealed with account_key; shown by its last four digits, whole in the scholarship file alone.';

create table mileage_line (
  id uuid primary key,
  place bigint generated always as identity unique,
  member_id uuid not null references member,
  kind text not null check (kind in ('EARN', 'ADJUST', 'REVERSE', 'HOLD', 'RELEASE', 'USE', 'EXPIRE', 'CARRY')),
  amount integer not null check (amount between -1000000 and 1000000),
  year integer not null,
  semester_code text not null,
  type_code text check (type_code in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11')),
  item_id uuid references mileage_item,
  rule_id uuid references mileage_rule,
  trainee_id uuid references trainee,
  claim_id uuid references mileage_claim,
  use_id uuid references mileage_use,
  reverses_id uuid unique references mileage_line,
  lot_id uuid references mileage_line,
  source_key text not null unique,
  happened_on date not null,
  about_year integer not null,
  about_semester text not null,
  quantity numeric(8, 2),
  grade_group text,
  explanation jsonb not null default '[]',
  memo text not null default '',
  posted_at timestamptz not null,
  posted_by uuid references member,
  foreign key (year, semester_code) references mileage_term,
  check (kind not in ('EARN', 'RELEASE', 'CARRY') or amount >= 0),
  check (kind not in ('HOLD', 'USE', 'EXPIRE') or amount <= 0),
  check (kind not in ('HOLD', 'RELEASE', 'USE') or use_id is not null),
  check ((kind = 'REVERSE') = (reverses_id is not null)),
  check (kind <> 'EXPIRE' or lot_id is not null)
);
create index mileage_line_member on mileage_line (member_id, place desc);
create index mileage_line_term on mileage_line (year, semester_code, member_id);
create index mileage_line_item on mileage_line (item_id, member_id);
create index mileage_line_rule on mileage_line (rule_id);
create index mileage_line_trainee on mileage_line (trainee_id);
create index mileage_line_claim on mileage_line (claim_id);
create index mileage_line_use on mileage_line (use_id);
create index mileage_line_lot on mileage_line (lot_id);
create index mileage_line_posted_by on mileage_line (posted_by);
comment on table mileage_line is 'The ledger. A row is never changed or removed: what was wrong is reversed by another.';
comment on column mileage_line.place is 'The order in which lines were written.';
comment on column mileage_line.source_key is 'Names the fact that it comes from, so that no fact counts twice.';
comment on column mileage_line.about_year is 'The term in which it happened; another than its own where that was closed.';
comment on column mileage_line.lot_id is 'The line whose rest has expired.';
comment on column mileage_line.explanation is 'How the rule came to its points, step by step.';

create function mileage_line_stays() returns trigger
  language plpgsql as $$
begin
  raise exception 'A line of the mileage ledger is never changed: reverse it by another one.'
    using errcode = 'restrict_violation';
end $$;
create trigger mileage_line_stays before update or delete on mileage_line
  for each row execute function mileage_line_stays();

-- The row of the term is held until the line is there, so that a close begins after it or refuses it.
create function mileage_line_opens() returns trigger
  language plpgsql as $$
declare
  term_status text;
begin
  insert into mileage_term (year, semester_code, status) values (new.year, new.semester_code, 'OPEN') on conflict do nothing;
  select mileage_term.status into term_status from mileage_term
    where mileage_term.year = new.year and mileage_term.semester_code = new.semester_code for share;
  if term_status <> 'OPEN' and not (term_status = 'CLOSING' and new.kind = 'EXPIRE') then
    raise exception 'A closed term takes no line of mileage.'
      using errcode = 'check_violation', constraint = 'mileage_line_open_term';
  end if;
  return new;
end $$;
create trigger mileage_line_opens before insert on mileage_line
  for each row execute function mileage_line_opens();

create function mileage_line_counts() returns trigger
  language plpgsql as $$
declare
  available integer;
begin
  insert into mileage_account (member_id) values (new.member_id) on conflict do nothing;
  update mileage_account account set
      balance = account.balance + case when new.kind in ('HOLD', 'RELEASE') then 0 else new.amount end,
      held = account.held - case when new.kind in ('HOLD', 'RELEASE') then new.amount else 0 end,
      line_count = account.line_count + 1
    where account.member_id = new.member_id
    returning account.balance - account.held into available;
  if available < 0 and new.kind in ('HOLD', 'USE', 'EXPIRE') then
    raise exception 'More mileage than there is cannot be spent.'
      using errcode = 'check_violation', constraint = 'mileage_line_available';
  end if;
  return null;
end $$;
create trigger mileage_line_counts after insert on mileage_line
  for each row execute function mileage_line_counts();
