/** Programmes on the home: what waits for approval and for its closing, applications of the week, and what organisers have to do. */
import type { Queue, WeekFigure } from '@naru/contract/areas/home.ts';

import { addDays, weekdayOf } from '../../../blocks/calendar/hours.ts';
import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { presentQueue } from '../../../blocks/manifest/queue.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { koreanDate } from '../../../platform/time.ts';
import { APPROVAL_MENU, DESK_MENU, isLookedAfter } from '../core/scope-sql.ts';
import { countAgedApprovals, countAgedUnclosed, countApplications, selectDeskTodos } from './home-store.ts';
import { deskWords, todoWords } from './words.ts';

/** Offices, who alone may delete, have figures of what they look after; the others have theirs among the things to do. */
const isOffice = ({ rights }: Actor): boolean => rights.may(DESK_MENU, 'D');

export const approvalsWaiting: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.may(APPROVAL_MENU, 'U'),
  read: async ({ db, now, locale }) => {
    const queue = { id: 'programme-approvals', name: deskWords[locale].home.approvals, path: '/lrn/approval/list' };
    return [presentQueue(queue, await countAgedApprovals(db, now))];
  },
};

export const programmesToClose: HomeSource<Queue> = {
  isFor: isOffice,
  read: async ({ db, now, locale, actor }) => {
    const path = '/lrn/programme/list?stage=OVER';
    const queue = { id: 'programmes-to-close', name: deskWords[locale].home.toClose, path };
    return [presentQueue(queue, await countAgedUnclosed(db, now, isLookedAfter(actor, 'R')))];
  },
};

export const applicationsOfWeek: HomeSource<WeekFigure> = {
  isFor: isOffice,
  read: async ({ db, now, locale, actor }) => {
    const today = koreanDate(now);
    const monday = addDays(today, 1 - weekdayOf(today));
    const [current, last] = [monday, addDays(monday, -7)].map((day) => new Date(`${day}T00:00:00+09:00`)) as [
      Date,
      Date,
    ];
    const counts = await countApplications(db, { current, last, now, isIn: isLookedAfter(actor, 'R') });
    const name = deskWords[locale].home.applications;
    return [
      { id: 'programme-applications', name, value: counts.current, before: counts.last, path: '/lrn/programme/list' },
    ];
  },
};

const detailPath = (id: string): string => `/lrn/programme/detail/${id}`;

/** Returns refused programmes to mend, draws to hold, applicants to decide about, and programmes to close. */
export const programmesToDo: TodoSource = async (ctx) => {
  if (!ctx.actor.rights.may(DESK_MENU, 'U')) return [];
  const { db, now, locale, actor } = ctx;
  const rows = await selectDeskTodos(db, { memberId: actor.memberId, now, locale });
  return rows.map(({ id, name, kind, count, beginsAt }) => ({
    id: `programme-${kind.toLowerCase()}:${id}`,
    ...todoWords[locale][kind](name, String(count)),
    // Those with a place need to know before it begins.
    dueOn: kind === 'DRAW' || kind === 'DECIDE' ? koreanDate(beginsAt) : null,
    path: kind === 'MEND' ? `/lrn/programme/form/${id}` : detailPath(id),
    tick: null,
  }));
};
