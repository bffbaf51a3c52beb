/** Claims on the home: what waits for those who decide, and what a student may hand in again. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { countAgedClaims, selectRefusedClaims } from './home-store.ts';
import { ownClaimPath } from './notifications.ts';
import { isDecided, MILEAGE_DESK_MENU } from './scope-sql.ts';
import { claimWords } from './words.ts';

export const claimsWaiting: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.may(MILEAGE_DESK_MENU, 'U'),
  read: async ({ db, now, locale, actor }) => {
    const queue = { id: 'mileage-claims', name: claimWords[locale].queue, path: '/lrn/mileage/list' };
    const asked = { isIn: isDecided(actor, 'U'), memberId: actor.memberId, now };
    return [presentQueue(queue, await countAgedClaims(db, asked))];
  },
};

const DAY_MS = 86_400_000;
/** After so many days a student who does nothing has let it be. */
const TODO_DAYS = 30;

export const refusedClaims: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.may('LRN_MILE', 'C')) return [];
  const since = new Date(now.getTime() - TODO_DAYS * DAY_MS);
  const { title, reason, actionLabel } = claimWords[locale].todo;
  const rows = await selectRefusedClaims(db, { memberId: actor.memberId, since, locale });
  return rows.map(({ id, itemNm }) => ({
    id: `mileage-claim-${id}`,
    title: title(itemNm),
    reason,
    dueOn: null,
    actionLabel,
    path: ownClaimPath(id),
    tick: null,
  }));
};
