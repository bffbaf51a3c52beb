/** The tests of the demonstration: the instruments that come with the product, one of them in an earlier version too. */
import { readFileSync } from 'node:fs';

import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { itemsUnder } from '../../src/areas/ability/scoring/score.ts';

export interface DemoTest {
  /** Versions, the earliest first; each is retired when the next one is published. */
  readonly versions: readonly Instrument[];
}

function read(name: string): Instrument {
  return Instrument.parse(JSON.parse(readFileSync(new URL(`../../instruments/${name}.json`, import.meta.url), 'utf8')));
}

/** Items that the learning strategy test put in other words before. */
const EARLIER_ITEMS: Readonly<Record<string, { readonly ko: string; readonly en: string }>> = {
  'EXAM-3': { ko: '나는 시험이 가까워져야 공부를 시작한다.', en: 'I start to study only when an exam is near.' },
  'EXAM-4': {
    ko: '나는 시험 문제가 어떻게 나올지 알아보고 공부한다.',
    en: 'Before I study, I find out what kind of questions an exam will have.',
  },
};

/** Puts an instrument back to the words that it had before. */
export function earlierOf(instrument: Instrument): Instrument {
  const itemList = instrument.itemList.map((item) => ({ ...item, text: EARLIER_ITEMS[item.code] ?? item.text }));
  return { ...instrument, itemList };
}

/** Scales whose items stayed as they were may be compared with those of the first version. */
export function equatedOf(instrument: Instrument): Instrument {
  const scaleList = instrument.scaleList.flatMap(({ code }) =>
    [...itemsUnder(instrument, code)].some((item) => item in EARLIER_ITEMS) ? [] : [code],
  );
  return { ...instrument, equatedList: [{ version: 1, scaleList }] };
}

export function readDemoTests(): DemoTest[] {
  const learning = read('learning-strategy');
  return [
    { versions: [read('core-competency')] },
    { versions: [earlierOf(learning), equatedOf(learning)] },
    { versions: [read('career-job')] },
  ];
}
