-- A score that no test gives is a slip of the fingers, and would bring the best grade.

alter table mileage_item add column most_quantity numeric(8, 2) check (most_quantity > 0);
comment on column mileage_item.most_quantity is 'The largest score or number that there can be. Null: no bound.';

update mileage_item set most_quantity = given.most
from (values ('TOEIC', 990), ('TOEFL', 120), ('HSK', 6), ('TALK', 1), ('LICENCE', 1), ('PRIVATE_LICENCE', 1),
    ('AWARD_INSIDE', 1), ('AWARD_OUTSIDE', 1), ('BLOOD', 1), ('PLACEMENT', 1), ('VOLUNTEERING', 500)) as given(code, most)
where mileage_item.code = given.code;
