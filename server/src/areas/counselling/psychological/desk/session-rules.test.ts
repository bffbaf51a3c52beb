import { SESSION_STATUSES } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { describe } from 'vitest';

import { testMachine } from '../../../../../test/machine-matrix.ts';
import { SESSION_TRANSITIONS } from './session-rules.ts';

describe('Y7 sessions', () => {
  testMachine({
    transitions: SESSION_TRANSITIONS,
    statuses: SESSION_STATUSES,
    sides: ['STUDENT', 'COUNSELLOR', 'MANAGER'],
    table: `
      RECORD     BOOKED  HELD       COUNSELLOR
      RECORD     HELD    HELD       COUNSELLOR
      ABSENT     BOOKED  ABSENT     COUNSELLOR MANAGER
      CANCELLED  BOOKED  CANCELLED  COUNSELLOR MANAGER
    `,
  });
});
