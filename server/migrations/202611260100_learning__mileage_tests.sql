-- Mileage for tests: the item that every finished test brings points by, and the session that a line comes from.

alter table mileage_item drop constraint mileage_item_source_check;
alter table mileage_item add constraint mileage_item_source_check
  check (source in ('CLAIM', 'PROGRAMME', 'TEST', 'HAND'));
create unique index mileage_item_one_test on mileage_item (source) where source = 'TEST';
update mileage_item set source = 'TEST', version = version + 1 where code = 'TEST' and source = 'HAND';

alter table mileage_line add column test_session_id uuid references ability_session;
create index mileage_line_test_session on mileage_line (test_session_id);
comment on column mileage_line.test_session_id is 'The test that brought it; that somebody took it, never what came of it.';

create index ability_session_by_scored on ability_session (scored_at, id) where scored_at is not null;
