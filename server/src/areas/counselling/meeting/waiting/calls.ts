import { WAITING_MOST, type waiting, type WaitingEntry } from '@naru/contract/areas/counselling/meeting/waiting.ts';

import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { presentSlot } from '../../counsellor/search/present.ts';
import { selectOptionalProfile } from '../../counsellor/search/store.ts';
import { releaseSeat } from './release.ts';
import { words } from '../../shared/words.ts';
import { countWaits, endOneWait, insertWait, selectWaiting, type WaitRow } from './store.ts';
import { finderOf } from '../../counsellor/search/finder.ts';

const readOwn = async (ctx: CallContext): Promise<{ waitingList: WaitingEntry[] }> => {
  const { studentId } = ctx.actor;
  if (studentId === null) return { waitingList: [] };
  const rows = await selectWaiting(ctx.db, { studentId, locale: ctx.locale, now: ctx.now });
  return { waitingList: rows.map(present) };
};

export const listWaiting: Reader<typeof waiting.listWaiting> = readOwn;

export const joinWaiting: Writer<typeof waiting.joinWaiting> = {
  apply: async (ctx, { body }) => {
    const { studentId } = ctx.actor;
    const { counsellorId } = body;
    const row = await selectOptionalProfile(ctx.tx, await finderOf(ctx), counsellorId);
    if (!row || studentId === null) return fail('notFound');
    const own = { counsellorId, studentId };
    if ((await countWaits(ctx.tx, own)) >= WAITING_MOST)
      failField('counsellorId', words[ctx.locale].waits(WAITING_MOST));
    await insertWait(ctx.tx, { ...own, at: ctx.now });
    return {};
  },
  answer: readOwn,
};

export const leaveWaiting: Writer<typeof waiting.leaveWaiting> = {
  apply: async (ctx, { params }) => {
    const { studentId } = ctx.actor;
    if (studentId === null) return fail('notFound');
    const ended = await endOneWait(ctx.tx, { id: params.id, studentId, outcome: 'LEFT', now: ctx.now });
    if (!ended) return fail('notFound');
    if (ended.slotId !== null) await releaseSeat(ctx.tx, { slotId: ended.slotId, seat: 'held', offeredAt: ctx.now });
    return {};
  },
  answer: readOwn,
};

function present(row: WaitRow): WaitingEntry {
  const { slotId, until, beginsAt, capacity, channels } = row;
  const isOffered = slotId !== null && until !== null && beginsAt !== null;
  return {
    waitId: row.id,
    counsellor: { counsellorId: row.counsellorId, kind: row.kind, name: row.name, deptNm: row.departmentName },
    since: row.since.toISOString(),
    offer: isOffered
      ? {
          slot: presentSlot(
            {
              id: slotId,
              beginsAt: beginsAt.toISOString(),
              capacity: capacity ?? 1,
              taken: (capacity ?? 1) - 1,
              channels,
            },
            channels,
          ),
          until: until.toISOString(),
        }
      : null,
  };
}
