-- One's own results may be taken away as a sheet.

insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, 'ABL_MY', 'E', 'OWN' from unnest('{CURRENT_STUDENT,ALUMNI}'::text[]) as given(role_id);
