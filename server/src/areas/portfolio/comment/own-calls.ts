import type { letterComments as calls } from '@naru/contract/areas/portfolio/comment.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { recordView } from '../core/record-view.ts';
import { audienceOf } from '../share/scope-sql.ts';
import { selectAnswers, selectOptionalAnswer } from './answer-store.ts';
import { presentCorrected } from './corrected.ts';
import { decide } from './decide.ts';
import { selectOptionalPaper, type PaperRow } from './paper-store.ts';
import { byQuestion, presentOwnComment } from './present.ts';
import { selectRounds } from './request-store.ts';
import { isOwnAnswered, PAPER_MENU } from './scope-sql.ts';
import { selectComments, selectOptionalComment } from './store.ts';

export const readCorrected: Reader<typeof calls.readCorrected> = async (ctx, { params, query }) => {
  const { db, actor, now, locale } = ctx;
  const asked = {
    ...params,
    memberId: actor.memberId,
    readsOwn: actor.rights.scopes(PAPER_MENU, 'RR').has('OWN'),
    audience: audienceOf('LETTER', { actor, today: koreanDate(now) }),
    locale,
  };
  const row = (await selectOptionalPaper(db, asked)) ?? fail('notFound');
  const paper = await presentCorrected(ctx, row, query.correctionId);
  await noteView(ctx, row);
  return { paper };
};

/** Logs the reading before the answer: what cannot be logged is not shown. */
async function noteView(ctx: CallContext, { paperId, memberId, audience }: PaperRow): Promise<void> {
  if (audience === null) return;
  const view = { paper: 'LETTER', paperId, audience, ownerId: memberId } as const;
  const how = { menuId: PAPER_MENU, fields: ['answer', 'comment'] };
  await ctx.db.transaction().execute(async (tx) => recordView(tx, ctx, { ...view, ...how }));
}

export const listOpenComments: Reader<typeof calls.listOpenComments> = async ({ db, actor, locale }, { params }) => {
  const asked = { paper: { letterId: params.id, resumeId: null }, isIn: isOwnAnswered(actor, 'RR'), locale };
  const [latest] = await selectRounds(db, asked);
  if (!latest) return { commentList: [] };
  const [comments, answers] = await Promise.all([selectComments(db, [latest.id]), selectAnswers(db, params.id)]);
  const found = byQuestion(answers);
  return { commentList: comments.map((row) => presentOwnComment(row, found)) };
};

export const decideComment: Writer<typeof calls.decideComment> = {
  apply: async (ctx, { params, body }) => {
    await decide(ctx, params.id, body);
    return { id: params.id };
  },
  answer: async ({ db, actor }, { id = '' }) => {
    const row = (await selectOptionalComment(db, { id, isIn: isOwnAnswered(actor, 'RR') })) ?? fail('notFound');
    const found = row.questionId === null ? undefined : await selectOptionalAnswer(db, row.questionId);
    const comment = presentOwnComment(row, byQuestion(found ? [found] : []));
    return { comment, answer: found ? presentChanged(found) : null };
  },
};

const presentChanged = ({ questionId, answer, version }: { questionId: string; answer: string; version: number }) => ({
  questionId,
  answer,
  version,
});
