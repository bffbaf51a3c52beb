/** Ticks follow-ups where all to-dos are listed, on whichever side of the table the person is. */
import { DESKS, DESK_MENUS } from '@naru/contract/areas/counselling/words.ts';

import type { TodoTick } from '../../../../blocks/manifest/home-source.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { tickFollowUp, type Owner } from '../../meeting/record/store.ts';
import { openDesk } from '../../shared/desk.ts';

/** The kind that its to-dos name. */
export const FOLLOW_UP = 'follow-up';

export const followUpTick: TodoTick = {
  kind: FOLLOW_UP,
  apply: async (ctx, { id, isDone }) => {
    for (const owner of ownersOf(ctx)) {
      if (await tickFollowUp(ctx.tx, { id, owner, isDone, by: ctx.actor.memberId, at: ctx.now })) return true;
    }
    return false;
  },
};

/** Lists the sides on which the person may tick: as a student, and at the desks that are theirs. */
function ownersOf(ctx: WriteContext): Owner[] {
  const { studentId, rights } = ctx.actor;
  const asStudent: Owner[] = studentId !== null && rights.may('CS_HIST', 'RR') ? [{ side: 'STUDENT', studentId }] : [];
  const desks = DESKS.filter((desk) => rights.may(DESK_MENUS[desk], 'U'));
  return [...asStudent, ...desks.map((desk): Owner => ({ side: 'COUNSELLOR', ...openDesk(ctx, desk, 'U') }))];
}
