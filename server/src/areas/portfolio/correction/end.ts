import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { EndRequest } from '../core/end-request.ts';
import { correctionMachine } from './machine.ts';
import { isOwn, NOT_OFFERED } from './scope-sql.ts';
import { lockOptionalCorrection, lockRequester, selectOptionalOpenId } from './store.ts';

export const endRequest: EndRequest = async (ctx, paper) => {
  const { tx, actor, locale } = ctx;
  // As asking does: the paper is not handed in while it is being deleted.
  await lockRequester(tx, actor.memberId);
  const isIn = isOwn(actor);
  const id = await selectOptionalOpenId(tx, { paper, isIn });
  const row =
    id === undefined ? undefined : await lockOptionalCorrection(tx, { id, isIn, isOffered: NOT_OFFERED, locale });
  // It may have been completed a moment ago, and then stays.
  if (row?.status === 'REQUESTED')
    await takeStep(ctx, correctionMachine, row, { sides: ['STUDENT'], given: { action: 'GONE' } });
};
