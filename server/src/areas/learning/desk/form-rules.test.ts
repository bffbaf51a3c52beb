import { describe, expect, it } from 'vitest';

import { aForm, aSession } from '../../../../test/programme-form.ts';
import {
  compareSessions,
  daysBetweenTerms,
  findFrozenChanges,
  daysForProgrammes,
  judgeForm,
  moveForm,
  readForm,
} from './form-rules.ts';

const TERM = { beginsOn: '2026-09-01', endsOn: '2026-12-31' };
const of = { managerId: 'm', deptCode: 'd' };
const judged = (more: Parameters<typeof aForm>[1]) =>
  judgeForm(readForm(aForm(of, more)), TERM).map(({ field, code, said }) => [field, code, ...said].join(' '));

describe('C8 a form', () => {
  it('that holds has nothing against it', () => {
    expect(judged({})).toEqual([]);
  });

  it.each([
    [
      { sessionList: [aSession('2026-12-01', { endsAt: '2026-12-01T01:00:00Z' })] },
      ['sessionList.0.endsAt SESSION_ORDER 1'],
    ],
    [
      {
        sessionList: [
          aSession('2026-12-08'),
          aSession('2026-12-01'),
          aSession('2026-12-08', { beginsAt: '2026-12-08T02:59:00Z', endsAt: '2026-12-08T04:00:00Z' }),
        ],
      },
      ['sessionList.2.beginsAt SESSION_OVERLAP 1 3'],
    ],
    [
      { sessionList: [aSession('2026-12-01'), aSession('2027-01-05')] },
      ['sessionList.1.beginsAt SESSION_OUTSIDE 2 2026-09-01 2026-12-31'],
    ],
    [
      { sessionList: [aSession('2026-08-31'), aSession('2026-12-08')] },
      ['sessionList.0.beginsAt SESSION_OUTSIDE 1 2026-09-01 2026-12-31'],
    ],
    [
      {
        competencyList: [
          { code: 'COMMUNITY', ratio: 60 },
          { code: 'CREATIVITY', ratio: 30 },
        ],
      },
      ['competencyList RATIO 90'],
    ],
    [
      {
        competencyList: [
          { code: 'COMMUNITY', ratio: 50 },
          { code: 'COMMUNITY', ratio: 50 },
        ],
      },
      ['competencyList COMPETENCY_TWICE'],
    ],
    [{ appliesUntil: '2026-11-23T00:00:00Z' }, ['appliesUntil APPLY_ORDER']],
    [{ appliesUntil: '2026-12-08T03:00:01Z' }, ['appliesUntil APPLY_AFTER_END']],
    [{ cancelsUntil: '2026-11-22T00:00:00Z' }, ['cancelsUntil CANCEL_ORDER']],
    [{ needsAssignment: true, assignmentUntil: '2026-11-30T00:00:00Z' }, ['assignmentUntil ASSIGNMENT_EARLY']],
    [{ hours: 1.25 }, ['hours HOURS']],
    [
      { sessionList: [aSession('2026-12-01', { onlineUrl: 'javascript:alert(1)' })] },
      ['sessionList.0.onlineUrl ONLINE_ADDRESS 1'],
    ],
    [
      { sessionList: [aSession('2026-12-01', { onlineUrl: 'https://zoom.us@example.com/j/1' })] },
      ['sessionList.0.onlineUrl ONLINE_ADDRESS 1'],
    ],
    [{ sessionList: [aSession('2026-12-01', { onlineUrl: 'https://zoom.us/j/1' })] }, []],
    [{ leastPeople: 2 }, ['decidesOn LEAST_PAIR']],
    [{ leastPeople: 2, decidesOn: '2026-11-30' }, ['decidesOn DECIDES_EARLY']],
    [{ decidesOn: '2026-11-30' }, ['leastPeople LEAST_PAIR']],
    [{ leastPeople: 4, decidesOn: '2026-11-30' }, ['leastPeople LEAST_MANY 3']],
    [{ leastPeople: 2, decidesOn: '2026-12-02' }, ['decidesOn DECIDES_LATE']],
  ] as [Parameters<typeof aForm>[1], string[]][])('%j is refused at its field', (more, expected) => {
    expect(judged(more)).toEqual(expected);
  });

  it('names everything that does not hold at once', () => {
    expect(judged({ hours: 1.25, leastPeople: 2, appliesUntil: '2026-11-01T00:00:00Z' })).toHaveLength(3);
  });

  it('writes moments in one way, and asks for no assignment that nobody needs', () => {
    const read = readForm(aForm(of, { appliesFrom: '2026-11-23T00:00:00Z', assignmentUntil: '2026-12-10T00:00:00Z' }));
    expect(read).toMatchObject({ appliesFrom: '2026-11-23T00:00:00.000Z', assignmentUntil: null });
  });
});

