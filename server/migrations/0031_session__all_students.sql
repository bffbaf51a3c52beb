-- Who sees every student by ALLSTDNT alone says why, once a session.

alter table session add column all_students_reason text;
comment on column session.all_students_reason is 'Why all students are seen in this session; null while nobody has said so.';

alter table list_export add column sees_all_students boolean not null default false;
alter table list_export alter column sees_all_students drop default;
comment on column list_export.sees_all_students is 'Asked for in the view of all students; the reason of the export is that of the view too.';
