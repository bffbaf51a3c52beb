-- Mileage of many: lists by an index, and a close that says by the order of lines which late ones it counts.

-- What waits comes first in both lists, the longest waiting on top.
create index mileage_claim_desk on mileage_claim
  ((status <> 'WAIT'), (case when status = 'WAIT' then asked_at end), asked_at desc, id);
create index mileage_use_desk on mileage_use
  ((status <> 'APPLY'), (case when status = 'APPLY' then applied_at end), applied_at desc, id) where applied_at is not null;

-- What each item brought in a term, without reading the lines.
create index mileage_line_brought on mileage_line (year, semester_code, item_id) include (amount)
  where kind in ('EARN', 'REVERSE') and item_id is not null;

-- Purging trainees looks for every certificate of theirs, also for those that were withdrawn.
create index certificate_of_trainee on certificate (trainee_id);

alter table mileage_close add column last_place bigint not null default 0;
update mileage_close set last_place = coalesce(
  (select max(l.place) from mileage_line l where l.posted_at <= mileage_close.begun_at), 0);
alter table mileage_close alter column last_place drop default;
comment on column mileage_close.last_place is 'The last line that was there when it began: what was written late about its term counts up to it, the rest with the term that took it.';

-- Its own term and the one that it is about are held until the line is there, so that a close of either begins after the line
-- or refuses it. Its place is taken only then: a line about a term that a close waits for is before all that the close finds.
create or replace function mileage_line_opens() returns trigger
  language plpgsql as $$
declare
  term_status text;
begin
  perform from mileage_term
    where mileage_term.year = new.about_year and mileage_term.semester_code = new.about_semester for share;
  insert into mileage_term (year, semester_code, status) values (new.year, new.semester_code, 'OPEN') on conflict do nothing;
  select mileage_term.status into term_status from mileage_term
    where mileage_term.year = new.year and mileage_term.semester_code = new.semester_code for share;
  if term_status <> 'OPEN' and not (term_status = 'CLOSING' and new.kind = 'EXPIRE') then
    raise exception 'A closed term takes no line of mileage.'
      using errcode = 'check_violation', constraint = 'mileage_line_open_term';
  end if;
  new.place := nextval(pg_get_serial_sequence('mileage_line', 'place'));
  return new;
end $$;

-- A ledger can be taken along by the person whose it is.
insert into role_privilege (role_id, menu_id, resource_code, scope)
select role.id, 'LRN_MILE', 'E', 'OWN' from role where role.id in ('CURRENT_STUDENT', 'ALUMNI')
on conflict do nothing;
