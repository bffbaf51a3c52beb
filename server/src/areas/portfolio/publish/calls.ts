import { portfolioPublishing as calls } from '@naru/contract/areas/portfolio/publish.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { publishMachine, standingOf } from './machine.ts';
import { findOwn, lockOwn } from './own.ts';
import { presentPublishing } from './present.ts';
import { lockOptionalPublishing, PORTFOLIO, selectOptionalPublishing, updateVisibility } from './store.ts';
import { changePath, judgePath } from './take-path.ts';
import { publishWords } from './words.ts';

const answerOwn = async (ctx: CallContext, id: string) => ({
  publishing: await presentPublishing(ctx, await findOwn(ctx, id)),
});

export const readPublishing: Reader<typeof calls.readPublishing> = (ctx, { params: { id } }) => answerOwn(ctx, id);

export const stepPublishing: Writer<typeof calls.stepPublishing> = writeStep(calls.stepPublishing, publishMachine, {
  hold: async ({ tx, actor }, id) => {
    const row = await lockOptionalPublishing(tx, { id, memberId: actor.memberId });
    return row ? [row] : [];
  },
  sides: () => ['OWNER'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalPublishing(ctx.db, { id, memberId: ctx.actor.memberId });
    return row && { publishing: await presentPublishing(ctx, row) };
  },
});

export const changeVisibility: Writer<typeof calls.changeVisibility> = {
  apply: async (ctx, { params: { id }, body: { version, visibility, isIndexed } }) => {
    const row = await lockOwn(ctx, id);
    if (isIndexed && visibility !== 'PUBLIC') failField('isIndexed', publishWords[ctx.locale].notIndexed);
    await saveChange(ctx, {
      current: standingOf(row),
      version,
      save: () => updateVisibility(ctx.tx, { id, version, visibility, isIndexed }),
      audit: {
        action: 'portfolioPublishing.changeVisibility',
        entity: PORTFOLIO,
        entityId: id,
        before: { visibility: row.visibility, isIndexed: row.isIndexed },
        after: { visibility, isIndexed },
      },
    });
    return { id };
  },
  answer: (ctx, { id = '' }) => answerOwn(ctx, id),
};

export const checkPath: Reader<typeof calls.checkPath> = async (ctx, { params: { id }, query: { path } }) => ({
  problem: (await judgePath(ctx, await findOwn(ctx, id), path)) ?? null,
});

export const takePath: Writer<typeof calls.takePath> = {
  apply: async (ctx, { params: { id }, body: { path } }) => {
    await changePath(ctx, await lockOwn(ctx, id), path);
    return { id };
  },
  answer: (ctx, { id = '' }) => answerOwn(ctx, id),
};
