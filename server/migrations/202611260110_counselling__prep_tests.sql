-- A prep sheet has shared results of tests where the student puts them in for that meeting.

alter table counselling_prep_consent add column tests_agreed_at timestamptz;
comment on column counselling_prep_consent.tests_agreed_at is 'Since when the sheet has the results that are shared with this counsellor; null: it has none.';
