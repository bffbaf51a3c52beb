/** The state of the job screen in its address, and the look of job states. */
import { JOB_STATES, MAIL_STATES, type JobState, type MailState } from '@naru/contract/areas/job.ts';

import { type FilterOf, defineList } from '../../../blocks/list/list-state.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';

export type JobListState = ListOf<typeof JOB_LIST>;

export const JOB_LIST = defineList({
  filters: {
    view: { oneOf: ['schedule', 'mail'] },
    state: { oneOf: [...JOB_STATES, ...MAIL_STATES] },
    name: { maxLength: 60 },
  },
  sorts: [],
});
export type JobFilter = FilterOf<typeof JOB_LIST>;

export const JOB_CHIPS: Readonly<Record<JobState, StateKind>> = {
  WAITING: 'waiting',
  RUNNING: 'progress',
  FAILED: 'rejected',
  DONE: 'done',
  CANCELLED: 'cancelled',
};

export const MAIL_CHIPS: Readonly<Record<MailState, StateKind>> = {
  QUEUED: 'waiting',
  SENT: 'done',
  FAILED: 'rejected',
  DROPPED: 'ended',
};

/** Reads a state; undefined if the address names one of the other list. */
export function readState<State extends string>(text: string, states: readonly State[]): State | undefined {
  return states.find((state) => state === text);
}

/** The list without the `view` filter, which is a part of the screen that clearing keeps. */
export function withinView(list: JobListState): JobListState {
  return {
    ...list,
    set: list.set.filter((name) => name !== 'view'),
    clearFilters: () => list.setOnlyFilter('view', list.filters.view),
  };
}
