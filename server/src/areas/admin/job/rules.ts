/** The view of a job that administrators get. Pure. */
import type { JobState } from '@naru/contract/areas/job.ts';

/** The states of pg-boss, as they are called here. */
const STATES: Readonly<Record<string, JobState>> = {
  created: 'WAITING',
  retry: 'WAITING',
  active: 'RUNNING',
  failed: 'FAILED',
  completed: 'DONE',
  cancelled: 'CANCELLED',
};

export function nameState(own: string): JobState {
  const state = STATES[own];
  if (!state) throw new Error(`No name for the state ${own}.`);
  return state;
}

export function ownStates(state: JobState): string[] {
  return Object.keys(STATES).filter((own) => STATES[own] === state);
}

export function listActions(state: JobState): { retry: boolean; cancel: boolean } {
  return { retry: state === 'FAILED', cancel: state === 'WAITING' };
}
