import { TRAINEE_STATUSES } from '@naru/contract/areas/learning/words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import type { SettingValues } from '../../../platform/settings/values.ts';
import { traineeMachine } from './machine.ts';
import { TRAINEE_TRANSITIONS } from './rules.ts';
import type { TraineeRow } from './store.ts';

describe('C3 a trainee', () => {
  // Written by hand from docs/specification.md.
  testMachine({
    transitions: TRAINEE_TRANSITIONS,
    statuses: TRAINEE_STATUSES,
    sides: ['TRAINEE', 'DESK', 'SYSTEM'],
    table: `
      SUBMIT TEMP APPLY TRAINEE
      ACCEPT TEMP APPLY TRAINEE
      ACCEPT APPLY APPLY TRAINEE
      SEAT APPLY CONFIRM SYSTEM
      CONFIRM APPLY CONFIRM DESK
      REJECT APPLY REJECT DESK
      DROP APPLY REJECT SYSTEM
      REOPEN REJECT APPLY DESK
      REAPPLY CANCEL APPLY TRAINEE
      CANCEL TEMP CANCEL TRAINEE
      CANCEL APPLY CANCEL TRAINEE
      CANCEL CONFIRM CANCEL TRAINEE
      DISMISS APPLY CANCEL DESK
      DISMISS CONFIRM CANCEL DESK
      OFFER TEMP TEMP SYSTEM
      OFFER APPLY APPLY SYSTEM
      LAPSE TEMP CANCEL SYSTEM
      LAPSE APPLY CANCEL SYSTEM
      CALL_OFF TEMP CANCEL SYSTEM
      CALL_OFF APPLY CANCEL SYSTEM
      CALL_OFF CONFIRM CANCEL SYSTEM`,
  });
});

describe('C3 a trainee who organises the programme', () => {
  // All that organisers do in the table above is somebody else's.
  const FORBIDDEN = ['CONFIRM APPLY', 'REJECT APPLY', 'REOPEN REJECT', 'DISMISS APPLY', 'DISMISS CONFIRM'];

  it.each(TRAINEE_TRANSITIONS)('$action from $from is theirs to take only where organisers do not', (transition) => {
    const { action, from } = transition;
    const row = {
      memberId: 'me',
      status: from,
      offeredUntil: null,
      place: null,
      programme: {},
    } as unknown as TraineeRow;
    const at = { now: new Date('2026-11-24T01:00:00Z'), settings: { of: () => 0 } as unknown as SettingValues };
    const own = traineeMachine.judge?.(row, transition, { ...at, actorId: 'me' });
    const others = traineeMachine.judge?.(row, transition, { ...at, actorId: 'somebody else' });
    expect(own === 'forbidden').toBe(FORBIDDEN.includes(`${action} ${from}`));
    expect(others).not.toBe('forbidden');
  });
});
