-- Applications that nobody decides or draws end when the programme begins; the organiser is reminded once before.
alter table trainee drop constraint trainee_reason_code_check;
alter table trainee add check (reason_code in ('OFFER_LAPSED', 'BEGUN', 'NOT_HELD', 'NOT_DRAWN', 'NOT_DECIDED'));
alter table programme add column undecided_told_at timestamptz;
comment on column programme.undecided_told_at is 'When the manager was reminded of those who wait for a draw or a decision.';
-- The clock asks for those who are to be reminded each minute.
create index programme_undecided on programme (begins_at)
  where undecided_told_at is null and selection <> 'FIRST_COME' and cancelled_at is null and published_at is not null;
