import { describe, expect, it } from 'vitest';

import {
  awardOf,
  judgeRow,
  readKind,
  settleRows,
  termKey,
  type EntryCells,
  type EntryFacts,
  type EntryItem,
  type EntryLedger,
  type RowEntry,
} from './rules.ts';

const WORDS = { ADJUST: ['조정', 'Correction'], CARRY: ['이월', 'Opening balance'], EARN: ['적립', 'Award'] };
const person = (memberId: string, isStudent = true) => ({ memberId, name: memberId, number: memberId, isStudent });
const item = (code: string, rest: Partial<EntryItem> = {}): EntryItem => ({
  id: code,
  code,
  name: code,
  typeCode: '05',
  gradeGroup: null,
  source: 'HAND',
  inUse: true,
  ...rest,
});
const FACTS: EntryFacts = {
  people: new Map([
    ['20260001', person('one')],
    ['20260002', person('two')],
    ['s1', person('staff', false)],
    ['me', person('caller')],
  ]),
  items: new Map([
    ['mentor', item('MENTOR')],
    ['old', item('OLD', { inUse: false })],
    ['baeum', item('BAEUM', { source: 'PROGRAMME' })],
    ['test', item('TEST', { source: 'TEST' })],
    ['meeting', item('MEETING', { source: 'MEETING' })],
  ]),
  terms: [
    { year: 2026, semesterCode: '10', beginsOn: '2026-03-02' },
    { year: 2026, semesterCode: '20', beginsOn: '2026-09-01' },
  ],
  today: '2026-11-24',
  callerId: 'caller',
};
const ROW: EntryCells = {
  line: 2,
  number: '20260001',
  kind: '적립',
  item: 'MENTOR',
  points: '10',
  happenedOn: '2026-10-01',
  memo: '',
};
const judge = (cells: Partial<EntryCells> = {}) =>
  judgeRow({ ...ROW, ...cells }, FACTS, (word) => readKind(word, WORDS));
function entryOf(cells: Partial<EntryCells> = {}): RowEntry {
  const judged = judge(cells);
  if ('problem' in judged) throw new Error(judged.problem.code);
  return judged.entry;
}
const CORRECTION = { kind: '조정', item: '', memo: '누락', points: '-10' };

describe('a line of a sheet of mileage', () => {
  it('is read with what people write', () => {
    expect(entryOf({ number: ' 2026 0001 ', kind: 'award', item: 'mentor', points: '+1,000' })).toMatchObject({
      person: { memberId: 'one' },
      kind: 'EARN',
      item: { code: 'MENTOR' },
      points: 1000,
      about: { year: 2026, semesterCode: '20' },
      sourceKey: 'award:one:MENTOR:2026-10-01',
    });
    expect(entryOf({ ...CORRECTION, points: '−10', happenedOn: '2026. 8. 31.' })).toMatchObject({
      points: -10,
      item: undefined,
      about: { year: 2026, semesterCode: '10' },
    });
    expect(entryOf({ kind: 'carry', item: '', memo: ' 옛 시스템 ', points: '１２' })).toMatchObject({
      kind: 'CARRY',
      points: 12,
      memo: '옛 시스템',
      sourceKey: 'carry:one:옛시스템',
    });
  });

  it.each([
    ['number', 'NUMBER_EMPTY', { number: ' ' }],
    ['number', 'NO_PERSON', { number: '99999999' }],
    ['number', 'NOT_STUDENT', { number: 'S1' }],
    ['number', 'SELF', { number: 'me' }],
    ['kind', 'KIND', { kind: '벌점' }],
    ['kind', 'KIND', { kind: '' }],
    ['item', 'ITEM_EMPTY', { item: '' }],
    ['item', 'ITEM_OF_CARRY', { kind: '이월', memo: '옛 시스템' }],
    ['item', 'NO_ITEM', { item: 'NONE' }],
    ['item', 'ITEM_OFF', { item: 'OLD' }],
    ['item', 'ITEM_PROGRAMME', { item: 'BAEUM' }],
    ['item', 'ITEM_TEST', { item: 'TEST' }],
    ['item', 'ITEM_MEETING', { item: 'MEETING' }],
    ['points', 'POINTS_EMPTY', { points: '' }],
    ['points', 'POINTS_TEXT', { points: '12a' }],
    ['points', 'POINTS_TEXT', { points: '1,00' }],
    ['points', 'POINTS_TEXT', { points: '1e3' }],
    ['points', 'POINTS_PART', { points: '1.5' }],
    ['points', 'POINTS_ZERO', { points: '0' }],
    ['points', 'POINTS_MANY', { points: '1000000000000' }],
    ['points', 'POINTS_MANY', { points: '100001' }],
    ['points', 'POINTS_BELOW', { points: '-1' }],
    ['points', 'POINTS_BELOW', { kind: '이월', item: '', memo: '옛 시스템', points: '-1' }],
    ['happenedOn', 'DAY', { happenedOn: '' }],
    ['happenedOn', 'DAY', { happenedOn: '2026-02-30' }],
    ['happenedOn', 'DAY_FUTURE', { happenedOn: '2026-11-25' }],
    ['happenedOn', 'DAY_BEFORE', { happenedOn: '2026-03-01' }],
    ['memo', 'MEMO_EMPTY', { ...CORRECTION, memo: ' ' }],
    ['memo', 'MEMO_LONG', { memo: '가'.repeat(201) }],
  ] as const)('is refused at %s: %s (%o)', (column, code, cells) => {
    expect(judge(cells)).toEqual({ problem: { column, code } });
  });
});

describe('lines of a sheet beside each other and the ledger', () => {
  const LEDGER: EntryLedger = { posted: new Set(), counted: new Set(), available: new Map(), closed: new Set() };
  const settle = (rows: readonly RowEntry[], ledger: Partial<EntryLedger> = {}) => {
    const { entries, problems } = settleRows(rows, { ...LEDGER, ...ledger });
    return [entries.map(({ line }) => line), problems.map(({ line, problem }) => `${line} ${problem.code}`)];
  };

  it('are posted once, however they are written', () => {
    const rows = [
      entryOf(),
      entryOf({ line: 3, points: '20' }),
      entryOf({ line: 4, number: '20260002' }),
      entryOf({ line: 5, happenedOn: '2026-10-02' }),
    ];
    expect(settle(rows)).toEqual([[2, 4, 5], ['3 TWICE']]);
    expect(settle(rows, { posted: new Set(['award:two:MENTOR:2026-10-01']) })).toEqual([
      [2, 5],
      ['3 TWICE', '4 POSTED'],
    ]);
    expect(settle(rows, { counted: new Set([awardOf('one', 'MENTOR', '2026-10-02')]) })).toEqual([
      [2, 4],
      ['3 TWICE', '5 POSTED'],
    ]);
  });

  it('take no more than is left after those before them', () => {
    const rows = [
      entryOf(CORRECTION),
      entryOf({ ...CORRECTION, line: 3, memo: '둘째' }),
      entryOf({ line: 4, points: '5' }),
      entryOf({ ...CORRECTION, line: 5, memo: '셋째' }),
    ];
    expect(settle(rows, { available: new Map([['one', 15]]) })).toEqual([[2, 4, 5], ['3 DEBT']]);
    expect(settle(rows)).toEqual([[4], ['2 DEBT', '3 DEBT', '5 DEBT']]);
  });

  it('need a term that takes them', () => {
    const about = { year: 2026, semesterCode: '20' };
    expect(settle([entryOf()], { closed: new Set([termKey(about)]) })).toEqual([[], ['2 CLOSED']]);
  });
});
