-- Organising programmes: everybody who wrote one, messages to applicants, the decision by the clock; both menus have screens.

create table programme_author (
  programme_id uuid not null references programme on delete cascade,
  member_id uuid not null references member,
  primary key (programme_id, member_id)
);
create index programme_author_member on programme_author (member_id);
comment on table programme_author is 'Everybody who wrote a programme: none of them decides about its approvals.';
insert into programme_author (programme_id, member_id)
select programme.id, programme.created_by from programme where programme.created_by is not null;

alter table programme add column cancel_code text check (cancel_code in ('LEAST_PEOPLE'));
alter table programme add column decided_at timestamptz;
comment on column programme.cancel_code is 'A reason that the portal itself gave.';
comment on column programme.decided_at is 'When the clock compared the confirmed places with the least number.';
create index programme_decision on programme (decides_on)
  where decides_on is not null and decided_at is null and cancelled_at is null and published_at is not null;
create index programme_open on programme (ends_at)
  where published_at is not null and closed_at is null and cancelled_at is null;

create table programme_message (
  id uuid primary key,
  programme_id uuid not null references programme,
  status text not null check (status in ('CONFIRM', 'APPLY', 'TEMP')),
  title text not null,
  content text not null,
  sent_by uuid references member,
  sent_at timestamptz not null
);
create index programme_message_programme on programme_message (programme_id, sent_at desc);
create index programme_message_sent_by on programme_message (sent_by);
comment on column programme_message.status is 'The people of this state at that moment got it.';

create table programme_message_recipient (
  message_id uuid not null references programme_message,
  member_id uuid not null references member,
  primary key (message_id, member_id)
);
create index programme_message_recipient_member on programme_message_recipient (member_id);

update menu set is_in_development = false where id in ('LRN_PRGM', 'LRN_APRV');
