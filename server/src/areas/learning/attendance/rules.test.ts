import { CODE_STEP_MS, sixDigits, windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { areFreshDigits, judgeLinkCode, makeDigits, makeLinkCode } from './code.ts';
import { codeTimes, freshnessOf, isCorrection, isReplaceable, momentOf, statusAt, typedMoment } from './rules.ts';
import { readStatus } from './sheet.ts';

const at = (time: string): Date => new Date(`2026-12-01T${time}Z`);
const TIMES = codeTimes({ beginsAt: at('01:00:00'), endsAt: at('03:00:00') }, { late: 10, grace: 15 });
const KEY = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);

describe('C5 when codes count', () => {
  it.each([
    ['00:29:59', 'EARLY'],
    ['00:30:00', 'COUNTS'],
    ['03:15:00', 'COUNTS'],
    ['03:15:01', 'OVER'],
  ] as const)('at %s: %s', (time, moment) => {
    expect(momentOf(TIMES, at(time))).toBe(moment);
  });

  it.each([
    ['00:59:00', 'PRESENT'],
    ['01:09:59', 'PRESENT'],
    ['01:10:00', 'LATE'],
  ] as const)('at %s somebody is %s', (time, status) => {
    expect(statusAt(TIMES, at(time))).toBe(status);
  });
});

describe('C5 a code', () => {
  const shown = windowAt(at('01:00:00').getTime());
  it.each([
    ['01:00:00', 'FRESH'],
    ['01:00:59', 'FRESH'],
    ['01:01:00', 'STALE'],
    ['01:10:00', 'STALE'],
    // The teacher’s clock is ahead a little, and ten minutes.
    ['00:59:45', 'FRESH'],
    ['00:59:44', 'AHEAD'],
    ['00:50:00', 'AHEAD'],
  ] as const)('that was first shown at 01:00:00 is %s %s', (time, verdict) => {
    expect(freshnessOf(shown, at(time))).toBe(verdict);
    expect(judgeLinkCode([OTHER, KEY], makeLinkCode(KEY, shown), at(time))).toBe(verdict);
    expect(areFreshDigits([OTHER, KEY], makeDigits(KEY, shown), at(time))).toBe(verdict === 'FRESH');
  });

  it('of another session, of another window than it says, or of nothing is wrong', () => {
    const now = at('01:00:00');
    const [, mac] = makeLinkCode(KEY, shown).split('-');
    expect(judgeLinkCode([OTHER], makeLinkCode(KEY, shown), now)).toBe('WRONG');
    expect(judgeLinkCode([KEY], `${(shown + 1).toString(36)}-${mac}`, now)).toBe('WRONG');
    for (const code of ['', '-', 'x', `zz-${mac}-`, `-${mac}`]) expect(judgeLinkCode([KEY], code, now)).toBe('WRONG');
    expect(areFreshDigits([OTHER], makeDigits(KEY, shown), now)).toBe(false);
  });

  it('is six digits, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (mac) => /^\d{6}$/.test(sixDigits(mac))));
    // Appendix D of RFC 4226, for the first counter.
    expect(sixDigits(Buffer.from('cc93cf18508d94934c64b65d8ba7667fb7cde4b0', 'hex'))).toBe('755224');
  });

  it('changes every fifteen seconds', () => {
    expect(windowAt(CODE_STEP_MS)).toBe(1);
    expect(new Set(Array.from({ length: 40 }, (_, window) => makeDigits(KEY, window))).size).toBe(40);
  });
});

describe('C5 digits that were typed without network', () => {
  const now = at('01:30:00');
  it.each([
    ['01:00:00', '01:00:00', '01:30:00'],
    ['01:00:00', '01:20:00', '01:10:00'],
    // Their clock is two hours ahead: only the difference counts.
    ['03:00:00', '03:05:00', '01:25:00'],
    // Nobody types in the future.
    ['01:05:00', '01:00:00', '01:30:00'],
  ])('typed at %s and sent at %s were typed at %s', (typedAt, sentAt, moment) => {
    expect(typedMoment({ typedAt: at(typedAt), sentAt: at(sentAt) }, now)).toEqual(at(moment));
  });

  it('are nothing after a day', () => {
    const sentAt = at('01:00:01');
    expect(typedMoment({ typedAt: new Date('2026-11-30T01:00:00Z'), sentAt }, now)).toBeUndefined();
  });
});

describe('C5 marks', () => {
  it.each([
    [{ method: 'HAND', waits: false }, false],
    [{ method: 'LINK', waits: false }, false],
    [{ method: 'TYPED', waits: true }, true],
    [{ method: 'CLOSING', waits: false }, true],
  ] as const)('%o gives way to a code: %s', (mark, isGiven) => {
    expect(isReplaceable(mark)).toBe(isGiven);
  });

  it.each([
    ['nothing, open', undefined, 'PRESENT', false, false],
    ['by hand, open', { status: 'ABSENT', method: 'HAND', waits: false }, 'PRESENT', false, false],
    ['by their own code, open', { status: 'PRESENT', method: 'LINK', waits: false }, 'ABSENT', false, true],
    ['by their own code, as it was', { status: 'PRESENT', method: 'LINK', waits: false }, 'PRESENT', false, false],
    ['closed', { status: 'ABSENT', method: 'CLOSING', waits: false }, 'EXCUSED', true, true],
    ['closed, as it was', { status: 'ABSENT', method: 'CLOSING', waits: false }, 'ABSENT', true, false],
  ] as const)('%s: the person hears of it', (_name, before, status, isClosed, isTold) => {
    expect(isCorrection(before, { status, isClosed })).toBe(isTold);
  });

  it.each([
    ['출석', 'PRESENT'],
    [' 인정결석 ', 'EXCUSED'],
    ['late', 'LATE'],
    ['X', 'ABSENT'],
    ['maybe', undefined],
    ['', undefined],
  ])('“%s” in a sheet is %s', (text, status) => {
    expect(readStatus(text)).toBe(status);
  });
});
