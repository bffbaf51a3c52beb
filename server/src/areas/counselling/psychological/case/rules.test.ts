import { ENUMS } from '@naru/contract/enums.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../../test/machine-matrix.ts';
import { findPsychTransition, OPEN_STATUSES, PSYCH_TRANSITIONS } from './rules.ts';

describe('Y5 applications', () => {
  testMachine({
    transitions: PSYCH_TRANSITIONS,
    statuses: ENUMS.psychologicalStatus,
    sides: ['STUDENT', 'COUNSELLOR', 'MANAGER'],
    table: `
      APPLY     -            WAITING      STUDENT MANAGER
      APPROVE   WAITING      APPROVED     MANAGER
      CANCEL    WAITING      CANCELLED    STUDENT MANAGER
      START     APPROVED     IN_PROGRESS  COUNSELLOR
      REASSIGN  APPROVED     WAITING      MANAGER
      CANCEL    APPROVED     CANCELLED    STUDENT MANAGER
      END       IN_PROGRESS  ENDED        COUNSELLOR MANAGER
      REOPEN    ENDED        IN_PROGRESS  MANAGER
    `,
  });

  it('are moved by whoever is on one of the sides that may', () => {
    expect(findPsychTransition({ action: 'START', from: 'APPROVED', by: ['MANAGER'] })).toBeUndefined();
    expect(findPsychTransition({ action: 'START', from: 'APPROVED', by: ['MANAGER', 'COUNSELLOR'] })?.to).toBe(
      'IN_PROGRESS',
    );
  });

  it('are over where nothing but opening them again leads on', () => {
    const over = ENUMS.psychologicalStatus.filter((status) => !OPEN_STATUSES.includes(status));
    const onward = PSYCH_TRANSITIONS.filter(({ from }) => from !== null && over.includes(from));
    expect(onward.map(({ action }) => action)).toEqual(['REOPEN']);
  });
});
