import { OBJECTION_SIDES, OBJECTION_STATUSES } from '@naru/contract/areas/mileage/objection-words.ts';
import { describe } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { OBJECTION_TRANSITIONS } from './rules.ts';

describe('I9 the machine of objections', () => {
  testMachine({
    transitions: OBJECTION_TRANSITIONS,
    statuses: OBJECTION_STATUSES,
    sides: OBJECTION_SIDES,
    table: `
      REPLY    OPEN OPEN      STUDENT OFFICE
      WITHDRAW OPEN WITHDRAWN STUDENT
      UPHOLD   OPEN UPHELD    OFFICE
      SETTLE   OPEN UPHELD    OFFICE
      DISMISS  OPEN DISMISSED OFFICE
    `,
  });
});
