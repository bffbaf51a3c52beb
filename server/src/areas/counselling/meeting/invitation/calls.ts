import type { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../../blocks/calendar/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { asCounsellor, deskState, idsOfDesk, answerState, asStudent } from '../core/viewer.ts';
import { SLOT_TIME, REQUEST_TIME } from '../../shared/times.ts';
import { lockCounsellor, type CounsellorRow } from '../../counsellor/store.ts';
import { openDesk } from '../../shared/desk.ts';
import { takeStep } from '../steps/move.ts';
import { insertStatusChange, selectOptionalMeeting } from '../core/store.ts';
import {
  counsellingAgreed,
  counsellingCancelled,
  counsellingDeclined,
  counsellingInvited,
  counsellingMoved,
} from '../notice/asking.ts';
import { sendCalendar, tellCounsellor, tellStudent, tellToChoose } from '../notice/tell.ts';
import { carryPrepConsent } from '../prep/store.ts';
import { carryReferrals } from '../../referral/follow-request.ts';
import { readWritten } from '../request/written.ts';
import { lockForBooking } from '../request/store.ts';
import { words } from '../../shared/words.ts';
import {
  addSeats,
  hasOpenHour,
  insertEntered,
  insertInvitation,
  lockOptionalHour,
  selectFoundStudents,
  selectInvited,
  selectSeated,
  type HourRow,
  type KnownRow,
} from './store.ts';
import { readStudents } from './students.ts';

const FOUND_MOST = 20;
/** To choose an hour in. */
const INVITATION_DAYS = 14;
const DAY_MS = 86_400_000;

export const findStudents: Reader<typeof invitation.findStudents> = async (ctx, { params, query }) => {
  const own = { ...openDesk(ctx, params.desk, 'C'), today: koreanDate(ctx.now) };
  const search = readSearch(query.searchText);
  return {
    studentList: await selectFoundStudents(ctx.db, own, { search, locale: ctx.locale, most: FOUND_MOST }),
  };
};

interface Said {
  readonly channel: string;
  readonly message: string;
}

export const inviteStudents: Writer<typeof invitation.inviteStudents> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'C');
    const counsellor = await lockCounsellor(ctx.tx, own);
    const students = await readStudents(ctx, counsellor, body.stdntIdList);
    const said = { channel: body.channel, message: body.message.trim() };
    const invited =
      body.slotId === null
        ? await inviteToChoose(ctx, { counsellor, students, said })
        : await inviteToHour(ctx, { counsellor, students, said, slotId: body.slotId });
    const entry = { action: 'counselling.invite', entity: 'counsellor', entityId: counsellor.id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { invited, slotId: body.slotId } });
    return { invited: String(invited), skipped: String(students.length - invited) };
  },
  answer: async (_ctx, ids) => ({ invitedCount: Number(ids['invited']), skippedCount: Number(ids['skipped']) }),
};

interface Inviting {
  readonly counsellor: CounsellorRow;
  readonly students: readonly KnownRow[];
  readonly said: Said;
}

async function inviteToChoose(ctx: WriteContext<Actor>, { counsellor, students, said }: Inviting): Promise<number> {
  const say = words[ctx.locale];
  if (!counsellor.channels.includes(said.channel)) failField('channel', say.otherChannel);
  if (!(await hasOpenHour(ctx.tx, counsellor.id, ctx.now))) failField('slotId', say.nothingToChoose);
  const studentIds = students.map((student) => student.id);
  const before = await selectInvited(ctx.tx, { counsellorId: counsellor.id, studentIds, now: ctx.now });
  const fresh = students.filter((student) => !before.includes(student.id));
  const until = new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS);
  for (const student of fresh) {
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const made = { id, counsellorId: counsellor.id, studentId: student.id, channel: said.channel, until };
    await insertInvitation(ctx.tx, {
      ...made,
      dataKeyId: key.id,
      message: key.seal('message', said.message),
      at: ctx.now,
    });
    await tellToChoose(ctx.tx, { id, counsellorId: counsellor.id, studentMemberId: student.memberId });
  }
  return fresh.length;
}

