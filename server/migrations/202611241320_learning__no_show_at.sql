-- Since when somebody counts as absent without notice: a correction may come to that long after the end, and the days in
-- which they can appeal begin then.

alter table trainee add column no_show_at timestamptz;
comment on column trainee.no_show_at is 'Since when is_no_show is true; null where it is not.';

update trainee set no_show_at = greatest(p.ends_at, (
    select max(s.closed_at) from programme_session s where s.programme_id = p.id))
from programme p where p.id = trainee.programme_id and trainee.is_no_show;
