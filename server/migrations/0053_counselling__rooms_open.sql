-- The screens of counselling rooms are there.

update menu set is_in_development = false where id = 'CNS_RESVE';