async function inviteToHour(
  ctx: WriteContext<Actor>,
  { counsellor, students, said, slotId }: Inviting & { slotId: string },
): Promise<number> {
  const hour = await holdOwnHour(ctx, counsellor, slotId);
  const say = words[ctx.locale];
  if (!hour.channels.includes(said.channel)) failField('channel', say.otherChannel);
  const studentIds = students.map((student) => student.id);
  const before = await selectSeated(ctx.tx, hour.id, studentIds);
  const fresh = students.filter((student) => !before.includes(student.id));
  if (fresh.length === 0) return 0;
  checkSeats(ctx, hour, fresh.length);
  await keepSeats(ctx, counsellor, hour, fresh.length);
  for (const student of fresh) {
    const to = { counsellor, hour, student, channel: said.channel, reason: said.message };
    const id = await insertInvited(ctx, { ...to, moved: null });
    const about = { id, kind: counsellor.kind, counsellorMemberId: counsellor.memberId, version: 1 };
    await tellStudent(ctx.tx, counsellingInvited, { ...about, studentMemberId: student.memberId });
  }
  return fresh.length;
}

/** @throws Failure `invalid` at `slotId` */
async function holdOwnHour(
  ctx: WriteContext<Actor>,
  counsellor: Pick<CounsellorRow, 'id'>,
  slotId: string,
): Promise<HourRow> {
  const say = words[ctx.locale];
  const hour = isId(slotId) ? await lockOptionalHour(ctx.tx, { slotId, counsellorId: counsellor.id }) : undefined;
  if (!hour) return failField('slotId', say.goneSlot);
  if (hour.beginsAt <= ctx.now) failField('slotId', say.past);
  return hour;
}

/** Checks the seats: an hour without bookings grows to a group's size; a booked one keeps its seats. */
function checkSeats(ctx: WriteContext<Actor>, hour: HourRow, count: number): void {
  const say = words[ctx.locale];
  const left = hour.used === 0 ? COUNSELLING_MOST.participants : hour.capacity - hour.used;
  if (count > left) failField('slotId', say.seats(left));
}

async function keepSeats(
  ctx: WriteContext<Actor>,
  counsellor: Pick<CounsellorRow, 'memberId'>,
  hour: HourRow,
  count: number,
): Promise<void> {
  const time = { beginsAt: hour.beginsAt, endsAt: endOf(hour.beginsAt), source: SLOT_TIME, sourceId: hour.id };
  if (!(await takeTime(ctx.tx, { ...time, personId: counsellor.memberId })))
    failField('slotId', words[ctx.locale].counsellorOwnBusy);
  await addSeats(ctx.tx, hour.id, { column: 'held', count });
}

interface Invited {
  readonly counsellor: Pick<CounsellorRow, 'id'>;
  readonly hour: HourRow;
  readonly student: Pick<KnownRow, 'id'>;
  readonly channel: string;
  /** The reason that the student reads: why they are invited, or why their meeting moves. */
  readonly reason: string;
  /** The student's texts from the meeting that this one replaces. */
  readonly moved: {
    readonly id: string;
    readonly topics: readonly string[];
    readonly content: string;
    readonly hope: string;
  } | null;
}

