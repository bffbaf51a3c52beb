/** The filters of the list of compulsory tests, and those of the students who have not taken one. */
import { ASSIGNMENT_STAGES, type AssignmentStage } from '@naru/contract/areas/ability/participation.ts';
import { TEST_FAMILIES } from '@naru/contract/areas/ability/words.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';

export const ASSIGNMENT_LIST = defineList({
  filters: { stage: { oneOf: ASSIGNMENT_STAGES }, family: { oneOf: TEST_FAMILIES } },
  sorts: [],
});

export const MISSING_LIST = defineList({ filters: { text: { maxLength: 100, isTyped: true } }, sorts: [] });

export const STAGE_KINDS = {
  RUNNING: 'done',
  PLANNED: 'draft',
  OVER: 'waiting',
  ENDED: 'ended',
} as const satisfies Record<AssignmentStage, StateKind>;
