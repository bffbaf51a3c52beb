/** How a correction moves: decided by the student's department, or settled by the counsellor before that. */
import type { CORRECTION_STEPS } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { personIn, type Machine, type Moved } from '../../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../../blocks/workflow/swap-store.ts';
import { CORRECTION_TRANSITIONS, type CorrectionTransition } from './rules.ts';
import { CORRECTION, type CorrectionRow } from './store.ts';

/** Its texts are sealed with the key of its meeting. */
export interface MovingCorrection extends Pick<
  CorrectionRow,
  'id' | 'requestId' | 'status' | 'to' | 'by' | 'reason' | 'version'
> {
  readonly dataKeyId: string;
}

type Given = StepGiven<typeof CORRECTION_STEPS> | { readonly action: 'SETTLE' };
export type MovedCorrection = Moved<MovingCorrection, CorrectionTransition, Given>;

/** Machine of a correction. The meeting is moved by its own machine: the calls add that as a follower. */
export const correctionMachine: Machine<MovingCorrection, CorrectionTransition, Given> = {
  entity: CORRECTION,
  audit: (action) => `counselling.${action.toLowerCase()}Correction`,
  transitions: CORRECTION_TRANSITIONS,
  states: {
    WAITING: { ko: '확인 대기', en: 'waiting for a decision' },
    ACCEPTED: { ko: '정정 완료', en: 'accepted' },
    DECLINED: { ko: '반려', en: 'declined' },
    SETTLED: { ko: '상담자가 정정', en: 'settled by the counsellor' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  prepare: async (taker, { row, given }) => {
    const { tx, now, actor, platform } = personIn(taker);
    if (given.action === 'SETTLE') return { decided_at: now };
    const key = await platform.sealing.readKey(tx, row.dataKeyId);
    const answer = given.answer === '' ? null : key.seal('answer', given.answer);
    return { decided_by: actor.memberId, decided_at: now, answer };
  },
  swap: (tx, rows, change) => swapStatus(tx, 'counselling_correction', { rows, ...change }),
};
