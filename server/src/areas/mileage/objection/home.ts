/** Objections on the home: what waits for the office, and where a student is asked something. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { ownObjectionPath } from '../core/objections.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { countAgedObjections } from './list-store.ts';
import { selectAnsweredObjections } from './notice-store.ts';
import { objectionWords } from './words.ts';

export const objectionsWaiting: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.scopes(DESK_MENU, 'U').has('ALL'),
  read: async ({ db, now, locale, actor }) => {
    const path = '/lrn/mileage/objection/list?status=OPEN';
    const queue = { id: 'mileage-objections', name: objectionWords[locale].queue, path };
    return [presentQueue(queue, await countAgedObjections(db, { memberId: actor.memberId, now }))];
  },
};

export const answeredObjections: TodoSource = async ({ db, actor, locale }) => {
  if (!actor.rights.may('LRN_MILE', 'C')) return [];
  const { title, reason, actionLabel } = objectionWords[locale].todo;
  const rows = await selectAnsweredObjections(db, { memberId: actor.memberId, locale });
  return rows.map(({ id, title: line }) => ({
    id: `mileage-objection-${id}`,
    title: title(line),
    reason,
    dueOn: null,
    actionLabel,
    path: ownObjectionPath(id),
    tick: null,
  }));
};
