import { LAW_STATUSES, LAW_STEPS, type LawAction } from '@naru/contract/areas/counselling/law/words.ts';
import { actionNames } from '@naru/contract/shared/workflow.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { dueAtOf, LAW_TRANSITIONS, mayTake, nextStepOf, normalizeName, waitsForHour } from './rules.ts';

/** Ends the case, or says that somebody was consulted: neither while the student waits for the answer to an hour. */
const WAITS_FOR_HOUR: readonly LawAction[] = ['CONSULT', 'DECLINE', 'CLOSE'];

/** Written by hand after the machine of the specification. */
describe('L3 the machine of cases', () => {
  testMachine({
    transitions: LAW_TRANSITIONS,
    statuses: LAW_STATUSES,
    sides: ['STUDENT', 'LAW', 'SYSTEM'],
    table: `
    ACCEPT   RECEIVED         ACCEPTED         LAW
    DECLINE  RECEIVED         DECLINED         LAW
    ASSIGN   ACCEPTED         ASSIGNED         LAW
    REASSIGN ASSIGNED         ASSIGNED         LAW
    REASSIGN CONSULTED        CONSULTED        LAW
    REASSIGN OPINION_DRAFT    OPINION_DRAFT    LAW
    REASSIGN OPINION_REVIEWED OPINION_REVIEWED LAW
    REASSIGN SENT             SENT             LAW
    CONSULT  ASSIGNED         CONSULTED        LAW
    DRAFT    CONSULTED        OPINION_DRAFT    LAW
    REVISE   OPINION_DRAFT    OPINION_DRAFT    LAW
    RETURN   OPINION_DRAFT    OPINION_DRAFT    LAW
    REVIEW   OPINION_DRAFT    OPINION_REVIEWED LAW
    SEND     OPINION_REVIEWED SENT             LAW
    CLOSE    SENT             CLOSED           LAW`,
  });

  it('L5 lets whoever has the case write, and another one review', () => {
    const concerned = { actorId: 'a', assigneeIds: ['a'], draftedBy: 'a' };
    expect(mayTake('DRAFT', concerned)).toBe(true);
    expect(mayTake('DRAFT', { ...concerned, actorId: 'b' })).toBe(false);
    expect(mayTake('REVIEW', concerned)).toBe(false);
    expect(mayTake('REVIEW', { ...concerned, actorId: 'b' })).toBe(true);
    expect(mayTake('REVIEW', { ...concerned, actorId: 'b', draftedBy: null })).toBe(false);
  });

  it.each(actionNames(LAW_STEPS))(
    '%s waits for the answer to an hour ahead exactly where the table has it',
    (action) => {
      const now = new Date('2026-11-20T01:00:00Z');
      const [ahead, past] = ['2026-11-23T01:00:00Z', '2026-11-19T01:00:00Z'];
      const waits = (status: string, beginsAt: string) => waitsForHour(action, { status, beginsAt }, now);
      expect(waits('WAITING', ahead)).toBe(WAITS_FOR_HOUR.includes(action));
      expect([waits('WAITING', past), waits('APPROVED', ahead), waitsForHour(action, null, now)]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

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
