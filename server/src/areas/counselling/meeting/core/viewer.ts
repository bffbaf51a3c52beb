/** The two sides of a meeting as its readers, and the state with which a request is answered. */
import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { fail } from '../../../../platform/http/failure.ts';
import { openDesk } from '../../shared/desk.ts';
import { type Viewer, selectOptionalState } from './store.ts';

export const asCounsellor = (
  ctx: CallContext,
  desk: string,
  privilege: 'R' | 'RR' | 'U',
): Viewer & { side: 'COUNSELLOR' } => {
  const own = openDesk(ctx, desk, privilege);
  return { side: 'COUNSELLOR', memberId: own.memberId, kind: own.kind };
};

export const asStudent = (actor: Actor): Viewer & { side: 'STUDENT' } => ({
  side: 'STUDENT',
  studentId: actor.studentId,
});

/** Returns the state with which every write of a request is answered, read again under today's rights. */
export async function answerState(ctx: CallContext, viewer: Viewer, id: string) {
  const row = await selectOptionalState(ctx.db, { id, viewer });
  if (!row) return fail('notFound');
  return { requestId: row.id, status: row.status, version: row.version };
}
