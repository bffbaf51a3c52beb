/** One step of the machine: by compare-and-swap, written down without content. The case is held. */
import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { findHandOverTransition, type HandOverAction, type HandOverSide } from './rules.ts';
import { HAND_OVER, insertHandOverChange, selectHandOvers, updateHandOver, type HandOverRow } from './store.ts';

export const handOverState = (row: Pick<HandOverRow, 'id' | 'status' | 'version'>) => ({
  handOverId: row.id,
  status: row.status,
  version: row.version,
});

export interface HandOverStep {
  readonly action: Exclude<HandOverAction, 'PROPOSE'>;
  readonly by: HandOverSide;
  /** What the student agrees to. */
  readonly consentVersion?: number;
}

/** Gives the new version. @throws Failure `conflict` with how it stands */
export async function takeHandOverStep(
  ctx: WriteContext<Actor>,
  row: HandOverRow,
  { action, by, consentVersion }: HandOverStep,
): Promise<number> {
  const transition = findHandOverTransition({ action, from: row.status, by: [by] });
  const to = transition && { status: transition.to, at: ctx.now, consentVersion: consentVersion ?? null };
  const version = to && (await updateHandOver(ctx.tx, row, to));
  if (!to || version === undefined) return fail('conflict', { current: handOverState(row) });
  await insertHandOverChange(ctx.tx, {
    id: row.id,
    from: row.status,
    to: to.status,
    by,
    actorId: ctx.actor.memberId,
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  const entry = { action: `counselling.handOver.${action.toLowerCase()}`, entity: HAND_OVER, entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: row.status }, after: { status: to.status } });
  return version;
}

/** Whoever withdraws their consent to the centre is handed over to nobody. The cases are held. */
export async function declineHandOvers(ctx: WriteContext<Actor>, applicationIds: readonly string[]): Promise<void> {
  for (const applicationId of applicationIds)
    for (const row of await selectHandOvers(ctx.tx, applicationId))
      if (row.status === 'PROPOSED' || row.status === 'AGREED')
        await takeHandOverStep(ctx, row, { action: 'DECLINE', by: 'STUDENT' });
}
