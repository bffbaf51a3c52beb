import { ENUMS } from '@naru/contract/enums.ts';
import { describe, expect, it } from 'vitest';

import { findPsychTransition, OPEN_STATUSES, PSYCH_TRANSITIONS, type PsychSide } from './rules.ts';

const SIDES: readonly PsychSide[] = ['STUDENT', 'COUNSELLOR', 'MANAGER'];
const PLACES = [null, ...ENUMS.psychologicalStatus] as const;

/** By hand, from the table of psychological applications. */
const EXPECTED = [
  'null WAITING STUDENT',
  'null WAITING MANAGER',
  'WAITING APPROVED MANAGER',
  'WAITING CANCELLED STUDENT',
  'WAITING CANCELLED MANAGER',
  'APPROVED IN_PROGRESS COUNSELLOR',
  'APPROVED WAITING MANAGER',
  'APPROVED CANCELLED STUDENT',
  'APPROVED CANCELLED MANAGER',
  'IN_PROGRESS ENDED COUNSELLOR',
  'IN_PROGRESS ENDED MANAGER',
  'ENDED IN_PROGRESS MANAGER',
];

describe('Y5 applications', () => {
  it.each(
    PLACES.flatMap((from) => ENUMS.psychologicalStatus.flatMap((to) => SIDES.map((by) => [from, to, by] as const))),
  )('%s to %s by %s is there exactly where the table has it', (from, to, by) => {
    const found = PSYCH_TRANSITIONS.filter((one) => one.from === from && one.to === to && one.by === by);
    expect(found).toHaveLength(EXPECTED.includes(`${from} ${to} ${by}`) ? 1 : 0);
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
