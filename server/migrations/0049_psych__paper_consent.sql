-- Consent on paper, kept as the sheet that was signed.

alter table psych.consent add column signed_on date;
alter table psych.consent add column taken_by uuid references member;
create index consent_taken_by on psych.consent (taken_by);
comment on column psych.consent.signed_on is 'Given on paper: the date on the sheet, which hangs on the application. Null: given in the portal.';

alter table psych.application add column paper_file_id uuid references file_group (id) on delete set null;
create index application_paper on psych.application (paper_file_id);
comment on column psych.application.paper_file_id is 'The consents on paper, sealed: scanned or photographed.';
