import type { ActionTable } from '@naru/contract/shared/workflow.ts';
import { COUNSELLOR_STEPS, STUDENT_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../../test/machine-matrix.ts';
import { machineOf } from '../../../../blocks/workflow/machine.ts';
import {
  confirmationAfter,
  judgeAsk,
  judgeStep,
  judgeWord,
  MEETING_TRANSITIONS,
  nextStepOf,
  otherOutcome,
  untilOf,
  type Action,
  type Confirmation,
  type JudgedMeeting,
  type Side,
} from './rules.ts';

const STATUSES = ENUMS.counsellingStatus;
const find = machineOf(MEETING_TRANSITIONS);
const CANCEL_HOURS = 12;

const beginsAt = new Date('2026-11-23T05:00:00Z');
const outcomeAt = new Date('2026-11-23T06:00:00Z');

const aMeeting = (more: Partial<JudgedMeeting> = {}): JudgedMeeting => ({
  status: 'APPROVED',
  kind: 'PROFESSOR',
  beginsAt,
  ending: null,
  confirmation: 'NONE',
  outcomeAt: null,
  correctedAt: null,
  disputedAt: null,
  corrections: [],
  ...more,
});

function verdictOf(action: Action, by: Side, meeting: JudgedMeeting, now: string): string {
  const transition = find({ action, from: meeting.status, by });
  return transition ? judgeStep(meeting, transition, { now: new Date(now), cancelHours: CANCEL_HOURS }) : 'NONE';
}

/** Written by hand after the specification (How counselling moves). */
describe('P5 the machine of requests', () => {
  testMachine({
    transitions: MEETING_TRANSITIONS,
    statuses: STATUSES,
    sides: ['STUDENT', 'COUNSELLOR', 'STAFF', 'SYSTEM'],
    table: `
    ASK               AVAILABLE WAITING   STUDENT
    ASK_AGREED        AVAILABLE APPROVED  STUDENT
    INVITE            -         AVAILABLE COUNSELLOR
    ACCEPT            AVAILABLE APPROVED  STUDENT
    DECLINE           AVAILABLE AVAILABLE STUDENT
    RETRACT           AVAILABLE AVAILABLE COUNSELLOR
    EXPIRE            AVAILABLE AVAILABLE SYSTEM
    END_DUTY          AVAILABLE AVAILABLE SYSTEM
    APPROVE           WAITING   APPROVED  COUNSELLOR
    REJECT            WAITING   REJECTED  COUNSELLOR
    EXPIRE            WAITING   REJECTED  SYSTEM
    END_DUTY          WAITING   REJECTED  SYSTEM
    WITHDRAW          WAITING   AVAILABLE STUDENT
    RESCHEDULE        WAITING   AVAILABLE STUDENT
    CANCEL            APPROVED  AVAILABLE STUDENT COUNSELLOR
    RESCHEDULE        APPROVED  AVAILABLE STUDENT COUNSELLOR
    END_DUTY          APPROVED  AVAILABLE SYSTEM
    COMPLETE          APPROVED  COMPLETED COUNSELLOR
    ABSENT            APPROVED  ABSENT    COUNSELLOR
    ENTER             -         COMPLETED COUNSELLOR
    CHANGE_RECORD     COMPLETED COMPLETED COUNSELLOR
    CORRECT_COMPLETED ABSENT    COMPLETED COUNSELLOR STAFF
    CORRECT_ABSENT    COMPLETED ABSENT    COUNSELLOR STAFF
    CONFIRM           COMPLETED COMPLETED STUDENT
    DISPUTE           COMPLETED COMPLETED STUDENT
    DISPUTE           ABSENT    ABSENT    STUDENT
    UNCONFIRM         COMPLETED COMPLETED SYSTEM
    ASK_CORRECTION    COMPLETED COMPLETED STUDENT COUNSELLOR
    ASK_CORRECTION    ABSENT    ABSENT    STUDENT COUNSELLOR`,
  });

  it('says how a request is over, wherever an hour is given back or refused', () => {
    const over = MEETING_TRANSITIONS.filter(({ ending }) => ending !== undefined);
    expect(over.map(({ action, from, by, ending }) => `${action} ${from} ${by} ${ending}`)).toEqual([
      'DECLINE AVAILABLE STUDENT DECLINED',
      'RETRACT AVAILABLE COUNSELLOR CANCELLED_BY_COUNSELLOR',
      'EXPIRE AVAILABLE SYSTEM EXPIRED',
      'END_DUTY AVAILABLE SYSTEM CANCELLED_BY_COUNSELLOR',
      'REJECT WAITING COUNSELLOR DECLINED',
      'EXPIRE WAITING SYSTEM EXPIRED',
      'WITHDRAW WAITING STUDENT WITHDRAWN',
      'RESCHEDULE WAITING STUDENT RESCHEDULED',
      'CANCEL APPROVED STUDENT CANCELLED_BY_STUDENT',
      'RESCHEDULE APPROVED STUDENT RESCHEDULED',
      'CANCEL APPROVED COUNSELLOR CANCELLED_BY_COUNSELLOR',
      'RESCHEDULE APPROVED COUNSELLOR RESCHEDULED',
      'END_DUTY APPROVED SYSTEM CANCELLED_BY_COUNSELLOR',
    ]);
  });

  it('moves nothing that is over', () => {
    const over = aMeeting({ status: 'AVAILABLE', ending: 'WITHDRAWN' });
    expect(verdictOf('ACCEPT', 'STUDENT', over, '2026-11-22T05:00:00Z')).toBe('OVER');
  });

  it('is corrected within a week of the outcome, or of the dispute', () => {
    const absent = aMeeting({ status: 'ABSENT', outcomeAt: new Date('2026-11-23T05:10:00Z') });
    const judged = (disputedAt: string | null) =>
      verdictOf(
        'CORRECT_COMPLETED',
        'COUNSELLOR',
        { ...absent, disputedAt: disputedAt === null ? null : new Date(disputedAt) },
        '2026-12-05T05:00:00Z',
      );
    expect(judged(null)).toBe('LATE');
    expect(judged('2026-11-30T05:00:00Z')).toBe('OK');
    expect(judged('2026-11-28T04:00:00Z')).toBe('LATE');
  });

  it('leaves the hour of a legal case with its case', () => {
    const before = '2026-11-22T00:00:00Z';
    const [law, other] = [aMeeting({ kind: 'LAW' }), aMeeting()];
    for (const side of ['STUDENT', 'COUNSELLOR'] as const) {
      expect(verdictOf('RESCHEDULE', side, law, before)).toBe('LAW_HOUR');
      expect(verdictOf('RESCHEDULE', side, other, before)).toBe('OK');
      expect(verdictOf('CANCEL', side, law, before)).toBe('OK');
    }
  });

  it('asks for a reason whenever somebody takes away what the other counted on', () => {
    const needing = (side: string, table: ActionTable) =>
      Object.entries(table).flatMap(([action, { needs }]) => ('reason' in needs ? [`${action} ${side}`] : []));
    expect([...needing('COUNSELLOR', COUNSELLOR_STEPS), ...needing('STUDENT', STUDENT_STEPS)].sort()).toEqual([
      'ASK_CORRECTION COUNSELLOR',
      'ASK_CORRECTION STUDENT',
      'CANCEL COUNSELLOR',
      'CANCEL STUDENT',
      'CORRECT_ABSENT COUNSELLOR',
      'CORRECT_COMPLETED COUNSELLOR',
      'DISPUTE STUDENT',
      'REJECT COUNSELLOR',
      'RESCHEDULE COUNSELLOR',
    ]);
  });

  it.each<[Action, Side, Partial<JudgedMeeting>, string, string]>([
    ['APPROVE', 'COUNSELLOR', { status: 'WAITING' }, '2026-11-23T04:59:59Z', 'OK'],
    ['APPROVE', 'COUNSELLOR', { status: 'WAITING' }, '2026-11-23T05:00:00Z', 'LATE'],
    ['CANCEL', 'STUDENT', {}, '2026-11-22T17:00:00Z', 'OK'],
    ['CANCEL', 'STUDENT', {}, '2026-11-22T17:00:01Z', 'LATE'],
    ['RESCHEDULE', 'STUDENT', {}, '2026-11-22T17:00:00Z', 'OK'],
    ['RESCHEDULE', 'STUDENT', {}, '2026-11-22T17:00:01Z', 'LATE'],
    ['RESCHEDULE', 'STUDENT', { status: 'WAITING' }, '2026-11-23T04:59:59Z', 'OK'],
    ['CANCEL', 'COUNSELLOR', {}, '2026-11-23T04:00:00Z', 'OK'],
    ['COMPLETE', 'COUNSELLOR', {}, '2026-11-23T04:59:59Z', 'EARLY'],
    ['COMPLETE', 'COUNSELLOR', {}, '2026-11-23T05:00:00Z', 'OK'],
    ['ABSENT', 'COUNSELLOR', {}, '2026-11-23T05:09:59Z', 'EARLY'],
    ['ABSENT', 'COUNSELLOR', {}, '2026-11-23T05:10:00Z', 'OK'],
    ['CORRECT_COMPLETED', 'COUNSELLOR', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:00Z', 'OK'],
    ['CORRECT_COMPLETED', 'COUNSELLOR', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:01Z', 'LATE'],
    ['CORRECT_COMPLETED', 'STAFF', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:00Z', 'EARLY'],
    ['CORRECT_COMPLETED', 'STAFF', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:01Z', 'OK'],
    ['CORRECT_ABSENT', 'STAFF', { status: 'COMPLETED', outcomeAt }, '2026-11-30T06:00:01Z', 'OK'],
    ['CHANGE_RECORD', 'COUNSELLOR', { status: 'COMPLETED', outcomeAt }, '2027-11-30T06:00:01Z', 'OK'],
    ['EXPIRE', 'SYSTEM', { status: 'WAITING' }, '2026-11-23T05:00:00Z', 'OK'],
    ['EXPIRE', 'SYSTEM', { status: 'WAITING' }, '2026-11-23T04:59:59Z', 'EARLY'],
    [
      'UNCONFIRM',
      'SYSTEM',
      { status: 'COMPLETED', outcomeAt, confirmation: 'WAITING' },
      '2026-11-30T06:00:00Z',
      'EARLY',
    ],
    ['UNCONFIRM', 'SYSTEM', { status: 'COMPLETED', outcomeAt, confirmation: 'WAITING' }, '2026-11-30T06:00:01Z', 'OK'],
    [
      'UNCONFIRM',
      'SYSTEM',
      { status: 'COMPLETED', outcomeAt, confirmation: 'DISPUTED' },
      '2026-12-30T06:00:00Z',
      'UNASKED',
    ],
  ])('%s by %s of %j at %s is %s', (action, by, more, now, verdict) => {
    expect(verdictOf(action, by, aMeeting(more), now)).toBe(verdict);
  });

  it.each<[Action, Side, Partial<JudgedMeeting>, string | null]>([
    ['APPROVE', 'COUNSELLOR', { status: 'WAITING' }, '2026-11-23T05:00:00.000Z'],
    ['CANCEL', 'STUDENT', {}, '2026-11-22T17:00:00.000Z'],
    ['COMPLETE', 'COUNSELLOR', {}, null],
    ['DISPUTE', 'STUDENT', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:00.000Z'],
    ['CORRECT_COMPLETED', 'COUNSELLOR', { status: 'ABSENT', outcomeAt }, '2026-11-30T06:00:00.000Z'],
  ])('%s by %s of %j can be taken until %s', (action, by, more, until) => {
    const meeting = aMeeting(more);
    const transition = find({ action, from: meeting.status, by });
    expect(transition && (untilOf(meeting, transition, CANCEL_HOURS)?.toISOString() ?? null)).toBe(until);
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

describe('P7 the student’s word', () => {
  it.each<[Parameters<typeof judgeWord>[0]['status'], Confirmation, boolean, string, string]>([
    ['COMPLETED', 'WAITING', true, '2026-11-30T06:00:00Z', 'OK'],
    ['COMPLETED', 'WAITING', false, '2026-11-30T06:00:01Z', 'LATE'],
    ['COMPLETED', 'NONE', false, '2026-11-24T06:00:00Z', 'UNASKED'],
    ['COMPLETED', 'CONFIRMED', false, '2026-11-24T06:00:00Z', 'UNASKED'],
    ['ABSENT', 'NONE', false, '2026-11-30T06:00:00Z', 'OK'],
    ['ABSENT', 'NONE', true, '2026-11-24T06:00:00Z', 'UNASKED'],
    ['ABSENT', 'DISPUTED', false, '2026-11-24T06:00:00Z', 'UNASKED'],
  ])('of %s and %s the student may say %s at %s: %s', (status, confirmation, isConfirmed, now, verdict) => {
    expect(judgeWord({ status, confirmation, outcomeAt, correctedAt: null }, isConfirmed, new Date(now))).toBe(verdict);
  });

  it('gives the student as long to dispute an absence that comes of a correction', () => {
    const correctedAt = new Date('2026-12-10T06:00:00Z');
    const judged = (status: 'ABSENT' | 'COMPLETED', now: string) =>
      judgeWord({ status, confirmation: 'NONE', outcomeAt, correctedAt }, false, new Date(now));
    expect(judged('ABSENT', '2026-12-17T06:00:00Z')).toBe('OK');
    expect(judged('ABSENT', '2026-12-17T06:00:01Z')).toBe('LATE');
    expect(judged('COMPLETED', '2026-12-11T06:00:00Z')).toBe('UNASKED');
  });

  it('is asked for anew where the counsellor corrects what was entered afterwards', () => {
    const after = (['COMPLETED', 'ABSENT'] as const).flatMap((to) =>
      (['COUNSELLOR', 'STAFF'] as const).map((by) => confirmationAfter('POST_HOC', to, by)),
    );
    expect(after).toEqual(['WAITING', 'CONFIRMED', 'NONE', 'NONE']);
    expect(confirmationAfter('STUDENT', 'COMPLETED', 'COUNSELLOR')).toBe('NONE');
  });
});

describe('P5 asking for a correction', () => {
  const late = new Date('2026-11-30T06:00:01Z');
  const ask = (more: Partial<JudgedMeeting>, by: Side = 'COUNSELLOR', now = late) =>
    judgeAsk(aMeeting({ status: 'ABSENT', outcomeAt, ...more }), by, now);

  it('turns an outcome into the other one, and nothing else', () => {
    const turned = STATUSES.map((status) => [status, otherOutcome(status)]);
    expect(turned.filter(([, other]) => other !== undefined)).toEqual([
      ['COMPLETED', 'ABSENT'],
      ['ABSENT', 'COMPLETED'],
    ]);
  });

  it('is for what the counsellor cannot correct any more', () => {
    expect(ask({})).toBe('OK');
    expect(ask({ status: 'COMPLETED' })).toBe('OK');
    expect(ask({}, 'COUNSELLOR', new Date('2026-11-30T06:00:00Z'))).toBe('EARLY');
    expect(ask({ disputedAt: new Date('2026-11-29T06:00:00Z') })).toBe('EARLY');
  });

  it('is for the student who disputed it in time', () => {
    expect(ask({}, 'STUDENT')).toBe('UNDISPUTED');
    expect(ask({ confirmation: 'DISPUTED' }, 'STUDENT')).toBe('OK');
  });

  it('is for nothing without an outcome, and never for legal counselling', () => {
    expect(ask({ status: 'APPROVED' })).toBe('NO_OUTCOME');
    expect(ask({ kind: 'LAW' })).toBe('LAW_OUTCOME');
  });

  it('waits for one answer at a time, and takes no for an answer', () => {
    expect(ask({ corrections: [{ status: 'WAITING', to: 'COMPLETED' }] })).toBe('ASKED_BEFORE');
    expect(ask({ corrections: [{ status: 'DECLINED', to: 'COMPLETED' }] })).toBe('ASKED_BEFORE');
    expect(ask({ corrections: [{ status: 'DECLINED', to: 'ABSENT' }] })).toBe('OK');
    expect(ask({ corrections: [{ status: 'ACCEPTED', to: 'COMPLETED' }] })).toBe('OK');
  });
});
