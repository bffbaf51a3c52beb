import { LAW_ACTIONS, type LawAction } from '@naru/contract/areas/counselling/law-words.ts';
import type { lawDesk, LawDeskCase, LawDeskSummary, LAW_VIEWS } from '@naru/contract/areas/counselling/law-desk.ts';
import { sql, type RawBuilder } from 'kysely';

import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch, type Search } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { noteConfidentialReading } from '../confidential.ts';
import { presentStudent } from '../meeting/present.ts';
import { keyOf, presentCase, presentCaseSummary } from './present.ts';
import { mayTake, targetOf, waitsForHour } from './rules.ts';
import { selectOpinions, type OpinionRow } from './opinion-store.ts';
import { selectConflicts, selectLawCounsellors } from './people-store.ts';
import { countCases, selectCasePage, selectOptionalCase, type CaseRow } from './store.ts';

type View = (typeof LAW_VIEWS)[number];

const RUNNING = sql`l.status <> all('{DECLINED,CLOSED}')`;

/** What waits for this person: what nobody has, what is theirs to go on with, and what others have written. */
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

function conditionOf(view: View, ctx: CallContext<Actor>): RawBuilder<unknown> {
  switch (view) {
    case 'TODO':
      return toDo(ctx.actor.memberId);
    case 'OPEN':
      return RUNNING;
    case 'MINE':
      return own(ctx.actor.memberId);
    case 'OVERDUE':
      return overdue(ctx.now);
    case 'OVER':
      return sql`l.status = any('{DECLINED,CLOSED}')`;
  }
}

const named = (search: Search): RawBuilder<unknown> => sql`exists (
  select from student asked join member who on who.id = asked.member_id where asked.id = l.student_id and (
    ${search.isInitials}::boolean and initials_of(who.name_ko) like ${search.pattern}
    or replace(who.name_ko, ' ', '') ilike ${search.pattern} or replace(who.name_en, ' ', '') ilike ${search.pattern}))`;

function presentRow(ctx: CallContext<Actor>, row: CaseRow): LawDeskSummary {
  return {
    ...presentCaseSummary(ctx, row, 'COUNSELLOR'),
    student: presentStudent(row, false),
    assigneeList: row.assignees,
    hasConflict: row.hasConflict,
  };
}

export const pageCases: Reader<typeof lawDesk.pageCases> = async (ctx, { query }) => {
  const parts = [conditionOf(query.view, ctx)];
  if (query.caseType !== undefined) parts.push(sql`l.case_type = ${query.caseType}`);
  const search = readSearch(query.searchText);
  if (search) parts.push(named(search));
  const window = windowOf(query);
  const condition = sql`${sql.join(parts, sql` and `)}`;
  // An opinion that is sent waits for nobody: its case is closed when there is time.
  const order = query.view === 'OVER' ? sql`l.created_at desc, l.id` : sql`l.status = 'SENT', l.due_at, l.id`;
  const me = ctx.actor.memberId;
  const [page, [todo = 0, mine = 0, late = 0]] = await Promise.all([
    selectCasePage(ctx.db, { viewer: 'LAW', condition, order, window, locale: ctx.locale }),
    countCases(ctx.db, [toDo(me), own(me), overdue(ctx.now)]),
  ]);
  await noteConfidentialReading(
    ctx,
    page.rows.map((row) => row.studentMemberId),
  );
  return {
    casePage: toPage(
      page.rows.map((row) => presentRow(ctx, row)),
      page.counted,
      window,
    ),
    counts: { todo, mine, overdue: late },
  };
};

/** What this person can do about the case now, by the same rules that refuse. */
function actionsOf(row: CaseRow, concerned: Parameters<typeof mayTake>[1], now: Date): LawAction[] {
  return LAW_ACTIONS.filter(
    (action) =>
      targetOf(action, row.status) !== undefined &&
      mayTake(action, concerned) &&
      !waitsForHour(action, row.meeting, now),
  );
}

export const concernedIn = (ctx: CallContext<Actor>, row: CaseRow, opinions: readonly OpinionRow[]) => ({
  actorId: ctx.actor.memberId,
  assigneeIds: row.assignees.map((one) => one.memberId),
  draftedBy: opinions[0]?.draftedBy ?? null,
});

export const readCase: Reader<typeof lawDesk.readCase> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: 'LAW', locale: ctx.locale } as const;
  const row = isId(params.id) ? await selectOptionalCase(ctx.db, asked) : undefined;
  if (!row) return fail('notFound');
  const [key, opinions, conflicts] = await Promise.all([
    keyOf(ctx, row),
    selectOpinions(ctx.db, row.id, ctx.locale),
    selectConflicts(ctx.db, row.id, ctx.locale),
  ]);
  await noteConfidentialReading(ctx, [row.studentMemberId, ...conflicts.map((one) => one.studentMemberId)]);
  const lawCase: LawDeskCase = {
    ...(await presentCase(ctx, row, { key, opinions, eyes: 'COUNSELLOR' })),
    student: presentStudent(row, false),
    assigneeList: row.assignees,
    hasConflict: row.hasConflict,
    conflictList: conflicts.map((one) => ({
      caseId: one.caseId,
      how: one.how,
      studentNm: one.studentName,
      askedAt: new Date(one.askedAt).toISOString(),
      assigneeNmList: one.assignees.map(({ name }) => name),
    })),
    note: key && row.note !== null ? key.open('note', row.note) : null,
    opinionList: key
      ? opinions.map((one) => ({
          number: one.number,
          text: key.open(`opinion ${one.number}`, one.body),
          draftedNm: one.draftedName,
          draftedAt: one.draftedAt.toISOString(),
          reviewedNm: one.reviewedName,
          remark: one.remark === null ? null : key.open('remark', one.remark),
        }))
      : [],
    can: key ? actionsOf(row, concernedIn(ctx, row, opinions), ctx.now) : [],
    destroyOn: row.destroyOn,
  };
  return { lawCase };
};

export const listLawCounsellors: Reader<typeof lawDesk.listLawCounsellors> = async (ctx) => {
  const people = await selectLawCounsellors(ctx.db, { today: koreanDate(ctx.now), locale: ctx.locale });
  return { counsellorList: people.map((one) => ({ ...one, isMe: one.memberId === ctx.actor.memberId })) };
};
