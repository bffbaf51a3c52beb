import type { CommentDecision } from '@naru/contract/areas/portfolio/comment.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { expectVersion } from '../../../blocks/workflow/take-step.ts';
import { fail, failNow } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { keepAnswer, lockOptionalAnswer, updateAnswer, type AnswerRow } from './answer-store.ts';
import { moveComments } from './move.ts';
import { placeNow } from './present.ts';
import { canFollow, judgeDecision } from './rules.ts';
import { isOwnAnswered } from './scope-sql.ts';
import { COMMENT, lockOptionalComment, selectOptionalComment, updateDecision, type CommentRow } from './store.ts';
import { refuse } from './write.ts';

interface Given {
  readonly decision: CommentDecision;
  readonly version: number;
  readonly answerVersion: number | null;
}

interface Held {
  readonly row: CommentRow;
  readonly answer: AnswerRow | undefined;
}

/** Locks the answer first, as each save of it does, and then the comment. @throws Failure `notFound` */
async function holdBoth(ctx: WriteContext, id: string): Promise<Held> {
  const asked = { id, isIn: isOwnAnswered(ctx.actor, 'U') };
  const found = (await selectOptionalComment(ctx.tx, asked)) ?? fail('notFound');
  const answer = found.questionId === null ? undefined : await lockOptionalAnswer(ctx.tx, found.questionId);
  const row = (await lockOptionalComment(ctx.tx, asked)) ?? fail('notFound');
  return { row, answer };
}

/** Tells how both stand, where somebody was faster. */
const currentOf = ({ row, answer }: Held) => ({
  status: row.status,
  version: row.version,
  answerVersion: answer?.version ?? null,
});

const DECIDED = {
  ko: '이미 정한 의견이에요. 먼저 되돌려 주세요.',
  en: 'You have decided about this already. Take that back first.',
};

/** Writes what a student made of a comment; to accept changes the answer in the same save. @throws Failure */
export async function decide(ctx: WriteContext, id: string, given: Given): Promise<void> {
  const held = await holdBoth(ctx, id);
  const { row, answer } = held;
  const current = currentOf(held);
  expectVersion(current, given.version);
  if (!canFollow(row.status, given.decision)) failNow(DECIDED, current);
  const text = answer?.isKept ? answer.answer : null;
  const decided = judgeDecision({ ...row, now: placeNow(row) }, given.decision, text);
  if (decided && 'code' in decided) return refuse(decided, ctx.locale);
  if (decided && answer) {
    if (answer.version !== given.answerVersion) fail('conflict', { current });
    await changeAnswer(ctx, answer, decided.answer);
  }
  const change = { id: row.id, version: row.version, status: given.decision, at: ctx.now };
  // Its words are the person's own affair.
  const after = { decision: given.decision };
  await saveChange(ctx, {
    current,
    version: given.version,
    save: () => updateDecision(ctx.tx, { ...change, ...(decided && { now: decided.now }) }),
    audit: { action: 'letterComments.decide', entity: COMMENT, entityId: row.id, after },
  });
}

async function changeAnswer({ tx, now }: WriteContext, before: AnswerRow, answer: string): Promise<void> {
  const { questionId, version } = before;
  await keepAnswer(tx, before, now);
  if (!(await updateAnswer(tx, { questionId, version, answer, at: now }))) fail('conflict');
  await moveComments(tx, questionId, before.answer, answer);
}
