import { expect, it } from 'vitest';

import { canAgree, cutNote, isPrepOpen, prepOpensOn } from './rules.ts';

/** Monday the 23rd, ten in Seoul. */
const beginsAt = new Date('2026-11-23T01:00:00Z');
const meeting = { kind: 'PROFESSOR', status: 'APPROVED', ending: null, beginsAt } as const;
const at = (time: string) => new Date(time);

it('opens with the day before, in Seoul', () => {
  expect(prepOpensOn(beginsAt)).toBe('2026-11-22');
  expect(isPrepOpen(meeting, at('2026-11-21T14:59:59Z'))).toBe(false);
  expect(isPrepOpen(meeting, at('2026-11-21T15:00:00Z'))).toBe(true);
});

it('closes seven days after the begin, and with the record', () => {
  expect(isPrepOpen(meeting, at('2026-11-30T01:00:00Z'))).toBe(true);
  expect(isPrepOpen(meeting, at('2026-11-30T01:00:01Z'))).toBe(false);
  for (const status of ['WAITING', 'COMPLETED', 'ABSENT', 'REJECTED', 'AVAILABLE'] as const)
    expect(isPrepOpen({ ...meeting, status }, beginsAt)).toBe(false);
});

it('H6 is never there for a peer coach, nor for a case of law', () => {
  for (const kind of ['PEER', 'LAW'] as const) {
    expect(isPrepOpen({ ...meeting, kind }, beginsAt)).toBe(false);
    expect(canAgree({ ...meeting, kind }, at('2026-11-20T01:00:00Z'))).toBe(false);
  }
});

it('is agreed to until the meeting begins, and of nothing that is over', () => {
  expect(canAgree(meeting, at('2026-11-23T00:59:59Z'))).toBe(true);
  expect(canAgree({ ...meeting, status: 'WAITING' }, at('2026-11-20T01:00:00Z'))).toBe(true);
  expect(canAgree(meeting, beginsAt)).toBe(false);
  expect(canAgree({ ...meeting, ending: 'CANCELLED_BY_STUDENT' }, at('2026-11-20T01:00:00Z'))).toBe(false);
});

it('cuts a note between characters', () => {
  expect(cutNote('가나다', 3)).toEqual({ sharedNote: '가나다', isCut: false });
  expect(cutNote('😀😀😀😀', 3)).toEqual({ sharedNote: '😀😀😀', isCut: true });
});
