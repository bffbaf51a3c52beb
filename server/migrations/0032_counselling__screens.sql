-- The screens of counselling are there, for who asks and for who answers, and the way to the portfolio site outside.

update menu set is_in_development = false
where id = any ('{CS_PROF,CS_HIST,CNS_PROF,CNS_PEER,CNS_CAREER,CNS_LINK}');
