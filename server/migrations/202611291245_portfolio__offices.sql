-- The career centre hands out corrections, runs exhibitions and decides about reports: no other office reads of them.
delete from role_privilege where role_id = 'STAFF' and menu_id in ('PRF_CL', 'PTF_SEL');
delete from role_privilege where role_id = 'STAFF' and menu_id = 'PTF_EXC' and resource_code in ('U', 'D', 'E');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select 'CAREER_CENTRE', given.menu_id, codes.code, 'ALL'
from (values ('PRF_CL', 'C R RR U D E'), ('PTF_EXC', 'D E')) as given(menu_id, codes),
  unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
update role set name_ko = '배지·첨삭·포트폴리오 담당' where id = 'CAREER_CENTRE';
update menu set office_ko = '취업진로팀', office_en = 'Career services' where id = 'PRF_CL';
