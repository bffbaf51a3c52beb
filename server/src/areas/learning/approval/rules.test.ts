import { APPROVAL_STATUSES } from '@naru/contract/areas/learning/words.ts';
import { describe } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { APPROVAL_TRANSITIONS } from './rules.ts';

describe('C2 an approval', () => {
  // Written by hand from docs/specification.md.
  testMachine({
    transitions: APPROVAL_TRANSITIONS,
    statuses: APPROVAL_STATUSES,
    sides: ['ORGANISER', 'APPROVER'],
    table: `
      APPROVE WAITING APPROVED APPROVER
      REFUSE WAITING REFUSED APPROVER
      RESUBMIT REFUSED WAITING ORGANISER
      REVISE APPROVED WAITING ORGANISER`,
  });
});
