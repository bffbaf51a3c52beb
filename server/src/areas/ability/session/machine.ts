/** How a session moves by its student: handed in, it is scored in the same transaction. */
import type { QualityFlag } from '@naru/contract/areas/ability/words.ts';

import { emitEvent } from '../../../blocks/event/emit.ts';
import { personIn, type Machine, type Moved, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { testTaken } from '../scoring/events.ts';
import { scoreSession } from '../scoring/score-session.ts';
import { SESSION_TRANSITIONS, type SessionTransition } from './rules.ts';
import { SESSION, type SessionRow } from './store.ts';

export interface SubmissionGiven {
  readonly action: 'SUBMIT';
  readonly submissionId: string;
  readonly quality: readonly QualityFlag[];
}

export const standingOf = ({ id, status, version }: SessionRow) => ({ id, status, version });

export const sessionMachine: Machine<SessionRow, SessionTransition, SubmissionGiven> = {
  entity: SESSION,
  audit: 'test_sessions',
  transitions: SESSION_TRANSITIONS,
  states: {
    IN_PROGRESS: { ko: '작성 중', en: 'in progress' },
    SCORED: { ko: '제출 완료', en: 'submitted' },
    EXPIRED: { ko: '기한 지남', en: 'past its end' },
    INVALIDATED: { ko: '무효', en: 'invalidated' },
  },
  standing: standingOf,
  prepare: async ({ now }, { given }) => ({
    scored_at: now,
    last_at: now,
    submission_id: given.submissionId,
    quality: given.quality,
  }),
  swap: (tx, rows, change) => swapStatus(tx, SESSION, { rows, ...change }),
  followers: [score, tellOthers],
};

type MovedSession = Moved<SessionRow, SessionTransition, SubmissionGiven>;

async function score({ tx, now }: Taker, { row }: MovedSession): Promise<void> {
  await scoreSession(tx, { sessionId: row.id, now });
}

async function tellOthers(taker: Taker, { row, version }: MovedSession): Promise<void> {
  const { memberId, testCode, family } = row;
  await emitEvent(personIn(taker), testTaken, { recordId: row.id, version, data: { memberId, testCode, family } });
}
