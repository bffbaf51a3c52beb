import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  attendanceRate,
  drawOrder,
  hasCompleted,
  holdingOf,
  offerEnd,
  placeFor,
  stageOf,
  type Standing,
} from './rules.ts';

const at = (hour: string): Date => new Date(`2026-11-24T${hour}:00Z`);
const PROGRAMME: Standing = {
  appliesFrom: at('09:00'),
  appliesUntil: at('10:00'),
  beginsAt: at('12:00'),
  endsAt: at('14:00'),
  publishedAt: at('08:00'),
  closedAt: null,
  cancelledAt: null,
  capacity: 2,
  queueCapacity: 1,
  taken: 0,
  held: 0,
  queued: 0,
  selection: 'FIRST_COME',
  opening: 'APPROVED',
};

describe('C1 how a programme stands', () => {
  it.each([
    ['08:59', {}, 'SOON'],
    ['09:00', {}, 'OPEN'],
    ['09:30', { taken: 1, held: 1 }, 'QUEUE'],
    ['09:30', { taken: 2, queued: 1 }, 'FULL'],
    ['09:30', { taken: 2, queued: 1, selection: 'LOTTERY' }, 'OPEN'],
    ['10:00', {}, 'APPLIED'],
    ['12:00', {}, 'RUNNING'],
    ['14:00', {}, 'OVER'],
    ['14:00', { closedAt: at('13:00') }, 'CLOSED'],
    ['09:30', { cancelledAt: at('09:00') }, 'CANCELLED'],
    ['09:30', { publishedAt: null, opening: null }, 'DRAFT'],
    ['09:30', { publishedAt: null, opening: 'WAITING' }, 'REVIEW'],
    ['09:30', { publishedAt: null, opening: 'REFUSED' }, 'REFUSED'],
    // Taken back for changes.
    ['09:30', { opening: 'WAITING' }, 'REVIEW'],
  ] as const)('at %s with %o is %s', (hour, rest, stage) => {
    expect(stageOf({ ...PROGRAMME, ...rest }, at(hour))).toBe(stage);
  });

  it.each([
    [{}, 'SEAT'],
    [{ taken: 2 }, 'QUEUE'],
    [{ taken: 1, held: 1, queued: 1 }, null],
    [{ taken: 2, queued: 1, selection: 'SELECTION' }, 'CHOICE'],
  ] as const)('applying with %o leads to %s', (rest, place) => {
    expect(placeFor({ ...PROGRAMME, ...rest })).toBe(place);
  });
});

describe('C3 what a trainee takes', () => {
  it.each([
    ['CONFIRM', 3, null, 'TAKEN'],
    ['TEMP', 3, null, 'QUEUED'],
    ['TEMP', 3, at('10:00'), 'HELD'],
    ['APPLY', 3, null, 'QUEUED'],
    ['APPLY', null, null, 'NONE'],
    ['APPLY', 3, at('10:00'), 'HELD'],
    ['CANCEL', 3, null, 'NONE'],
    ['REJECT', 3, null, 'NONE'],
  ] as const)('%s with place %s and offer %s: %s', (status, place, offeredUntil, holding) => {
    expect(holdingOf({ status, place, offeredUntil })).toBe(holding);
  });

  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z'],
    ['2026-11-23T12:00:00Z', '2026-11-23T14:00:00Z'],
    ['2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z'],
    ['2026-11-24T12:00:00Z', undefined],
  ])('an offer made at %s ends at %s', (now, end) => {
    expect(offerEnd(PROGRAMME.beginsAt, new Date(now))).toEqual(end && new Date(end));
  });
});

describe('C4 the lottery', () => {
  const applicants = Array.from({ length: 30 }, (_, at_) => ({ id: `applicant-${at_}` }));

  it('gives the same order for the same seed, whatever the order of those who applied', () => {
    const drawn = drawOrder('seed', applicants);
    expect(drawOrder('seed', applicants.toReversed())).toEqual(drawn);
    expect(drawOrder('another', applicants)).not.toEqual(drawn);
    expect(drawn.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      applicants.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  it('can be worked out again by anybody: SHA-256 of seed, colon and id', () => {
    expect(drawOrder('1', [{ id: 'b' }, { id: 'a' }]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('C5 attendance and completion', () => {
  it.each([
    [{ present: 8, late: 0, absent: 2, excused: 0, over: 10 }, 80],
    [{ present: 6, late: 3, absent: 1, excused: 0, over: 10 }, 80],
    [{ present: 6, late: 2, absent: 2, excused: 0, over: 10 }, 80],
    [{ present: 7, late: 0, absent: 2, excused: 1, over: 10 }, 77],
    [{ present: 0, late: 0, absent: 0, excused: 3, over: 3 }, 100],
    [{ present: 0, late: 0, absent: 0, excused: 0, over: 0 }, null],
    [{ present: 0, late: 3, absent: 0, excused: 0, over: 3 }, 66],
  ])('%o is %s percent', (attended, rate) => {
    expect(attendanceRate(attended)).toBe(rate);
  });

  it('never leaves 0 to 100', () => {
    const few = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(few, few, few, few, (present, late, absent, excused) => {
        const over = present + late + absent + excused;
        const rate = attendanceRate({ present, late, absent, excused, over });
        return rate === null ? over === 0 : rate >= 0 && rate <= 100;
      }),
    );
  });

  const RULES = { leastAttendance: 80, needsSurvey: true, needsAssignment: true };
  const DONE = {
    present: 8,
    late: 0,
    absent: 2,
    excused: 0,
    over: 10,
    sessions: 10,
    isSurveyDone: true,
    isAssignmentAccepted: true,
  };
  it.each([
    [{}, true],
    [{ present: 7, absent: 3 }, false],
    [{ isSurveyDone: false }, false],
    [{ isAssignmentAccepted: false }, false],
    [{ over: 9, absent: 1 }, false],
  ])('with %o it is %s', (rest, isDone) => {
    expect(hasCompleted(RULES, { ...DONE, ...rest })).toBe(isDone);
  });
});
