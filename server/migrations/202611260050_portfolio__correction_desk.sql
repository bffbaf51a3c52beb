-- Corrections: drafts of the word on the whole, the list of all completed ones, one digest a day, and Excel for the office.

alter table letter_correction add column draft_version integer not null default 0;
comment on column letter_correction.draft_version is 'Counts what was saved of the word on the whole and of the rubric before it was completed.';
create index letter_correction_completed on letter_correction (completed_at desc, id) where status = 'COMPLETED';

insert into role_privilege (role_id, menu_id, resource_code, scope) values ('STAFF', 'PRF_CL', 'E', 'ALL')
on conflict do nothing;
