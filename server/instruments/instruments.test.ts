/** Checks the instruments that come with the product: their references, their texts and how their items are put. */
import { readdirSync, readFileSync } from 'node:fs';

import { Instrument, type InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';
import { SCORE_LEVELS } from '@naru/contract/areas/ability/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { EXPECTED_MENUS } from '@naru/contract/testing/menu-table.ts';
import { describe, expect, it } from 'vitest';

import { makeDutyRows } from '../demo/duties.ts';

interface Words {
  readonly ko: string;
  readonly en: string;
}

/** As many as a phone shows without a long page. */
const MOST_ITEMS_ON_A_PHONE = 6;
const HANGUL = /\p{Script=Hangul}/u;
const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const INSTRUMENTS = FILES.map((name) => readInstrument(name));

function readInstrument(name: string): Instrument {
  return Instrument.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
}

const isWords = (value: object): value is Words => 'ko' in value && 'en' in value;

/** Finds every pair of texts, wherever it stands. */
function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  return isWords(value) ? [value] : Object.values(value).flatMap((part) => wordsIn(part));
}

const codesOf = (parts: readonly { readonly code: string }[]): string[] => parts.map(({ code }) => code);
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** Scales of items that are put to people with the same answers. */
function scalesOf({ itemList, scaleList }: Instrument, responses: string): InstrumentScale[] {
  const items = new Set(codesOf(itemList.filter((item) => item.responses === responses)));
  return scaleList.filter((scale) => scale.itemList.some(({ item }) => items.has(item)));
}

const levelTexts = (scale: InstrumentScale): Words[] => scale.levelList.map(({ text }) => text);

it('ships one instrument a family', () => {
  expect(INSTRUMENTS.map(({ code, family }) => `${family} ${code}`).toSorted()).toEqual([
    '01 CORE',
    '02 LEARN',
    '03 CAREER',
  ]);
});

