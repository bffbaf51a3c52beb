import type { CallContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';

export const consentParamsOf = (ctx: CallContext) => ({
  studentId: ctx.actor.studentId,
  today: koreanDate(ctx.now),
});
