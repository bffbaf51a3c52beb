import { ENUMS } from '@naru/contract/enums.ts';
import { describe, expect, it } from 'vitest';

import {
  CLOSINGS,
  judge,
  judgeWord,
  nextStepOf,
  TRANSITIONS,
  type Action,
  type Confirmation,
  type Moment,
  type Side,
} from './rules.ts';

/** Written by hand after the table of the specification: from, to, side. Every other combination is forbidden. */
const EXPECTED = [
  'AVAILABLE WAITING STUDENT',
  'AVAILABLE APPROVED STUDENT',
  'WAITING APPROVED COUNSELLOR',
  'WAITING REJECTED COUNSELLOR',
  'WAITING REJECTED SYSTEM',
  'WAITING AVAILABLE STUDENT',
  'APPROVED AVAILABLE STUDENT',
  'APPROVED AVAILABLE COUNSELLOR',
  'APPROVED AVAILABLE SYSTEM',
  'APPROVED COMPLETED COUNSELLOR',
  'APPROVED ABSENT COUNSELLOR',
  'ABSENT COMPLETED COUNSELLOR',
  'COMPLETED ABSENT COUNSELLOR',
  'ABSENT COMPLETED STAFF',
  'COMPLETED ABSENT STAFF',
];
const SIDES: readonly Side[] = ['STUDENT', 'COUNSELLOR', 'STAFF', 'SYSTEM'];
const STATUSES = ENUMS.counsellingStatus;

