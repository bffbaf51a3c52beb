import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aFile, type WrittenInstrument } from '../../../../test/instruments.ts';
import { checkInstrument, NOTHING_KEPT, readFile, type Kept } from './check.ts';
import { writeInstrument } from './export-calls.ts';
import { anyInstrument } from '../../../../test/instrument-arbitrary.ts';
import { findBrokenLine } from './json-place.ts';
import { describeProblems } from './place.ts';
import { problemWords } from './problem-words.ts';
import { TEMPLATE } from './template.ts';

type Change = (file: WrittenInstrument) => void;

/** A file with something wrong in it, and what is said about it: code and place. */
function problemsOf(change: Change, kept: Kept = NOTHING_KEPT, locale: 'ko' | 'en' = 'ko'): string[] {
  const file = structuredClone(aFile());
  change(file);
  const { problems } = checkInstrument(file, kept);
  return describeProblems(file, problems, locale).map(({ code, place }) => `${code} ${place}`);
}
/** For values that the types of a file rule out. */
const put = (file: WrittenInstrument, key: string, value: unknown): void => void Object.assign(file, { [key]: value });
const items = (file: WrittenInstrument) => file.itemList as { code: string; text: unknown; responses: string }[]; // as aFile makes them
type WrittenScale = WrittenInstrument['scaleList'][number];
const scale = (file: WrittenInstrument, at: number): WrittenScale => file.scaleList[at] as WrittenScale; // aFile has three

it.each([
  '차라리 죽는 게 더 낫겠다고 생각해요.',
  '자해를 생각한 적이 있어요.',
  'I have thoughts of hurting myself.',
  'I would be better off dead.',
])('T8 refuses an item that belongs to the psychological centre: %s', (text) => {
  const ask = (file: WrittenInstrument) => {
    const [first] = items(file);
    if (first) first.text = { ko: text, en: text };
  };
  expect(problemsOf(ask).map((said) => said.split(' ')[0])).toEqual(['CLINICAL', 'CLINICAL']);
});

it('T12 names menus and duties of work that are not there, each at its place', () => {
  const known = { menus: new Set(['LRN_MILE']), duties: new Set(['D0601']) };
  const name = (file: WrittenInstrument) => {
    const [self] = file.scaleList;
    if (!self?.levelList?.[0]) throw new Error('aFile has a scale with levels first.');
    const reason = { ko: '해 봐요.', en: 'Try it.' };
    self.dutyCodeList = ['D0601', 'D9999'];
    self.levelList[0].actionList = ['LRN_MILE', 'NO_SUCH'].map((menuId) => ({ kind: 'MENU' as const, menuId, reason }));
  };
  expect(problemsOf(name, { ...NOTHING_KEPT, known })).toEqual([
    'UNKNOWN_DUTY 척도 SELF · 직무 D9999',
    'UNKNOWN_MENU 척도 SELF · 수준 LOW · 2번째 다음에 할 일 · 메뉴',
  ]);
  // A university that keeps no duties has none to compare with.
  expect(problemsOf(name, { ...NOTHING_KEPT, known: { ...known, duties: undefined } })).toHaveLength(1);
  expect(problemsOf(name)).toEqual([]);
});

