/**
 * Readings of psychological and legal records in the privacy log (docs/decisions/032-readings-in-neutral-words.md): who
 * read whose and when, under one menu and one word for both, so that the log does not reveal who asked for which help.
 */
import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { CallContext } from '../../../platform/http/serve.ts';

const NEUTRAL = { action: 'R', menuId: 'CNS', fields: ['counselling'], reason: null } as const;

/** Logs a reading before the answer: without a log entry nothing is shown. Reading one's own is not logged. */
export async function noteConfidentialReading(ctx: CallContext, memberIds: readonly (string | null)[]): Promise<void> {
  const others = new Set(memberIds.filter((id) => id !== null && id !== ctx.actor.memberId));
  const subjectIds = [...others].filter((id) => id !== null);
  if (subjectIds.length === 0) return;
  await ctx.db.transaction().execute((tx) => writePrivacyLog(tx, ctx, { ...NEUTRAL, subjectIds }));
}
