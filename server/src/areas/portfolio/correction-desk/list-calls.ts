import type { correctionDesk as calls } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectCandidates, selectLoads } from '../correction/corrector-store.ts';
import { soonUntil } from '../correction/rules.ts';
import { handsOut, isDone, isMoved, isOffered, isTaken } from '../correction/scope-sql.ts';
import { countFree, selectOptionalQueued, selectOwnLoad, selectQueue } from './list-store.ts';
import { readHistory } from './history.ts';
import { presentQueued } from './present.ts';
import { readerOf } from './reader.ts';
import { isInTab, isReached, statusOf } from './tabs-sql.ts';

export const pageCorrections: Reader<typeof calls.pageCorrections> = async (ctx, { query }) => {
  const { db, actor, now, locale } = ctx;
  const { tab, status, wanted, urgency, assigneeId, searchText } = query;
  const window = windowOf(query);
  const reader = readerOf(ctx);
  const narrowed = {
    isIn: isInTab(tab, reader),
    isOffered: isOffered(reader),
    status: statusOf(tab, status),
    wanted,
    urgency,
    assigneeId,
    search: readSearch(searchText),
    now,
    soonUntil: soonUntil(now),
  };
  const own = { isTaken: isTaken(actor), isDone: isDone(actor, now), memberId: actor.memberId };
  const [{ rows, counted }, queueCount, load, circumstances] = await Promise.all([
    selectQueue(db, { narrowed, locale, window }),
    countFree(db, isReached(reader)),
    selectOwnLoad(db, { ...own, now, soonUntil: narrowed.soonUntil }),
    readCircumstances(ctx),
  ]);
  const { doneCount, ...mine } = load;
  const view = { actor, now, locale, circumstances };
  return {
    correctionPage: toPage(
      rows.map((row) => presentQueued(row, view)),
      counted,
      window,
    ),
    queueCount,
    mine,
    doneCount,
    mayAssign: handsOut(actor, 'U'),
  };
};

const timesOf = ({ now, locale }: CallContext) => ({ now, soonUntil: soonUntil(now), locale });

export const listCorrectorLoads: Reader<typeof calls.listCorrectorLoads> = async (ctx) => {
  if (!handsOut(ctx.actor, 'R')) fail('forbidden');
  return { loadList: await selectLoads(ctx.db, koreanDate(ctx.now), timesOf(ctx)) };
};

export const readHandling: Reader<typeof calls.readHandling> = async (ctx, { params }) => {
  const { db, actor, now, locale } = ctx;
  if (!handsOut(actor, 'U')) fail('forbidden');
  const reader = readerOf(ctx);
  const asked = { id: params.id, isIn: isMoved(reader), isOffered: isOffered(reader), locale };
  const row = (await selectOptionalQueued(db, asked)) ?? fail('notFound');
  const student = { memberId: row.memberId, today: reader.today, wanted: row.wanted };
  const [historyList, candidateList, circumstances] = await Promise.all([
    readHistory(ctx, row.id),
    selectCandidates(db, student, timesOf(ctx)),
    readCircumstances(ctx),
  ]);
  return {
    correction: presentQueued(row, { actor, now, locale, circumstances }),
    historyList,
    candidateList,
  };
};
