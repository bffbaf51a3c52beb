import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';

interface FoundRow {
  readonly id: string;
  readonly title: string;
  readonly dutyName: string | null;
  readonly changedAt: Date;
}

/** Selects somebody's résumés by title or duty, the latest change first. */
export function selectFound(
  db: Db,
  asked: { readonly memberId: string; readonly search: Search; readonly most: number; readonly locale: Locale },
): Promise<FoundRow[]> {
  const { pattern, isInitials } = asked.search;
  return rowsOf<FoundRow>(db)`
    select r.id, r.title, ${nameOf('d', asked.locale)} as "dutyName", r.changed_at as "changedAt"
    from resume r left join job_duty d on d.id = r.duty_id
    where r.member_id = ${asked.memberId}::uuid and r.deleted_at is null
      and (replace(r.title, ' ', '') ilike ${pattern} or replace(d.name_ko, ' ', '') ilike ${pattern}
        or replace(d.name_en, ' ', '') ilike ${pattern}
        or (${isInitials}::boolean and initials_of(r.title) like ${pattern}))
    order by r.changed_at desc, r.id limit ${asked.most}`;
}
