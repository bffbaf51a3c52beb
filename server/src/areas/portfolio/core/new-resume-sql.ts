/** Whether the page of a portfolio `p` shows words of a résumé that was saved or deleted since. */
import { sql } from 'kysely';

export const hasNewResume = sql<boolean>`(p.status = 'PUBLISHED' and exists (
  select from portfolio_version shown cross join jsonb_array_elements(shown.resumes) as kept
    left join resume r on r.id = (kept ->> 'id')::uuid and r.deleted_at is null
  where shown.portfolio_id = p.id and shown.number = p.published_number
    and r.version is distinct from (kept ->> 'version')::int))`;
