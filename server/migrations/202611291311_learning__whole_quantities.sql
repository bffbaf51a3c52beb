-- Scores and levels are whole; hours need not be.

alter table mileage_item add column takes_decimals boolean not null default false;
comment on column mileage_item.takes_decimals is 'A claim may name 2.5, as for hours.';

update mileage_item set takes_decimals = true
where mileage_item.source = 'CLAIM' and exists (
  select from mileage_rule rule where rule.item_id = mileage_item.id and rule.formula ->> 'kind' = 'HOUR');
