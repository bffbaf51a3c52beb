/** Corrections as a part of a meeting's steps: asked of the department, and settled where the counsellor is faster. */
import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { personIn, type Taker } from '../../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { otherOutcome } from '../core/rules.ts';
import type { MeetingRow } from '../core/store.ts';
import type { Brought, MovedMeeting } from '../steps/machine.ts';
import { correctionMachine } from './machine.ts';
import { tellDeciders } from './notifications.ts';
import type { CorrectionSide } from './rules.ts';
import { CORRECTION, insertCorrection, selectCorrections } from './store.ts';

export const corrections: Brought = { follow };

async function follow(taker: Taker, { row, given, by }: MovedMeeting): Promise<void> {
  const { action } = given;
  if (action === 'CORRECT_COMPLETED' || action === 'CORRECT_ABSENT') return settle(personIn(taker), row);
  if (action === 'ASK_CORRECTION' && (by === 'STUDENT' || by === 'COUNSELLOR'))
    await ask(personIn(taker), row, { by, reason: given.reason });
}

async function ask(
  ctx: WriteContext,
  row: MeetingRow,
  { by, reason }: { by: CorrectionSide; reason: string },
): Promise<void> {
  const to = otherOutcome(row.status);
  if (to === undefined) throw new Error('Only an outcome can be corrected.');
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  const made = { requestId: row.id, to, by, reason: key.seal('correction', reason), at: ctx.now };
  const correctionId = await insertCorrection(ctx.tx, made);
  if (correctionId === undefined) return fail('conflict', { current: { id: row.id, status: row.status } });
  const entry = { action: 'counselling.askCorrection', entity: CORRECTION, entityId: correctionId };
  const audit = { ...entry, before: { outcome: row.status }, after: { outcome: to } };
  await beginRecord(ctx, { to: 'WAITING', by, audit });
  await tellDeciders(ctx, { ...row, correctionId });
}

/** Nothing is left to decide once the counsellor has corrected it. The meeting is locked. */
async function settle(ctx: WriteContext, { id, dataKeyId }: MeetingRow): Promise<void> {
  const waiting = (await selectCorrections(ctx.tx, id)).find(({ status }) => status === 'WAITING');
  if (!waiting) return;
  await takeStep(
    ctx,
    correctionMachine,
    { ...waiting, dataKeyId },
    { sides: ['COUNSELLOR'], given: { action: 'SETTLE' } },
  );
}
