import { describe, expect, it } from 'vitest';

import {
  certificateNumber,
  drawCheckCode,
  handInEnd,
  isLost,
  lacksOf,
  maskName,
  readCheckCode,
  stateOf,
  surveyWindow,
  type Facts,
} from './rules.ts';

const at = (day: string): Date => new Date(`2026-12-${day}T00:00:00Z`);
const DONE: Facts = {
  leastAttendance: 80,
  needsSurvey: true,
  needsAssignment: true,
  present: 4,
  late: 0,
  absent: 1,
  excused: 0,
  over: 5,
  sessions: 5,
  open: 0,
  isSurveyDone: true,
  assignment: 'ACCEPTED',
  isRepeat: false,
  completedAt: null,
  isWithdrawnByHand: false,
};

describe('C5 how a completion stands', () => {
  it.each([
    [{}, 'READY', []],
    [{ completedAt: at('01') }, 'COMPLETED', []],
    [{ isWithdrawnByHand: true }, 'WITHDRAWN', []],
    [{ over: 4 }, 'RUNNING', ['SESSIONS']],
    [{ over: 0, present: 0, absent: 0 }, 'RUNNING', ['SESSIONS']],
    [{ present: 3 }, 'LACKING', ['ATTENDANCE']],
    [{ present: 3, open: 1 }, 'WAITING', ['ATTENDANCE']],
    // Attendance is enough whatever comes of the open session: what lacks is the person's.
    [{ open: 1, isSurveyDone: false }, 'LACKING', ['SURVEY']],
    [{ isSurveyDone: false, needsSurvey: false }, 'READY', []],
    [{ assignment: 'HANDED_IN' }, 'WAITING', ['ASSIGNMENT']],
    [{ assignment: 'RETURNED' }, 'LACKING', ['ASSIGNMENT']],
    [{ assignment: null }, 'LACKING', ['ASSIGNMENT']],
    [{ assignment: null, needsAssignment: false }, 'READY', []],
    [{ isRepeat: true }, 'LACKING', ['REPEAT']],
    [{ isRepeat: true, completedAt: at('01') }, 'COMPLETED', []],
  ] as const)('with %o: %s', (rest, state, lacks) => {
    const facts: Facts = { ...DONE, ...rest };
    expect(stateOf(facts)).toBe(state);
    expect(lacksOf(facts)).toEqual(lacks);
  });

  it.each([
    ['RULE', 3, true],
    ['RULE', 4, false],
    ['HAND', 3, false],
    ['SHEET', 3, false],
  ])('completed by %s with %i of 5 present, it is lost: %s', (completionMethod, present, lost) => {
    expect(isLost({ ...DONE, completedAt: at('01'), completionMethod, present })).toBe(lost);
  });
});

describe('C5 an assignment', () => {
  it.each([
    [null, null, null],
    ['10', null, '10'],
    ['10', '02', '10'],
    // Returned late, it has seven days more.
    ['10', '09', '16'],
    [null, '09', null],
  ])('due on %s and returned on %s may be handed in until %s', (until, returned, end) => {
    const day = (of: string | null): Date | null => (of === null ? null : at(of));
    expect(handInEnd(day(until), day(returned))).toEqual(day(end));
  });
});

describe('C5 the survey', () => {
  it('is open from the beginning of the last session for thirty days', () => {
    const last = { beginsAt: at('01'), endsAt: at('01') };
    expect(surveyWindow(last, null)).toEqual({ opensAt: at('01'), closesAt: at('31') });
  });

  it('is open for thirty days after a completion that came late', () => {
    const last = { beginsAt: at('01'), endsAt: at('01') };
    const closesAt = (days: number) =>
      surveyWindow(last, new Date(at('01').getTime() + days * 86_400_000)).closesAt.getTime() - at('01').getTime();
    expect([closesAt(-1), closesAt(0), closesAt(32)].map((ms) => ms / 86_400_000)).toEqual([30, 30, 62]);
  });
});

describe('C7 a certificate', () => {
  it.each([
    ['김나루', '김○○'],
    ['김철', '김○'],
    ['남', '○'],
    ['Naru Kim', 'N○○○ K○○'],
  ])('hides the name of %s as %s', (name, hidden) => {
    expect(maskName(name)).toBe(hidden);
  });

  it('has a number of the year and a code that is read in any spelling', () => {
    expect(certificateNumber(2026, 42)).toBe('NR-2026-000042');
    const code = drawCheckCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(drawCheckCode()).not.toBe(code);
    expect(readCheckCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readCheckCode('')).toBe('');
  });
});
