import type { letterCommentDesk as calls } from '@naru/contract/areas/portfolio/comment.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail } from '../../../platform/http/failure.ts';
import {
  nothing,
  type CallContext,
  type Reader,
  type WriteContext,
  type Writer,
} from '../../../platform/http/serve.ts';
import { selectAnswers } from './answer-store.ts';
import { byQuestion, isOvertaken, presentComment } from './present.ts';
import { selectOptionalRequest, selectRounds } from './request-store.ts';
import { countTakeUp, findTextProblem } from './rules.ts';
import { isCorrecting, isReadable } from './scope-sql.ts';
import {
  COMMENT,
  deleteComment,
  lockOptionalComment,
  selectComments,
  selectOptionalComment,
  updateComment,
  type CommentRow,
} from './store.ts';
import { plainBreaks, refuse, writeComment } from './write.ts';

export const listDeskComments: Reader<typeof calls.listDeskComments> = async (ctx, { params }) => {
  const { db, actor, now, locale } = ctx;
  const isIn = isReadable(actor, now);
  const request = (await selectOptionalRequest(db, params.id, isIn)) ?? fail('notFound');
  const [rounds, answerRows, own] = await Promise.all([
    selectRounds(db, { paper: request, isIn, locale }),
    request.letterId === null ? [] : selectAnswers(db, request.letterId),
    selectComments(db, [request.id]),
  ]);
  const answers = byQuestion(answerRows);
  const earlier = rounds.filter(({ round, status }) => round < request.round && status === 'COMPLETED');
  const earlierIds = earlier.map(({ id }) => id);
  const comments = [...own, ...(await selectComments(db, earlierIds))];
  const commentsOf = (id: string) => comments.filter(({ correctionId }) => correctionId === id);
  const takeUpOf = (id: string) =>
    countTakeUp(commentsOf(id).map((row) => ({ status: row.status, isChanged: isOvertaken(row, answers) })));
  const isOpen = request.status === 'REQUESTED';
  return {
    canWrite: isOpen && actor.rights.may('PRF_CL', 'U'),
    commentList: commentsOf(request.id).map(presentComment),
    takeUp: isOpen ? null : takeUpOf(request.id),
    earlierList: earlier.map(({ id, round, correctorNm, completedAt, requestedAt }) => ({
      correctionId: id,
      round,
      correctorNm: correctorNm ?? '',
      completedAt: (completedAt ?? requestedAt).toISOString(),
      takeUp: takeUpOf(id),
      commentList: commentsOf(id).map(presentComment),
    })),
  };
};

const answerComment = async (ctx: CallContext, id: string) => {
  const row = await selectOptionalComment(ctx.db, { id, isIn: isReadable(ctx.actor, ctx.now) });
  return { comment: presentComment(row ?? fail('notFound')) };
};

export const addComment: Writer<typeof calls.addComment> = {
  apply: async (ctx, { params, body }) => {
    await writeComment(ctx, params.id, body);
    return { id: body.commentId };
  },
  answer: async (ctx, { id = '' }) => answerComment(ctx, id),
};

/** Locks a comment that the caller may change. @throws Failure `notFound` */
const holdComment = async (ctx: WriteContext, id: string): Promise<CommentRow> =>
  (await lockOptionalComment(ctx.tx, { id, isIn: isCorrecting(ctx.actor) })) ?? fail('notFound');

export const changeComment: Writer<typeof calls.changeComment> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdComment(ctx, params.id);
    const suggestion = row.questionId === null || body.suggestion === null ? null : plainBreaks(body.suggestion);
    const problem = findTextProblem({ text: body.text, suggestion }, row.quote);
    if (problem) refuse(problem, ctx.locale);
    if (row.text === body.text && row.suggestion === suggestion) return { id: row.id };
    const { id, version } = row;
    await saveChange(ctx, {
      current: { ...presentComment(row), version },
      version: body.version,
      save: () => updateComment(ctx.tx, { id, version, text: body.text, suggestion }),
      audit: { action: 'letterComments.change', entity: COMMENT, entityId: id },
    });
    return { id };
  },
  answer: async (ctx, { id = '' }) => answerComment(ctx, id),
};

export const removeComment: Writer<typeof calls.removeComment> = {
  apply: async (ctx, { params }) => {
    const { id } = await holdComment(ctx, params.id);
    await deleteComment(ctx.tx, id, ctx.now);
    await writeAudit(ctx.tx, ctx, { action: 'letterComments.remove', entity: COMMENT, entityId: id });
    return {};
  },
  answer: nothing,
};
