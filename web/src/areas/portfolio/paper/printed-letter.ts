/** A letter as it is printed, with the comments of a correction or without. Pure. */

export interface PrintedComment {
  readonly id: string;
  /** Null for a comment on the résumé. */
  readonly questionId: string | null;
  /** UTF-16 units of the answer. */
  readonly begins: number;
  readonly ends: number;
  /** The words that it is about. */
  readonly quote: string;
  readonly text: string;
  /** Null: a remark only. Empty: the words should go. */
  readonly suggestion: string | null;
}

export interface PrintedLetter {
  readonly title: string;
  readonly company: string;
  readonly job: string;
  readonly questionList: readonly { readonly questionId: string; readonly question: string; readonly answer: string }[];
}

export const NO_COMMENTS: readonly PrintedComment[] = [];

/** A comment with the number that it has on the paper. */
export interface NumberedComment extends PrintedComment {
  readonly number: number;
}

/** Letters of a line that the same comments are about. */
export interface AnswerPart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Numbers of the comments that end here. */
  readonly endList: readonly number[];
}

/** Numbers comments as a reader meets them: question by question, by their words; those on the résumé come last. */
export function numberComments(
  questionList: PrintedLetter['questionList'],
  commentList: readonly PrintedComment[],
): readonly NumberedComment[] {
  const placeOf = ({ questionId }: PrintedComment): number => {
    const place = questionList.findIndex((question) => question.questionId === questionId);
    return place < 0 ? questionList.length : place;
  };
  return commentList
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.begins - other.begins || one.ends - other.ends)
    .map((comment, index) => ({ ...comment, number: index + 1 }));
}

/** Divides an answer into its lines, and each line where comments begin and end. */
export function divideAnswer(answer: string, commentList: readonly NumberedComment[]): AnswerPart[][] {
  const lines: AnswerPart[][] = [];
  // The end of an answer may have been trimmed.
  const within = commentList.map((comment) => ({ ...comment, ends: Math.min(comment.ends, answer.length) }));
  let begins = 0;
  for (const line of answer.split('\n')) {
    lines.push(divideLine(line, begins, within));
    begins += line.length + 1;
  }
  return lines;
}

function divideLine(line: string, begins: number, commentList: readonly NumberedComment[]): AnswerPart[] {
  const ends = begins + line.length;
  const inside = (place: number) => place > begins && place < ends;
  const cuts = [begins, ...commentList.flatMap((comment) => [comment.begins, comment.ends]).filter(inside), ends];
  const places = [...new Set(cuts)].toSorted((one, other) => one - other);
  // An empty line is a part of its own, where comments may end too.
  if (places.length === 1) return [makePart('', { begins, ends }, commentList)];
  const endBefore = commentList.filter((comment) => comment.ends === begins).map(({ number }) => number);
  const parts = places
    .slice(1)
    .map((end, index) => ({ begins: places[index] ?? begins, ends: end }))
    .map((range) => makePart(line.slice(range.begins - begins, range.ends - begins), range, commentList));
  return endBefore.length > 0 ? [{ text: '', isMarked: false, endList: endBefore }, ...parts] : parts;
}

function makePart(
  text: string,
  range: { readonly begins: number; readonly ends: number },
  commentList: readonly NumberedComment[],
): AnswerPart {
  const isAbout = (comment: NumberedComment) => comment.begins < range.ends && comment.ends > range.begins;
  const endsHere = ({ ends }: NumberedComment) => ends === range.ends || (text === '' && ends === range.begins);
  return {
    text,
    isMarked: commentList.some(isAbout),
    endList: commentList.filter(endsHere).map(({ number }) => number),
  };
}
