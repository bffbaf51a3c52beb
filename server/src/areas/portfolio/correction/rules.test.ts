import { CORRECTION_STATUSES } from '@naru/contract/areas/portfolio/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import {
  answerDay,
  CORRECTION_SIDES,
  CORRECTION_TRANSITIONS,
  dayEndingAt,
  endOfDay,
  hasAnswer,
  urgencyOf,
  workingAnswerDay,
} from './rules.ts';

describe('W4 the machine of corrections', () => {
  testMachine({
    transitions: CORRECTION_TRANSITIONS,
    statuses: CORRECTION_STATUSES,
    sides: CORRECTION_SIDES,
    table: `
      WITHDRAW REQUESTED REQUESTED STUDENT
      GONE     REQUESTED REQUESTED STUDENT
      CLAIM    REQUESTED REQUESTED CORRECTOR
      ASSIGN   REQUESTED REQUESTED OFFICE SYSTEM
      RELEASE  REQUESTED REQUESTED ASSIGNEE OFFICE SYSTEM
      FINISH   REQUESTED COMPLETED ASSIGNEE
    `,
  });
});

describe('W6 when an answer comes', () => {
  const FRIDAY = new Date('2026-11-20T01:00:00.000Z');
  const NONE: ReadonlySet<string> = new Set();

  it('is the third working day after the day of asking', () => {
    expect(workingAnswerDay(FRIDAY, NONE)).toBe('2026-11-25');
    expect(workingAnswerDay(new Date('2026-11-23T01:00:00.000Z'), NONE)).toBe('2026-11-26');
  });

  it('goes by the day in Seoul', () => {
    expect(workingAnswerDay(new Date('2026-11-22T14:59:00.000Z'), NONE)).toBe('2026-11-25');
    expect(workingAnswerDay(new Date('2026-11-22T15:00:00.000Z'), NONE)).toBe('2026-11-26');
  });

  it('leaves out holidays, also many in a row', () => {
    expect(workingAnswerDay(FRIDAY, new Set(['2026-11-23', '2026-11-25']))).toBe('2026-11-27');
    const week = ['2027-02-05', '2027-02-08', '2027-02-09'];
    expect(workingAnswerDay(new Date('2027-02-04T01:00:00.000Z'), new Set(week))).toBe('2027-02-12');
  });

  it.each([
    [null, '2026-11-25'],
    ['2026-12-31', '2026-11-25'],
    ['2026-11-26', '2026-11-25'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-21', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
  ])('of a paper that is due on %s is %s', (dueOn, expected) => {
    expect(answerDay(FRIDAY, { dueOn, holidays: NONE })).toBe(expected);
  });

  it('ends with its day, and presses within 48 hours', () => {
    const end = endOfDay('2026-11-25');
    expect(end.toISOString()).toBe('2026-11-25T15:00:00.000Z');
    expect(dayEndingAt(end)).toBe('2026-11-25');
    expect(urgencyOf(end, new Date('2026-11-23T14:59:00.000Z'))).toBe('LATER');
    expect(urgencyOf(end, new Date('2026-11-23T15:00:00.000Z'))).toBe('SOON');
    expect(urgencyOf(end, new Date('2026-11-25T14:59:59.000Z'))).toBe('SOON');
    expect(urgencyOf(end, end)).toBe('LATE');
  });
});

describe('W5 something to hand back', () => {
  it.each([
    [0, '', {}, false],
    [0, ' \n', {}, false],
    [1, '', {}, true],
    [0, '좋아요.', {}, true],
    [0, '', { FIT: 4 }, true],
  ] as const)('with %i comments, “%s” and %o', (count, overall, rubric, expected) => {
    expect(hasAnswer({ overall, rubric }, count)).toBe(expected);
  });
});
