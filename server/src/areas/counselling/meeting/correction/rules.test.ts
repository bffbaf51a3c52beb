import { CORRECTION_STATUSES } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../../test/machine-matrix.ts';
import { CORRECTION_TRANSITIONS, judgeAsk, otherOutcome, type Asker, type Correctable } from './rules.ts';

/** Written by hand after the specification. */
describe('P5 the machine of later corrections', () => {
  testMachine({
    transitions: CORRECTION_TRANSITIONS,
    statuses: CORRECTION_STATUSES,
    sides: ['STUDENT', 'COUNSELLOR', 'STAFF'],
    table: `
    ACCEPT  WAITING ACCEPTED STAFF
    DECLINE WAITING DECLINED STAFF
    SETTLE  WAITING SETTLED  COUNSELLOR`,
  });

  it('turns an outcome into the other one, and nothing else', () => {
    const turned = ENUMS.counsellingStatus.map((status) => [status, otherOutcome(status)]);
    expect(turned.filter(([, other]) => other !== undefined)).toEqual([
      ['COMPLETED', 'ABSENT'],
      ['ABSENT', 'COMPLETED'],
    ]);
  });
});

describe('P5 asking for a correction', () => {
  const outcomeAt = new Date('2026-11-23T06:00:00Z');
  const late = new Date('2026-11-30T06:00:01Z');
  const meeting: Correctable = { status: 'ABSENT', kind: 'PROFESSOR', confirmation: 'NONE', corrections: [] };
  const ask = (more: Partial<Correctable>, by: Asker = 'COUNSELLOR', at: { now?: Date; disputedAt?: Date } = {}) =>
    judgeAsk({ ...meeting, ...more }, by, {
      now: at.now ?? late,
      beginsAt: new Date('2026-11-23T05:00:00Z'),
      cancelHours: 12,
      outcomeAt,
      disputedAt: at.disputedAt ?? null,
      isOver: false,
    });

  it('is for what the counsellor cannot correct any more', () => {
    expect(ask({})).toBe('OK');
    expect(ask({ status: 'COMPLETED' })).toBe('OK');
    expect(ask({}, 'COUNSELLOR', { now: new Date('2026-11-30T06:00:00Z') })).toBe('EARLY');
    expect(ask({}, 'COUNSELLOR', { disputedAt: new Date('2026-11-29T06:00:00Z') })).toBe('EARLY');
  });

  it('is for the student who disputed it in time', () => {
    expect(ask({}, 'STUDENT')).toBe('STATE');
    expect(ask({ confirmation: 'DISPUTED' }, 'STUDENT')).toBe('OK');
  });

  it('is for nothing without an outcome, and never for legal counselling', () => {
    expect(ask({ status: 'APPROVED' })).toBe('STATE');
    expect(ask({ kind: 'LAW' })).toBe('STATE');
  });

  it('waits for one answer at a time, and takes no for an answer', () => {
    expect(ask({ corrections: [{ status: 'WAITING', to: 'COMPLETED' }] })).toBe('STATE');
    expect(ask({ corrections: [{ status: 'DECLINED', to: 'COMPLETED' }] })).toBe('STATE');
    expect(ask({ corrections: [{ status: 'DECLINED', to: 'ABSENT' }] })).toBe('OK');
    expect(ask({ corrections: [{ status: 'ACCEPTED', to: 'COMPLETED' }] })).toBe('OK');
  });
});