describe('C8 a copy', () => {
  it('lies on the same weekdays of the same weeks of the other term', () => {
    const days = daysBetweenTerms({ week1On: '2026-09-01' }, { week1On: '2027-03-02' });
    expect(days % 7).toBe(0);
    const moved = moveForm(aForm(of, { leastPeople: 2, decidesOn: '2026-11-30' }), days);
    // The fourteenth week's Tuesday in both.
    expect(moved.sessionList.map(({ beginsAt, sessionId }) => [beginsAt, sessionId])).toEqual([
      ['2027-06-01T01:00:00.000Z', null],
      ['2027-06-08T01:00:00.000Z', null],
    ]);
    expect(moved).toMatchObject({ appliesUntil: '2027-05-31T09:00:00.000Z', decidesOn: '2027-05-31' });
  });

  it('takes the week of a first day in the middle of it', () => {
    expect(daysBetweenTerms({ week1On: '2026-09-02' }, { week1On: '2026-09-11' })).toBe(7);
  });
});

describe('C8 a change', () => {
  const before = aForm(of, {
    sessionList: [aSession('2026-12-01', { sessionId: 'one' }), aSession('2026-12-08', { sessionId: 'two' })],
  });

  it('of what was approved is named, and the order of a list is none', () => {
    const after = {
      ...before,
      hours: 5,
      points: null,
      competencyList: before.competencyList.toReversed(),
      capacity: 9,
    };
    expect(findFrozenChanges(before, after)).toEqual(['hours', 'points']);
    expect(findFrozenChanges(before, { ...before, place: 'x', nameKo: 'y', question: 'z' })).toEqual([]);
  });

  it('of sessions tells those that moved from those of which only words are others', () => {
    const [one, two] = before.sessionList;
    if (!one || !two) throw new Error('two sessions were made above');
    const changes = compareSessions(before.sessionList, [
      { ...two, teacherNm: '김강사' },
      { ...one, beginsAt: '2026-12-02T01:00:00.000Z', endsAt: '2026-12-02T03:00:00.000Z' },
      aSession('2026-12-15'),
    ]);
    expect(changes).toMatchObject({
      added: [{ at: 2 }],
      moved: [{ at: 1, session: { sessionId: 'one' } }],
      reworded: [{ at: 0, session: { sessionId: 'two' } }],
      removedIds: [],
    });
    const translated = compareSessions(before.sessionList, [
      { ...one, titleEn: 'Voice' },
      { ...two, placeEn: 'Room 2' },
    ]);
    expect(translated).toMatchObject({ added: [], moved: [], reworded: [], removedIds: [] });
    expect(translated.translated.map(({ at }) => at)).toEqual([0, 1]);
    expect(compareSessions(before.sessionList, [one]).removedIds).toEqual(['two']);
    // An id that is none of its sessions' makes a new one.
    expect(compareSessions(before.sessionList, [one, two, { ...one, sessionId: 'foreign' }]).added).toHaveLength(1);
  });
});

describe('C2 days for programmes', () => {
  const AUTUMN = { beginsOn: '2026-08-31', endsOn: '2026-12-18' };
  const SPRING = { beginsOn: '2027-03-02', endsOn: '2027-06-18' };

  it('are those of the term and of the vacation after it', () => {
    expect(daysForProgrammes(AUTUMN, [SPRING, AUTUMN])).toEqual({ beginsOn: '2026-08-31', endsOn: '2027-03-01' });
  });

  it('go on for twelve weeks where the next term is not set up', () => {
    expect(daysForProgrammes(SPRING, [SPRING, AUTUMN])).toEqual({ beginsOn: '2027-03-02', endsOn: '2027-09-10' });
  });
});
