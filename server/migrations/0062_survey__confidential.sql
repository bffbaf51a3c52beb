-- Surveys about psychological counselling that ask for names or words, as they could be published before, are closed.

update survey s set status = 'CLOSED', version = s.version + 1, updated_at = now()
where s.context_type = 'PSYCHOLOGICAL' and s.status = 'OPEN' and (not s.is_anonymous or exists (
  select from survey_version v, jsonb_array_elements(v.questions) asked
  where v.survey_id = s.id and asked ->> 'type' in ('SHORT', 'LONG')));
