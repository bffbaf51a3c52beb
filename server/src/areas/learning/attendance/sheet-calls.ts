import { ATTENDANCE_MOST, type attendance } from '@naru/contract/areas/learning/attendance.ts';

import { expectPlan, failChanged } from '../../../blocks/file/own-sheet.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { markPeople } from './mark.ts';
import { findKept, lockKept } from './session.ts';
import { planSheet } from './sheet.ts';

export const previewMarks: Reader<typeof attendance.previewMarks> = async (ctx, { params, query }) => {
  const session = await findKept(ctx, params.sessionId);
  const { marks, problems, planKey } = await planSheet(ctx, session, query.fileId);
  return {
    markList: [...marks],
    problemList: problems.slice(0, ATTENDANCE_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
    planKey,
  };
};

export const importMarks: Writer<typeof attendance.importMarks> = {
  apply: async (ctx, { params, body }) => {
    const session = await lockKept(ctx, params.sessionId);
    const { marks, planKey } = await planSheet(ctx, session, body.fileId);
    expectPlan(ctx, body.planKey, { planKey, lineCount: marks.length });
    const { saved, left } = await markPeople(ctx, session, { marks, method: 'SHEET' });
    // A code was counted in the same moment.
    if (left.length > 0) failChanged(ctx.locale);
    return { saved: String(saved.length) };
  },
  answer: async (_ctx, { saved }) => ({ savedCount: Number(saved) }),
};
