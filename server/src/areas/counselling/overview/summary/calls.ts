import type { counsellingSummary, SummaryMeeting } from '@naru/contract/areas/counselling/overview/summary.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';

import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { selectOptionalShare } from '../../advisor/earlier-store.ts';
import { kindsAt } from '../../shared/desk.ts';
import { CASE_SOURCES } from '../history/sources.ts';
import { presentSummary } from '../../meeting/core/present.ts';
import { selectMeetings, type MeetingRow, type Viewer } from '../../meeting/core/store.ts';
import { deskPath, OWN_ADVISOR_PATH, prepPath, studentPath } from '../../shared/paths.ts';
import { isPrepOpen } from '../../meeting/prep/rules.ts';
import { selectOptionalPrepConsent } from '../../meeting/prep/store.ts';
import { asStudent } from '../../meeting/core/viewer.ts';
import { selectOpenTasks, selectParts, type OpenTaskRow, type Part } from './store.ts';
import { PORTFOLIO_SITE } from '../../shared/settings.ts';

const MOST = 5;

export const readSummary: Reader<typeof counsellingSummary.readSummary> = async (ctx) => {
  const kinds = kindsAt(ctx.actor);
  const desks = kinds.map((kind): Viewer => ({ side: 'COUNSELLOR', memberId: ctx.actor.memberId, kind }));
  const student = ctx.actor.studentId === null ? [] : [asStudent(ctx.actor)];
  const [listOf, tasks, cases, share] = await Promise.all([
    readParts(ctx, [...student, ...desks]),
    openTasks(ctx, kinds),
    Promise.all(CASE_SOURCES.map((source) => source.summarize(ctx))),
    readShare(ctx),
  ]);
  return {
    next: await withPrep(ctx, soonest([...listOf('AHEAD'), ...listOf('AWAITED')])),
    toAnswerList: [...listOf('INVITED'), ...listOf('ASKED')].slice(0, MOST),
    toRecordList: listOf('TO_RECORD'),
    toConfirmList: listOf('TO_CONFIRM'),
    followUpList: tasks,
    caseList: cases.flat(),
    advisorShare: share,
  };
};

const soonest = (meetings: readonly SummaryMeeting[]): SummaryMeeting | undefined =>
  meetings.toSorted((one, other) => Date.parse(one.beginsAt) - Date.parse(other.beginsAt))[0];

/** Adds the link to the prep sheet to a counsellor's next meeting, while it is open and shared. */
async function withPrep(ctx: CallContext, next: SummaryMeeting | undefined) {
  if (!next) return null;
  const { requestId, status, ending, counsellor, path } = next;
  const meeting = { kind: counsellor.kind, status, ending, beginsAt: new Date(next.beginsAt) };
  const isTheirs = path === deskPath(meeting.kind, requestId) && isPrepOpen(meeting, ctx.now);
  const isShared = isTheirs && (await selectOptionalPrepConsent(ctx.db, requestId)) !== undefined;
  return { ...next, prepPath: isShared ? prepPath(meeting.kind, requestId) : null };
}

/** Reads the question that the student still has to answer about a new advisor. */
export async function readShare(ctx: CallContext) {
  const { studentId } = ctx.actor;
  if (studentId === null) return null;
  const asked = { studentId, today: koreanDate(ctx.now), locale: ctx.locale };
  const share = await selectOptionalShare(ctx.db, asked);
  if (!share || share.count === 0 || share.isAnswered) return null;
  const { assignmentId, name, count } = share;
  return { assignmentId, advisorNm: name, count, path: OWN_ADVISOR_PATH };
}

/** Reads the meetings of all sides that the person is on, the earliest first. */
async function readParts(ctx: CallContext, viewers: readonly Viewer[]): Promise<(part: Part) => SummaryMeeting[]> {
  const picked = await selectParts(ctx.db, viewers, { now: ctx.now, most: MOST });
  const meetings = await Promise.all(
    viewers.map(async (viewer, at) => {
      const ids = picked.filter((one) => one.at === at).map(({ id }) => id);
      return ids.length === 0 ? [] : selectMeetings(ctx.db, { ids, viewer, locale: ctx.locale });
    }),
  );
  return (part) =>
    picked
      .filter((one) => one.part === part)
      .flatMap(({ id, at }) => meetings[at]?.filter((row) => row.id === id).map((row) => ({ row, at })) ?? [])
      .sort((one, other) => one.row.beginsAt.getTime() - other.row.beginsAt.getTime())
      .slice(0, MOST)
      .map(({ row, at }) => ({
        ...presentSummary(row, ctx.now),
        path: pathOf(row, viewers[at]?.side === 'STUDENT'),
      }));
}

const pathOf = (row: Pick<MeetingRow, 'id' | 'kind'>, isStudent: boolean): string =>
  isStudent ? studentPath(row.kind, row.id) : deskPath(row.kind, row.id);

/** Lists the person's open tasks from their meetings, the most urgent first. */
export async function openTasks(ctx: CallContext, kinds: readonly CounsellingKind[], most = MOST) {
  const { memberId, studentId } = ctx.actor;
  const rows = await selectOpenTasks(ctx.db, { memberId, studentId, kinds, locale: ctx.locale, most });
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map((row) => row.dataKeyId),
  );
  return rows.map((row: OpenTaskRow) => ({
    taskId: row.id,
    text: keys.get(row.dataKeyId)?.open('task', row.text) ?? '',
    who: row.who,
    dueOn: row.dueOn,
    isDone: row.isDone,
    requestId: row.requestId,
    otherNm: row.otherName,
    path: pathOf({ id: row.requestId, kind: row.kind }, row.isStudent),
  }));
}

export const readLink: Reader<typeof counsellingSummary.readLink> = async (ctx) => {
  const address = (await ctx.platform.settings.read()).of(PORTFOLIO_SITE);
  return { address: address === '' ? null : address };
};