describe('P5 the machine of requests', () => {
  const all = STATUSES.flatMap((from) => STATUSES.flatMap((to) => SIDES.map((by) => [from, to, by] as const)));

  it.each(all)('from %s to %s by %s is there exactly where the table has it', (from, to, by) => {
    const isThere = TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === by);
    expect(isThere).toBe(EXPECTED.includes(`${from} ${to} ${by}`));
  });

  const beginsAt = new Date('2026-11-23T05:00:00Z');
  const at = (time: string, outcomeAt: string | null = null): Moment => ({
    now: new Date(time),
    beginsAt,
    cancelHours: 12,
    outcomeAt: outcomeAt === null ? null : new Date(outcomeAt),
    disputedAt: null,
    isOver: false,
  });

  it('leaves an hour available whose invitation nobody accepts', () => {
    expect(CLOSINGS.map(({ action, from, to, by }) => `${action} ${from} ${to} ${by}`)).toEqual([
      'DECLINE AVAILABLE AVAILABLE STUDENT',
      'RETRACT AVAILABLE AVAILABLE COUNSELLOR',
      'EXPIRE AVAILABLE AVAILABLE SYSTEM',
      'END_DUTY AVAILABLE AVAILABLE SYSTEM',
    ]);
  });

  it('is corrected within a week of the outcome, or of the dispute', () => {
    const correct = { action: 'CORRECT', from: 'ABSENT', by: 'COUNSELLOR' } as const;
    const late = at('2026-12-05T05:00:00Z', '2026-11-23T05:10:00Z');
    expect(judge(correct, late)).toBe('LATE');
    expect(judge(correct, { ...late, disputedAt: new Date('2026-11-30T05:00:00Z') })).toBe('OK');
    expect(judge(correct, { ...late, disputedAt: new Date('2026-11-28T04:00:00Z') })).toBe('LATE');
  });

  it('moves nothing that is over', () => {
    const moment = { ...at('2026-11-22T05:00:00Z'), isOver: true };
    expect(judge({ action: 'ACCEPT', from: 'AVAILABLE', by: 'STUDENT' }, moment)).toBe('STATE');
  });

  it.each<[Parameters<typeof judgeWord>[0]['status'], Confirmation, boolean, string, string]>([
    ['COMPLETED', 'WAITING', true, '2026-11-30T06:00:00Z', 'OK'],
    ['COMPLETED', 'WAITING', false, '2026-11-30T06:00:01Z', 'LATE'],
    ['COMPLETED', 'NONE', false, '2026-11-24T06:00:00Z', 'STATE'],
    ['COMPLETED', 'CONFIRMED', false, '2026-11-24T06:00:00Z', 'STATE'],
    ['ABSENT', 'NONE', false, '2026-11-30T06:00:00Z', 'OK'],
    ['ABSENT', 'NONE', true, '2026-11-24T06:00:00Z', 'STATE'],
    ['ABSENT', 'DISPUTED', false, '2026-11-24T06:00:00Z', 'STATE'],
  ])('P7 of %s and %s the student may say %s at %s: %s', (status, confirmation, isConfirmed, now, verdict) => {
    const outcomeAt = new Date('2026-11-23T06:00:00Z');
    expect(judgeWord({ status, confirmation, outcomeAt, correctedAt: null }, isConfirmed, new Date(now))).toBe(verdict);
  });

  it('P7 gives the student as long to dispute an absence that comes of a correction', () => {
    const outcomeAt = new Date('2026-11-23T06:00:00Z');
    const correctedAt = new Date('2026-12-10T06:00:00Z');
    const judged = (status: 'ABSENT' | 'COMPLETED', now: string) =>
      judgeWord({ status, confirmation: 'NONE', outcomeAt, correctedAt }, false, new Date(now));
    expect(judged('ABSENT', '2026-12-17T06:00:00Z')).toBe('OK');
    expect(judged('ABSENT', '2026-12-17T06:00:01Z')).toBe('LATE');
    expect(judged('COMPLETED', '2026-12-11T06:00:00Z')).toBe('STATE');
  });

  it('asks for a reason whenever somebody takes away what the other counted on', () => {
    const needing = TRANSITIONS.filter((one) => one.needsReason).map(({ action, by }) => `${action} ${by}`);
    expect([...new Set(needing)].sort()).toEqual([
      'CANCEL COUNSELLOR',
      'CANCEL STUDENT',
      'CORRECT COUNSELLOR',
      'CORRECT STAFF',
      'REJECT COUNSELLOR',
    ]);
  });

  it.each<[Action, (typeof STATUSES)[number], Side, Moment, string]>([
    ['APPROVE', 'WAITING', 'COUNSELLOR', at('2026-11-23T04:59:59Z'), 'OK'],
    ['APPROVE', 'WAITING', 'COUNSELLOR', at('2026-11-23T05:00:00Z'), 'LATE'],
    ['APPROVE', 'APPROVED', 'COUNSELLOR', at('2026-11-22T05:00:00Z'), 'STATE'],
    ['CANCEL', 'APPROVED', 'STUDENT', at('2026-11-22T17:00:00Z'), 'OK'],
    ['CANCEL', 'APPROVED', 'STUDENT', at('2026-11-22T17:00:01Z'), 'LATE'],
    ['CANCEL', 'APPROVED', 'COUNSELLOR', at('2026-11-23T04:00:00Z'), 'OK'],
    ['COMPLETE', 'APPROVED', 'COUNSELLOR', at('2026-11-23T04:59:59Z'), 'EARLY'],
    ['COMPLETE', 'APPROVED', 'COUNSELLOR', at('2026-11-23T05:00:00Z'), 'OK'],
    ['ABSENT', 'APPROVED', 'COUNSELLOR', at('2026-11-23T05:09:59Z'), 'EARLY'],
    ['ABSENT', 'APPROVED', 'COUNSELLOR', at('2026-11-23T05:10:00Z'), 'OK'],
    ['CORRECT', 'ABSENT', 'COUNSELLOR', at('2026-11-30T06:00:00Z', '2026-11-23T06:00:00Z'), 'OK'],
    ['CORRECT', 'ABSENT', 'COUNSELLOR', at('2026-11-30T06:00:01Z', '2026-11-23T06:00:00Z'), 'LATE'],
    ['CORRECT', 'ABSENT', 'STAFF', at('2026-11-30T06:00:00Z', '2026-11-23T06:00:00Z'), 'EARLY'],
    ['CORRECT', 'ABSENT', 'STAFF', at('2026-11-30T06:00:01Z', '2026-11-23T06:00:00Z'), 'OK'],
    ['CORRECT', 'COMPLETED', 'STAFF', at('2026-11-30T06:00:01Z', '2026-11-23T06:00:00Z'), 'OK'],
    ['CORRECT', 'APPROVED', 'STAFF', at('2026-12-05T06:00:00Z'), 'STATE'],
    ['EXPIRE', 'WAITING', 'SYSTEM', at('2026-11-23T05:00:00Z'), 'OK'],
    ['EXPIRE', 'WAITING', 'STUDENT', at('2026-11-23T05:00:00Z'), 'STATE'],
  ])('%s from %s by %s at %j is %s', (action, from, by, moment, verdict) => {
    expect(judge({ action, from, by }, moment)).toBe(verdict);
  });

  it('always knows the next step, until nothing is left to do', () => {
    const plain = { openTasks: 0, tasksDueAt: null, outcomeAt: null, correctedAt: null, hasRecord: true };
    const meeting = { ...plain, beginsAt, ending: 'WITHDRAWN' };
    const before = new Date('2026-11-22T00:00:00Z');
    const after = new Date('2026-11-23T06:00:00Z');
    const step = (status: (typeof STATUSES)[number], now: Date, openTasks = 0) =>
      nextStepOf({ ...meeting, status, openTasks, confirmation: 'NONE' }, now)?.step ?? null;
    expect(step('WAITING', before)).toBe('ANSWER');
    expect(step('APPROVED', before)).toBe('MEET');
    expect(step('APPROVED', after)).toBe('RECORD');
    expect(step('COMPLETED', after, 2)).toBe('FOLLOW_UP');
    const corrected = { ...meeting, status: 'COMPLETED', confirmation: 'NONE', hasRecord: false } as const;
    expect(nextStepOf(corrected, after)).toMatchObject({ step: 'RECORD', who: 'COUNSELLOR' });
    expect(['COMPLETED', 'REJECTED', 'ABSENT', 'AVAILABLE'].map((status) => step(status as 'ABSENT', after))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
