import type { correction } from '@naru/contract/areas/counselling/meeting/correction.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { asCounsellor, deskState, idsOfDesk, answerState, asStudent } from '../core/viewer.ts';
import { stateOf } from '../core/rules.ts';
import { lockOptionalMeeting, type MeetingRow, type Viewer } from '../core/store.ts';
import { words } from '../../shared/words.ts';
import { tellDeciders } from './notifications.ts';
import { judgeAsk, otherOutcome } from './rules.ts';
import { CORRECTION, insertCorrection, selectCorrections } from './store.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';

/** @throws Failure `notFound` out of scope, `conflict` with the current state, `invalid` at `reason` */
async function ask(
  ctx: WriteContext<Actor>,
  asked: { id: string; viewer: Extract<Viewer, { side: 'STUDENT' | 'COUNSELLOR' }>; version: number; reason: string },
): Promise<MeetingRow> {
  const { id, viewer } = asked;
  const row = isId(id) ? await lockOptionalMeeting(ctx.tx, { id, viewer, locale: ctx.locale }) : undefined;
  if (!row) return fail('notFound');
  const current = { requestId: row.id, status: row.status, version: row.version };
  const cancelHours = (await ctx.platform.settings.read()).of(CANCEL_HOURS);
  const moment = { now: ctx.now, beginsAt: row.beginsAt, cancelHours, ...stateOf(row) };
  const corrections = await selectCorrections(ctx.tx, row.id);
  const verdict = judgeAsk({ ...row, corrections }, viewer.side, moment);
  const to = otherOutcome(row.status);
  if (row.version !== asked.version || verdict === 'STATE' || to === undefined) return fail('conflict', { current });
  if (verdict === 'EARLY') failField('reason', words[ctx.locale].correctYourself);
  const reason = trimText(asked.reason);
  if (reason === '') failField('reason', words[ctx.locale].reason);
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  const made = { requestId: row.id, to, by: viewer.side, reason: key.seal('correction', reason), at: ctx.now };
  const correctionId = await insertCorrection(ctx.tx, made);
  if (correctionId === undefined) return fail('conflict', { current });
  const entry = { action: 'counselling.askCorrection', entity: CORRECTION, entityId: correctionId };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { outcome: row.status }, after: { outcome: to } });
  await tellDeciders(ctx, { ...row, correctionId });
  return row;
}

export const askCorrection: Writer<typeof correction.askCorrection> = {
  apply: async (ctx, { params, body }) => {
    const viewer = asCounsellor(ctx, params.desk, 'U');
    return idsOfDesk(params, await ask(ctx, { id: params.id, viewer, ...body }));
  },
  answer: deskState,
};

export const askOwnCorrection: Writer<typeof correction.askOwnCorrection> = {
  apply: async (ctx, { params, body }) => {
    const row = await ask(ctx, { id: params.id, viewer: asStudent(ctx.actor), ...body });
    return { requestId: row.id };
  },
  answer: (ctx: CallContext<Actor>, ids) => answerState(ctx, asStudent(ctx.actor), ids['requestId'] ?? ''),
};
