/** Values of the form of a card, what they lack, and the bodies that they make. Pure. */
import type { CardFact, CardPart, FullCard } from '@naru/contract/areas/portfolio/experience.ts';

/** The tab of cards on the list of letters. */
export const CARD_TAB = 'experience';

export interface CardValues extends Readonly<Record<CardPart, string>> {
  readonly title: string;
  readonly beganIn: string;
  readonly endedIn: string;
  readonly tags: readonly string[];
}

export type CardField = CardPart | 'title' | 'beganIn' | 'endedIn' | 'tagList';

const BLANK: CardValues = {
  title: '',
  situation: '',
  task: '',
  action: '',
  result: '',
  beganIn: '',
  endedIn: '',
  tags: [],
};

/** Begins with a card that is changed, a fact of the university, or nothing. */
export function beginWith(card: FullCard | undefined, fact?: CardFact): CardValues {
  if (card) {
    const { title, situation, task, action, result, beganIn, endedIn, tagList } = card;
    return { title, situation, task, action, result, beganIn, endedIn, tags: tagList };
  }
  if (!fact) return BLANK;
  const title = fact.title === '' ? fact.place : fact.title;
  const [beganIn, endedIn] = [readMonth(fact.begins) ?? '', readMonth(fact.ends) ?? ''];
  return { ...BLANK, title, beganIn, endedIn, situation: fact.text };
}

/** Reads a month as people write it (2026-03, 2026.3, 202603); empty for nothing, undefined where it is none. */
export function readMonth(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return '';
  const [, year = '', month = ''] = /^((?:19|20|21)\d\d)[-./년 ]*(\d{1,2})월?$/u.exec(typed) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
}

export type CardProblem = 'missingTitle' | 'badMonth' | 'endsFirst';

/** Names what does not hold before anything is sent, field by field. */
export function listProblems(values: CardValues): (readonly [CardField, CardProblem])[] {
  const [begins, ends] = [readMonth(values.beganIn), readMonth(values.endedIn)];
  const found: (readonly [CardField, CardProblem])[] = [];
  if (values.title.trim() === '') found.push(['title', 'missingTitle']);
  if (begins === undefined) found.push(['beganIn', 'badMonth']);
  if (ends === undefined) found.push(['endedIn', 'badMonth']);
  if (begins && ends && ends < begins) found.push(['endedIn', 'endsFirst']);
  return found;
}

export function bodyOf(values: CardValues) {
  const { title, situation, task, action, result, tags } = values;
  const [beganIn, endedIn] = [readMonth(values.beganIn) ?? '', readMonth(values.endedIn) ?? ''];
  return { title, situation, task, action, result, beganIn, endedIn, tagList: [...tags] };
}

/** Writes the story as paragraphs, as an answer takes it up. */
export function storyOf(card: Pick<FullCard, CardPart>): string {
  return [card.situation, card.task, card.action, card.result]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
