import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';

import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { isLookedAfter } from '../core/scope-sql.ts';
import { isOwn } from '../core/trainee-sql.ts';
import { standingOf, traineeMachine } from './machine.ts';
import { lockOptionalTrainee, selectOptionalTrainee } from './store.ts';

/** The person’s own place. */
export const stepOwnTrainee = writeStep(catalogue.stepOwnTrainee, traineeMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalTrainee(ctx.tx, { id, isIn: isOwn(ctx.actor) });
    return row ? [row] : [];
  },
  sides: () => ['TRAINEE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalTrainee(ctx.db, { id, isIn: isOwn(ctx.actor) });
    return row && standingOf(row);
  },
});

/** A trainee of a programme that one looks after. */
export const stepTrainee = writeStep(applicantDesk.stepTrainee, traineeMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalTrainee(ctx.tx, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row ? [row] : [];
  },
  sides: () => ['DESK'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalTrainee(ctx.db, { id, isIn: isLookedAfter(ctx.actor, 'U') });
    return row && standingOf(row);
  },
});
