/** Cases as the desk of law counsellors lists and counts them. */
import type { LAW_VIEWS } from '@naru/contract/areas/counselling/law/desk.ts';
import type { LawCaseType } from '@naru/contract/areas/counselling/law/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentCalled } from '../../../platform/list/search-sql.ts';
import { countCases, selectCasePage, type CaseRow } from './store.ts';

type View = (typeof LAW_VIEWS)[number];

export interface DeskViewer {
  readonly memberId: string;
  readonly now: Date;
}

const RUNNING = sql`l.status <> all('{DECLINED,CLOSED}')`;

/** Builds the condition of cases that wait for this person: without an assignee, their own, or to be reviewed by them. */
function toDo(me: string): RawBuilder<unknown> {
  const hasIt = sql`exists (select from law_assignee la where la.case_id = l.id and la.member_id = ${me}::uuid)`;
  const wrote = sql`(select o.drafted_by from law_opinion o where o.case_id = l.id order by o.number desc limit 1)`;
  return sql`(${RUNNING} and (l.status = any('{RECEIVED,ACCEPTED}')
    or (l.status = any('{ASSIGNED,CONSULTED,OPINION_REVIEWED,SENT}') and ${hasIt})
    or (l.status = 'OPINION_DRAFT' and ${wrote} <> ${me}::uuid)))`;
}

const overdue = (now: Date): RawBuilder<unknown> =>
  sql`(${RUNNING} and l.status <> 'SENT' and l.due_at < ${now}::timestamptz)`;

const own = (me: string): RawBuilder<unknown> =>
  sql`(${RUNNING} and exists (select from law_assignee la where la.case_id = l.id and la.member_id = ${me}::uuid))`;

function conditionOf(view: View, { memberId, now }: DeskViewer): RawBuilder<unknown> {
  switch (view) {
    case 'TODO':
      return toDo(memberId);
    case 'OPEN':
      return RUNNING;
    case 'MINE':
      return own(memberId);
    case 'OVERDUE':
      return overdue(now);
    case 'OVER':
      return sql`l.status = any('{DECLINED,CLOSED}')`;
  }
}

export interface DeskParams {
  readonly viewer: DeskViewer;
  readonly view: View;
  readonly caseType: LawCaseType | undefined;
  readonly search: Search | undefined;
  readonly window: PageWindow;
  readonly locale: Locale;
}

export function selectDeskPage(db: Db, asked: DeskParams): Promise<{ rows: CaseRow[]; counted: number }> {
  const { viewer, view, caseType, search, window, locale } = asked;
  const condition = sql.join(
    [
      conditionOf(view, viewer),
      ...(caseType === undefined ? [] : [sql`l.case_type = ${caseType}`]),
      ...(search ? [isStudentCalled('l.student_id', search)] : []),
    ],
    sql` and `,
  );
  // An opinion that is sent waits for nobody: its case is closed when there is time.
  const order = view === 'OVER' ? sql`l.created_at desc, l.id` : sql`l.status = 'SENT', l.due_at, l.id`;
  return selectCasePage(db, { viewer: 'LAW', condition, order, window, locale });
}

export async function countDesk(
  db: Db,
  { memberId, now }: DeskViewer,
): Promise<{ todo: number; mine: number; overdue: number }> {
  const [todo = 0, mine = 0, late = 0] = await countCases(db, [toDo(memberId), own(memberId), overdue(now)]);
  return { todo, mine, overdue: late };
}
