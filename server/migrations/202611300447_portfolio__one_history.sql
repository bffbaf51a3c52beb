-- Corrections, nominations and badges have the history that all records have. It learns the action, which tells steps apart
-- that leave a state as it is, and the person to whom a record goes or from whom it is taken.

alter table status_change add column action text, add column assignee_id uuid;
comment on column status_change.action is 'Null in what was written before actions were kept.';
comment on column status_change.assignee_id is 'The person to whom the record went, or from whom it was taken.';

create temporary table carried on commit drop as
select 'letter_correction' as entity, h.correction_id as entity_id, h.id as place,
  case when h.action <> 'ASK' then 'REQUESTED' end as from_status,
  case h.action when 'FINISH' then 'COMPLETED' else 'REQUESTED' end as to_status, h.action, h.actor_id,
  case when h.actor_id is null then 'SYSTEM' when h.action in ('ASK', 'WITHDRAW', 'GONE') then 'STUDENT'
    when h.action = 'CLAIM' then 'CORRECTOR'
    when h.action = 'FINISH' or h.action = 'RELEASE' and h.actor_id = h.assignee_id then 'ASSIGNEE'
    else 'OFFICE' end as actor_role,
  h.assignee_id, h.reason, h.at
from letter_correction_history h
union all
select 'portfolio_nomination', h.nomination_id, h.id,
  lag(h.to_status) over (partition by h.nomination_id order by h.id), h.to_status, h.action, h.actor_id,
  case when h.actor_id is null then 'SYSTEM' when h.action in ('BEGIN', 'REVIEW', 'SELECT', 'DECLINE', 'END') then 'OFFICE'
    when h.actor_id = n.member_id then 'OWNER' else 'NOMINATOR' end,
  null, h.reason, h.at
from (
  select given.*, case given.action when 'NOMINATE' then 'NOMINATED' when 'BEGIN' then 'REVIEW' when 'REVIEW' then 'REVIEW'
    when 'SELECT' then 'SELECTED' when 'DECLINE' then 'DECLINED' when 'CONSENT' then 'EXHIBITED'
    when 'CHANGE' then 'EXHIBITED' else 'ENDED' end as to_status
  from portfolio_nomination_history given) h
join portfolio_nomination n on n.id = h.nomination_id
union all
select 'badge', h.assertion_id, h.id, case when h.action <> 'GRANT' then 'GRANTED' end,
  case h.action when 'REVOKE' then 'REVOKED' else 'GRANTED' end, h.action, h.actor_id,
  case when h.actor_id is null then 'SYSTEM' when h.action in ('GRANT', 'REVOKE') then 'OFFICE' else 'OWNER' end,
  null, h.reason, h.at
from badge_history h;

-- Where the state changed, both histories had it: that of all records knows the request.
create temporary table known on commit drop as
select s.entity_id, s.from_status, s.to_status, s.at, min(s.request_id) as request_id from status_change s
where s.entity in ('letter_correction', 'portfolio_nomination')
group by s.entity_id, s.from_status, s.to_status, s.at;
delete from status_change s where s.entity in ('letter_correction', 'portfolio_nomination');

-- Keys of version 7, as the application makes them: by time, and within a moment in the order of the old rows.
insert into status_change (
  id, entity, entity_id, from_status, to_status, action, actor_id, actor_role, assignee_id, reason, request_id, at)
select (lpad(to_hex(floor(extract(epoch from c.at) * 1000)::bigint), 12, '0') || '7'
    || lpad(to_hex(row_number() over (partition by c.entity, c.entity_id order by c.place)), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid,
  c.entity, c.entity_id, c.from_status, c.to_status, c.action, c.actor_id, c.actor_role, c.assignee_id, c.reason,
  known.request_id, c.at
from carried c left join known on known.entity_id = c.entity_id and known.at = c.at
  and known.to_status = c.to_status and known.from_status is not distinct from c.from_status
order by c.at, c.place;

drop table letter_correction_history, portfolio_nomination_history, badge_history;