describe.each(INSTRUMENTS.map((instrument) => ({ code: instrument.code, instrument })))('$code', ({ instrument }) => {
  const { itemList, scaleList, responseList, pictureList } = instrument;
  const itemsOfScales = scaleList.flatMap((scale) => scale.itemList.map(({ item }) => item));

  it('names items, scales and answers once', () => {
    expect([
      ...repeated(codesOf(itemList)),
      ...repeated(codesOf(scaleList)),
      ...repeated(codesOf(responseList)),
    ]).toEqual([]);
    expect(repeated(itemList.map(({ text }) => text.ko))).toEqual([]);
    expect(repeated(itemList.map(({ text }) => text.en))).toEqual([]);
  });

  it('counts every item in one scale, and names none that is not there', () => {
    expect(itemsOfScales.toSorted()).toEqual(codesOf(itemList).toSorted());
    const answers = new Set(codesOf(responseList));
    expect(itemList.filter(({ responses }) => !answers.has(responses))).toEqual([]);
    const scales = new Set(codesOf(scaleList));
    const named = scaleList.flatMap(({ parent, scaleList: parts }) => [
      ...(parent ? [parent] : []),
      ...parts.map((part) => part.scale),
    ]);
    expect(
      [...named, ...pictureList.flatMap((picture) => picture.scaleList)].filter((code) => !scales.has(code)),
    ).toEqual([]);
  });

  it('puts every scale under the scale that it is a part of, without a circle', () => {
    const under = scaleList.flatMap(({ code, scaleList: parts }) => parts.map((part) => `${part.scale} < ${code}`));
    expect(scaleList.flatMap(({ code, parent }) => (parent ? [`${code} < ${parent}`] : [])).toSorted()).toEqual(
      under.toSorted(),
    );
    const parentOf = new Map(scaleList.map(({ code, parent }) => [code, parent]));
    for (const { code } of scaleList) {
      const seen = new Set<string>();
      for (let at: string | undefined = code; at !== undefined; at = parentOf.get(at)) {
        expect(seen).not.toContain(at);
        seen.add(at);
      }
    }
  });

  it('describes three levels of each scale, each in words of its own', () => {
    for (const scale of scaleList) expect(scale.levelList.map(({ level }) => level)).toEqual(SCORE_LEVELS);
    const texts = scaleList.flatMap((scale) => levelTexts(scale));
    expect([...repeated(texts.map(({ ko }) => ko)), ...repeated(texts.map(({ en }) => en))]).toEqual([]);
  });

  it('offers five answers in equal steps', () => {
    for (const { optionList } of responseList) expect(optionList.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });

  it('mixes the items of its scales, and keeps the same answers together on a page', () => {
    const scaleBy = new Map(
      scaleList.flatMap((scale) => scale.itemList.map(({ item }) => [item, scale.code] as const)),
    );
    const order = itemList.map(({ code }) => scaleBy.get(code));
    expect(order.filter((code, at) => code === order[at + 1])).toEqual([]);
    expect(instrument.itemsPerPage).toBeLessThanOrEqual(MOST_ITEMS_ON_A_PHONE);
    for (let first = 0; first < itemList.length; first += instrument.itemsPerPage) {
      const page = itemList.slice(first, first + instrument.itemsPerPage);
      expect(new Set(page.map(({ responses }) => responses)).size).toBe(1);
    }
  });

  it('takes about as long as it says', () => {
    const seconds = (instrument.minutes * 60) / itemList.length;
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(12);
  });

  it('speaks Korean in Korean and English in English, in plain text', () => {
    const texts = [...wordsIn(instrument)];
    expect(texts.length).toBeGreaterThan(itemList.length);
    expect(texts.filter(({ ko }) => !HANGUL.test(ko))).toEqual([]);
    expect(texts.filter(({ en }) => HANGUL.test(en) || !/[a-z]/i.test(en))).toEqual([]);
    expect(texts.filter(({ ko, en }) => /[<>&{}]|\s{2}|\n/.test(ko + en))).toEqual([]);
  });

  it('puts items that are read at a glance', () => {
    expect(itemList.filter(({ text }) => text.ko.length > 45 || text.en.length > 95)).toEqual([]);
    // To disagree with a sentence that denies something is to deny twice.
    expect(itemList.filter(({ text }) => /(?:지 않|지 못|못|없)\S*\.?$/.test(text.ko))).toEqual([]);
    expect(
      itemList.filter(({ text }) =>
        /\b(?:not|never|don't|can't|cannot)\b.*\b(?:not|never|don't|can't|no)\b/i.test(text.en),
      ),
    ).toEqual([]);
  });

  it('speaks to people in its texts, without naming what they are', () => {
    const told = [
      instrument.summary,
      instrument.instructions,
      instrument.source,
      ...scaleList.flatMap((scale) => [scale.definition, ...levelTexts(scale)]),
    ];
    expect(told.filter(({ ko }) => !/요\.$|세요\.$/.test(ko))).toEqual([]);
    expect(told.filter(({ ko, en }) => /사람이에요|습니다|\byou are an? /i.test(ko + en))).toEqual([]);
  });

  it('leads to menus, competencies and duties that there are', () => {
    const actions = scaleList.flatMap(({ levelList }) => levelList.flatMap(({ actionList }) => actionList));
    expect(actions.length).toBeGreaterThan(0);
    const menus = new Set(EXPECTED_MENUS.filter(({ path }) => path !== null).map(({ menuId }) => menuId));
    expect(actions.filter((action) => action.kind === 'MENU' && !menus.has(action.menuId))).toEqual([]);
    const duties = new Set(makeDutyRows().map(({ id }) => id));
    expect(scaleList.flatMap(({ dutyCodeList }) => dutyCodeList).filter((code) => !duties.has(code))).toEqual([]);
  });

  it('draws its pictures of scales with the same bounds, a radar of five to eight', () => {
    expect(pictureList.flatMap((picture) => repeated(picture.scaleList))).toEqual([]);
    const radars = pictureList.filter(({ kind }) => kind === 'RADAR');
    expect(radars.filter(({ scaleList: codes }) => codes.length < 5 || codes.length > 8)).toEqual([]);
  });

  it('says that it is not validated, and brings no evidence', () => {
    expect(instrument.evidence).toBeUndefined();
    expect(instrument.source.ko).toContain('아직 확인하지 않았');
    expect(instrument.source.en).toContain('not been established');
  });
});

describe('reversed items', () => {
  const PARTS = INSTRUMENTS.flatMap((instrument) =>
    instrument.responseList.map(({ code }) => {
      const scales = scalesOf(instrument, code);
      const counts = scales.map((scale) => scale.itemList.filter(({ isReversed }) => isReversed).length);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return { code, counts, share: total / scales.flatMap((scale) => scale.itemList).length };
    }),
  );
  /** How much one likes or values something has no other side. */
  const ONE_SIDED = ['like', 'weight'];

  it.each(PARTS.filter(({ code }) => !ONE_SIDED.includes(code)))(
    'are about a quarter of $code, in every scale',
    (part) => {
      expect(Math.min(...part.counts)).toBeGreaterThanOrEqual(1);
      expect(part.share).toBeGreaterThanOrEqual(0.2);
      expect(part.share).toBeLessThanOrEqual(0.3);
    },
  );

  it.each(PARTS.filter(({ code }) => ONE_SIDED.includes(code)))('are none of $code', ({ share }) => {
    expect(share).toBe(0);
  });

  it('do not open a test', () => {
    const first = INSTRUMENTS.map(({ itemList, scaleList }) =>
      scaleList.flatMap((scale) => scale.itemList).find(({ item }) => item === itemList[0]?.code),
    );
    expect(first.map((item) => item?.isReversed)).toEqual([false, false, false]);
  });
});

it('makes the five core competencies of the portal of three parts each', () => {
  const core = INSTRUMENTS.find(({ code }) => code === 'CORE');
  const groups = core?.scaleList.filter(({ coreCompetency }) => coreCompetency !== undefined) ?? [];
  expect(groups.map(({ code, coreCompetency }) => [code, coreCompetency])).toEqual(
    ENUMS.coreCompetency.map((code) => [code, code]),
  );
  expect(groups.map(({ scaleList }) => scaleList.length)).toEqual([3, 3, 3, 3, 3]);
});

it('calls an end good where a test is about doing well, and never of interests, values or ways of working', () => {
  const ends = INSTRUMENTS.map(({ code, scaleList }) => [code, [...new Set(scaleList.map(({ goodEnd }) => goodEnd))]]);
  expect(Object.fromEntries(ends)).toEqual({ CORE: ['HIGH'], LEARN: ['HIGH'], CAREER: ['NONE'] });
});
