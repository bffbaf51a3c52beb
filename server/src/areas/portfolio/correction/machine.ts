/** How a request moves: withdrawn, taken, given to somebody or back, and completed. */
import type { DESK_CORRECTION_STEPS, OWN_CORRECTION_STEPS } from '@naru/contract/areas/portfolio/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Circumstances,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
  type Verdict,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import { koreanDate } from '../../../platform/time.ts';
import { hasCandidate } from './corrector-store.ts';
import { tellMoved } from './notifications.ts';
import { CORRECTION_TRANSITIONS, hasAnswer, type CorrectionTransition } from './rules.ts';
import { CORRECTION, type CorrectionRow, type MovingCorrection } from './store.ts';
import { correctionWords } from './words.ts';

export type CorrectionGiven =
  | StepGiven<typeof OWN_CORRECTION_STEPS>
  | StepGiven<typeof DESK_CORRECTION_STEPS>
  | { readonly action: 'GONE' };
export type MovedCorrection = Moved<MovingCorrection, CorrectionTransition, CorrectionGiven>;

/** Returns how a request stands, with who has it: those who come too late are told. */
export const standingOf = ({ id, status, version, assigneeName }: CorrectionRow) => ({
  id,
  status,
  version,
  assigneeNm: assigneeName,
});

const TAKEN = { reason: { ko: '이미 다른 사람이 맡은 요청이에요.', en: 'Somebody has taken this request already.' } };
const NOT_TAKEN = { reason: { ko: '아직 아무도 맡지 않은 요청이에요.', en: 'Nobody has taken this request yet.' } };
const BEGUN = { field: 'action', message: { ko: correctionWords.ko.begun, en: correctionWords.en.begun } };

export const correctionMachine: Machine<MovingCorrection, CorrectionTransition, CorrectionGiven> = {
  entity: CORRECTION,
  audit: 'corrections',
  transitions: CORRECTION_TRANSITIONS,
  states: {
    REQUESTED: { ko: '요청', en: 'requested' },
    COMPLETED: { ko: '완료', en: 'completed' },
  },
  refusals: {
    CLAIM: {
      ko: '첨삭을 맡을 수 있는 담당자만, 아직 끝나지 않은 요청을 가져올 수 있어요.',
      en: 'Only somebody who corrects papers can take a request, and only until it is completed.',
    },
  },
  standing: standingOf,
  judge,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'letter_correction', { rows, ...change }),
  assignee: assigneeOf,
  followers: [tell],
};

function judge(row: MovingCorrection, { action, by }: CorrectionTransition, { actorId }: Circumstances): Verdict {
  if (action === 'WITHDRAW') return row.firstCommentAt === null && row.commentCount === 0 ? 'OK' : BEGUN;
  if (action === 'GONE' || by === 'SYSTEM') return 'OK';
  // Nobody corrects or hands out papers of their own.
  if (row.memberId === actorId) return 'forbidden';
  if (action === 'CLAIM') return row.assigneeId === null ? 'OK' : TAKEN;
  return action === 'RELEASE' && row.assigneeId === null ? NOT_TAKEN : 'OK';
}

async function prepare(
  taker: Taker,
  { row, transition, given }: Step<MovingCorrection, CorrectionTransition, CorrectionGiven>,
): Promise<Patch> {
  const { now } = taker;
  switch (given.action) {
    case 'WITHDRAW':
    case 'GONE':
      return { withdrawn_at: now };
    case 'CLAIM':
      return { assignee_id: personIn(taker).actor.memberId, claimed_at: now };
    case 'ASSIGN':
      if (transition.by !== 'SYSTEM') await refuseCandidate(taker, row, given.assigneeId);
      return { assignee_id: given.assigneeId, claimed_at: now };
    case 'RELEASE':
      return { assignee_id: null, claimed_at: null };
    case 'FINISH':
      if (!hasAnswer(given, row.commentCount)) failField('overall', correctionWords[personIn(taker).locale].noAnswer);
      return { completed_at: now, overall: given.overall.trim(), rubric: JSON.stringify(given.rubric) };
  }
}

/** @throws Failure `invalid` at the person who cannot be given the request */
async function refuseCandidate(taker: Taker, row: MovingCorrection, candidateId: string): Promise<void> {
  const { tx, now, locale } = personIn(taker);
  if (candidateId === row.assigneeId) failField('assigneeId', correctionWords[locale].hasIt);
  if (!(await hasCandidate(tx, { memberId: row.memberId, candidateId, today: koreanDate(now) })))
    failField('assigneeId', correctionWords[locale].noCandidate);
}

/** Returns whom a step concerns beside the student: the one who gets it or had it. */
function assigneeOf(
  taker: Taker,
  { row, given }: Step<MovingCorrection, CorrectionTransition, CorrectionGiven>,
): string | null {
  if (given.action === 'CLAIM') return personIn(taker).actor.memberId;
  return given.action === 'ASSIGN' ? given.assigneeId : row.assigneeId;
}

async function tell({ tx, actor }: Taker, { row, given, version }: MovedCorrection): Promise<void> {
  await tellMoved(tx, {
    correction: { id: row.id, memberId: row.memberId, version },
    action: given.action,
    actorId: actor?.memberId,
    formerId: row.assigneeId,
    nextId: given.action === 'ASSIGN' ? given.assigneeId : null,
  });
}
