/** Nominations and reports on the home: what waits for those who review, and for an owner’s consent. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { countAgedNominations, countUnreviewed } from './desk-store.ts';
import { deskTabPath, OWN_NOMINATIONS } from './paths.ts';
import { countAgedReports } from './report-store.ts';
import { DESK_MENU } from './scope-sql.ts';
import { selectWaitingConsents } from './title-store.ts';
import { exhibitWords } from './words.ts';

const isReviewer = ({ rights }: Actor): boolean => rights.scopes(DESK_MENU, 'U').has('ALL');

export const nominationsWaiting: HomeSource<Queue> = {
  isFor: isReviewer,
  read: async ({ db, now, locale }) => {
    const name = exhibitWords[locale].queue.nominations;
    const queue = { id: 'portfolio-nominations', name, path: deskTabPath('NOMINATED') };
    return [presentQueue(queue, await countAgedNominations(db, now))];
  },
};

export const reportsWaiting: HomeSource<Queue> = {
  isFor: isReviewer,
  read: async ({ db, now, locale }) => {
    const name = exhibitWords[locale].queue.reports;
    return [
      presentQueue({ id: 'portfolio-reports', name, path: deskTabPath('REPORTS') }, await countAgedReports(db, now)),
    ];
  },
};

export const consentTodos: TodoSource = async ({ db, actor, locale }) => {
  if (!actor.rights.may('PTF_MY', 'C')) return [];
  const { title, reason, actionLabel } = exhibitWords[locale].consent;
  const rows = await selectWaitingConsents(db, actor.memberId);
  return rows.map((row) => ({
    id: `portfolio-consent-${row.id}`,
    title: title(row.title),
    reason,
    dueOn: null,
    actionLabel,
    path: OWN_NOMINATIONS,
    tick: null,
  }));
};

export const reviewTodos: TodoSource = async ({ db, actor, locale }) => {
  if (!isReviewer(actor)) return [];
  const count = await countUnreviewed(db, actor.memberId);
  if (count === 0) return [];
  const { title, reason, actionLabel } = exhibitWords[locale].review;
  const path = deskTabPath('REVIEW');
  return [{ id: 'portfolio-reviews', title: title(count), reason, dueOn: null, actionLabel, path, tick: null }];
};
