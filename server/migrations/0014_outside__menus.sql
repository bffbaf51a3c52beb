-- The screen of members is there.
update menu set is_in_development = false where id = 'ADM_MEMBER';
