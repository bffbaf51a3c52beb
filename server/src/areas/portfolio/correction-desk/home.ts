/** Corrections on the home: what waits for somebody to take it, and what the person has to answer soon. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { deskPath, QUEUE_PATH } from '../correction/paths.ts';
import { dayEndingAt, soonUntil } from '../correction/rules.ts';
import { DESK_MENU, handsOut, isTaken } from '../correction/scope-sql.ts';
import { countAgedFree, selectDue } from './list-store.ts';
import { isReached } from './tabs-sql.ts';
import { deskWords } from './words.ts';

export const correctionsWaiting: HomeSource<Queue> = {
  // Professors and coaches have a digest: few of them correct, and a queue of nothing stands in the way.
  isFor: (actor) => actor.duties.includes('CORRECTOR') || handsOut(actor, 'R'),
  read: async ({ db, actor, now, locale }) => {
    const queue = { id: 'paper-corrections', name: deskWords[locale].queue, path: QUEUE_PATH };
    const ages = await countAgedFree(db, isReached({ actor, now, today: koreanDate(now) }), now);
    return [presentQueue(queue, ages)];
  },
};

export const correctionsDue: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.may(DESK_MENU, 'U')) return [];
  const rows = await selectDue(db, { isTaken: isTaken(actor), until: soonUntil(now), locale });
  const { title, late, soon, actionLabel } = deskWords[locale].due;
  return rows.map((row) => ({
    id: `correction-due-${row.id}`,
    title: title(row.studentNm, row.title),
    reason: row.answerBy <= now ? late : soon,
    dueOn: dayEndingAt(row.answerBy),
    actionLabel,
    path: deskPath(row.id),
    tick: null,
  }));
};
