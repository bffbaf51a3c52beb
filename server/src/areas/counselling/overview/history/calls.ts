import type { history, HistoryEntry } from '@naru/contract/areas/counselling/overview/history.ts';

import { readCircumstances } from '../../../../blocks/workflow/machine.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { FileSender, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { sendMeeting } from '../../meeting/appointment/file.ts';
import { presentDetail } from '../../meeting/detail/present.ts';
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
import { listOwnSteps } from '../../meeting/steps/list.ts';
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

export const sendOwnAppointment: FileSender<typeof history.sendOwnAppointment> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor) };
  const row = await selectOptionalState(ctx.db, asked);
  return row ? sendMeeting(ctx, row.id) : fail('notFound');
};

export const readOwnMeeting: Reader<typeof history.readOwnMeeting> = async (ctx, { params }) => {
  const asked = { id: params.id, viewer: asStudent(ctx.actor), locale: ctx.locale };
  const row = await selectOptionalMeeting(ctx.db, asked);
  if (!row) return fail('notFound');
  const circumstances = await readCircumstances(ctx);
  const [detail, surveys] = await Promise.all([presentDetail(ctx, row), findOwnStandings(ctx, [row])]);
  const stepList = listOwnSteps(row, circumstances, ctx.actor);
  return { meeting: { ...detail, stepList, survey: surveys.get(row.id) ?? null } };
};
