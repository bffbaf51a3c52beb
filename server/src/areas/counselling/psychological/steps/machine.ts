/** How an application moves, whichever side moves it: what a step writes, and the referrals that follow it. */
import type { Machine, Moved, Patch } from '../../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../../blocks/workflow/swap-store.ts';
import { followApplication } from '../referral/move.ts';
import { PSYCH_TRANSITIONS, type PsychTransition } from '../case/rules.ts';
import { APPLICATION, stateOf, type ApplicationRow } from '../case/store.ts';

export type PsychGiven =
  | { readonly action: 'APPROVE' | 'START' }
  | { readonly action: 'REASSIGN' | 'REOPEN'; readonly reason: string }
  /** A code: why it is over. */
  | { readonly action: 'CANCEL' | 'END'; readonly ending: string };

type MovedApplication = Moved<ApplicationRow, PsychTransition, PsychGiven>;

export const psychMachine: Machine<ApplicationRow, PsychTransition, PsychGiven> = {
  entity: APPLICATION,
  audit: 'counselling.psych',
  transitions: PSYCH_TRANSITIONS,
  states: {
    WAITING: { ko: '대기', en: 'waiting' },
    APPROVED: { ko: '승인', en: 'approved' },
    IN_PROGRESS: { ko: '진행 중', en: 'in progress' },
    ENDED: { ko: '종료', en: 'over' },
    CANCELLED: { ko: '취소', en: 'cancelled' },
  },
  standing: (row) => ({ ...stateOf(row), id: row.id }),
  prepare: async ({ now }, { given }) => patchOf(given, now),
  swap: (tx, rows, change) => swapStatus(tx, 'psych.application', { rows, ...change }),
  reasonKey: ({ tx, platform }, row) => platform.sealing.readKey(tx, row.dataKeyId),
  followers: [(taker, { row, transition }: MovedApplication) => followApplication(taker, row.id, transition.to)],
};

function patchOf(given: PsychGiven, now: Date): Patch {
  switch (given.action) {
    case 'CANCEL':
    case 'END':
      return { ending: given.ending, ended_at: now };
    case 'REASSIGN':
      return { assigned_id: null, first_at: null, approved_at: null };
    case 'REOPEN':
      return { ending: null, ended_at: null };
    default:
      return {};
  }
}
