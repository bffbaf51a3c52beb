import type { coverLetters as calls } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { moveComments } from '../comment/move.ts';
import {
  type AnswerRow,
  insertVersion,
  lockOptionalAnswer,
  selectOptionalAnswer,
  selectOptionalLast,
  selectOptionalVersion,
  selectVersions,
  updateAnswer,
} from './answer-store.ts';
import { presentVersion } from './present.ts';
import { keepsBefore } from './rules.ts';

const most = PAPER_MOST.autoVersions;
const ownOf = ({ actor }: CallContext, id: string) => ({ id, memberId: actor.memberId });
const standingOf = ({ version, answeredAt }: AnswerRow) => ({ version, changedAt: answeredAt?.toISOString() ?? null });

/** @throws Failure `notFound` for somebody else's, too */
const findOwn = async (ctx: CallContext, id: string): Promise<AnswerRow> =>
  (await selectOptionalAnswer(ctx.db, ownOf(ctx, id))) ?? fail('notFound');

/** @throws Failure `notFound` for somebody else's, too */
const lockOwn = async (ctx: WriteContext, id: string): Promise<AnswerRow> =>
  (await lockOptionalAnswer(ctx.tx, ownOf(ctx, id))) ?? fail('notFound');

export const readAnswer: Reader<typeof calls.readAnswer> = async (ctx, { params: { id } }) => {
  const { questionId, answer, version, answeredAt } = await findOwn(ctx, id);
  return { questionId, answer, answerVersion: version, answeredAt: answeredAt?.toISOString() ?? null };
};

export const saveAnswer: Writer<typeof calls.saveAnswer> = {
  apply: async (ctx, { params: { id }, body: { answer, version } }) => {
    const row = await lockOwn(ctx, id);
    // The same save again, whose first answer was lost, or another tab that says the same.
    if (row.answer === answer) return { id };
    if (row.version !== version) fail('conflict', { current: standingOf(row) });
    const last = await selectOptionalLast(ctx.tx, id);
    if (keepsBefore(row.answer, last, ctx.now)) await insertVersion(ctx.tx, row, { reason: 'AUTO', at: ctx.now, most });
    await replaceAnswer(ctx, row, answer);
    return { id };
  },
  answer: async (ctx, { id = '' }) => standingOf(await findOwn(ctx, id)),
};

/** Saves the text of an answer that is locked. */
async function replaceAnswer({ tx, now }: WriteContext, row: AnswerRow, answer: string): Promise<void> {
  await updateAnswer(tx, row, { answer, at: now });
  await moveComments(tx, row.questionId, row.answer, answer);
}

export const listVersions: Reader<typeof calls.listVersions> = async (ctx, { params: { id } }) => {
  await findOwn(ctx, id);
  return { versionList: (await selectVersions(ctx.db, id)).map(presentVersion) };
};

export const readVersion: Reader<typeof calls.readVersion> = async (ctx, { params: { id } }) => {
  const row = (await selectOptionalVersion(ctx.db, ownOf(ctx, id))) ?? fail('notFound');
  return { ...presentVersion(row), answer: row.answer };
};

export const keepVersion: Writer<typeof calls.keepVersion> = {
  apply: async (ctx, { params: { id }, body: { name } }) => {
    const row = await lockOwn(ctx, id);
    return { versionId: await insertVersion(ctx.tx, row, { reason: 'NAMED', name, at: ctx.now, most }) };
  },
  answer: async (_ctx, { versionId = '' }) => ({ versionId }),
};

export const restoreVersion: Writer<typeof calls.restoreVersion> = {
  apply: async (ctx, { params: { id }, body: { version } }) => {
    const kept = (await selectOptionalVersion(ctx.tx, ownOf(ctx, id))) ?? fail('notFound');
    const row = await lockOwn(ctx, kept.questionId);
    if (row.version !== version) fail('conflict', { current: standingOf(row) });
    if (row.answer !== kept.answer) {
      if (row.answer !== '') await insertVersion(ctx.tx, row, { reason: 'RESTORE', at: ctx.now, most });
      await replaceAnswer(ctx, row, kept.answer);
    }
    return { id: row.questionId };
  },
  answer: async (ctx, { id = '' }) => standingOf(await findOwn(ctx, id)),
};
