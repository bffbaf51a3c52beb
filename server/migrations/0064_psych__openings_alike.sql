-- Who asks for an emergency opening hears the same whether the student has a case or none: both are kept, the text of each with
-- a key of its own.

alter table psych.opening alter column application_id drop not null;
alter table psych.opening add column data_key_id uuid references data_key;
create index opening_key on psych.opening (data_key_id);
comment on column psych.opening.application_id is 'Absent where the student has no case: it opens nothing, and only managers see that.';
comment on column psych.opening.data_key_id is 'Of the text; where it is absent and there is one, the key of the case.';
