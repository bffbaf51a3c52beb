/** How an appeal moves: an accepted one takes the no-show back. */
import { PROGRAMME_PLACES, type APPEAL_STEPS } from '@naru/contract/areas/learning/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { personIn, type Machine } from '../../../blocks/workflow/machine.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { appealDecided } from './appeal-notifications.ts';
import { APPEAL_TRANSITIONS, type AppealTransition } from './appeal-rules.ts';
import { APPEAL, clearNoShow, swapAppeals, type AppealRow } from './appeal-store.ts';

export type AppealGiven = StepGiven<typeof APPEAL_STEPS>;

export const appealMachine: Machine<AppealRow, AppealTransition, AppealGiven> = {
  entity: APPEAL,
  audit: 'appeals',
  transitions: APPEAL_TRANSITIONS,
  states: {
    ASKED: { ko: '확인 중', en: 'being checked' },
    ACCEPTED: { ko: '인용', en: 'accepted' },
    REFUSED: { ko: '기각', en: 'refused' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  // Nobody decides about themselves.
  judge: ({ memberId }, _transition, { actorId }) => (memberId === actorId ? 'forbidden' : 'OK'),
  prepare: (taker, { given }) => {
    const { actor, now } = personIn(taker);
    const reason = given.action === 'REFUSE' ? given.reason : null;
    return Promise.resolve({ decided_by: actor.memberId, decided_at: now, reason });
  },
  swap: (tx, rows, { transition: { from, to }, patch }) => swapAppeals(tx, rows, { from, to, patch }),
  followers: [
    async ({ tx }, { row, transition }) => {
      if (transition.to === 'ACCEPTED') await clearNoShow(tx, row.id);
    },
    async ({ tx }, { row, version }) => {
      const link = `${PROGRAMME_PLACES[row.typeCode].path}/detail/${row.programmeId}`;
      const about = { entityId: row.id, dedupeKey: `${row.id}:${version}`, link };
      await notify(tx, { type: appealDecided, recipients: [row.memberId], ...about });
    },
  ],
};
