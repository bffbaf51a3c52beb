-- The office changes what a point of a purpose is worth: what was asked for keeps the worth of its day.

alter table mileage_use add column won_per_point integer check (won_per_point between 1 and 1000000);
comment on column mileage_use.won_per_point is 'As it was when it was asked for; null for a draft, and where it is not paid in money.';

update mileage_use u set won_per_point = p.won_per_point
from mileage_purpose p where p.code = u.purpose_code and u.applied_at is not null;
