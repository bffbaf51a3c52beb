/** The machine of sessions: who moves one from where to where. Pure. */
import type { SESSION_STATUSES } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

import type { Transition } from '../../../../blocks/workflow/machine.ts';

type SessionStatus = (typeof SESSION_STATUSES)[number];
export type SessionTransition = Transition<'RECORD' | 'ABSENT' | 'CANCELLED', SessionStatus, 'COUNSELLOR' | 'MANAGER'>;

export const SESSION_TRANSITIONS: readonly SessionTransition[] = [
  { action: 'RECORD', from: 'BOOKED', to: 'HELD', by: 'COUNSELLOR' },
  // A record can be written again until the case is over.
  { action: 'RECORD', from: 'HELD', to: 'HELD', by: 'COUNSELLOR' },
  { action: 'ABSENT', from: 'BOOKED', to: 'ABSENT', by: ['COUNSELLOR', 'MANAGER'] },
  { action: 'CANCELLED', from: 'BOOKED', to: 'CANCELLED', by: ['COUNSELLOR', 'MANAGER'] },
];
