import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { WISH_STEPS } from '@naru/contract/areas/counselling/advisor/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import type { CallContext, Reader, WriteContext } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { presentStudent } from '../shared/student.ts';
import { presentWish } from './present.ts';
import type { WishSide } from './rules.ts';
import { scopeOf } from './scope-sql.ts';
import { wishMachine } from './wish-machine.ts';
import { lockOptionalWish, selectOptionalWish, selectWishes, type WishRow, type WishViewer } from './wish-store.ts';

const asking = (ctx: CallContext, viewer: WishViewer) => ({
  viewer,
  today: koreanDate(ctx.now),
  locale: ctx.locale,
});

const asChief = (ctx: CallContext): WishViewer => ({ scope: scopeOf(ctx.actor, 'U') });

export const pageWishes: Reader<typeof advisorDesk.pageWishes> = async (ctx, { query }) => {
  const window = windowOf(query);
  const listed = { isOver: query.isOver === 'Y', window };
  const { rows, counted } = await selectWishes(ctx.db, asking(ctx, asChief(ctx)), listed);
  const circumstances = await readCircumstances(ctx);
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map(({ dataKeyId }) => dataKeyId),
  );
  const content = rows.flatMap((row) => {
    const key = keys.get(row.dataKeyId);
    if (!key) return [];
    const student = presentStudent(row, false);
    const stepList = listSteps(wishMachine, WISH_STEPS, { row, sides: ['CHIEF'], circumstances });
    return [{ ...presentWish(row, key), student, advisorId: row.advisorId, advisorNm: row.advisorName, stepList }];
  });
  return { requestPage: toPage(content, counted, window) };
};

/** A wish as the viewer sees it, as a step of the block holds it and answers with it. */
export const sideOfWish = (viewerOf: (ctx: CallContext) => WishViewer, sides: readonly WishSide[]) => ({
  hold: async (ctx: WriteContext, id: string): Promise<WishRow[]> => {
    const row = await lockOptionalWish(ctx.tx, id, asking(ctx, viewerOf(ctx)));
    return row ? [row] : [];
  },
  sides: () => sides,
  read: async (ctx: CallContext, id: string) => {
    const row = await selectOptionalWish(ctx.db, id, asking(ctx, viewerOf(ctx)));
    return row && wishMachine.standing(row);
  },
});

export const stepWish = writeStep(advisorDesk.stepWish, wishMachine, sideOfWish(asChief, ['CHIEF']));
