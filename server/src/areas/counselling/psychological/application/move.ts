import { sql } from 'kysely';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { followApplication } from '../referral/move.ts';
import type { PsychTransition } from '../rules.ts';
import { APPLICATION, insertApplicationChange, stateOf, type ApplicationRow } from './store.ts';

export interface PsychMove {
  readonly transition: PsychTransition;
  /** A code: why it is over. */
  readonly ending?: string;
  readonly reason?: string | undefined;
}

/** Compare-and-swap on status and version, with its history. Gives the new version. @throws Failure `conflict` */
export async function moveApplication(
  ctx: WriteContext<Actor>,
  row: ApplicationRow,
  { transition, ending, reason }: PsychMove,
): Promise<number> {
  const { from, to, by, action } = transition;
  const isOver = to === 'ENDED' || to === 'CANCELLED';
  const { rows } = await sql<{ version: number }>`
    update psych.application set status = ${to}, version = version + 1, ending = ${ending ?? null},
      ended_at = ${isOver ? ctx.now : null}
    where id = ${row.id}::uuid and status = ${from} and version = ${row.version} returning version`.execute(ctx.tx);
  const version = rows[0]?.version;
  if (version === undefined) return fail('conflict', { current: stateOf(row) });
  const key = reason ? await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId) : undefined;
  await insertApplicationChange(ctx.tx, {
    id: row.id,
    from,
    to,
    by,
    actorId: ctx.actor.memberId,
    reason: key && reason ? key.seal('reason', reason) : null,
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  const entry = { action: `counselling.psych.${action.toLowerCase()}`, entity: APPLICATION, entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
  await followApplication(ctx, row.id, to);
  return version;
}
