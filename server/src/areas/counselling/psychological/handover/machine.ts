/** How a handover moves, with the case held. */
import type { Machine, Patch } from '../../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../../blocks/workflow/swap-store.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { HANDOVER_TRANSITIONS, type HandoverTransition } from './rules.ts';
import { HANDOVER, selectHandovers, type HandoverRow } from './store.ts';

export type HandoverGiven =
  | { readonly action: 'DECLINE' | 'RETRACT' | 'DELIVER' }
  /** The version of the text that the student agrees to. */
  | { readonly action: 'AGREE'; readonly consentVersion: number };

export const handoverState = (row: Pick<HandoverRow, 'id' | 'status' | 'version'>) => ({
  handoverId: row.id,
  status: row.status,
  version: row.version,
});

export const handoverMachine: Machine<HandoverRow, HandoverTransition, HandoverGiven> = {
  entity: HANDOVER,
  audit: 'counselling.handover',
  transitions: HANDOVER_TRANSITIONS,
  states: {
    PROPOSED: { ko: '동의 대기', en: 'waiting for consent' },
    AGREED: { ko: '동의', en: 'agreed to' },
    DECLINED: { ko: '동의하지 않음', en: 'declined' },
    RETRACTED: { ko: '취소', en: 'withdrawn' },
    DELIVERED: { ko: '전달 완료', en: 'delivered' },
  },
  standing: (row) => ({ ...handoverState(row), id: row.id }),
  prepare: async ({ now }, { given }) => patchOf(given, now),
  swap: (tx, rows, change) => swapStatus(tx, 'psych.handover', { rows, ...change }),
};

function patchOf(given: HandoverGiven, now: Date): Patch {
  switch (given.action) {
    case 'AGREE':
      return { answered_at: now, document_version: given.consentVersion };
    case 'DECLINE':
      return { answered_at: now };
    case 'DELIVER':
      return { delivered_at: now };
    default:
      return {};
  }
}

/** Declines what is open for a student who withdraws their consent to the centre. The cases are held. */
export async function declineHandovers(ctx: WriteContext, applicationIds: readonly string[]): Promise<void> {
  for (const applicationId of applicationIds)
    for (const row of await selectHandovers(ctx.tx, applicationId))
      if (row.status === 'PROPOSED' || row.status === 'AGREED')
        await takeStep(ctx, handoverMachine, row, { sides: ['STUDENT'], given: { action: 'DECLINE' } });
}
