import { describe, expect, it } from 'vitest';

import { machineOf } from '../../../blocks/workflow/machine.ts';
import { APPEAL_TRANSITIONS, judgeAppeal } from './appeal-rules.ts';

const COUNTED = new Date('2026-11-24T01:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const at = (ms: number): Date => new Date(COUNTED.getTime() + ms);

describe('C9 an appeal', () => {
  it('is decided once, by who looks after the programme', () => {
    const find = machineOf(APPEAL_TRANSITIONS);
    const reached = (['ASKED', 'ACCEPTED', 'REFUSED'] as const).flatMap((from) =>
      (['ACCEPT', 'REFUSE'] as const).map((action) => [from, action, find({ from, action, by: 'DECIDER' })?.to]),
    );
    expect(reached).toEqual([
      ['ASKED', 'ACCEPT', 'ACCEPTED'],
      ['ASKED', 'REFUSE', 'REFUSED'],
      ['ACCEPTED', 'ACCEPT', undefined],
      ['ACCEPTED', 'REFUSE', undefined],
      ['REFUSED', 'ACCEPT', undefined],
      ['REFUSED', 'REFUSE', undefined],
    ]);
  });

  it.each([
    [true, null, 0, 'OK'],
    [true, null, WEEK_MS, 'OK'],
    [true, null, WEEK_MS + 1, 'late'],
    [false, null, 0, 'none'],
    [true, 'ASKED', 0, 'again'],
    [false, 'ACCEPTED', 0, 'again'],
    [true, 'REFUSED', 0, 'again'],
  ] as const)('counted %s, %s, %d ms later: %s', (isNoShow, appealStatus, ms, verdict) => {
    expect(judgeAppeal({ noShowAt: isNoShow ? COUNTED : null, appealStatus }, at(ms))).toBe(verdict);
  });
});
