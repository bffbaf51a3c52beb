-- The screen of jobs is there.

update menu set is_in_development = false where id = 'ADM_JOB';
