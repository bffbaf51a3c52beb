/** How an approval moves: asked for, decided by somebody who is no author, and what that does to the programme. */
import type { ASK_APPROVAL_STEPS, DECIDE_APPROVAL_STEPS } from '@naru/contract/areas/learning/desk/approval-shape.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { insertAuthor } from '../core/author-store.ts';
import { findLate } from './late.ts';
import { tellApprovers, tellOrganisers } from './notifications.ts';
import { APPROVAL_TRANSITIONS, type ApprovalSide, type ApprovalTransition } from './rules.ts';
import { APPROVAL, closeProgramme, publishProgramme, type ApprovalRow } from './store.ts';

export type ApprovalGiven = StepGiven<typeof ASK_APPROVAL_STEPS> | StepGiven<typeof DECIDE_APPROVAL_STEPS>;
type MovedApproval = Moved<ApprovalRow, ApprovalTransition, ApprovalGiven>;

export const standingOf = ({ id, status, version }: ApprovalRow) => ({ id, status, version });

/** Lists the sides that somebody is on who decides: none on what they wrote or asked for themselves. */
export const decidingSides = (memberId: string, { authors }: ApprovalRow): ApprovalSide[] =>
  authors.includes(memberId) ? [] : ['APPROVER'];

const CALLED_OFF = { reason: { ko: '폐강된 프로그램이에요.', en: 'This programme was cancelled.' } };
const SETTLED = {
  reason: {
    ko: '신청한 사람이 있거나 종료 승인이라 다시 고칠 수 없어요.',
    en: 'People have applied, or it is about closing, so it can’t be revised.',
  },
};

export const approvalMachine: Machine<ApprovalRow, ApprovalTransition, ApprovalGiven> = {
  entity: APPROVAL,
  audit: 'approvals',
  transitions: APPROVAL_TRANSITIONS,
  states: {
    WAITING: { ko: '승인 대기', en: 'waiting for approval' },
    APPROVED: { ko: '승인', en: 'approved' },
    REFUSED: { ko: '반려', en: 'refused' },
  },
  refusals: {
    APPROVE: {
      ko: '프로그램을 만들거나 승인을 요청하지 않은 사람만, 대기 중인 요청을 승인할 수 있어요.',
      en: 'Only somebody who neither wrote the programme nor asked can approve it, and only while it waits.',
    },
    REFUSE: {
      ko: '프로그램을 만들거나 승인을 요청하지 않은 사람만, 대기 중인 요청을 반려할 수 있어요.',
      en: 'Only somebody who neither wrote the programme nor asked can refuse it, and only while it waits.',
    },
  },
  standing: standingOf,
  judge: (row, { action }, { now }) => {
    const { kind, hasTrainees, isCancelled } = row;
    if (isCancelled) return CALLED_OFF;
    if (action === 'REVISE') return kind === 'CLOSE' || hasTrainees ? SETTLED : 'OK';
    return kind === 'OPEN' && action !== 'REFUSE' ? (findLate(row, now) ?? 'OK') : 'OK';
  },
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'programme_approval', { rows, ...change }),
  followers: [settle, follow],
};

async function prepare(taker: Taker, { given }: Step<ApprovalRow, ApprovalTransition, ApprovalGiven>): Promise<Patch> {
  const { memberId } = personIn(taker).actor;
  if (given.action === 'APPROVE' || given.action === 'REFUSE') return { decided_by: memberId, decided_at: taker.now };
  const asked = { asked_by: memberId, asked_at: taker.now, decided_by: null, decided_at: null };
  return given.action === 'RESUBMIT' ? { ...asked, note: given.note } : asked;
}

async function settle({ tx, now }: Taker, { row, transition: { to } }: MovedApproval): Promise<void> {
  if (to !== 'APPROVED') return;
  await (row.kind === 'OPEN' ? publishProgramme(tx, row.programmeId, now) : closeProgramme(tx, row.programmeId, now));
}

async function follow(taker: Taker, { row, transition, version }: MovedApproval): Promise<void> {
  const about = { id: row.id, version, programmeId: row.programmeId };
  if (transition.to === 'WAITING') {
    await insertAuthor(taker.tx, row.programmeId, personIn(taker).actor.memberId);
    // The one who asks now is an author, too.
    const authors = [...row.authors, personIn(taker).actor.memberId];
    await tellApprovers(taker.tx, { ...about, authors });
  } else
    await tellOrganisers(taker.tx, { ...about, recipients: [row.askedBy, row.managerId].flatMap((id) => id ?? []) });
}
