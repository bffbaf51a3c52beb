/** Papers that a student shares with the reader. */
import type { SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { NamedLetter } from '../core/letter-name.ts';
import { audienceOf, isOwnPaper, type Reading } from './scope-sql.ts';

const TABLES = { RESUME: sql`resume`, LETTER: sql`cover_letter` } as const satisfies Record<SharedPaper, unknown>;

export interface ReadablePaper {
  readonly memberId: string;
  /** As whom the reader reads it; null for one's own. */
  readonly audience: PaperAudience | null;
}

/**
 * Selects as whom somebody may read a paper that stands and is that student's; undefined where they may not. A paper of
 * another student than `ownerId` names is not there.
 */
export async function selectOptionalReadable(
  db: Db,
  asked: { readonly paper: SharedPaper; readonly paperId: string; readonly ownerId: string },
  reading: Reading,
): Promise<ReadablePaper | undefined> {
  const { paper, paperId, ownerId } = asked;
  const row = await firstOf<ReadablePaper & { readonly isOwn: boolean }>(db)`
    select found.member_id as "memberId", found.audience, found.is_own as "isOwn" from (
      select p.member_id, ${isOwnPaper(paper, reading)} as is_own, ${audienceOf(paper, reading)} as audience
      from ${TABLES[paper]} p join student owner on owner.member_id = p.member_id
      where p.id = ${paperId}::uuid and owner.id = ${ownerId}::uuid and p.deleted_at is null) found
    where found.is_own or found.audience is not null`;
  return row && { memberId: row.memberId, audience: row.isOwn ? null : row.audience };
}

export interface SharedRow extends NamedLetter {
  readonly paper: SharedPaper;
  readonly id: string;
  readonly dueOn: string | null;
  readonly changedAt: Date;
  readonly seenAt: Date | null;
}

/** Selects the papers that a student shares with the reader, the last changed first. */
export function selectSharedPapers(db: Db, studentId: string, reading: Reading): Promise<SharedRow[]> {
  const seen = sql`(select max(v.viewed_at) from paper_view v
    where v.paper = p.paper and v.paper_id = p.id and v.viewer_id = ${reading.actor.memberId}::uuid)`;
  return rowsOf<SharedRow>(db)`
    select p.paper, p.id, p.title, p.company, p.job, p.due_on::text as "dueOn", p.changed_at as "changedAt",
      ${seen} as "seenAt"
    from (
      select 'RESUME' as paper, p.id, p.title, '' as company, '' as job, null::date as due_on, p.changed_at
      from resume p join student owner on owner.member_id = p.member_id
      where owner.id = ${studentId}::uuid and p.deleted_at is null and ${audienceOf('RESUME', reading)} is not null
      union all
      select 'LETTER', p.id, p.title, p.company, p.job, p.due_on, p.changed_at
      from cover_letter p join student owner on owner.member_id = p.member_id
      where owner.id = ${studentId}::uuid and p.deleted_at is null and ${audienceOf('LETTER', reading)} is not null) p
    order by p.changed_at desc, p.id`;
}

export interface OwnerRow {
  readonly name: string;
  readonly deptNm: string;
  readonly grade: number;
}

export function selectOptionalOwner(
  db: Db,
  { studentId, locale }: { readonly studentId: string; readonly locale: Locale },
): Promise<OwnerRow | undefined> {
  return firstOf<OwnerRow>(db)`
    select ${nameOf('m', locale)} as name, ${nameOf('d', locale)} as "deptNm", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where s.id = ${studentId}::uuid`;
}
