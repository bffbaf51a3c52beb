/** How a wish for another advisor moves: decided by the department's chief, or taken back by the student. */
import type { OWN_WISH_STEPS, WISH_STEPS } from '@naru/contract/areas/counselling/advisor/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { personIn, type Machine, type Moved, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { assignAdvisors } from './assign.ts';
import { tellOfAnswer } from './notifications.ts';
import { WISH_TRANSITIONS, type WishTransition } from './rules.ts';
import { scopeOf } from './scope-sql.ts';
import type { WishRow } from './wish-store.ts';

/** Name of a wish in the audit log and the history. */
export const WISH = 'advisor_request';

type Given = StepGiven<typeof WISH_STEPS> | StepGiven<typeof OWN_WISH_STEPS>;

export const wishMachine: Machine<WishRow, WishTransition, Given> = {
  entity: WISH,
  audit: 'advisors',
  transitions: WISH_TRANSITIONS,
  states: {
    WAITING: { ko: '대기', en: 'waiting for an answer' },
    ACCEPTED: { ko: '수락', en: 'accepted' },
    DECLINED: { ko: '거절', en: 'declined' },
    WITHDRAWN: { ko: '취소', en: 'withdrawn' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  prepare: async (taker, { row, given }) => {
    const ctx = personIn(taker);
    const answer = 'answer' in given ? given.answer : '';
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    return {
      decided_by: ctx.actor.memberId,
      decided_at: ctx.now,
      answer: answer === '' ? null : key.seal('answer', answer),
      assignment_id: given.action === 'ACCEPT' ? await assign(ctx, row, given.advisorId) : null,
    };
  },
  swap: (tx, rows, change) => swapStatus(tx, 'advisor_request', { rows, ...change }),
  followers: [tell],
};

/** The student's advisor from today on. @throws Failure `invalid` at `advisorId` */
async function assign(ctx: WriteContext, row: WishRow, nextId: string): Promise<string | null> {
  const { studentId, assignmentId } = row;
  const wanted = { studentId, assignmentId, nextId, nextOn: koreanDate(ctx.now), reason: 'REQUEST' } as const;
  const made = await assignAdvisors(ctx, [wanted], { scope: scopeOf(ctx.actor, 'U'), field: 'advisorId' });
  return made.get(studentId) ?? null;
}

async function tell({ tx }: Taker, { row, version, by }: Moved<WishRow, WishTransition, Given>): Promise<void> {
  if (by === 'CHIEF') await tellOfAnswer(tx, { ...row, version });
}
