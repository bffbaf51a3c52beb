import { describe, expect, it } from 'vitest';

import { dueWindow, entryStateOf } from './rules.ts';

describe('P12 what calendars hear', () => {
  it.each([
    ['APPROVED', null, true, 'CONFIRMED'],
    ['AVAILABLE', 'CANCELLED_BY_STUDENT', true, 'CANCELLED'],
    ['AVAILABLE', 'CANCELLED_BY_COUNSELLOR', true, 'CANCELLED'],
    // Moved after it was agreed: it waits for its answer, at its new hour.
    ['WAITING', null, true, 'TENTATIVE'],
    ['AVAILABLE', null, true, 'TENTATIVE'],
    ['REJECTED', 'DECLINED', true, 'CANCELLED'],
    ['REJECTED', 'EXPIRED', true, 'CANCELLED'],
    ['AVAILABLE', 'WITHDRAWN', true, 'CANCELLED'],
    // The one that took its place speaks.
    ['AVAILABLE', 'RESCHEDULED', true, undefined],
    ['WAITING', null, false, undefined],
    ['REJECTED', 'DECLINED', false, undefined],
    ['AVAILABLE', 'WITHDRAWN', false, undefined],
    ['COMPLETED', null, true, undefined],
    ['ABSENT', null, true, undefined],
  ] as const)('%s %s, once agreed %s: %s', (status, ending, wasAgreed, state) => {
    expect(entryStateOf({ status, ending, wasAgreed })).toBe(state);
  });
});

describe('P12 when one is reminded', () => {
  const now = new Date('2026-11-20T01:00:00Z');
  it('a day before until an hour before, within the last hour, and a day after for a week', () => {
    const at = (time: string) => new Date(`2026-11-${time}:00Z`);
    expect(dueWindow('DAY', now)).toMatchObject({ from: at('20T02:00'), to: at('21T01:00') });
    expect(dueWindow('HOUR', now)).toMatchObject({ from: at('20T01:00'), to: at('20T02:00') });
    expect(dueWindow('RECORD', now)).toMatchObject({ from: at('13T01:00'), to: at('19T01:00') });
  });
});
