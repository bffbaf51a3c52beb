-- The screen of advisor assignment is there.

update menu set is_in_development = false where id = 'ADM_ADVSR';
