/** Actions on a file that is made in the background. Pure. */
import type { ExportState } from '@naru/contract/areas/list-export.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Begun more often than this, its process ends each time. */
export const MOST_BEGUN = 3;

export interface Standing {
  readonly state: ExportState;
  readonly expiresAt: Date | null;
}

export function listActions(
  { state, expiresAt }: Standing,
  at: { readonly now: Date; readonly isWithheld: boolean },
): { download: boolean; cancel: boolean; retry: boolean } {
  return {
    download: state === 'DONE' && !at.isWithheld && expiresAt !== null && expiresAt > at.now,
    cancel: state === 'WAITING' || state === 'RUNNING',
    retry: state === 'FAILED',
  };
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
