/** Papers whose rounds are read: by their student, and by those whom a letter is shared with. */
import type { PaperAudience, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface PaperRow {
  readonly paperId: string;
  readonly kind: 'LETTER' | 'RESUME';
  readonly memberId: string;
  readonly ownerNm: string;
  readonly title: string;
  readonly company: string;
  readonly job: string;
  readonly dueOn: string | null;
  readonly language: PaperLanguage;
  /** As whom the caller reads it; null for its student. */
  readonly audience: PaperAudience | null;
}

interface PaperAsked {
  readonly id: string;
  /** Its student’s id. */
  readonly owner: string;
  readonly memberId: string;
  /** Whether the caller reads papers of their own. */
  readonly readsOwn: boolean;
  /** As whom the caller reads a letter `p` of somebody else’s; null for nobody. */
  readonly audience: RawBuilder<PaperAudience | null>;
  readonly locale: Locale;
}

/** Selects a letter, or a résumé that was handed in alone. */
export function selectOptionalPaper(db: Db, asked: PaperAsked): Promise<PaperRow | undefined> {
  const { id, owner, memberId, readsOwn, audience, locale } = asked;
  return firstOf<PaperRow>(db)`
    select p.*, ${nameOf('m', locale)} as "ownerNm"
    from (
      select p.id as "paperId", 'LETTER' as kind, p.member_id as "memberId", p.title, p.company, p.job,
        p.due_on as "dueOn", p.language,
        case when p.member_id = ${memberId}::uuid then null else ${audience} end as audience
      from cover_letter p where p.id = ${id}::uuid and p.deleted_at is null
      union all
      select r.id, 'RESUME', r.member_id, r.title, '', '', null::date, 'ko', null
      from resume r where r.id = ${id}::uuid and r.deleted_at is null and r.member_id = ${memberId}::uuid
    ) p
    join student on student.member_id = p."memberId" and student.id = ${owner}::uuid
    join member m on m.id = p."memberId"
    where (p."memberId" = ${memberId}::uuid and ${readsOwn}) or p.audience is not null`;
}
