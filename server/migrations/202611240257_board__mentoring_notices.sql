-- A notice of a programme is for everybody who sees the programme: students whom somebody is assigned to, or heads, say
-- nothing of a notice, and would leave the list empty.

insert into role_privilege (role_id, menu_id, resource_code, scope)
select role_privilege.role_id, role_privilege.menu_id, role_privilege.resource_code, 'ALL' from role_privilege
where role_privilege.menu_id = any ('{MNT_STUD_NOTICE,MNT_JOB_NOTICE,MNT_HYF_NOTICE}')
  and role_privilege.resource_code = any ('{R,RR}') and role_privilege.scope = any ('{ASSIGNED,DEPARTMENT}')
on conflict do nothing;
delete from role_privilege
where role_privilege.menu_id = any ('{MNT_STUD_NOTICE,MNT_JOB_NOTICE,MNT_HYF_NOTICE}')
  and role_privilege.resource_code = any ('{R,RR}') and role_privilege.scope = any ('{ASSIGNED,DEPARTMENT}');