async function insertInvited(ctx: WriteContext<Actor>, invited: Invited): Promise<string> {
  const { hour, moved, reason } = invited;
  const id = newId();
  const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
  await insertEntered(ctx.tx, {
    id,
    slotId: hour.id,
    counsellorId: invited.counsellor.id,
    studentId: invited.student.id,
    beginsAt: hour.beginsAt,
    channel: invited.channel,
    topics: moved?.topics ?? [],
    dataKeyId: key.id,
    content: moved ? key.seal('content', moved.content) : null,
    hope: moved ? key.seal('hope', moved.hope) : null,
    status: 'AVAILABLE',
    source: 'INVITATION',
    rescheduledFrom: moved?.id ?? null,
    at: ctx.now,
  });
  await insertStatusChange(ctx.tx, {
    requestId: id,
    from: null,
    to: 'AVAILABLE',
    by: 'COUNSELLOR',
    actorId: ctx.actor.memberId,
    reason: reason === '' ? null : key.seal('reason', reason),
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  return id;
}

export const retractInvitation: Writer<typeof invitation.retractInvitation> = {
  apply: async (ctx, { params, body }) => {
    const viewer = asCounsellor(ctx, params.desk, 'U');
    const step = { id: params.id, viewer, version: body.version, action: 'RETRACT' } as const;
    const row = await takeStep(ctx, { ...step, ending: 'CANCELLED_BY_COUNSELLOR' });
    await tellStudent(ctx.tx, counsellingCancelled, { ...row, version: row.version + 1 });
    return idsOfDesk(params, row);
  },
  answer: deskState,
};

/** In one transaction: where the new hour is not to be had, the old one stays. */
export const moveAppointment: Writer<typeof invitation.moveAppointment> = {
  apply: async (ctx, { params, body }) => {
    const say = words[ctx.locale];
    const viewer = asCounsellor(ctx, params.desk, 'U');
    const asked = { id: params.id, viewer, locale: ctx.locale };
    const old = isId(params.id) ? await selectOptionalMeeting(ctx.tx, asked) : undefined;
    if (!old) return fail('notFound');
    if (old.slotId === body.slotId) failField('slotId', say.sameSlot);
    const counsellor = { id: old.counsellorId, memberId: old.counsellorMemberId };
    const slotIds = [old.slotId, ...(isId(body.slotId) ? [body.slotId] : [])];
    await lockForBooking(ctx.tx, { slotIds, studentId: old.studentId });
    const moved = { ending: 'RESCHEDULED', reason: body.reason, version: body.version };
    await takeStep(ctx, { id: old.id, viewer, action: 'CANCEL', ...moved });
    const hour = await holdOwnHour(ctx, counsellor, body.slotId);
    if (hour.used >= hour.capacity) failField('slotId', say.seats(0));
    await keepSeats(ctx, counsellor, hour, 1);
    const kept = await readWritten(ctx, old);
    const to = { counsellor, hour, student: { id: old.studentId }, channel: kept.channel, reason: '' };
    const id = await insertInvited(ctx, { ...to, moved: { ...kept, id: old.id } });
    await carryPrepConsent(ctx.tx, { from: old.id, to: id, at: ctx.now });
    await carryReferrals(ctx.tx, { id, kind: old.kind, from: old.id });
    const about = { ...old, id, version: 1 };
    await tellStudent(ctx.tx, counsellingMoved, about);
    await sendCalendar(ctx.tx, about, 'COUNSELLOR');
    return idsOfDesk(params, { id });
  },
  answer: deskState,
};

export const answerInvitation: Writer<typeof invitation.answerInvitation> = {
  apply: async (ctx, { params, body }) => {
    const viewer = asStudent(ctx.actor);
    const asked = { id: params.id, viewer, locale: ctx.locale };
    const row = isId(params.id) ? await selectOptionalMeeting(ctx.tx, asked) : undefined;
    if (!row) return fail('notFound');
    await lockForBooking(ctx.tx, { slotIds: [row.slotId], studentId: row.studentId });
    const step = { id: row.id, viewer, version: body.version };
    const about = { ...row, version: row.version + 1 };
    if (!body.isAccepted) {
      await takeStep(ctx, { ...step, action: 'DECLINE', ending: 'DECLINED' });
      await tellCounsellor(ctx.tx, counsellingDeclined, about);
      return { requestId: row.id };
    }
    await takeStep(ctx, { ...step, action: 'ACCEPT' });
    const time = { beginsAt: row.beginsAt, endsAt: endOf(row.beginsAt), personId: ctx.actor.memberId };
    if (!(await takeTime(ctx.tx, { ...time, source: REQUEST_TIME, sourceId: row.id })))
      failField('isAccepted', words[ctx.locale].inviteeBusy);
    await tellCounsellor(ctx.tx, counsellingAgreed, about);
    await tellStudent(ctx.tx, counsellingAgreed, about);
    return { requestId: row.id };
  },
  answer: (ctx: CallContext<Actor>, ids) => answerState(ctx, asStudent(ctx.actor), ids['requestId'] ?? ''),
};
