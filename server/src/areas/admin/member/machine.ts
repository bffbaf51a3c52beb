/** How an account moves: let in, refused, locked, unlocked. */
import type { MEMBER_STEPS, MemberAction } from '@naru/contract/areas/member.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { MEMBER_MAILS } from '../../../blocks/member/mails.ts';
import { personIn, type Machine, type Moved, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { MEMBER_TRANSITIONS, type Account, type MemberTransition } from './rules.ts';
import { endSessionsOf } from './store.ts';

export interface MovingMember extends Pick<Account, 'status' | 'isLastAdministrator'> {
  readonly id: string;
  readonly version: number;
}
type Given = StepGiven<typeof MEMBER_STEPS>;
type MovedMember = Moved<MovingMember, MemberTransition, Given>;

/** The person has no other way to learn it. */
const MAILS: Readonly<Partial<Record<MemberAction, string>>> = {
  APPROVE: MEMBER_MAILS.approved,
  REFUSE: MEMBER_MAILS.refused,
};

const OWN_ACCOUNT = {
  reason: { ko: '내 계정은 잠글 수 없어요.', en: 'You can’t lock your own account.' },
};

export const memberMachine: Machine<MovingMember, MemberTransition, Given> = {
  entity: 'member',
  audit: () => 'members.changeMemberStatus',
  transitions: MEMBER_TRANSITIONS,
  states: {
    ACTIVE: { ko: '사용 중', en: 'in use' },
    PENDING: { ko: '승인 대기', en: 'waiting for approval' },
    LOCKED: { ko: '잠김', en: 'locked' },
    LEFT: { ko: '이용 종료', en: 'closed' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  // Somebody must stay able to sign in.
  judge: ({ id, isLastAdministrator }, { action }, { actorId }) => {
    if (action !== 'LOCK') return 'OK';
    if (id === actorId) return OWN_ACCOUNT;
    return isLastAdministrator ? 'lastAdministrator' : 'OK';
  },
  prepare: async ({ now, actor }) => ({ updated_at: now, updated_by: actor?.memberId ?? null }),
  swap: (tx, rows, change) => swapStatus(tx, 'member', { rows, ...change }),
  followers: [endSessions, mail, signal],
};

async function endSessions({ tx, now }: Taker, { row, transition }: MovedMember): Promise<void> {
  if (transition.action === 'LOCK') await endSessionsOf(tx, row.id, now);
}

async function mail(taker: Taker, { row, transition }: MovedMember): Promise<void> {
  const kind = MAILS[transition.action];
  if (kind === undefined) return;
  const dedupeKey = `${kind} ${row.id} ${row.version}`;
  const { platform, tx } = personIn(taker);
  await platform.mail.queue(tx, [{ kind, entityId: row.id, memberId: row.id, dedupeKey }]);
}

async function signal(taker: Taker, { row }: MovedMember): Promise<void> {
  await personIn(taker).signal(`member:${row.id}`);
}
