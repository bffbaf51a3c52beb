/** How completions come and go: once for each place, with certificate, event and notice in the same transaction. */

import { emitEvents } from '../../../blocks/event/emit.ts';
import { personIn, type Taker } from '../../../blocks/workflow/machine.ts';
import { writeSameStep } from '../../../blocks/workflow/same-step.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { bumpWaiting } from '../approval/store.ts';
import { programmeCompleted, programmeWithdrawn } from '../core/completed-event.ts';
import { lockOptionalProgramme, lockSeries } from '../core/programme-store.ts';
import { isOfProgramme } from '../core/trainee-sql.ts';
import { withdrawCertificates } from './certificate-store.ts';
import { selectFacts } from './facts-store.ts';
import { issueCompletions } from './issue.ts';
import { tellCompleted, tellWithdrawn } from './notifications.ts';
import { isLost, stateOf } from './rules.ts';
import { updateCompleted, updateWithdrawn, type Method, type Settled } from './settle-store.ts';

/** Somebody, or the clock, who completes: followers of the event are known. */
export type Settler = Taker & { readonly platform: Pick<Platform, 'followersOf'> };

/** The name of a completion in the history and the audit log; its id is the trainee's. */
export const COMPLETION = 'completion';

export interface SettledCount {
  readonly completed: number;
  readonly reversed: number;
}

/**
 * Completes everybody of a programme for whom everything is there, and takes completions by the rules back where corrected
 * attendance no longer meets them. To be called after attendance was closed or corrected: it locks the programme.
 */
export async function completeDue(taker: Settler, programmeId: string): Promise<SettledCount> {
  const none = { completed: 0, reversed: 0 };
  const programme = await lockOptionalProgramme(taker.tx, programmeId);
  if (!programme || programme.publishedAt === null || programme.cancelledAt !== null) return none;
  await lockSeries(taker.tx, programmeId);
  const facts = await selectFacts(taker.tx, taker.now, isOfProgramme(programmeId));
  const ready = facts.filter((one) => stateOf(one) === 'READY').map(({ traineeId }) => traineeId);
  const lost = facts.filter(isLost).map(({ traineeId }) => traineeId);
  const completed = await completeAll(taker, { programmeId, traineeIds: ready, method: 'RULE', reason: '' });
  const reversed = await withdrawAll(taker, { programmeId, traineeIds: lost, reason: null });
  return { completed: completed.length, reversed: reversed.length };
}

export interface Completing {
  readonly programmeId: string;
  readonly traineeIds: readonly string[];
  readonly method: Method;
  /** Why, where something is lacking. */
  readonly reason: string;
}

/** Completes people of a locked programme; those who are completed already stay as they are, and are not among the result. */
export async function completeAll(taker: Settler, wanted: Completing): Promise<Settled[]> {
  const { programmeId, traineeIds, method, reason } = wanted;
  if (traineeIds.length === 0) return [];
  const by = method === 'RULE' ? null : (taker.actor?.memberId ?? null);
  const settled = await updateCompleted(taker.tx, { traineeIds, method, by, at: taker.now });
  await issueCompletions(taker, settled);
  if (settled.length > 0) await bumpWaiting(taker.tx, programmeId, 'CLOSE');
  await emitEvents(
    taker,
    programmeCompleted,
    settled.map((one) => happenedTo(one, programmeId)),
  );
  await tellCompleted(taker.tx, settled);
  await writeDown(taker, settled, { action: 'complete', from: null, to: 'COMPLETED', reason, method });
  return settled;
}

export interface Withdrawing {
  readonly programmeId: string;
  readonly traineeIds: readonly string[];
  /** Null: attendance was corrected. */
  readonly reason: string | null;
}

/** Takes completions of a locked programme back, with every paper that says so. */
export async function withdrawAll(taker: Settler, wanted: Withdrawing): Promise<Settled[]> {
  const { programmeId, traineeIds, reason } = wanted;
  if (traineeIds.length === 0) return [];
  const by = reason === null ? null : (taker.actor?.memberId ?? null);
  const settled = await updateWithdrawn(taker.tx, { traineeIds, by, reason, at: taker.now });
  await withdrawCertificates(
    taker.tx,
    settled.map(({ traineeId }) => traineeId),
    taker.now,
  );
  if (settled.length > 0) await bumpWaiting(taker.tx, programmeId, 'CLOSE');
  await emitEvents(
    taker,
    programmeWithdrawn,
    settled.map((one) => happenedTo(one, programmeId)),
  );
  await tellWithdrawn(taker.tx, settled);
  const method = by === null ? 'RULE' : 'HAND';
  await writeDown(taker, settled, { action: 'withdraw', from: 'COMPLETED', to: 'WITHDRAWN', reason, method });
  return settled;
}

interface Written {
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
  readonly method: Method;
}

const happenedTo = ({ traineeId, memberId, version }: Settled, programmeId: string) => ({
  recordId: traineeId,
  version,
  data: { memberId, programmeId },
});

/** The rules act for nobody: who brought the last part is not the one who completes. */
async function writeDown(taker: Taker, settled: readonly Settled[], what: Written): Promise<void> {
  const { action, from, to, method } = what;
  const reason = what.reason === '' ? null : what.reason;
  const after = { method, hasReason: reason !== null };
  const taken = taker.actor === undefined || method === 'RULE' ? undefined : { ctx: personIn(taker), after };
  await writeSameStep(taker.tx, {
    entity: COMPLETION,
    ids: settled.map(({ traineeId }) => traineeId),
    from,
    to,
    by: taken ? 'DESK' : 'SYSTEM',
    reason,
    at: taker.now,
    origin: taker.actor === undefined ? null : taker.origin.requestId,
    taken: taken && { ...taken, action: `completion.${action}` },
  });
}
