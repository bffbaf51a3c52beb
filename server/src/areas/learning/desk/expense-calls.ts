import type { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { failNow } from '../../../platform/http/failure.ts';
import type { Writer } from '../../../platform/http/serve.ts';
import { bumpWaiting } from '../approval/store.ts';
import { insertAuthor } from '../core/author-store.ts';
import { answerVersion, holdProgramme } from './hold.ts';
import { replaceExpenses } from './expense-store.ts';
import { expectSeen, programmeReasons } from './refusals.ts';

export const saveExpenses: Writer<typeof programmeDesk.saveExpenses> = {
  apply: async (ctx, { params, body: { version, expenseList } }) => {
    const programme = await holdProgramme(ctx, params.id);
    const current = { version: programme.version };
    expectSeen(programme, version);
    if (programme.closedAt !== null) failNow(programmeReasons.closed, current);
    await saveChange(ctx, {
      current,
      version,
      save: () => replaceExpenses(ctx.tx, { id: params.id, version, at: ctx.now, expenses: expenseList }),
      audit: {
        action: 'programmes.saveExpenses',
        entity: 'programme',
        entityId: params.id,
        after: { count: expenseList.length, sum: expenseList.reduce((sum, { amount }) => sum + amount, 0) },
      },
    });
    await insertAuthor(ctx.tx, params.id, ctx.actor.memberId);
    await bumpWaiting(ctx.tx, params.id, 'CLOSE');
    return { id: params.id };
  },
  answer: answerVersion,
};
