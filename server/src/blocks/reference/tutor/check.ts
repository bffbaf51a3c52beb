import type { CallContext } from '../../../platform/http/serve.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import { koreanDate } from '../../../platform/time.ts';
import { isTutor } from './store.ts';

/** A key in place of `{tutor?}` is a tutor's (docs/specification.md §2); words are left alone. @throws Failure `notFound` */
export async function checkTutor(
  ctx: Pick<CallContext<unknown>, 'db' | 'now'>,
  tutor: string | undefined,
): Promise<void> {
  if (tutor === undefined || !isId(tutor)) return;
  if (!(await isTutor(ctx.db, tutor, koreanDate(ctx.now)))) fail('notFound');
}
