/** The state of the roster import screen in its address, and the look of run states. */
import type { RosterRunDetail, RosterRunState, RosterRunSummary } from '@naru/contract/areas/roster.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';

export type RosterListState = UsedListState<never>;

export const ROSTER_LIST = defineList({ filters: {}, sorts: [] });

export const RUN_CHIPS: Readonly<Record<RosterRunState, StateKind>> = {
  WAITING: 'waiting',
  RUNNING: 'progress',
  DONE: 'done',
  REFUSED: 'rejected',
  FAILED: 'rejected',
  CANCELLED: 'cancelled',
};

/** Milliseconds until a waiting or running import is read again. */
export const SOON_MS = 1_500;

export function isOpenRun(state: RosterRunState): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}

export function changesNothing({ added, changed, removed }: RosterRunSummary): boolean {
  return added + changed + removed === 0;
}

/** Whether the run can be imported; not if it changes nothing. */
export function mayImport(run: RosterRunDetail): boolean {
  return run.can.import && !changesNothing(run);
}
