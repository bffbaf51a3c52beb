/** A résumé for those who may read it; whether they may is asked before. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface SharedResumeRow {
  readonly title: string;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
  readonly changedAt: Date;
  readonly ownerNm: string;
  readonly deptNm: string;
}

export function selectOptionalResume(db: Db, id: string, locale: Locale): Promise<SharedResumeRow | undefined> {
  return firstOf<SharedResumeRow>(db)`
    select r.title, r.is_blind as "isBlind", r.content, r.changed_at as "changedAt", ${nameOf('m', locale)} as "ownerNm",
      ${nameOf('d', locale)} as "deptNm"
    from resume r join member m on m.id = r.member_id join student s on s.member_id = r.member_id
      join department d on d.code = s.department_code
    where r.id = ${id}::uuid and r.deleted_at is null`;
}
