/** Legal cases as the home shows them: no names, and nothing that is sealed. */
import type { LawStatus } from '@naru/contract/areas/counselling/law/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { IS_OVER } from './rules.ts';

const MOST = 5;

export interface OpenCaseRow {
  readonly id: string;
  readonly status: LawStatus;
  readonly field: string;
  readonly since: Date;
  readonly dueAt: Date;
}

/** Selects the counsellor's own cases and those that nobody has taken, but not those with an hour ahead. */
export function selectOpenCases(
  db: Db,
  asked: { memberId: string; now: Date; locale: Locale },
): Promise<OpenCaseRow[]> {
  return rowsOf<OpenCaseRow>(db)`
    select l.id, l.status, coalesce(${nameOf('field', asked.locale)}, l.case_type) as field, l.created_at as since,
      l.due_at as "dueAt"
    from law_case l left join code field on field.class_code = 'LAW_CASE_TYPE' and field.mid_code = l.case_type
      and field.small_code = ''
    where l.status <> all(${[...IS_OVER]}::text[])
      and (l.status = 'RECEIVED' or exists (
        select from law_assignee la where la.case_id = l.id and la.member_id = ${asked.memberId}::uuid))
      and not exists (select from law_meeting lm join counselling_request r on r.id = lm.request_id
        where lm.case_id = l.id and r.status = 'APPROVED' and r.begins_at > ${asked.now}::timestamptz)
    order by l.due_at, l.id limit ${sql.lit(MOST)}`;
}
