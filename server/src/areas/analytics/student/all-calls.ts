import type { analytics } from '@naru/contract/areas/analytics.ts';

import { writeViewOpened } from '../../../blocks/audit/privacy-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import { nothing, type Writer } from '../../../platform/http/serve.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';
import { STUDENT_MENU } from './calls.ts';
import { updateAllStudentsReason } from './store.ts';
import { words } from './words.ts';

const REASON_LEAST = 5;

/** Opens the view once a session: readings in it carry the reason. A new reason counts from then on. */
export const openAllStudents: Writer<typeof analytics.openAllStudents> = {
  apply: async (ctx, { body }) => {
    const reason = body.reason.trim();
    if (countCharacters(reason) < REASON_LEAST) return failField('reason', words[ctx.locale].reason);
    const { sessionId } = ctx.actor;
    await updateAllStudentsReason(ctx.tx, sessionId, reason);
    await writeViewOpened(ctx.tx, ctx, { menuId: STUDENT_MENU, fields: ['allStudents'], reason });
    await ctx.signal(`session:${sessionId}`);
    return {};
  },
  answer: nothing,
};
