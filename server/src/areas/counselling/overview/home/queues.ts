/** Queues of the offices that settle what counselling leaves open. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../../blocks/manifest/queue.ts';
import { ADVISOR_MENU, scopeOf } from '../../advisor/scope-sql.ts';
import { countAgedWishes } from '../../advisor/wish-store.ts';
import { countAgedCorrections } from '../../meeting/correction/store.ts';
import { CORRECTIONS_PATH } from '../../shared/paths.ts';
import { words } from './words.ts';
import { CORRECTION_MENU, correctionScope } from '../../meeting/core/correction-scope-sql.ts';

export const waitingCorrections: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.may(CORRECTION_MENU, 'U'),
  read: async ({ db, actor, now, locale }) => {
    const ages = await countAgedCorrections(db, correctionScope(actor, 'U'), now);
    return [presentQueue({ id: 'corrections', name: words[locale].corrections, path: CORRECTIONS_PATH }, ages)];
  },
};

const WISHES_PATH = '/admin/advisor/list?view=request';

export const waitingWishes: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.may(ADVISOR_MENU, 'U'),
  read: async ({ db, actor, now, locale }) => {
    const ages = await countAgedWishes(db, scopeOf(actor, 'U'), now);
    return [presentQueue({ id: 'advisor-wishes', name: words[locale].wishes, path: WISHES_PATH }, ages)];
  },
};
