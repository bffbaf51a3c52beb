import { HANDOVER_STATUSES } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { expect, it } from 'vitest';

import { findHandoverTransition } from './rules.ts';

/** Written by hand: from, action, by, to. Everything else is refused. */
const ALLOWED: Readonly<Record<string, string>> = {
  'none PROPOSE CENTRE': 'PROPOSED',
  'PROPOSED AGREE STUDENT': 'AGREED',
  'PROPOSED DECLINE STUDENT': 'DECLINED',
  'AGREED DECLINE STUDENT': 'DECLINED',
  'PROPOSED RETRACT CENTRE': 'RETRACTED',
  'AGREED DELIVER CENTRE': 'DELIVERED',
};
const ACTIONS = ['PROPOSE', 'AGREE', 'DECLINE', 'RETRACT', 'DELIVER'] as const;

it('moves from there by those as the table says, and in no other way', () => {
  const states = [null, ...HANDOVER_STATUSES];
  const sides = ['STUDENT', 'CENTRE'] as const;
  const asked = states.flatMap((from) => ACTIONS.flatMap((action) => sides.map((by) => ({ from, action, by }))));
  const found = asked.flatMap(({ from, action, by }) => {
    const transition = findHandoverTransition({ action, from, by: [by] });
    return transition ? [[`${from ?? 'none'} ${action} ${by}`, transition.to]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(ALLOWED);
});
