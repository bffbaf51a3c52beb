import { countOf } from '../../../platform/i18n/count-of.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  purpose: (least: number) => `Answers are added ${least} at a time, so that nobody can tell whose they are.`,
  counted: (count: string) => (count === '1' ? '1 answer counted' : `${count} answers counted`),
  waiting: (count: string, least: number) =>
    `${count === '1' ? '1 more is' : `${count} more are`} held back until there are ${least} of the same kind.`,
  nothingYet: 'No results yet',
  nothingText: (least: number) => `Results appear once ${countOf(least, 'person has', 'people have')} answered.`,
  ordinal: (no: number) => `${no}.`,
  meanOf: (mean: string, answered: string) =>
    joinFacts([`Average ${countOf(mean, 'point')}`, countOf(answered, 'answer')]),
  answered: (count: string) => (count === '1' ? '1 person answered' : `${count} people answered`),
  mostly: (answer: string, share: string) => `“${answer}” is first with ${share}`,
  nobody: 'Nobody has answered this yet',
  measure: 'People who answered',
  people: (count: string) => count,
  answerColumn: 'Answer',
  countColumn: 'People',
  texts: (count: string) => (count === '1' ? '1 comment' : `${count} comments`),
  textsNote: 'In random order.',
  moreTexts: (count: string) => `Show ${count} more`,
} as const satisfies Shape<typeof ko>;
