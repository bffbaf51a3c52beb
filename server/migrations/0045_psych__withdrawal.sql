-- Withdrawn consent closes what was written to the centre, and leads what is open to its end.

alter table psych.application add column withdrawn_at timestamptz;
comment on column psych.application.withdrawn_at is 'When the student withdrew their consent: from then on nothing new is written, and what is there opens in an emergency only.';

update psych.application a set withdrawn_at = (
  select max(given.withdrawn_at) from psych.consent given where given.student_id = a.student_id)
where a.student_id is not null
  and exists (select from psych.consent given where given.student_id = a.student_id)
  and not exists (select from psych.consent given where given.student_id = a.student_id and given.withdrawn_at is null);

create index application_withdrawn on psych.application (withdrawn_at) where withdrawn_at is not null and ended_at is null;
