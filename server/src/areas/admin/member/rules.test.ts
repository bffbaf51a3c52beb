import { MEMBER_STATUSES } from '@naru/contract/areas/member.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { memberMachine } from './machine.ts';
import { MEMBER_TRANSITIONS } from './rules.ts';

/** Written by hand after the machine of the specification (§4). */
describe('S9 the machine of accounts', () => {
  testMachine({
    transitions: MEMBER_TRANSITIONS,
    statuses: MEMBER_STATUSES,
    sides: ['ADMINISTRATOR', 'SYSTEM'],
    table: `
    APPROVE PENDING ACTIVE ADMINISTRATOR
    REFUSE  PENDING LEFT   ADMINISTRATOR
    LOCK    ACTIVE  LOCKED ADMINISTRATOR
    UNLOCK  LOCKED  ACTIVE ADMINISTRATOR`,
  });
});

describe('X4 locking', () => {
  const lock = MEMBER_TRANSITIONS.find(({ action }) => action === 'LOCK');
  it.each([
    ['somebody', 'them', false, 'OK'],
    ['oneself', 'me', false, { reason: { ko: '내 계정은 잠글 수 없어요.', en: 'You can’t lock your own account.' } }],
    ['the last administrator', 'them', true, 'lastAdministrator'],
  ])('%s', (_whom, id, isLastAdministrator, verdict) => {
    const row = { id, version: 1, status: 'ACTIVE', isLastAdministrator } as const;
    const circumstances = { now: new Date(), settings: {} as never, actorId: 'me' }; // no setting counts here
    expect(lock && memberMachine.judge?.(row, lock, circumstances)).toEqual(verdict);
  });
});
