-- Staff organise for their departments and themselves; the education centre looks after all programmes.
-- All who organise get the applicants of their own as a file.
delete from role_privilege where role_id = 'STAFF' and menu_id = 'LRN_PRGM';
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, 'LRN_PRGM', codes.code, given.scope
from (values
    ('STAFF', 'C R RR U D E', 'OWN'), ('STAFF', 'C R RR U D E', 'DEPARTMENT'),
    ('EDUCATION_CENTRE', 'C R RR U D E', 'ALL'),
    ('LECTURE_PROFESSOR', 'E', 'OWN'), ('PROFESSOR', 'E', 'OWN'), ('FULLTIME_PROFESSOR', 'E', 'OWN'),
    ('SUPERVISING_PROFESSOR', 'E', 'OWN'), ('ACADEMIC_COACH', 'E', 'OWN'),
    ('DEPARTMENT_CHIEF', 'E', 'DEPARTMENT')) as given(role_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
