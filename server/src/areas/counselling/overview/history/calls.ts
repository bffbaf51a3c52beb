import type { history, HistoryEntry } from '@naru/contract/areas/counselling/overview/history.ts';
import type { STUDENT_ACTIONS } from '@naru/contract/areas/counselling/meeting/request.ts';

import { isId } from '../../../../platform/db/id.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { FileSender, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { judgeAsk, type Correctable } from '../../meeting/correction/rules.ts';
import { sendMeeting } from '../../meeting/appointment/file.ts';
import { presentDetail } from '../../meeting/detail/present.ts';
import { stateOf, judge, judgeWord, type Action, type Moment } from '../../meeting/core/rules.ts';
import {
  selectMeetings,
  selectOptionalMeeting,
  selectOptionalState,
  type MeetingRow,
} from '../../meeting/core/store.ts';
import { asStudent } from '../../meeting/core/viewer.ts';
import { findOwnStandings } from '../../meeting/survey/source.ts';
import { CASE_SOURCES } from './sources.ts';
import { selectHistoryKeys } from './store.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';
import { presentSummary } from '../../meeting/core/present.ts';

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
  // Entries that were deleted between the two reads are left out.
  const content = keys.flatMap(({ id }) => entries.get(id) ?? []);
  return { historyPage: toPage(content, counted, window) };
};

type Actions = (typeof STUDENT_ACTIONS)[number][];

function actionsOf(row: MeetingRow, moment: Moment, corrections: Correctable['corrections']): Actions {
  const from = row.status;
  const may = (action: Action): boolean => judge({ action, from, by: 'STUDENT' }, moment) === 'OK';
  if (may('ACCEPT')) return ['ACCEPT', 'DECLINE'];
  if (may('WITHDRAW')) return ['WITHDRAW', 'RESCHEDULE'];
  if (may('CANCEL')) return ['CANCEL', 'RESCHEDULE'];
  const says = [true, false].map((isConfirmed) => judgeWord(row, isConfirmed, moment.now) === 'OK');
  const asks = judgeAsk({ ...row, corrections }, 'STUDENT', moment) === 'OK' ? (['ASK_CORRECTION'] as const) : [];
  return [...(says[0] ? (['CONFIRM'] as const) : []), ...(says[1] ? (['DISPUTE'] as const) : []), ...asks];
}

export const sendOwnAppointment: FileSender<typeof history.sendOwnAppointment> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor) };
  const row = isId(params.id) ? await selectOptionalState(ctx.db, asked) : undefined;
  return row ? sendMeeting(ctx, row.id) : fail('notFound');
};

export const readOwnMeeting: Reader<typeof history.readOwnMeeting> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor), locale: ctx.locale };
  const row = isId(params.id) ? await selectOptionalMeeting(ctx.db, asked) : undefined;
  if (!row) return fail('notFound');
  const cancelHours = (await ctx.platform.settings.read()).of(CANCEL_HOURS);
  const moment = { now: ctx.now, beginsAt: row.beginsAt, cancelHours, ...stateOf(row) };
  const [detail, surveys] = await Promise.all([presentDetail(ctx, row), findOwnStandings(ctx, [row])]);
  return {
    meeting: { ...detail, can: actionsOf(row, moment, detail.correctionList), survey: surveys.get(row.id) ?? null },
  };
};
