import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import type { CounsellorRow } from '../../counsellor/store.ts';
import { selectKnown, type KnownRow } from './store.ts';

/** @throws Failure `notFound` where one of them is outside the counsellor's scope */
export async function readStudents(
  ctx: WriteContext,
  counsellor: CounsellorRow,
  given: readonly string[],
): Promise<KnownRow[]> {
  const studentIds = [...new Set(given)];
  const students = await selectKnown(ctx.tx, { ...counsellor, today: koreanDate(ctx.now) }, studentIds);
  return students.length === studentIds.length ? students : fail('notFound');
}
