import { ATTENDANCE_MOST, type attendance } from '@naru/contract/areas/learning/attendance.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { findKept } from './session.ts';
import { planSheet } from './sheet.ts';

export const previewMarks: Reader<typeof attendance.previewMarks> = async (ctx, { params, query }) => {
  const session = await findKept(ctx, params.sessionId);
  const { marks, problems } = await planSheet(ctx, session, query.fileId);
  return {
    markList: [...marks],
    problemList: problems.slice(0, ATTENDANCE_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
  };
};
