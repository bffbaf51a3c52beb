-- Spells it handover everywhere, as the contract does.

alter table psych.hand_over rename to handover;
alter index psych.hand_over_one_open rename to handover_one_open;
alter index psych.hand_over_application rename to handover_application;
alter index psych.hand_over_place rename to handover_place;
alter index psych.hand_over_document rename to handover_document;
alter index psych.hand_over_proposed_by rename to handover_proposed_by;

do $$
declare
  named record;
begin
  for named in
    select c.conname from pg_constraint c
    where c.conrelid = 'psych.handover'::regclass and c.conname like 'hand\_over\_%'
  loop
    execute format('alter table psych.handover rename constraint %I to %I', named.conname,
      replace(named.conname, 'hand_over', 'handover'));
  end loop;
end $$;

alter table psych.handover
  drop constraint handover_document_code_document_version_fkey,
  drop constraint handover_document_code_check;
update consent_document set code = 'psych_handover' where code = 'psych_hand_over';
update psych.handover set document_code = 'psych_handover';
alter table psych.handover
  alter column document_code set default 'psych_handover',
  add constraint handover_document_code_check check (document_code = 'psych_handover'),
  add constraint handover_document_code_document_version_fkey
    foreign key (document_code, document_version) references consent_document (code, version);

update status_change set entity = 'psych_handover' where entity = 'psych_hand_over';
