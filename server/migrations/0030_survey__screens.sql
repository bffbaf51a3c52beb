-- The screens of surveys are there.

update menu set is_in_development = false where id = 'ADM_SURVEY';
