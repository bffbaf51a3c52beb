-- When a request was answered, for how long people wait; the screens of statistics.

alter table counselling_request add column answered_at timestamptz;
comment on column counselling_request.answered_at is 'When the counsellor first agreed or declined; null before, and where the hour began without an answer.';
update counselling_request r set answered_at = (
  select min(h.at) from status_change h
  where h.entity = 'counselling_request' and h.entity_id = r.id and h.from_status = 'WAITING' and h.actor_role = 'COUNSELLOR');
create index counselling_request_begin on counselling_request (begins_at, counsellor_id);

update menu set is_in_development = false where id = any ('{CNS_STAT,ADM_STAT}');
