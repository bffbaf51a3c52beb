-- Closed cases, the latest first: all of them for managers, one's own for counsellors.

create index application_over on psych.application (ended_at desc, id) where status = any('{ENDED,CANCELLED}');
create index application_assigned_over on psych.application (assigned_id, ended_at desc, id) where status = any('{ENDED,CANCELLED}');
