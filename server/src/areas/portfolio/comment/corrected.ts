import type { CorrectedPaper, CorrectedRound } from '@naru/contract/areas/portfolio/comment.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { presentView } from '../core/present-view.ts';
import { selectViews } from '../core/view-store.ts';
import { selectAnswers, type AnswerRow } from './answer-store.ts';
import type { PaperRow } from './paper-store.ts';
import { byQuestion, isOvertaken, presentAnswer, presentOwnComment } from './present.ts';
import { selectFrozenAnswers, selectRounds, type RoundRow } from './request-store.ts';
import { countTakeUp } from './rules.ts';
import { isOf, PAPER_MENU } from './scope-sql.ts';
import { selectComments, type CommentRow } from './store.ts';

const LAST_VIEWS = { size: 20, offset: 0 };

type Answers = ReadonlyMap<string, AnswerRow>;

/** Presents a paper with its rounds, and one of them whole. @throws Failure `notFound` for a round of another paper */
export async function presentCorrected(
  ctx: CallContext,
  paper: PaperRow,
  correctionId: string | undefined,
): Promise<CorrectedPaper> {
  const { db, actor, locale } = ctx;
  const { paperId, kind, memberId, ownerNm, title, company, job, dueOn, language, audience } = paper;
  const isLetter = kind === 'LETTER';
  const key = isLetter ? { letterId: paperId, resumeId: null } : { letterId: null, resumeId: paperId };
  const [rounds, answerRows] = await Promise.all([
    selectRounds(db, { paper: key, isIn: isOf(memberId), locale }),
    isLetter ? selectAnswers(db, paperId) : [],
  ]);
  const answers = byQuestion(answerRows);
  const answered = rounds.filter(({ status }) => status === 'COMPLETED');
  const chosen = correctionId === undefined ? answered[0] : answered.find(({ id }) => id === correctionId);
  if (correctionId !== undefined && !chosen) fail('notFound');
  const waiting = rounds.find(({ status }) => status === 'REQUESTED');
  const isOwn = memberId === actor.memberId;
  const [comments, frozen, views] = await Promise.all([
    selectComments(
      db,
      answered.map(({ id }) => id),
    ),
    chosen ? selectFrozenAnswers(db, chosen.id) : [],
    isOwn ? selectViews(db, { paperIds: [paperId, ...rounds.map(({ id }) => id)], locale }, LAST_VIEWS) : [],
  ]);
  const commentsOf = (id: string) => comments.filter((row) => row.correctionId === id);
  const asked = new Set(comments.map(({ questionId }) => questionId));
  return {
    paperId,
    kind,
    title,
    company,
    job,
    dueOn,
    language,
    ownerNm,
    isOwn,
    audience,
    // A question that was taken out of the letter is there only while a comment is about it.
    questionList: answerRows.filter(({ isKept, questionId }) => isKept || asked.has(questionId)).map(presentAnswer),
    roundList: answered.map((round) => presentRound(round, commentsOf(round.id), answers)),
    chosen: chosen ? { ...presentChosen(chosen, commentsOf(chosen.id), answers), questionList: frozen } : null,
    waiting: waiting && isOwn ? presentWaiting(waiting) : null,
    viewList: views.map(presentView),
    can: {
      decide: isOwn && actor.rights.may(PAPER_MENU, 'U'),
      ask: isOwn && !waiting && actor.rights.may(PAPER_MENU, 'C'),
    },
  };
}

function presentRound(row: RoundRow, comments: readonly CommentRow[], answers: Answers): CorrectedRound {
  return {
    correctionId: row.id,
    round: row.round,
    correctorNm: row.correctorNm ?? '',
    requestedAt: row.requestedAt.toISOString(),
    completedAt: (row.completedAt ?? row.requestedAt).toISOString(),
    takeUp: countTakeUp(comments.map((one) => ({ status: one.status, isChanged: isOvertaken(one, answers) }))),
  };
}

const presentWaiting = ({ id, round, requestedAt, answerBy }: RoundRow) => ({
  correctionId: id,
  round,
  requestedAt: requestedAt.toISOString(),
  answerBy: answerBy.toISOString(),
});

const presentChosen = (row: RoundRow, comments: readonly CommentRow[], answers: Answers) => ({
  ...presentRound(row, comments, answers),
  message: row.message,
  overall: row.overall,
  rubric: row.rubric,
  commentList: comments.map((one) => presentOwnComment(one, answers)),
});
