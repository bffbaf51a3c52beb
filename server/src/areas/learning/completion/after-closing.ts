/** Completions that change by hand after the closing was approved: the office's alone, with a reason, and told to the approver. */
import type { Actor } from '../../../platform/access/actor.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import { selectOptionalClosing } from './desk-store.ts';
import { tellChanged } from './notifications.ts';
import type { Settled } from './settle-store.ts';
import { completionWords } from './words.ts';

/** Says whether somebody may complete and withdraw by hand, once the closing is approved or before. */
export const mayChange = ({ rights }: Actor, isClosed: boolean): boolean =>
  !isClosed || rights.scopes(DESK_MENU, 'U').has('ALL');

/** @param field where it is said that only the office may. @throws Failure `invalid` there, or at `reason` */
export function checkClosed(
  { actor, locale }: CallContext,
  { isClosed, reason, field }: { readonly isClosed: boolean; readonly reason: string; readonly field: string },
): void {
  const say = completionWords[locale];
  if (!mayChange(actor, isClosed)) failField(field, say.closed);
  if (isClosed && reason === '') failField('reason', say.closedReason);
}

/** Tells who approved the closing what has changed since, unless they did it. */
export async function tellApprover(
  { tx, actor }: WriteContext,
  programmeId: string,
  settled: readonly Settled[],
): Promise<void> {
  const [first] = settled;
  const closing = first && (await selectOptionalClosing(tx, programmeId));
  if (!closing || closing.decidedBy === actor.memberId) return;
  await tellChanged(tx, { programmeId, ...closing, change: `${first.traineeId}:${first.version}` });
}
