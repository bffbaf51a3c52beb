/** Answers that nobody gave, to see a result. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

export type MadeUpAnswers = ReadonlyMap<string, number>;

type Choose = (count: number) => number;

const CHOICES: Readonly<Record<'RANDOM' | 'MIDDLE', Choose>> = {
  RANDOM: (count) => Math.floor(Math.random() * count),
  MIDDLE: (count) => Math.floor((count - 1) / 2),
};

/** Answers every item with one of the values that it offers. */
export function answerAll({ itemList, responseList }: Instrument, how: keyof typeof CHOICES): MadeUpAnswers {
  const offered = new Map(responseList.map(({ code, optionList }) => [code, optionList.map(({ value }) => value)]));
  return new Map(
    itemList.flatMap(({ code, responses }) => {
      const values = offered.get(responses) ?? [];
      const value = values[CHOICES[how](values.length)];
      return value === undefined ? [] : [[code, value] as const];
    }),
  );
}
