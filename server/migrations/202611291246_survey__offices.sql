-- Surveys belong to the office of what they ask about: each office manages its own, administrators all but confidential ones.
delete from role_privilege where role_id = 'STAFF' and menu_id = 'ADM_SURVEY';
insert into role_privilege (role_id, menu_id, resource_code, scope)
select office.id, 'ADM_SURVEY', codes.code, 'ALL'
from unnest(array['EDUCATION_CENTRE', 'CAREER_CENTRE', 'PSYCHOLOGICAL_MANAGER']) as office(id),
  unnest(array['C', 'R', 'RR', 'U', 'D', 'E']) as codes(code)
on conflict do nothing;
