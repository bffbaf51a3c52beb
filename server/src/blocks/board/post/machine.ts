/** How a post moves: published, withdrawn, hidden, shown, deleted, restored. */
import type { POST_STEPS, PostStatus } from '@naru/contract/areas/board-words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { failField } from '../../../platform/http/failure.ts';
import { personIn, type Machine } from '../../workflow/machine.ts';
import { swapStatus } from '../../workflow/swap-store.ts';
import { POST_TRANSITIONS, publishedFrom, statusAt, targetOf, type PostTransition } from '../core/rules.ts';
import { words } from '../core/words.ts';
import type { PostHead } from './store.ts';

/** Its status is the one of this moment; the kept one may be behind the clock. */
export type MovingPost = Pick<
  PostHead,
  'id' | 'status' | 'statusBeforeDeletion' | 'publishFrom' | 'publishTo' | 'version'
> & { readonly kept: PostStatus };

export const movingAt = <Row extends Omit<MovingPost, 'kept'>>(row: Row, now: Date): Row & MovingPost => ({
  ...row,
  status: statusAt(row, now),
  kept: row.status,
});

export const postMachine: Machine<MovingPost, PostTransition, StepGiven<typeof POST_STEPS>> = {
  entity: 'post',
  audit: (action) => `board.${action.toLowerCase()}Post`,
  transitions: POST_TRANSITIONS,
  states: {
    DRAFT: { ko: '임시저장', en: 'a draft' },
    SCHEDULED: { ko: '게시 예정', en: 'scheduled' },
    LIVE: { ko: '게시 중', en: 'published' },
    EXPIRED: { ko: '게시 종료', en: 'past its end' },
    HIDDEN: { ko: '숨김', en: 'hidden' },
    DELETED: { ko: '삭제됨', en: 'deleted' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  target: (row, transition, { now }) => targetOf(transition, row, now),
  prepare: async (taker, { row, transition: { action, to } }) => {
    if (action === 'PUBLISH' && to === 'EXPIRED') failField('publishTo', words[personIn(taker).locale].periodPast);
    return {
      ...(action === 'PUBLISH' && { publish_from: publishedFrom(row, taker.now) }),
      deleted_at: to === 'DELETED' ? taker.now : null,
      status_before_deletion: to === 'DELETED' ? row.status : null,
    };
  },
  swap: (tx, rows, { transition: { from, to }, patch }) =>
    swapStatus(tx, 'post', { rows, transition: { from: rows[0]?.kept ?? from, to }, patch }),
};
