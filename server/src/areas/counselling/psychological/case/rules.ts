/**
 * The machine of applications (docs/specification.md §7): who moves one from where to where, and when. Pure.
 */
import type { EnumKey } from '@naru/contract/enums.ts';

import { machineOf, type Transition } from '../../../../blocks/workflow/machine.ts';

export type PsychStatus = EnumKey<'psychologicalStatus'>;
/** COUNSELLOR: the one to whom it is assigned. MANAGER: who holds PSCHMNG. */
export type PsychSide = 'STUDENT' | 'COUNSELLOR' | 'MANAGER';
export type PsychAction = 'APPLY' | 'APPROVE' | 'CANCEL' | 'START' | 'REASSIGN' | 'END' | 'REOPEN';

export type PsychTransition = Transition<PsychAction, PsychStatus, PsychSide> & { readonly by: PsychSide };

export const PSYCH_TRANSITIONS: readonly PsychTransition[] = [
  { action: 'APPLY', from: null, to: 'WAITING', by: 'STUDENT' },
  // Somebody who walked in, or in a crisis.
  { action: 'APPLY', from: null, to: 'WAITING', by: 'MANAGER' },
  { action: 'APPROVE', from: 'WAITING', to: 'APPROVED', by: 'MANAGER' },
  { action: 'CANCEL', from: 'WAITING', to: 'CANCELLED', by: 'STUDENT' },
  { action: 'CANCEL', from: 'WAITING', to: 'CANCELLED', by: 'MANAGER' },
  { action: 'START', from: 'APPROVED', to: 'IN_PROGRESS', by: 'COUNSELLOR' },
  { action: 'REASSIGN', from: 'APPROVED', to: 'WAITING', by: 'MANAGER' },
  { action: 'CANCEL', from: 'APPROVED', to: 'CANCELLED', by: 'STUDENT' },
  { action: 'CANCEL', from: 'APPROVED', to: 'CANCELLED', by: 'MANAGER' },
  { action: 'END', from: 'IN_PROGRESS', to: 'ENDED', by: 'COUNSELLOR' },
  { action: 'END', from: 'IN_PROGRESS', to: 'ENDED', by: 'MANAGER' },
  { action: 'REOPEN', from: 'ENDED', to: 'IN_PROGRESS', by: 'MANAGER' },
];

/** States of which a student has one application at most. */
export const OPEN_STATUSES: readonly PsychStatus[] = ['WAITING', 'APPROVED', 'IN_PROGRESS'];

/** The transition that an action is, from there, by one who is on these sides. */
export const findPsychTransition = machineOf(PSYCH_TRANSITIONS);
