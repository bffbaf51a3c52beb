import type { analytics } from '@naru/contract/areas/analytics.ts';

import { writeViewOpened } from '../../../blocks/audit/privacy.ts';
import { failField } from '../../../platform/http/failure.ts';
import { nothing, type Writer } from '../../../platform/http/serve.ts';
import { countWritten } from '../../../platform/written.ts';
import { STUDENT_MENU } from './calls.ts';
import { words } from './words.ts';

const REASON_LEAST = 5;

/** Once a session: what is read in it carries the reason. Said again, it counts from then on. */
export const openAllStudents: Writer<typeof analytics.openAllStudents> = {
  apply: async (ctx, { body }) => {
    const reason = body.reason.trim();
    if (countWritten(reason) < REASON_LEAST) return failField('reason', words[ctx.locale].reason);
    const { sessionId } = ctx.actor;
    await ctx.tx
      .updateTable('session')
      .set({ all_students_reason: reason })
      .where('session.id', '=', sessionId)
      .execute();
    await writeViewOpened(ctx.tx, ctx, { menuId: STUDENT_MENU, fields: ['allStudents'], reason });
    await ctx.signal(`session:${sessionId}`);
    return {};
  },
  answer: nothing,
};
