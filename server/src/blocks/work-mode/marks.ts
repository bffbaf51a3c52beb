import type { StepMark } from '@naru/contract/shared/work-mode.ts';

import type { CallContext } from '../../platform/http/serve.ts';
import { reasonOf, selectMarks } from './store.ts';
import { sayFailure } from './words.ts';

/** Reads what waits at the records of a list, and what failed there of the caller's own presses. */
export async function readMarks(
  { db, actor, locale }: CallContext,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StepMark>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMarks(db, { entity, ids, memberId: actor.memberId, locale });
  return new Map(
    rows.map(({ id, pressId, action, byNm, memberId, dueAt, failure, ko, en }) => [
      id,
      {
        pressId,
        action,
        byNm,
        isOwn: memberId === actor.memberId,
        until: dueAt.toISOString(),
        failedReason: failure === null ? null : sayFailure({ kind: failure, reason: reasonOf(ko, en) }, locale),
      },
    ]),
  );
}
