import type { AskedCorrection, correction } from '@naru/contract/areas/counselling/correction.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { trimWritten } from '../../../platform/written.ts';
import { settleDispute } from '../answer/store.ts';
import { takeStep } from '../meeting/move.ts';
import { presentStudent } from '../meeting/present.ts';
import { lockOptionalMeeting, type MeetingRow } from '../meeting/store.ts';
import { counsellingAbsent } from '../notice/holding.ts';
import { tellCounsellor, tellStudent } from '../notice/tell.ts';
import { askForAnswers } from '../survey/ask.ts';
import { words } from '../words.ts';
import { counsellingCorrected, correctionDeclined } from './notifications.ts';
import { presentCorrection } from './present.ts';
import { findCorrectionTransition } from './rules.ts';
import {
  correctionSight,
  moveCorrection,
  selectAskedCorrections,
  selectOptionalCorrection,
  type AskedCorrectionRow,
  type StandingRow,
} from './store.ts';

export const pageCorrections: Reader<typeof correction.pageCorrections> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { sight: correctionSight(ctx.actor, 'R'), isOver: query.isOver === 'Y', window, locale: ctx.locale };
  const { rows, counted } = await selectAskedCorrections(ctx.db, asked);
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map(({ dataKeyId }) => dataKeyId),
  );
  const content = rows.flatMap((row) => {
    const key = keys.get(row.dataKeyId);
    return key ? [presentAsked(row, key)] : [];
  });
  return { correctionPage: toPage(content, counted, window) };
};

const presentAsked = (row: AskedCorrectionRow, key: DataKey): AskedCorrection => ({
  ...presentCorrection(row, key),
  beginsAt: row.beginsAt.toISOString(),
  student: presentStudent(row, false),
  counsellor: { counsellorId: row.counsellorId, kind: row.kind, name: row.counsellorName, deptNm: null },
});

const currentOf = ({ id, status, version }: StandingRow) => ({ correctionId: id, status, version });

export const decideCorrection: Writer<typeof correction.decideCorrection> = {
  apply: async (ctx, { params, body }) => {
    const sight = correctionSight(ctx.actor, 'U');
    const asked = isId(params.id) ? await selectOptionalCorrection(ctx.tx, params.id, sight) : undefined;
    if (!asked) return fail('notFound');
    const before = await hold(ctx, asked);
    // Somebody else may have decided while the meeting was waited for.
    const row = (await selectOptionalCorrection(ctx.tx, params.id, sight)) ?? fail('notFound');
    const current = currentOf(row);
    const action = body.isAccepted ? 'ACCEPT' : 'DECLINE';
    const transition = findCorrectionTransition({ action, from: row.status, by: 'STAFF' });
    if (!transition || row.version !== body.version) return fail('conflict', { current });
    const answer = trimWritten(body.answer);
    if (!body.isAccepted && answer === '') failField('answer', words[ctx.locale].reason);
    const key = await ctx.platform.sealing.readKey(ctx.tx, before.dataKeyId);
    const reason = answer === '' ? key.open('correction', row.reason) : answer;
    const meeting = body.isAccepted ? await turn(ctx, row, reason) : before;
    const { id, status: from, version } = row;
    const sealed = answer === '' ? null : key.seal('answer', answer);
    const move = { id, from, to: transition.to, version, by: ctx.actor.memberId, at: ctx.now, answer: sealed };
    if (!(await moveCorrection(ctx.tx, move))) return fail('conflict', { current });
    const entry = { action: `counselling.${action.toLowerCase()}Correction`, entity: 'counselling_correction' };
    await writeAudit(ctx.tx, ctx, {
      ...entry,
      entityId: id,
      before: { status: from },
      after: { status: transition.to },
    });
    await tell(ctx, row, { meeting, isAccepted: body.isAccepted });
    return { correctionId: id };
  },
  answer: async (ctx, ids) => {
    const row = await selectOptionalCorrection(ctx.db, ids['correctionId'] ?? '', correctionSight(ctx.actor, 'U'));
    return row ? currentOf(row) : fail('notFound');
  },
};

const viewerOf = (ctx: WriteContext<Actor>) => ({ side: 'STAFF', sight: correctionSight(ctx.actor, 'U') }) as const;

const hold = async (ctx: WriteContext<Actor>, { requestId }: StandingRow): Promise<MeetingRow> =>
  (await lockOptionalMeeting(ctx.tx, { id: requestId, viewer: viewerOf(ctx), locale: ctx.locale })) ?? fail('notFound');

/** The outcome itself; who came after all is asked how it was, once it is recorded. */
async function turn(ctx: WriteContext<Actor>, row: StandingRow, reason: string): Promise<MeetingRow> {
  const { requestId: id, requestVersion: version, to } = row;
  const meeting = await takeStep(ctx, { id, viewer: viewerOf(ctx), action: 'CORRECT', version, reason, to });
  if (to === 'COMPLETED' && meeting.hasRecord) await askForAnswers(ctx.tx, meeting);
  await settleDispute(ctx.tx, { id, to, by: 'STAFF' });
  return meeting;
}

/** Both hear of a new outcome; that it stays as it is, who asked. */
async function tell(
  ctx: WriteContext<Actor>,
  { to, by }: StandingRow,
  { meeting, isAccepted }: { meeting: MeetingRow; isAccepted: boolean },
): Promise<void> {
  if (isAccepted) {
    const about = { ...meeting, version: meeting.version + 1 };
    await tellStudent(ctx.tx, to === 'ABSENT' ? counsellingAbsent : counsellingCorrected, about);
    await tellCounsellor(ctx.tx, counsellingCorrected, about);
    return;
  }
  await (by === 'STUDENT' ? tellStudent : tellCounsellor)(ctx.tx, correctionDeclined, meeting);
}
