import { CORRECTION_STATUSES } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import { describe } from 'vitest';

import { testMachine } from '../../../../../test/machine-matrix.ts';
import { CORRECTION_TRANSITIONS } from './rules.ts';

/** Written by hand after the specification. */
describe('P5 the machine of later corrections', () => {
  testMachine({
    transitions: CORRECTION_TRANSITIONS,
    statuses: CORRECTION_STATUSES,
    sides: ['STUDENT', 'COUNSELLOR', 'STAFF'],
    table: `
    ASK     -       WAITING  STUDENT COUNSELLOR
    ACCEPT  WAITING ACCEPTED STAFF
    DECLINE WAITING DECLINED STAFF
    SETTLE  WAITING SETTLED  COUNSELLOR`,
  });
});
