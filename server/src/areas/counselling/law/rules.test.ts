import { LAW_STATUSES } from '@naru/contract/areas/counselling/law-words.ts';
import { describe, expect, it } from 'vitest';

import { dueAtOf, LAW_TRANSITIONS, mayTake, nextStepOf, normalizeName, type LawSide } from './rules.ts';

/** Written by hand after the machine of the specification: from, to, by whom. Every other combination is forbidden. */
const EXPECTED = [
  'RECEIVED ACCEPTED LAW',
  'RECEIVED DECLINED LAW',
  'ACCEPTED ASSIGNED LAW',
  'ASSIGNED CONSULTED LAW',
  'CONSULTED OPINION_DRAFT LAW',
  'OPINION_DRAFT OPINION_REVIEWED LAW',
  'OPINION_REVIEWED SENT LAW',
  'SENT CLOSED LAW',
];
const SIDES: readonly LawSide[] = ['STUDENT', 'LAW', 'SYSTEM'];

describe('L3 the machine of cases', () => {
  const all = LAW_STATUSES.flatMap((from) => LAW_STATUSES.flatMap((to) => SIDES.map((by) => [from, to, by] as const)));

  it.each(all)('from %s to %s by %s is there exactly where the table has it', (from, to, by) => {
    const found = LAW_TRANSITIONS.filter((one) => one.from === from && one.to === to && one.by === by);
    expect(found).toHaveLength(EXPECTED.includes(`${from} ${to} ${by}`) ? 1 : 0);
  });

  it('L5 lets whoever has the case write, and another one review', () => {
    const concerned = { actorId: 'a', assigneeIds: ['a'], draftedBy: 'a' };
    expect(mayTake('DRAFT', concerned)).toBe(true);
    expect(mayTake('DRAFT', { ...concerned, actorId: 'b' })).toBe(false);
    expect(mayTake('REVIEW', concerned)).toBe(false);
    expect(mayTake('REVIEW', { ...concerned, actorId: 'b' })).toBe(true);
    expect(mayTake('REVIEW', { ...concerned, actorId: 'b', draftedBy: null })).toBe(false);
  });

  it('always knows the next step, until the case is over', () => {
    const now = new Date('2026-11-20T01:00:00Z');
    const dueAt = new Date('2026-11-27T01:00:00Z');
    const steps = LAW_STATUSES.map(
      (status) => nextStepOf({ status, dueAt, meetsAt: null }, 'STUDENT', now)?.step ?? null,
    );
    expect(steps).toEqual(['ANSWER', 'ASSIGN', null, 'WRITE', 'WRITE', 'REVIEW', 'REVIEW', 'READ', null]);
    const meetsAt = new Date('2026-11-23T01:00:00Z');
    expect(nextStepOf({ status: 'RECEIVED', dueAt, meetsAt }, 'COUNSELLOR', now)).toMatchObject({ step: 'MEET' });
  });
});

describe('L6 the clock', () => {
  const asked = new Date('2026-11-20T05:30:00Z');

  it.each([
    ['no pause', [], '2026-11-27T05:30:00.000Z'],
    ['a pause of three days', [{ beginsOn: '2026-11-23', endsOn: '2026-11-25' }], '2026-11-30T05:30:00.000Z'],
    ['a pause that has begun', [{ beginsOn: '2026-11-18', endsOn: '2026-11-21' }], '2026-11-28T05:30:00.000Z'],
    [
      'two that lap over each other',
      [
        { beginsOn: '2026-11-21', endsOn: '2026-11-22' },
        { beginsOn: '2026-11-22', endsOn: '2026-11-23' },
      ],
      '2026-11-30T05:30:00.000Z',
    ],
    ['one right after the last day', [{ beginsOn: '2026-11-28', endsOn: '2026-12-31' }], '2026-11-27T05:30:00.000Z'],
  ])('counts seven days with %s', (_name, pauses, due) => {
    expect(dueAtOf(asked, 7, pauses).toISOString()).toBe(due);
  });
});

describe('L4 names', () => {
  it.each([
    ['홍 길동', '홍길동 씨'],
    ['(주)가람 부동산', '주식회사 가람부동산'],
    ['㈜가람', '가람'],
    ['Garam Estate, Ltd.', 'garam estate ltd'],
    ['홍길동', '홍길동'],
  ])('%s is %s', (one, other) => {
    expect(normalizeName(one)).toBe(normalizeName(other));
  });

  it('keeps apart who is somebody else', () => {
    expect(normalizeName('홍길동')).not.toBe(normalizeName('홍길순'));
    expect(normalizeName('김씨')).toBe('김씨');
  });
});
