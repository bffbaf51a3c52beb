import type { room } from '@naru/contract/areas/counselling/room/room.ts';
import type { Room, RoomBody } from '@naru/contract/areas/counselling/room/words.ts';
import { ROOM_MOST } from '@naru/contract/areas/counselling/room/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { addDays, beginOf, daysBetween } from '../../../blocks/calendar/hours.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { roomTouched, tellOwners } from './notifications.ts';
import { canManage, presentReservation } from './read-calls.ts';
import {
  deleteClosureRow,
  insertClosure,
  insertRoom,
  lockOptionalRoom,
  lockRooms,
  selectClosurePage,
  selectOptionalRoom,
  selectRooms,
  updateRoom,
} from './room-store.ts';
import { judgeUse, minutesOf, momentOf } from './rules.ts';
import { MOST_TOUCHED, selectAhead, type ReservationRow } from './store.ts';
import { roomWords } from './words.ts';

/** Most days that are blocked at once. */
const CLOSURE_DAYS = 366;

type Asking = Pick<CallContext, 'locale' | 'now' | 'db'>;

export const listRooms: Reader<typeof room.listRooms> = async (ctx) => ({
  roomList: await selectRooms(ctx.db, { withInactive: canManage(ctx) }),
  canManage: canManage(ctx),
});

/** @throws Failure `invalid` at the field that does not hold */
function checkRoom({ locale }: Pick<Asking, 'locale'>, body: RoomBody): void {
  const say = roomWords[locale];
  if (body.nameKo.trim() === '') failField('nameKo', say.name);
  if (body.nameEn.trim() === '') failField('nameEn', say.name);
  if (body.purposeList.length === 0) failField('purposeList', say.purposes);
  if (body.hoursList.length === 0) failField('hoursList', say.noHours);
  const seen = new Set<number>();
  body.hoursList.forEach(({ weekday, opens, closes }, at) => {
    if (seen.has(weekday)) failField(`hoursList.${at}.weekday`, say.weekday);
    if (minutesOf(closes) <= minutesOf(opens)) failField(`hoursList.${at}.closes`, say.range);
    seen.add(weekday);
  });
}

const answerRoom = async (_ctx: CallContext, ids: Readonly<Record<string, string>>) => ({
  roomId: ids['roomId'] ?? '',
});

export const createRoom: Writer<typeof room.createRoom> = {
  apply: async (ctx, { body }) => {
    checkRoom(ctx, body);
    const id = newId();
    await insertRoom(ctx.tx, id, body);
    await writeAudit(ctx.tx, ctx, { action: 'room.create', entity: 'room', entityId: id, after: body });
    return { roomId: id };
  },
  answer: answerRoom,
};

/** Lists upcoming reservations of the room that would not fit any more. */
async function listUnfit(ctx: Asking, roomId: string, body: RoomBody): Promise<ReservationRow[]> {
  const beginsAt = ctx.now;
  const endsAt = beginOf(addDays(koreanDate(ctx.now), ROOM_MOST.daysAhead + 1), 0);
  const rows = await selectAhead(ctx.db, { beginsAt, endsAt, roomId, locale: ctx.locale });
  return rows.filter((row) => {
    const purpose = body.purposeList.find((one) => one === row.purpose);
    return !body.isActive || purpose === undefined || judgeUse(body, row, { purpose, people: row.people }) !== null;
  });
}

const presentTouched = (ctx: CallContext, rows: readonly ReservationRow[]) => ({
  touchedList: rows.slice(0, MOST_TOUCHED).map((row) => presentReservation(ctx, row)),
  touchedCount: rows.length,
});

export const previewRoom: Reader<typeof room.previewRoom> = async (ctx, { params, body }) => {
  checkRoom(ctx, body);
  const found = await selectOptionalRoom(ctx.db, params.id);
  if (!found) return fail('notFound');
  return presentTouched(ctx, await listUnfit(ctx, found.roomId, body));
};

