import { TRAINEE_STATUSES } from '@naru/contract/areas/learning/words.ts';
import { describe } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { TRAINEE_TRANSITIONS } from './rules.ts';

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
