/** Decisions about cover letters; pure. */
import type { LetterContent, LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

const MINUTE_MS = 60_000;

interface Kept {
  readonly answer: string;
  readonly createdAt: Date;
}

/** Says whether an answer is kept as a version before another text takes its place. */
export function keepsBefore(before: string, last: Kept | undefined, now: Date): boolean {
  if (before === '' || before === last?.answer) return false;
  return !last || now.getTime() - last.createdAt.getTime() >= PAPER_MOST.autoMinutes * MINUTE_MS;
}

const readQuestion = ({ questionId, question, most, unit, countsSpaces, lineBreak }: LetterQuestion) =>
  JSON.stringify([questionId, question, most, unit, countsSpaces, lineBreak]);

/** Says whether two contents are the same, whatever else they carry. */
export function isSameLetter(one: LetterContent, other: LetterContent): boolean {
  const read = ({ title, company, job, dueOn, language, questionList }: LetterContent) =>
    JSON.stringify([title, company, job, dueOn, language, questionList.map(readQuestion)]);
  return read(one) === read(other);
}

/** Finds the place of a question that is listed a second time. */
export const findTwice = (questionList: readonly LetterQuestion[]): number =>
  questionList.findIndex(
    ({ questionId }, at) => questionList.findIndex((other) => other.questionId === questionId) < at,
  );

/** Kinds of places at the end of a Korean name, the longest first. */
const PLACE = /^([가-힣]{2,8}?)(특별자치시|특별자치도|특별시|광역시|시|도|군|구|읍|면|동)$/u;

/** Lists the places of a Korean address, with and without their kind: 경기도, 경기, 수원시, 수원. */
export const listRegions = (address: string): string[] =>
  address.split(/\s+/u).flatMap((word) => {
    const place = PLACE.exec(word);
    return place ? [...new Set([word, place[1] ?? word])] : [];
  });