export const changeRoom: Writer<typeof room.changeRoom> = {
  apply: async (ctx, { params, body }) => {
    checkRoom(ctx, body);
    const before = await lockOptionalRoom(ctx.tx, params.id);
    if (!before) return fail('notFound');
    const fitted = new Set((await listUnfit(ctx, before.roomId, before)).map(({ id }) => id));
    await saveChange(ctx, {
      current: before,
      version: body.version,
      save: () => updateRoom(ctx.tx, before.roomId, body),
      audit: {
        action: 'room.change',
        entity: 'room',
        entityId: before.roomId,
        before: withoutId(before),
        after: body,
      },
    });
    const unfit = (await listUnfit(ctx, before.roomId, body)).filter(({ id }) => !fitted.has(id));
    await tellTouched(ctx, unfit, `ROOM:${body.version}`);
    return { roomId: before.roomId };
  },
  answer: answerRoom,
};

const withoutId = ({ roomId: _id, ...rest }: Room) => rest;

const tellTouched = (ctx: WriteContext, rows: readonly ReservationRow[], dedupe: string): Promise<void> =>
  tellOwners(ctx.tx, roomTouched, {
    rows: rows.filter(({ memberId }) => memberId !== ctx.actor.memberId),
    dedupe,
  });

export const pageClosures: Reader<typeof room.pageClosures> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { rows, counted } = await selectClosurePage(ctx.db, { now: ctx.now, window, locale: ctx.locale });
  return { closurePage: toPage(rows, counted, window) };
};

type ClosureBody = Parameters<(typeof createClosure)['apply']>[1]['body'];

/** @throws Failure `invalid` at the field that does not hold */
async function readClosure(ctx: Asking, body: ClosureBody) {
  const say = roomWords[ctx.locale];
  const [beginsAt, endsAt] = [momentOf(body.beginsOn, body.begins), momentOf(body.endsOn, body.ends)];
  if (endsAt <= beginsAt) failField('endsOn', say.range);
  if (endsAt <= ctx.now) failField('endsOn', say.past);
  if (daysBetween(body.beginsOn, body.endsOn) > CLOSURE_DAYS) failField('endsOn', say.longClosure(CLOSURE_DAYS));
  const { roomId } = body;
  const found = roomId !== null ? await selectOptionalRoom(ctx.db, roomId) : undefined;
  if (roomId !== null && !found) failField('roomId', say.gone);
  return { beginsAt, endsAt, roomId };
}

export const previewClosure: Reader<typeof room.previewClosure> = async (ctx, { body }) =>
  presentTouched(ctx, await selectAhead(ctx.db, { ...(await readClosure(ctx, body)), locale: ctx.locale }));

export const createClosure: Writer<typeof room.createClosure> = {
  apply: async (ctx, { body }) => {
    const given = await readClosure(ctx, body);
    const reason = trimText(body.reason);
    if (reason === '') failField('reason', roomWords[ctx.locale].reason);
    // Waits for reservations in progress, so that they are found; later ones find the block.
    await (given.roomId === null ? lockRooms(ctx.tx) : lockOptionalRoom(ctx.tx, given.roomId));
    const id = newId();
    await insertClosure(ctx.tx, { ...given, id, reason, by: ctx.actor.memberId, at: ctx.now });
    await tellTouched(ctx, await selectAhead(ctx.tx, { ...given, locale: ctx.locale }), `CLOSURE:${id}`);
    const entry = { action: 'room.block', entity: 'room_closure', entityId: id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: given });
    return { closureId: id };
  },
  answer: async (_ctx, ids) => ({ closureId: ids['closureId'] ?? '' }),
};

export const deleteClosure: Writer<typeof room.deleteClosure> = {
  apply: async (ctx, { params }) => {
    if (!(await deleteClosureRow(ctx.tx, params.id))) return fail('notFound');
    await writeAudit(ctx.tx, ctx, { action: 'room.unblock', entity: 'room_closure', entityId: params.id });
    return { closureId: params.id };
  },
  answer: async (_ctx, ids) => ({ closureId: ids['closureId'] ?? '' }),
};
