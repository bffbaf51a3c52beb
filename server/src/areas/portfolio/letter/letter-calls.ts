import type { coverLetters as calls, LetterContent } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { presentContent, presentLetter } from './present.ts';
import type { EndRequest } from '../core/end-request.ts';
import { undoSince } from '../core/undo.ts';
import { findTwice, isSameLetter } from './rules.ts';
import {
  copyQuestions,
  countLetters,
  insertLetter,
  LETTER,
  lockOptionalLetter,
  replaceQuestions,
  selectDeleted,
  selectForeignQuestions,
  selectLetters,
  selectOptionalLetter,
  selectOtherCompanies,
  selectQuestions,
  selectTold,
  updateDeleted,
  updateLetter,
  updateRestored,
} from './store.ts';
import { letterWords } from './words.ts';

const ownOf = ({ actor }: CallContext, id: string) => ({ id, memberId: actor.memberId });

export const listLetters: Reader<typeof calls.listLetters> = async ({ db, actor, now }) => {
  const { memberId } = actor;
  const [rows, deleted] = await Promise.all([
    selectLetters(db, memberId, koreanDate(now)),
    selectDeleted(db, { memberId, since: undoSince(now) }),
  ]);
  return {
    letterList: rows.map(({ id, title, company, job, dueOn, language, changedAt, answeredList, ...row }) => ({
      letterId: id,
      title,
      company,
      job,
      dueOn,
      language,
      changedAt: changedAt.toISOString(),
      answeredList,
      correction:
        row.correctionId === null || row.status === null || row.round === null
          ? null
          : { correctionId: row.correctionId, status: row.status, round: row.round },
    })),
    deletedList: deleted.map(({ id, title, company, job, deletedAt }) => ({
      letterId: id,
      title,
      company,
      job,
      deletedAt: deletedAt.toISOString(),
    })),
  };
};

export const readLetter: Reader<typeof calls.readLetter> = async (ctx, { params: { id } }) => {
  const own = ownOf(ctx, id);
  const row = (await selectOptionalLetter(ctx.db, own)) ?? fail('notFound');
  const [questions, otherCompanies, told] = await Promise.all([
    selectQuestions(ctx.db, id),
    selectOtherCompanies(ctx.db, own),
    selectTold(ctx.db, own.memberId),
  ]);
  return { letter: presentLetter(row, { questions, otherCompanies, told }) };
};

export const createLetter: Writer<typeof calls.createLetter> = {
  apply: async (ctx, { body }) => {
    await expectRoom(ctx);
    const id = newId();
    await expectQuestions(ctx, id, body);
    await insertLetter(ctx.tx, { ...ownOf(ctx, id), content: body, at: ctx.now });
    await replaceQuestions(ctx.tx, id, { questions: body.questionList, at: ctx.now });
    await writeAudit(ctx.tx, ctx, { action: 'cover_letters.create', entity: LETTER, entityId: id });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ letterId: id }),
};

export const copyLetter: Writer<typeof calls.copyLetter> = {
  apply: async (ctx, { params: { id: fromId } }) => {
    const from = (await selectOptionalLetter(ctx.tx, ownOf(ctx, fromId))) ?? fail('notFound');
    await expectRoom(ctx);
    const questions = await selectQuestions(ctx.tx, fromId);
    const id = newId();
    const title = letterWords[ctx.locale].copyOf(from.title || from.company).slice(0, PAPER_MOST.title);
    const content = { title, company: '', job: '', dueOn: null, language: from.language };
    await insertLetter(ctx.tx, { ...ownOf(ctx, id), content, at: ctx.now });
    await copyQuestions(ctx.tx, id, { from: questions, ids: questions.map(() => newId()), at: ctx.now });
    await writeAudit(ctx.tx, ctx, { action: 'cover_letters.copy', entity: LETTER, entityId: id, after: { fromId } });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ letterId: id }),
};

/** @throws Failure `invalid` at the title where the person has as many letters as there may be */
async function expectRoom({ tx, actor, locale }: WriteContext): Promise<void> {
  const most = PAPER_MOST.letters;
  if ((await countLetters(tx, actor.memberId)) >= most) failField('title', letterWords[locale].tooMany(most));
}

/** @throws Failure `invalid` at a question that is listed twice or belongs to another letter */
async function expectQuestions({ tx, locale }: WriteContext, letterId: string, content: LetterContent): Promise<void> {
  const { questionList } = content;
  const say = letterWords[locale];
  const twice = findTwice(questionList);
  if (twice >= 0) failField(`questionList.${twice}.questionId`, say.twice);
  const ids = questionList.map(({ questionId }) => questionId);
  const foreign = new Set(await selectForeignQuestions(tx, letterId, ids));
  const at = ids.findIndex((id) => foreign.has(id));
  if (at >= 0) failField(`questionList.${at}.questionId`, say.otherQuestion);
}

export const saveLetter: Writer<typeof calls.saveLetter> = {
  apply: async (ctx, { params: { id }, body: { version, ...content } }) => {
    const { tx, now } = ctx;
    const row = (await lockOptionalLetter(tx, ownOf(ctx, id))) ?? fail('notFound');
    const before = presentContent(row, await selectQuestions(tx, id));
    // The same save again, whose first answer was lost, or another tab that says the same.
    if (isSameLetter(before, content)) return { id };
    if (row.version !== version)
      fail('conflict', { current: { version: row.version, changedAt: row.changedAt.toISOString() } });
    await expectQuestions(ctx, id, content);
    await updateLetter(tx, { id, content, at: now });
    await replaceQuestions(tx, id, { questions: content.questionList, at: now });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { version, changedAt } = (await selectOptionalLetter(ctx.db, ownOf(ctx, id))) ?? fail('notFound');
    return { version, changedAt: changedAt.toISOString() };
  },
};

export const deleteLetter = (endRequest: EndRequest): Writer<typeof calls.deleteLetter> => ({
  apply: async (ctx, { params: { id } }) => {
    await endRequest(ctx, { letterId: id, resumeId: null });
    if (!(await updateDeleted(ctx.tx, ownOf(ctx, id), ctx.now))) fail('notFound');
    await writeAudit(ctx.tx, ctx, { action: 'cover_letters.delete', entity: LETTER, entityId: id });
    return { id };
  },
  answer: async () => ({}),
});

export const restoreLetter: Writer<typeof calls.restoreLetter> = {
  apply: async (ctx, { params: { id } }) => {
    await expectRoom(ctx);
    if (!(await updateRestored(ctx.tx, ownOf(ctx, id), undoSince(ctx.now)))) fail('notFound');
    await writeAudit(ctx.tx, ctx, { action: 'cover_letters.restore', entity: LETTER, entityId: id });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ letterId: id }),
};
