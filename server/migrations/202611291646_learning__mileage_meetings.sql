-- Mileage for meetings: the item that every held meeting brings points by, and the meeting that a line comes from.

alter table mileage_item drop constraint mileage_item_source_check;
alter table mileage_item add constraint mileage_item_source_check
  check (source in ('CLAIM', 'PROGRAMME', 'TEST', 'MEETING', 'HAND'));
create unique index mileage_item_one_meeting on mileage_item (source) where source = 'MEETING';
update mileage_item set source = 'MEETING', version = version + 1 where code = 'MEETING' and source = 'HAND';
-- An office that named it keeps its words.
update mileage_item set name_ko = '교수·코치·진로 상담', name_en = 'Professor, coach or career session'
  where source = 'MEETING' and name_ko = '지도교수 상담' and name_en = 'Meeting an advisor';

alter table mileage_line add column meeting_id uuid references counselling_request;
create index mileage_line_meeting on mileage_line (meeting_id);
comment on column mileage_line.meeting_id is 'The meeting that brought it; that it was held, never with whom or about what. Never a psychological or legal one.';

create index counselling_request_outcome on counselling_request (begins_at, id) where status in ('COMPLETED', 'ABSENT');
