import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { changedOf, createdOf, recordOf } from './record-schema.ts';
import {
  choice,
  choices,
  code,
  day,
  defineRecord,
  findRecordProblems,
  flag,
  line,
  number,
  own,
  text,
} from './record.ts';

const named = { ko: '이름', en: 'Name' };
const RECORD = defineRecord(
  'example',
  { ko: '예', en: 'example' },
  {
    fields: {
      kind: choice(['A', 'B', 'C'], named).made(),
      code: code(5, named).made(),
      title: line(4, named),
      note: text(10, named).optional(),
      amount: number({ min: 0.5, max: 9, decimals: 1 }, named).when({ kind: 'A' }),
      limit: number({ min: 1, max: 9 }, named)
        .optional()
        .when({ kind: ['A', 'B'] }),
      from: day(named).optional(),
      parts: choices(['X', 'Y'], named),
      isOn: flag(named).when({ kind: 'C' }),
      place: own(z.object({ room: z.string() }), named),
    },
  },
);
const WHOLE = {
  kind: 'A',
  code: 'A_1',
  title: 'One',
  note: '',
  amount: 2.5,
  limit: null,
  from: '2026-03-02',
  parts: ['X'],
  isOn: false,
  place: { room: '101' },
} as const;
const problemsOf = (part: Readonly<Record<string, unknown>>) =>
  findRecordProblems(RECORD, { ...WHOLE, ...part }).map(({ field, kind, bound }) => [field, kind, bound]);

describe('a declared record', () => {
  it.each([
    ['holds', {}, []],
    [
      'lacks what it needs',
      { title: ' ', parts: [] },
      [
        ['title', 'MISSING', undefined],
        ['parts', 'MISSING', undefined],
      ],
    ],
    ['lacks a number that applies', { amount: null }, [['amount', 'MISSING', undefined]]],
    ['needs no number that does not apply', { kind: 'B', amount: null }, []],
    ['has a number that does not apply', { kind: 'B' }, [['amount', 'NOT_HERE', undefined]]],
    ['has a mark that does not apply', { isOn: true }, [['isOn', 'NOT_HERE', undefined]]],
    ['has one that applies with several', { kind: 'C', amount: null, limit: 3 }, [['limit', 'NOT_HERE', undefined]]],
    ['is too long', { title: 'Longer' }, [['title', 'TOO_LONG', 4]]],
    ['is too small', { amount: 0.4 }, [['amount', 'TOO_SMALL', 0.5]]],
    ['is too large', { limit: 10 }, [['limit', 'TOO_LARGE', 9]]],
    [
      'has more decimals',
      { amount: 2.55, limit: 1.5 },
      [
        ['amount', 'DECIMALS', 1],
        ['limit', 'DECIMALS', 0],
      ],
    ],
    ['has no day', { from: '3월' }, [['from', 'DAY', undefined]]],
    ['lacks a value of its own', { place: null }, [['place', 'MISSING', undefined]]],
    ['has another code', { code: 'a-1' }, [['code', 'CODE', undefined]]],
  ])('%s', (_name, part, found) => {
    expect(problemsOf(part)).toEqual(found);
  });

  it('judges what is written alone', () => {
    const problems = findRecordProblems(RECORD, { ...WHOLE, code: '', title: '' }, (name) => name !== 'code');
    expect(problems.map(({ field }) => field)).toEqual(['title']);
  });

  it('is made with all its fields, and changed in those that can be', () => {
    expect(Object.keys(createdOf(RECORD).shape)).toEqual(Object.keys(RECORD.fields));
    expect(Object.keys(changedOf(RECORD).shape)).toEqual([
      'title',
      'note',
      'amount',
      'limit',
      'from',
      'parts',
      'isOn',
      'place',
      'version',
    ]);
  });

  it.each([
    [{}, true],
    [{ title: '' }, false],
    [{ title: 'Longer' }, false],
    [{ title: 'A\nB' }, false],
    [{ note: undefined }, true],
    [{ note: 'A\nB' }, true],
    [{ amount: null }, true],
    [{ amount: 10 }, false],
    [{ limit: 1.5 }, false],
    [{ from: '2026-02-30' }, false],
    [{ from: null }, true],
    [{ parts: [] }, false],
    [{ parts: ['Z'] }, false],
    [{ kind: 'D' }, false],
    [{ isOn: null }, false],
    [{ place: { room: 1 } }, false],
  ])('takes %j as its shape says: %s', (part, isTaken) => {
    expect(createdOf(RECORD).safeParse({ ...WHOLE, ...part }).success).toBe(isTaken);
  });

  it('is found by the shape of a body', () => {
    expect(recordOf(createdOf(RECORD))).toBe(RECORD);
    expect(recordOf(changedOf(RECORD))).toBe(RECORD);
    expect(recordOf(createdOf(RECORD).extend({}))).toBeUndefined();
  });
});
