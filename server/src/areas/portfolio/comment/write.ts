import type { CommentGiven } from '@naru/contract/areas/portfolio/comment.ts';
import { findWords, moveRange } from '@naru/contract/areas/portfolio/move-range.ts';
import { findSplice, type TextRange } from '@naru/contract/shared/splice.ts';
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { lockOptionalAnswer } from './answer-store.ts';
import { countComments, lockOptionalRequest, noteFirstComment } from './request-store.ts';
import { findPlaceProblem, findTextProblem, type CommentProblem } from './rules.ts';
import { isCorrecting } from './scope-sql.ts';
import { COMMENT, insertComment, selectOptionalComment } from './store.ts';
import { commentWords } from './words.ts';

/** Refuses with a sentence at its field. @throws Failure `invalid` */
export function refuse({ code, field, bound = 0 }: CommentProblem, locale: Locale): never {
  return failField(field, commentWords[locale][code](bound.toLocaleString(locale)));
}

/** A text with the line breaks that answers have. */
export const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

interface Place {
  readonly questionId: string | null;
  readonly place: TextRange;
  readonly quote: string;
  /** The answer as it was handed in; null on a résumé. */
  readonly frozen: string | null;
}

/** Finds the words that a comment is about in what was handed in. @throws Failure `invalid` */
function findPlace(snapshot: PaperSnapshot, given: CommentGiven, locale: Locale): Place {
  const { questionId, begins, ends, quote } = given;
  if (questionId === null) {
    const titles = listTitles(snapshot);
    if (!titles || (quote !== '' && !titles.has(quote))) refuse({ code: 'NO_ITEM', field: 'quote' }, locale);
    return { questionId, place: { begins: 0, ends: 0 }, quote, frozen: null };
  }
  const frozen = snapshot.letter?.questionList.find((one) => one.questionId === questionId)?.answer;
  if (frozen === undefined) return refuse({ code: 'NO_QUESTION', field: 'questionId' }, locale);
  const problem = findPlaceProblem(frozen, { begins, ends });
  if (problem) refuse(problem, locale);
  return { questionId, place: { begins, ends }, quote: frozen.slice(begins, ends), frozen };
}

/** Lists the titles of a résumé's items; undefined where none was handed in. */
function listTitles({ resume }: PaperSnapshot): ReadonlySet<string> | undefined {
  if (!resume) return undefined;
  const { content, language } = resume;
  return new Set(
    content.sectionList.flatMap(({ itemList }) => itemList.map(({ title }) => title[language] || title.ko || title.en)),
  );
}

/** Writes a comment once, however often it is sent. @throws Failure */
export async function writeComment(ctx: WriteContext, id: string, body: CommentGiven): Promise<void> {
  const { tx, actor, now, locale } = ctx;
  const isIn = isCorrecting(actor);
  const request = (await lockOptionalRequest(tx, id, isIn)) ?? fail('notFound');
  if (await selectOptionalComment(tx, { id: body.commentId, isIn })) return;
  if ((await countComments(tx, id)) >= PAPER_MOST.comments)
    refuse({ code: 'TOO_MANY', field: 'commentId', bound: PAPER_MOST.comments }, locale);
  const place = findPlace(request.snapshot, body, locale);
  const suggestion = place.questionId === null || body.suggestion === null ? null : plainBreaks(body.suggestion);
  const problem = findTextProblem({ text: body.text, suggestion }, place.quote);
  if (problem) refuse(problem, locale);
  const { questionId, quote } = place;
  const given = { id: body.commentId, correctionId: id, questionId, place: place.place, quote, suggestion };
  const written = { ...given, text: body.text, now: await findNow(ctx, place), authorId: actor.memberId, at: now };
  // Somebody else's comment has that id.
  if (!(await insertComment(tx, written))) fail('notFound');
  await noteFirstComment(tx, id, now);
  await writeAudit(tx, ctx, { action: 'letterComments.add', entity: COMMENT, entityId: body.commentId });
}

/** Finds where the words stand by now: the student may have gone on writing. */
async function findNow(ctx: WriteContext, { questionId, place, quote, frozen }: Place) {
  if (questionId === null || frozen === null) return null;
  const answer = (await lockOptionalAnswer(ctx.tx, questionId))?.answer;
  if (answer === undefined) return null;
  return moveRange(place, findSplice(frozen, answer)) ?? findWords(answer, quote);
}
