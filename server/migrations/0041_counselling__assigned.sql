-- The screens of assigned students and of what counsellors are told are there.

update menu set is_in_development = false where id = any ('{CNS_STUD_U,CNS_STUD_G,CNS_MSG}');
