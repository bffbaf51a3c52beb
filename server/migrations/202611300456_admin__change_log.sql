-- The change log: what offices and administrators have changed, by the audit log.

create index audit_log_act on audit_log (entity, action, at desc, id desc);
create index audit_log_id on audit_log (id);

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ADM_AUDIT', 'ADM', '변경 이력', 'Change log', '/admin/audit', '/admin/audit/list', 45, false, false, null,
    '{administrator}', '{}', '정보화팀', 'IT services');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select 'ADMINISTRATOR', 'ADM_AUDIT', codes.code, 'ALL' from unnest('{R,RR,E}'::text[]) as codes(code);
