/** Length of what is handed in, for the queue. Pure. */
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';

const lengthOf = (text: string): number => text.normalize('NFC').length;

/** Counts the characters that a corrector reads: the answers, and what the résumé shows in its language. */
export function countSnapshot({ letter, resume }: PaperSnapshot): number {
  const answers = letter?.questionList.map(({ answer }) => lengthOf(answer)) ?? [];
  const shown = resume?.content.sectionList.filter(({ isShown }) => isShown).flatMap(({ itemList }) => itemList) ?? [];
  const items = shown
    .filter(({ isShown }) => isShown)
    .flatMap(({ title, place, detail, text }) => [title, place, detail, text])
    .map((both) => lengthOf(both[resume?.language ?? 'ko']));
  const summary = resume ? lengthOf(resume.content.person.summary[resume.language]) : 0;
  return [...answers, ...items, summary].reduce((sum, one) => sum + one, 0);
}
