import type { history, HistoryEntry } from '@naru/contract/areas/counselling/history.ts';

import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { presentDetail, presentSummary } from '../meeting/present.ts';
import { judge, type Moment, type RequestStatus } from '../meeting/rules.ts';
import { selectMeetings, selectOptionalMeeting, type MeetingRow } from '../meeting/store.ts';
import { asStudent } from '../request/calls.ts';
import { findOwnStandings } from '../survey/source.ts';
import { CASE_SOURCES } from './sources.ts';
import { selectHistoryKeys } from './store.ts';

export const pageHistory: Reader<typeof history.pageHistory> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { studentId } = ctx.actor;
  if (studentId === null) return { historyPage: toPage([], 0, window) };
  const asked = { studentId, kind: query.kind, status: query.status, window, now: ctx.now };
  const { keys, counted } = await selectHistoryKeys(ctx.db, CASE_SOURCES, asked);
  const idsOf = (source: string | null): string[] => keys.filter((key) => key.source === source).map(({ id }) => id);
  const [meetings, cases] = await Promise.all([
    selectMeetings(ctx.db, { ids: idsOf(null), viewer: asStudent(ctx.actor), locale: ctx.locale }),
    Promise.all(CASE_SOURCES.map((source) => source.readOwn(ctx, idsOf(source.kind)))),
  ]);
  const surveys = await findOwnStandings(ctx, meetings);
  const presentOwn = (row: MeetingRow) => ({
    ...presentSummary(row, ctx.now),
    survey: surveys.get(row.id) ?? null,
  });
  const entries = new Map<string, HistoryEntry>([
    ...meetings.map((row) => [row.id, { meeting: presentOwn(row), case: null }] as const),
    ...cases.flat().map((one) => [one.caseId, { meeting: null, case: one }] as const),
  ]);
  // What went away between the two reads is left out.
  const content = keys.flatMap(({ id }) => entries.get(id) ?? []);
  return { historyPage: toPage(content, counted, window) };
};

function actionsOf(from: RequestStatus, moment: Moment): ('WITHDRAW' | 'CANCEL' | 'RESCHEDULE')[] {
  const may = (action: 'WITHDRAW' | 'CANCEL'): boolean => judge({ action, from, by: 'STUDENT' }, moment) === 'OK';
  if (may('WITHDRAW')) return ['WITHDRAW', 'RESCHEDULE'];
  return may('CANCEL') ? ['CANCEL', 'RESCHEDULE'] : [];
}

export const readOwnMeeting: Reader<typeof history.readOwnMeeting> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor), locale: ctx.locale };
  const row = isId(params.id) ? await selectOptionalMeeting(ctx.db, asked) : undefined;
  if (!row) return fail('notFound');
  const cancelHours = (await ctx.platform.settings.read())['counselling.cancelHours'];
  const moment = { now: ctx.now, beginsAt: row.beginsAt, outcomeAt: row.outcomeAt, cancelHours };
  const [detail, surveys] = await Promise.all([presentDetail(ctx, row), findOwnStandings(ctx, [row])]);
  return { meeting: { ...detail, can: actionsOf(row.status, moment), survey: surveys.get(row.id) ?? null } };
};
