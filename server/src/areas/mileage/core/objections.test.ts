import { describe, expect, it } from 'vitest';

import { judgeObjection, type Objectionable } from './objections.ts';

const LINE: Objectionable = { kind: 'EARN', objection: null, withdrawnCount: 0, termClosedAt: null };
const asked = (status: 'OPEN' | 'UPHELD' | 'DISMISSED' | 'WITHDRAWN', withdrawnCount = 0): Partial<Objectionable> => ({
  objection: { objectionId: 'o', status },
  withdrawnCount,
});
// Ten in the evening of 24 June in UTC is the morning of the 25th in Seoul.
const closed = { termClosedAt: new Date('2026-06-24T22:00:00Z') };

describe('I9 a line', () => {
  it.each([
    ['that was earned', {}, '2026-11-24', null, null],
    ['that corrected points', { kind: 'ADJUST' }, '2026-11-24', null, null],
    ['that reversed points', { kind: 'REVERSE' }, '2026-11-24', null, null],
    ['that expired', { kind: 'EXPIRE' }, '2026-11-24', null, null],
    ['that spent points', { kind: 'USE' }, '2026-11-24', null, null],
    ['that holds points', { kind: 'HOLD' }, '2026-11-24', 'KIND', null],
    ['that frees points', { kind: 'RELEASE' }, '2026-11-24', 'KIND', null],
    ['with an open objection', asked('OPEN'), '2026-11-24', 'OPEN', null],
    ['with one that was upheld', asked('UPHELD'), '2026-11-24', 'DECIDED', null],
    ['with one that was dismissed', asked('DISMISSED'), '2026-11-24', 'DECIDED', null],
    ['of which one was withdrawn', asked('WITHDRAWN', 1), '2026-11-24', null, null],
    ['of which two were withdrawn', asked('WITHDRAWN', 2), '2026-11-24', 'TWICE', null],
    ['on the last day', closed, '2026-07-09', null, '2026-07-09'],
    ['on the day after it', closed, '2026-07-10', 'LATE', '2026-07-09'],
    ['with an open objection after the last day', { ...closed, ...asked('OPEN') }, '2026-07-10', 'OPEN', '2026-07-09'],
  ] as const)('%s', (_name, more, today, bar, until) => {
    expect(judgeObjection({ ...LINE, ...more }, today)).toEqual({ bar, until });
  });
});
