/** Uses of mileage on the home: what waits for the office, and what students have begun and not finished. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { countAgedUses } from './desk-store.ts';
import { ownUsePath } from './notifications.ts';
import { DESK_MENU } from './scope-sql.ts';
import { selectUseTasks } from './title-store.ts';
import { useWords } from './words.ts';

const DAY_MS = 86_400_000;

/** Days after which a draft is called to mind, and in which what was refused is. */
const DRAFT_DAYS = 1;
const REFUSED_DAYS = 14;

export const usesWaiting: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.scopes(DESK_MENU, 'U').has('ALL'),
  read: async ({ db, now, locale }) => {
    const queue = { id: 'mileage-uses', name: useWords[locale].queue, path: '/lrn/mileage/use/list?status=APPLY' };
    return [presentQueue(queue, await countAgedUses(db, now))];
  },
};

export const useTodos: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.may('LRN_MILEUSE', 'C')) return [];
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const rows = await selectUseTasks(db, {
    memberId: actor.memberId,
    locale,
    draftedBefore: before(DRAFT_DAYS),
    refusedSince: before(REFUSED_DAYS),
  });
  return rows.map(({ id, kind, name }) => ({
    id: `mileage-use-${kind.toLowerCase()}:${id}`,
    ...useWords[locale][kind === 'DRAFT' ? 'draft' : 'refused'](name),
    dueOn: null,
    path: kind === 'DRAFT' ? `/lrn/mile/usereqst/form/${id}` : ownUsePath(id),
    tick: null,
  }));
};
