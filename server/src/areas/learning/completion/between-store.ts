/** Completions of somebody between two moments, for areas that put it beside something else. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

const MOST = 20;

export interface CompletedRow {
  readonly programmeId: string;
  readonly typeCode: ProgrammeType;
  readonly name: string;
  readonly completedAt: Date;
}

/** Selects completions that stand, the earliest first. */
export function selectCompletedBetween(
  db: Db,
  asked: { readonly memberId: string; readonly from: Date; readonly until: Date; readonly locale: Locale },
): Promise<CompletedRow[]> {
  return rowsOf<CompletedRow>(db)`
    select p.id as "programmeId", p.type_code as "typeCode", ${nameOf('p', asked.locale)} as name,
      t.completed_at as "completedAt"
    from trainee t join programme p on p.id = t.programme_id
    where t.member_id = ${asked.memberId}::uuid and t.completed_at > ${asked.from} and t.completed_at <= ${asked.until}
    order by t.completed_at, p.id limit ${sql.lit(MOST)}`;
}
