-- A reason that the portal gives is kept as a code and said in the reader's language. Until now a student who moved to
-- another hour left it in their own language, sealed; a counsellor who moves writes a reason, which stays.

alter table status_change add column reason_code text check (reason_code in ('MOVED'));
comment on column status_change.reason_code is 'Where nobody wrote a reason but the portal gives one.';

update status_change h set reason = null, reason_code = 'MOVED'
from counselling_request r
where h.entity = 'counselling_request' and h.entity_id = r.id and h.actor_role = 'STUDENT' and h.to_status = 'AVAILABLE'
  and r.ending = 'RESCHEDULED';
