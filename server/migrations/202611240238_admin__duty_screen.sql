-- The screen of appointments to duties is there.

update menu set is_in_development = false where id = 'ADM_DUTY';
