import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';

export const consentParamsOf = (ctx: CallContext<Actor>) => ({
  studentId: ctx.actor.studentId,
  today: koreanDate(ctx.now),
});
