/** The line that an upheld objection brings. */
import { emitEvent } from '../../../blocks/event/emit.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { mileagePosted } from '../core/posted-event.ts';
import { insertLine, selectPostingTerm } from '../ledger/store.ts';
import { selectCorrectedLine } from './line-store.ts';
import type { ObjectionRow } from './store.ts';
import { objectionWords } from './words.ts';

/**
 * Posts the correction of a line by points, which last as long as the points of its rule; what is spent already becomes a
 * debt. The account is locked. The reason stands with the objection alone. Gives the id of the line.
 * @throws Failure `invalid` at `points`
 */
export async function correctLine(
  ctx: WriteContext,
  { id, lineId, memberId }: ObjectionRow,
  points: number,
): Promise<string> {
  const say = objectionWords[ctx.locale];
  if (points === 0) failField('points', say.noPoints);
  const { aboutYear, aboutSemester, ...line } = await selectCorrectedLine(ctx.tx, lineId);
  const about = { year: aboutYear, semesterCode: aboutSemester };
  const today = koreanDate(ctx.now);
  const correctionId = await insertLine(ctx.tx, {
    ...line,
    memberId,
    kind: 'ADJUST',
    amount: points,
    term: await selectPostingTerm(ctx.tx, about, today),
    about,
    happenedOn: today,
    sourceKey: `objection:${id}`,
    postedAt: ctx.now,
    postedBy: ctx.actor.memberId,
  }).catch((error: unknown) => {
    if ((error as { constraint?: unknown }).constraint !== 'mileage_line_open_term') throw error;
    return failField('points', say.closedTerm);
  });
  if (correctionId === undefined) throw new Error('An open objection has its correction already.');
  await emitEvent(ctx, mileagePosted, { recordId: correctionId, version: 1, data: { memberId, points } });
  return correctionId;
}
