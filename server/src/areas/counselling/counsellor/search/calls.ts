import type {
  CounsellorProfile,
  CounsellorSummary,
  counsellorSearch,
} from '@naru/contract/areas/counselling/counsellor/search.ts';

import { addDays, beginOf } from '../../../../blocks/calendar/hours.ts';
import { selectBusyPeriods, selectHolidays } from '../../../../blocks/calendar/store.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { selectOptionalInvitation } from './invitation-store.ts';
import { words } from '../../shared/words.ts';
import {
  selectFreeSlots,
  selectLoad,
  selectOptionalProfile,
  selectRange,
  type FoundRow,
  type ProfileRow,
} from './store.ts';
import { MOST_OPEN } from '../../shared/settings.ts';
import { finderOf } from './finder.ts';
import { findCounsellorPage } from './ordered.ts';
import { presentSlot, inOrder } from './present.ts';

const WEEK = 7;

export const pageCounsellors: Reader<typeof counsellorSearch.pageCounsellors> = async (ctx, { query }) => {
  const finder = await finderOf(ctx);
  const kinds = finder.kinds.filter((kind) => query.kind === undefined || kind === query.kind);
  const window = windowOf(query);
  const wished = {
    search: readSearch(query.searchText),
    department: query.deptCode,
    topic: query.topic,
    channel: query.channel,
    window,
  };
  const { rows, counted } = await findCounsellorPage(ctx, { ...finder, kinds }, wished);
  return { counsellorPage: toPage(rows.map(present), counted, window) };
};

export const readCounsellor: Reader<typeof counsellorSearch.readCounsellor> = async (ctx, { params }) => {
  const finder = await finderOf(ctx);
  const row = await selectOptionalProfile(ctx.db, finder, params.id);
  if (!row) return fail('notFound');
  return {
    counsellor: {
      ...present(row),
      place: row.place,
      leadHours: row.leadHours,
      horizonDays: row.horizonDays,
      autoApprove: row.autoApprove,
      invitation: row.isInvited ? await readInvitation(ctx, row.id) : null,
      obstacle: await findObstacle(ctx, row),
    },
  };
};

async function readInvitation(ctx: CallContext, counsellorId: string): Promise<CounsellorProfile['invitation']> {
  const row = await selectOptionalInvitation(ctx.db, { studentId: ctx.actor.studentId, counsellorId, now: ctx.now });
  if (!row) return null;
  const key = await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
  return { message: key.open('message', row.message), channel: row.channel, invitedAt: row.at.toISOString() };
}

/** Finds why the caller cannot ask this counsellor now, whatever the hour; undefined where they can. */
async function findObstacle(
  ctx: CallContext,
  row: Pick<ProfileRow, 'id' | 'kind' | 'termMost'>,
): Promise<CounsellorProfile['obstacle']> {
  const say = words[ctx.locale];
  const { studentId } = ctx.actor;
  if (studentId === null) return { code: 'NOT_FOR_YOU', message: say.notForYou };
  const load = await selectLoad(ctx.db, { studentId, counsellorId: row.id, now: ctx.now });
  const most = (await ctx.platform.settings.read()).of(MOST_OPEN);
  if (load.open >= most) return { code: 'CAP', message: say.cap(most) };
  if (row.termMost !== null && load.inTerm >= row.termMost)
    return { code: 'TERM_CAP', message: say.termCap(row.termMost) };
  return null;
}

export const listSlots: Reader<typeof counsellorSearch.listSlots> = async (ctx, { params, query }) => {
  const finder = await finderOf(ctx);
  const row = await selectOptionalProfile(ctx.db, finder, params.id);
  if (!row) return fail('notFound');
  const first = row.slots[0];
  const from = query.from ?? (first ? koreanDate(new Date(first.beginsAt)) : finder.today);
  const week = { from: beginOf(from, 0), to: beginOf(addDays(from, WEEK), 0) };
  const [slots, busy, holidayList, range] = await Promise.all([
    selectFreeSlots(ctx.db, finder, { counsellorId: row.id, ...week }),
    selectBusyPeriods(ctx.db, { personId: finder.memberId, ...week }),
    selectHolidays(ctx.db, { from, to: addDays(from, WEEK - 1) }, ctx.locale),
    selectRange(ctx.db, finder, { counsellorId: row.id, after: week.to }),
  ]);
  return {
    from,
    slotList: slots.map((slot) => presentSlot(slot, row.channels)),
    suggestedList: slots.filter(({ isSuggested }) => isSuggested).map(({ id }) => id),
    ownBusyList: busy.map(({ beginsAt }) => ({ beginsAt: beginsAt.toISOString() })),
    holidayList,
    nextDate: range.nextDate,
    lastDate: range.lastDate,
  };
};

function present(row: FoundRow): CounsellorSummary {
  return {
    counsellorId: row.id,
    kind: row.kind,
    name: row.name,
    deptNm: row.departmentName,
    intro: row.intro,
    topicList: row.topics,
    channelList: inOrder(row.channels),
    isMine: row.isMine,
    isInvited: row.isInvited,
    nextSlotList: row.slots.map((slot) => presentSlot(slot, row.channels)),
  };
}
