import type { advisorDesk } from '@naru/contract/areas/counselling/advisor-desk.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimWritten } from '../../../platform/written.ts';
import { presentStudent } from '../meeting/present.ts';
import { assignAdvisors } from './assign.ts';
import { tellOfAnswer } from './notifications.ts';
import { presentWish } from './present.ts';
import { findWishTransition, type WishAction, type WishSide } from './rules.ts';
import { sightOf } from './sight.ts';
import {
  lockOptionalWish,
  moveWish,
  selectOptionalWish,
  selectWishes,
  type WishRow,
  type WishViewer,
} from './wish-store.ts';
import { advisorWords } from './words.ts';

const WISH = 'advisor_request';

const asking = (ctx: CallContext<Actor>, viewer: WishViewer) => ({
  viewer,
  today: koreanDate(ctx.now),
  locale: ctx.locale,
});

export const pageWishes: Reader<typeof advisorDesk.pageWishes> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = asking(ctx, { sight: sightOf(ctx.actor, 'U') });
  const { rows, counted } = await selectWishes(ctx.db, asked, { isOver: query.isOver === 'Y', window });
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map(({ dataKeyId }) => dataKeyId),
  );
  const content = rows.flatMap((row) => {
    const key = keys.get(row.dataKeyId);
    if (!key) return [];
    const student = presentStudent(row, false);
    return [{ ...presentWish(row, key), student, advisorId: row.advisorId, advisorNm: row.advisorName }];
  });
  return { requestPage: toPage(content, counted, window) };
};

const stateOf = ({ id, status, version }: WishRow) => ({ requestId: id, status, version });

/** What a write about a wish answers with, read again under today's rights. */
export async function answerWish(ctx: CallContext<Actor>, id: string, viewer: WishViewer) {
  const row = await selectOptionalWish(ctx.db, id, asking(ctx, viewer));
  return row ? stateOf(row) : fail('notFound');
}

export interface WishStep {
  readonly id: string;
  readonly viewer: WishViewer;
  readonly action: WishAction;
  readonly by: WishSide;
  readonly version: number;
}

/** The wish, held, where this step may be taken from where it is. @throws Failure `notFound`, `conflict` with how it stands */
export async function holdWish(ctx: WriteContext<Actor>, step: WishStep) {
  const row = isId(step.id) ? await lockOptionalWish(ctx.tx, step.id, asking(ctx, step.viewer)) : undefined;
  if (!row) return fail('notFound');
  const transition = findWishTransition({ action: step.action, from: row.status, by: step.by });
  if (!transition || row.version !== step.version) return fail('conflict', { current: stateOf(row) });
  return { row, transition };
}

/** The step itself, written down. */
export async function finishWish(
  ctx: WriteContext<Actor>,
  { row, transition }: Awaited<ReturnType<typeof holdWish>>,
  given: { answer: string; assignmentId: string | null },
): Promise<void> {
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  const isMoved = await moveWish(ctx.tx, {
    id: row.id,
    from: transition.from,
    to: transition.to,
    version: row.version,
    by: ctx.actor.memberId,
    at: ctx.now,
    answer: given.answer === '' ? null : key.seal('answer', given.answer),
    assignmentId: given.assignmentId,
  });
  if (!isMoved) fail('conflict', { current: stateOf(row) });
  const entry = { action: `advisors.${transition.action.toLowerCase()}`, entity: WISH, entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: transition.from }, after: { status: transition.to } });
}

export const decideWish: Writer<typeof advisorDesk.decideWish> = {
  apply: async (ctx, { params, body }) => {
    const say = advisorWords[ctx.locale];
    const viewer = { sight: sightOf(ctx.actor, 'U') };
    const action = body.isAccepted ? 'ACCEPT' : 'DECLINE';
    const held = await holdWish(ctx, { id: params.id, viewer, action, by: 'CHIEF', version: body.version });
    const { row } = held;
    const answer = trimWritten(body.answer);
    if (!body.isAccepted && answer === '') failField('answer', say.why);
    const nextId = body.isAccepted ? body.advisorId : null;
    if (body.isAccepted && (nextId === null || !isId(nextId))) failField('advisorId', say.chooseAdvisor);
    const made =
      nextId === null
        ? undefined
        : await assignAdvisors(
            ctx,
            [
              {
                studentId: row.studentId,
                assignmentId: row.assignmentId,
                nextId,
                nextOn: koreanDate(ctx.now),
                reason: 'REQUEST',
              },
            ],
            { sight: viewer.sight, field: 'advisorId' },
          );
    await finishWish(ctx, held, { answer, assignmentId: made?.get(row.studentId) ?? null });
    await tellOfAnswer(ctx.tx, { ...row, version: row.version + 1 });
    return { requestId: row.id };
  },
  answer: (ctx, ids) => answerWish(ctx, ids['requestId'] ?? '', { sight: sightOf(ctx.actor, 'U') }),
};
