import type { CallContext } from '../../../platform/http/serve.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import { koreanDate } from '../../../platform/time.ts';
import { isTutor } from './store.ts';

/** Checks a key in place of `{tutor?}` (docs/specification.md §2); words pass. @throws Failure `notFound` */
export async function checkTutor(
  ctx: Pick<CallContext<unknown>, 'db' | 'now'>,
  tutor: string | undefined,
): Promise<void> {
  if (tutor === undefined || !isId(tutor)) return;
  if (!(await isTutor(ctx.db, tutor, koreanDate(ctx.now)))) fail('notFound');
}