describe('a file that holds', () => {
  it('T12 is taken whole, with what is left out filled in', () => {
    const { instrument, problems } = checkInstrument(aFile());
    expect(problems).toEqual([]);
    expect(instrument).toMatchObject({ code: 'TRY', quality: { missingShare: 0.1 }, equatedList: [] });
  });

  it('T12 includes the template', () => {
    expect(checkInstrument(TEMPLATE).problems).toEqual([]);
  });

  it('T12 is the same after it was written and read again', () => {
    fc.assert(
      fc.property(anyInstrument(), (instrument) => {
        const first = checkInstrument(instrument);
        expect(first.problems).toEqual([]);
        const read = readFile(writeInstrument(first.instrument));
        expect(checkInstrument('given' in read ? read.given : undefined)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file that does not hold', () => {
  const CASES: readonly (readonly [string, Change, string])[] = [
    ['another format', (file) => put(file, 'format', 'naru-2'), 'UNKNOWN_FORMAT 형식'],
    ['two items of one code', (file) => (items(file)[1]!.code = 'Q1'), 'DUPLICATE_CODE 문항 Q1 · 코드'],
    [
      'an item without its answers',
      (file) => (items(file)[2]!.responses = 'NONE'),
      'UNKNOWN_RESPONSES 문항 Q3 · 응답 척도',
    ],
    [
      'two answers of one value',
      (file) => (file.responseList[0]!.optionList[1]!.value = 1),
      'EQUAL_VALUES 응답 척도 AGREE',
    ],
    [
      'an item that is not there',
      (file) => scale(file, 0).itemList!.push({ item: 'Q9' }),
      'UNKNOWN_ITEM 척도 SELF · 문항 Q9',
    ],
    [
      'a scale that is not there',
      (file) => scale(file, 2).scaleList!.push({ scale: 'NONE' }),
      'UNKNOWN_SCALE 척도 ALL · 척도 NONE',
    ],
    ['a parent that is not there', (file) => (scale(file, 0).parent = 'NONE'), 'UNKNOWN_SCALE 척도 SELF · 상위 척도'],
    ['a part twice', (file) => scale(file, 0).itemList!.push({ item: 'Q1' }), 'DUPLICATE_PART 척도 SELF · 문항 Q1'],
    ['a scale without parts', (file) => (scale(file, 2).scaleList = []), 'NO_PARTS 척도 ALL'],
    [
      'scales that count each other',
      (file) => (scale(file, 1).scaleList = [{ scale: 'ALL' }]),
      'FORMULA_CYCLE 척도 TEAM',
    ],
    ['scales under each other', (file) => (scale(file, 2).parent = 'SELF'), 'PARENT_CYCLE 척도 SELF'],
    [
      'an unknown formula',
      (file) => put(scale(file, 0) as never, 'formula', 'MEDIAN'),
      'UNKNOWN_FORMULA 척도 SELF · 계산식',
    ],
    [
      'a weight that nothing weighs',
      (file) => (scale(file, 1).itemList = [{ item: 'Q3', weight: 2 }, { item: 'Q4' }]),
      'UNUSED_WEIGHT 척도 TEAM · 문항 Q3',
    ],
    [
      'a weight of nothing',
      (file) => (scale(file, 2).scaleList = [{ scale: 'SELF', weight: 0 }, { scale: 'TEAM' }]),
      'ZERO_WEIGHT 척도 ALL · 척도 SELF',
    ],
    ['an item that no scale counts', (file) => scale(file, 0).itemList!.pop(), 'UNUSED_ITEM 문항 Q2'],
    ['two levels', (file) => scale(file, 0).levelList!.pop(), 'LEVELS 척도 SELF · 수준'],
    ['a level twice', (file) => (scale(file, 0).levelList![2]!.level = 'LOW'), 'LEVELS 척도 SELF · 수준'],
    [
      'cuts out of order',
      (file) => (file.cuts = { t: { middle: 55, high: 45 }, points: { middle: 40, high: 70 } }),
      'CUTS 수준을 나누는 값 · T점수',
    ],
    [
      'a picture of a scale that is not there',
      (file) => file.pictureList[0]!.scaleList.push('NONE'),
      'UNKNOWN_SCALE 1번째 그림 · 척도 NONE',
    ],
    ['a radar of two', (file) => (file.pictureList[0]!.kind = 'RADAR'), 'RADAR 1번째 그림'],
    [
      'a competency of two scales',
      (file) => {
        scale(file, 0).coreCompetency = 'COMMUNICATION';
        scale(file, 1).coreCompetency = 'COMMUNICATION';
      },
      'COMPETENCY_TWICE 척도 TEAM',
    ],
    ['no English', (file) => put(items(file)[2] as never, 'text', { ko: '글' }), 'MISSING_ENGLISH 문항 Q3 · 글 · 영어'],
    ['blank English', (file) => (file.name = { ko: '이름', en: ' ' }), 'MISSING_ENGLISH 이름 · 영어'],
    ['no Korean', (file) => put(file, 'name', { en: 'Name' }), 'MISSING_KOREAN 이름 · 한국어'],
    ['a field left out', (file) => put(file, 'minutes', undefined), 'MISSING 걸리는 시간'],
    ['a text instead of two', (file) => put(file, 'name', '이름'), 'WRONG_TYPE 이름'],
    ['a code with a blank', (file) => (file.code = 'MY TEST'), 'BAD_CODE 코드'],
    ['a name too long', (file) => (file.name = { ko: '가'.repeat(81), en: 'Name' }), 'TOO_LONG 이름 · 한국어'],
    ['too much time', (file) => (file.minutes = 181), 'TOO_BIG 걸리는 시간'],
    ['no time', (file) => (file.minutes = 0), 'TOO_SMALL 걸리는 시간'],
    ['one answer', (file) => file.responseList[0]!.optionList.splice(1), 'TOO_FEW 응답 척도 AGREE · 보기'],
    [
      'an unknown picture',
      (file) => put(file.pictureList[0] as never, 'kind', 'PIE'),
      'UNKNOWN_VALUE 1번째 그림 · 종류',
    ],
    [
      'a field that is misspelt',
      (file) => scale(file, 0).itemList!.push({ item: 'Q3', isReverse: true } as never),
      'UNKNOWN_FIELD 척도 SELF · 문항 Q3 · isReverse',
    ],
    [
      'HTML in a text',
      (file) => (items(file)[2]!.text = { ko: '글 <b>굵게</b>', en: 'Text' }),
      'HTML 문항 Q3 · 글 · 한국어',
    ],
    ['an open tag', (file) => (file.summary = { ko: '글', en: '<img src=x onerror=alert(1)' }), 'HTML 소개 · 영어'],
    [
      'a character that nobody sees',
      (file) => (items(file)[0]!.text = { ko: '글\u202E자', en: 'Text' }),
      'CONTROL 문항 Q1 · 글 · 한국어',
    ],
    ['two lines in a name', (file) => (file.name = { ko: '두\n줄', en: 'Two' }), 'CONTROL 이름 · 한국어'],
    [
      'a version that there never was',
      (file) => (file.equatedList = [{ version: 4, scaleList: ['SELF'] }]),
      'UNKNOWN_VERSION 1번째 비교 가능한 버전',
    ],
  ];

  it.each(CASES)('T12 says where, with %s', (_name, change, expected) => {
    expect(problemsOf(change)).toContain(expected);
  });

  it.each(CASES)('T12 says nothing else, with %s', (name, change) => {
    // Renaming an item leaves its scale without it, and so on: these follow from the one mistake.
    const follows: Readonly<Record<string, number>> = {
      'two items of one code': 2,
      'scales that count each other': 1,
      'a code with a blank': 1,
    };
    expect(problemsOf(change)).toHaveLength(follows[name] ?? 1);
  });

  it('T12 lists every problem at once, wherever it is', () => {
    const found = problemsOf((file) => {
      put(items(file)[0] as never, 'text', { ko: '글' });
      scale(file, 0).itemList!.push({ item: 'Q9' });
      scale(file, 1).scaleList = [{ scale: 'ALL' }];
      file.minutes = 0;
    });
    expect(found).toEqual([
      'TOO_SMALL 걸리는 시간',
      'MISSING_ENGLISH 문항 Q1 · 글 · 영어',
      'UNKNOWN_ITEM 척도 SELF · 문항 Q9',
      'FORMULA_CYCLE 척도 TEAM',
    ]);
  });

  it('T12 says it in English too', () => {
    expect(problemsOf((file) => scale(file, 0).itemList!.push({ item: 'Q9' }), NOTHING_KEPT, 'en')).toEqual([
      'UNKNOWN_ITEM Scale SELF · Item Q9',
    ]);
  });

  it('T12 names the whole round', () => {
    const file = structuredClone(aFile());
    scale(file, 1).scaleList = [{ scale: 'ALL' }];
    const [first] = describeProblems(file, checkInstrument(file).problems, 'en');
    expect(first?.text).toBe('The scales count each other in a circle: TEAM → ALL → TEAM');
  });

  it('T12 refuses a knot that would take forever to score', () => {
    const layer = (depth: number, at: number): string => `S${depth}-${at}`;
    const knot = Array.from({ length: 8 }, (_none, depth) =>
      Array.from({ length: 10 }, (_own, at) => ({
        ...scale(aFile(), 1),
        code: layer(depth, at),
        parent: undefined,
        itemList: depth === 0 ? [{ item: 'Q1' }] : [],
        scaleList: depth === 0 ? [] : Array.from({ length: 10 }, (_part, part) => ({ scale: layer(depth - 1, part) })),
      })),
    ).flat();
    expect(problemsOf((file) => file.scaleList.push(...knot))).toEqual(['TOO_TANGLED 척도 S4-0']);
  });

  it.each([
    ['ten thousand items', 'itemList', 10_000, 'TOO_MANY 문항'],
    ['a hundred and one scales', 'scaleList', 101, 'TOO_MANY 척도'],
  ])('T12 looks at nothing else, with %s', (_name, key, count, expected) => {
    expect(
      problemsOf((file) =>
        put(
          file,
          key,
          Array.from({ length: count }, () => '<b>'),
        ),
      ),
    ).toEqual([expected]);
  });

  it('T12 is not led down a nest without an end', () => {
    const nest = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
    expect(problemsOf((file) => put(file, 'name', nest))[0]).toBe('WRONG_TYPE 이름');
  });

  it.each([null, 5, 'text', [], [aFile()]])('T12 takes one instrument only, not %j', (given) => {
    expect(checkInstrument(given).problems).toEqual([{ code: 'NOT_AN_OBJECT', path: [] }]);
  });

  it('T12 never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom('itemList', 'scaleList', 'responseList', 'pictureList', 'cuts'),
        (json, key) => {
          const file = { ...aFile(), [key]: JSON.parse(json) as unknown };
          const { problems } = checkInstrument(file);
          expect(describeProblems(file, problems, 'en').every(({ text }) => text !== '')).toBe(true);
        },
      ),
    );
  });
});

describe('a version of a test that is kept', () => {
  const kept: Kept = { code: 'TRY', family: '01', earlier: new Map([[1, new Set(['SELF', 'OLD'])]]) };

  it('T12 is compared with scales that there were and are', () => {
    expect(problemsOf((file) => (file.equatedList = [{ version: 1, scaleList: ['SELF'] }]), kept)).toEqual([]);
    expect(
      problemsOf((file) => (file.equatedList = [{ version: 1, scaleList: ['SELF', 'TEAM', 'OLD'] }]), kept),
    ).toEqual(
      ['UNKNOWN_THERE 비교 가능한 버전 1 · 척도 TEAM', 'UNKNOWN_SCALE 비교 가능한 버전 1 · 척도 OLD'].map((one) =>
        one.replace('비교 가능한 버전 1', '1번째 비교 가능한 버전'),
      ),
    );
    const twice = [1, 1].map((version) => ({ version, scaleList: ['SELF'] }));
    expect(problemsOf((file) => (file.equatedList = twice), kept)).toEqual([
      'DUPLICATE_VERSION 2번째 비교 가능한 버전',
    ]);
  });

  it('T12 is of the same test and the same family', () => {
    expect(problemsOf((file) => (file.code = 'OTHER'), kept)).toEqual(['OTHER_TEST 코드']);
    expect(problemsOf((file) => (file.family = '02'), kept)).toEqual(['OTHER_FAMILY 검사 종류']);
  });
});

describe('the text of a file', () => {
  it('T12 says in which line JSON breaks off', () => {
    expect(readFile('{\n  "format": naru\n}')).toEqual({ broken: { code: 'NOT_JSON', path: [], about: '2' } });
  });

  it.each([
    ['', 1],
    ['{', 1],
    ['{\n\n"a": 1,\n}', 4],
    ['{"a": 1}\n{', 2],
    ['[1,\n2\n3]', 3],
    ['{"a"\n1}', 2],
    ['{"a":\n"open\n}', 2],
    ['{"a": 01}', 1],
    ["{\n'a': 1}", 2],
    ['{"a": [1, {"b": "\\""}],\n"c": tru}', 2],
  ])('T12 finds the line in %j', (text, line) => {
    expect(findBrokenLine(text)).toBe(line);
  });

  it('T12 finds none before the end of what is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(findBrokenLine(`${json}\n!`)).toBe(2);
      }),
    );
  });

  it('T12 may begin with a mark of its encoding', () => {
    expect(readFile('\uFEFF{}')).toEqual({ given: {} });
  });

  it('T12 has the same sentences in both languages', () => {
    expect(Object.keys(problemWords.en)).toEqual(Object.keys(problemWords.ko));
  });
});
