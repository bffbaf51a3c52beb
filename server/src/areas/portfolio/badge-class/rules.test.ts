import type { BadgeCondition } from '@naru/contract/areas/portfolio/badge-words.ts';
import { describe, expect, it } from 'vitest';

import { findCircle } from './need-rules.ts';
import { isRuleHeld, isRuleMet, isSameRule, measureRule, NO_FACTS, type BadgeFacts } from './rules.ts';
import { judgeLines, type SheetCells } from './sheet-rules.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';

const facts: BadgeFacts = {
  learned: [
    { seriesId: ID, typeCode: 'BAEUM', hours: 4, competencies: ['COMMUNICATION'] },
    { seriesId: OTHER, typeCode: 'CHAEUM', hours: 7.5, competencies: ['COMMUNITY', 'COMMUNICATION'] },
  ],
  points: 120,
  families: new Set(['01']),
  standing: new Set([ID]),
  held: new Set([ID, OTHER]),
};

describe('D1 a rule', () => {
  it.each<[BadgeCondition, number, number, boolean]>([
    [{ kind: 'PROGRAMME', seriesId: ID }, 1, 1, true],
    [{ kind: 'PROGRAMME', seriesId: '01990000-0000-7000-8000-000000000009' }, 0, 1, false],
    [{ kind: 'PROGRAMMES', count: 2, type: null, competency: null }, 2, 2, true],
    [{ kind: 'PROGRAMMES', count: 2, type: 'BAEUM', competency: null }, 1, 2, false],
    [{ kind: 'PROGRAMMES', count: 2, type: null, competency: 'COMMUNICATION' }, 2, 2, true],
    [{ kind: 'PROGRAMMES', count: 1, type: 'BAEUM', competency: 'COMMUNITY' }, 0, 1, false],
    [{ kind: 'HOURS', count: 12, competency: null }, 11.5, 12, false],
    [{ kind: 'HOURS', count: 7, competency: 'COMMUNITY' }, 7.5, 7, true],
    [{ kind: 'MILEAGE', points: 120 }, 120, 120, true],
    [{ kind: 'MILEAGE', points: 121 }, 120, 121, false],
    [{ kind: 'TEST', family: '01' }, 1, 1, true],
    [{ kind: 'TEST', family: '02' }, 0, 1, false],
    [{ kind: 'BADGE', classId: ID }, 1, 1, true],
    [{ kind: 'BADGE', classId: OTHER }, 0, 1, false],
  ])('counts %j', (condition, now, wanted, isMet) => {
    expect(measureRule({ conditionList: [condition] }, facts)).toEqual([{ now, wanted, isMet }]);
  });

  it('asks for all of its conditions, and for none of somebody of whom nothing is known', () => {
    const both = {
      conditionList: [
        { kind: 'MILEAGE', points: 100 },
        { kind: 'TEST', family: '02' },
      ],
    } as const;
    expect(isRuleMet({ conditionList: [...both.conditionList] }, facts)).toBe(false);
    expect(isRuleMet({ conditionList: [{ kind: 'MILEAGE', points: 1 }] }, NO_FACTS)).toBe(false);
  });

  it('takes no badge back because another one is past its date', () => {
    const rule = { conditionList: [{ kind: 'BADGE' as const, classId: OTHER }] };
    expect([isRuleMet(rule, facts), isRuleHeld(rule, facts)]).toEqual([false, true]);
  });

  it('is the same in another order', () => {
    const [one, other] = [
      { kind: 'MILEAGE' as const, points: 5 },
      { kind: 'TEST' as const, family: '01' as const },
    ];
    expect(isSameRule({ conditionList: [one, other] }, { conditionList: [other, one] })).toBe(true);
    expect(isSameRule({ conditionList: [one] }, { conditionList: [other] })).toBe(false);
    expect(isSameRule(null, { conditionList: [other] })).toBe(false);
    expect(isSameRule(null, null)).toBe(true);
  });
});

describe('D1 a rule that comes back to its badge', () => {
  it('is found with its way, through a net without an end too', () => {
    const edges = [
      { classId: 'b', needsId: 'c' },
      { classId: 'c', needsId: 'd' },
      { classId: 'c', needsId: 'e' },
      { classId: 'e', needsId: 'a' },
      { classId: 'd', needsId: 'b' },
    ];
    expect(findCircle('a', ['b'], edges)).toEqual(['a', 'b', 'c', 'e', 'a']);
    expect(findCircle('f', ['b'], edges)).toBeUndefined();
    expect(findCircle('a', ['a'], [])).toEqual(['a', 'a']);
    // Its own needs of before do not count: they are being replaced.
    expect(findCircle('b', ['x'], edges)).toBeUndefined();
  });
});

describe('D2 a line of a sheet', () => {
  const students = new Map([['20260001', { memberId: 'm', nameKo: '김 나루', nameEn: 'Naru Kim' }]]);
  const cells = (wish: Partial<SheetCells>): SheetCells => ({
    line: 2,
    number: '20260001',
    name: '',
    evidence: '봉사 40시간',
    text: '',
    url: '',
    ...wish,
  });
  const judge = (
    lines: SheetCells[],
    more: { holders?: string[]; granterId?: string; isRepeatable?: boolean } = {},
  ) => {
    const { rows, problems } = judgeLines(lines, {
      students,
      holders: new Set(more.holders),
      granterId: more.granterId ?? 'office',
      isRepeatable: more.isRepeatable ?? false,
    });
    return [rows.map(({ line }) => line), problems.map(({ line, code }) => `${line} ${code}`)];
  };

  it.each<[Partial<SheetCells>, string]>([
    [{ number: ' ' }, '2 EMPTY'],
    [{ number: '999' }, '2 NO_PERSON'],
    [{ name: '이나루' }, '2 NAME'],
    [{ evidence: ' ' }, '2 EVIDENCE'],
    [{ evidence: '가'.repeat(201) }, '2 LONG'],
    [{ text: '가'.repeat(2001) }, '2 TEXT_LONG'],
    [{ url: 'javascript:alert(1)' }, '2 URL'],
  ])('with %j is a problem', (wish, problem) => {
    expect(judge([cells(wish)])).toEqual([[], [problem]]);
  });

  it('takes names as people write them, and a student once', () => {
    expect(judge([cells({ name: '김나루' }), cells({ line: 3, name: 'naru kim' })])).toEqual([[2], ['3 TWICE']]);
    expect(judge([cells({}), cells({ line: 3 })], { isRepeatable: true })).toEqual([[2, 3], []]);
    expect(judge([cells({})], { holders: ['m'] })).toEqual([[], ['2 HELD']]);
  });
});
