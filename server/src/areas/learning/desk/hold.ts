/** Holds a programme for a write, and answers with how it stands then. */
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { lockOptionalInScope, selectOptionalHeld, type HeldProgramme } from '../core/programme-store.ts';
import { isLookedAfter } from '../core/scope-sql.ts';

/** Holds a programme that the caller may change. @throws Failure `notFound` */
export async function holdProgramme(ctx: WriteContext, id: string): Promise<HeldProgramme> {
  return (await lockOptionalInScope(ctx.tx, id, isLookedAfter(ctx.actor, 'U'))) ?? fail('notFound');
}

/** Answers a write with the version that the programme has now. */
export async function answerVersion(
  ctx: CallContext,
  { id = '' }: Readonly<Record<string, string>>,
): Promise<{ programmeId: string; version: number }> {
  const { version } = (await selectOptionalHeld(ctx.db, id)) ?? fail('notFound');
  return { programmeId: id, version };
}
