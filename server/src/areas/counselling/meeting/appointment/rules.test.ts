import { describe, expect, it } from 'vitest';

import { entryStateOf } from './rules.ts';

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
