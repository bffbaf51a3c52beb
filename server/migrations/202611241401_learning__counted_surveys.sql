-- Answers to a survey are counted by the clock: organisers see what it knew in its last run, and never the moment of an answer.

alter table trainee add column is_survey_counted boolean not null default false;
update trainee set is_survey_counted = true
from programme, survey, survey_target
where programme.id = trainee.programme_id and programme.needs_survey and survey.context_type = 'PROGRAMME'
  and survey_target.survey_id = survey.id and survey_target.context_id = trainee.id
  and survey_target.member_id = trainee.member_id;
comment on column trainee.is_survey_counted is 'The clock has seen that the survey is answered; only where the programme needs it.';
