/** Lines that the steps of a use write: held, freed, spent, and taken back. The account is locked. */
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { failField, failNow } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { mileagePosted } from '../core/posted-event.ts';
import { reverseSource } from '../ledger/post.ts';
import { insertLine, selectPostingTerm } from '../ledger/store.ts';
import { useWords } from './words.ts';
import { NO_TERM } from '../core/no-term.ts';

interface Spent {
  readonly id: string;
  readonly memberId: string;
  readonly amount: number;
  /** Points that the person has beside everything that is held. */
  readonly available: number;
}

/** Holds the points of a use. @throws Failure `invalid` at `amount` where there are fewer, `action` while the term is closed */
export async function holdPoints(ctx: WriteContext, use: Spent): Promise<void> {
  const message = useWords[ctx.locale].problem.AVAILABLE(use.available);
  await guarded(ctx, { field: 'pointsToUse', message }, () => writeLine(ctx, use, 'HOLD'));
}

/** Frees what is held for a use. */
export async function releasePoints(ctx: WriteContext, use: Spent): Promise<void> {
  await guarded(ctx, undefined, () => writeLine(ctx, use, 'RELEASE'));
}

/** Spends what is held for a use. @throws Failure `invalid` at `action` where a correction took it meanwhile */
export async function spendPoints(ctx: WriteContext, use: Spent): Promise<void> {
  const message = useWords[ctx.locale].owed(-use.available);
  await guarded(ctx, { field: 'action', message }, async () => {
    await writeLine(ctx, use, 'RELEASE');
    const recordId = await writeLine(ctx, use, 'USE');
    const data = { memberId: use.memberId, points: -use.amount };
    await emitEvent(ctx, mileagePosted, { recordId, version: 1, data });
  });
}

/** Takes the spending of a use back. */
export async function returnPoints(ctx: WriteContext, use: Spent, reason: string): Promise<void> {
  const taken = { memberId: use.memberId, source: { useId: use.id }, memo: reason, postedBy: ctx.actor.memberId };
  await guarded(ctx, undefined, async () => {
    const reversed = await reverseSource(ctx, taken);
    if (!reversed) throw new Error('An approved use has no line that counts.');
  });
}

const KEYS = { HOLD: 'hold', RELEASE: 'release', USE: 'use' } as const;

async function writeLine(ctx: WriteContext, { id, memberId, amount }: Spent, kind: keyof typeof KEYS): Promise<string> {
  const today = koreanDate(ctx.now);
  const about = (await selectOptionalCurrentTerm(ctx.tx, today)) ?? failNow(NO_TERM);
  const lineId = await insertLine(ctx.tx, {
    memberId,
    kind,
    amount: kind === 'RELEASE' ? amount : -amount,
    term: await selectPostingTerm(ctx.tx, about, today),
    about,
    happenedOn: today,
    sourceKey: `use:${id}:${KEYS[kind]}`,
    useId: id,
    postedAt: ctx.now,
    postedBy: ctx.actor.memberId,
  });
  if (lineId === undefined) throw new Error('A use has its line already.');
  return lineId;
}

/** Says what the ledger refuses at a field; it is the last guard, behind the checks of the step. */
async function guarded(
  { locale }: WriteContext,
  short: { readonly field: string; readonly message: string } | undefined,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const constraint = (error as { readonly constraint?: unknown } | null)?.constraint; // of PostgreSQL
    if (constraint === 'mileage_line_open_term') failField('action', useWords[locale].termClosed);
    if (constraint === 'mileage_line_available' && short) failField(short.field, short.message);
    throw error;
  }
}
