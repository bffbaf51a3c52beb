/** How a use moves: what is held, freed, spent and taken back with each step, and who hears of it. */
import type { DESK_USE_STEPS, OWN_USE_STEPS } from '@naru/contract/areas/mileage/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
  type Verdict,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { checkAsked } from './asking.ts';
import { holdPoints, releasePoints, returnPoints, spendPoints } from './lines.ts';
import { tellStudent } from './notifications.ts';
import { startOfDay, USE_TRANSITIONS, type UseTransition } from './rules.ts';
import { deleteAccountKey, USE, type UseRow } from './store.ts';
import { useWords } from './words.ts';

/** PAY by a file, which says the day; by hand it is now. */
interface PaidByFile {
  readonly action: 'PAY';
  /** A day in Seoul. */
  readonly paidOn: string;
}

export type UseGiven = StepGiven<typeof OWN_USE_STEPS> | StepGiven<typeof DESK_USE_STEPS> | PaidByFile;
type MovedUse = Moved<UseRow, UseTransition, UseGiven>;

export const standingOf = ({ id, status, version }: UseRow) => ({ id, status, version });

/** The row was read under the lock of its account, so that what it says of the balance holds. */
export const useMachine: Machine<UseRow, UseTransition, UseGiven> = {
  entity: USE,
  audit: 'mileage_uses',
  transitions: USE_TRANSITIONS,
  states: {
    TEMP: { ko: '임시저장', en: 'a draft' },
    APPLY: { ko: '승인 대기', en: 'waiting for approval' },
    APPROVED: { ko: '승인', en: 'approved' },
    REFUSED: { ko: '반려', en: 'refused' },
    PAID: { ko: '지급 완료', en: 'paid' },
    CANCELLED: { ko: '취소', en: 'cancelled' },
  },
  refusals: {
    REVERSE: {
      ko: '승인하고 아직 지급하지 않은 사용만 되돌릴 수 있어요.',
      en: 'Only a use that is approved and not yet paid can be reversed.',
    },
  },
  standing: standingOf,
  judge,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'mileage_use', { rows, ...change }),
  followers: [movePoints, dropAccount, tell],
};

function judge(
  row: UseRow,
  { action, by }: UseTransition,
  { actorId }: { readonly actorId: string | undefined },
): Verdict {
  // Nobody decides about their own use.
  if (by === 'OFFICE' && row.memberId === actorId) return 'forbidden';
  const missing = row.held - row.balance;
  if (action !== 'APPROVE' || missing <= 0) return 'OK';
  return { field: 'action', message: { ko: useWords.ko.owed(missing), en: useWords.en.owed(missing) } };
}

async function prepare(taker: Taker, { row, given }: Step<UseRow, UseTransition, UseGiven>): Promise<Patch> {
  const { actor, now } = personIn(taker);
  const decided = { decided_by: actor.memberId, decided_at: now };
  const noAccount = { account_key: null, account_sealed: null };
  switch (given.action) {
    case 'APPLY': {
      const { term, wonPerPoint } = await checkAsked(personIn(taker), row);
      const { year, semesterCode } = term;
      return { applied_at: now, year, semester_code: semesterCode, won_per_point: wonPerPoint };
    }
    case 'APPROVE':
      return decided;
    case 'REFUSE':
      return { ...decided, ...noAccount, reason: given.reason };
    case 'REVERSE':
      return { ...noAccount, reason: given.reason };
    case 'PAY':
      return { paid_at: 'paidOn' in given ? startOfDay(given.paidOn) : now };
    case 'CANCEL':
      return noAccount;
  }
}

async function movePoints(taker: Taker, { row, given, transition }: MovedUse): Promise<void> {
  const ctx = personIn(taker);
  const use = { ...row, available: row.balance - row.held };
  if (given.action === 'APPLY') await holdPoints(ctx, use);
  if (given.action === 'APPROVE') await spendPoints(ctx, use);
  if (given.action === 'REFUSE') await releasePoints(ctx, use);
  if (given.action === 'CANCEL' && transition.from === 'APPLY') await releasePoints(ctx, use);
  if (given.action === 'REVERSE') await returnPoints(ctx, use, given.reason);
}

/** Nothing is paid for what was refused or taken back: its account cannot be read any more. */
async function dropAccount({ tx }: Taker, { row, transition: { to } }: MovedUse): Promise<void> {
  if (row.accountKey !== null && (to === 'REFUSED' || to === 'CANCELLED')) await deleteAccountKey(tx, row.accountKey);
}

async function tell({ tx }: Taker, { row, given, version }: MovedUse): Promise<void> {
  await tellStudent(tx, given.action, { id: row.id, memberId: row.memberId, version });
}
