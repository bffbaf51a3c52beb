import { selectOptionalCurrentTerm } from '../../../../blocks/reference/term/store.ts';
import type {
  AffectedMeeting,
  Availability,
  availability,
  WeekHour,
} from '@naru/contract/areas/counselling/counsellor/availability.ts';
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';

import {
  addDays,
  beginOf,
  daysBetween,
  hourOf,
  hoursTouched,
  weekdayCode,
  weekdayNumber,
} from '../../../../blocks/calendar/hours.ts';
import { selectBusyPeriods, selectHolidays } from '../../../../blocks/calendar/store.ts';
import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { expectVersion } from '../../../../blocks/workflow/take-step.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { lockCounsellor, selectOptionalCounsellor, startTaking, type CounsellorRow } from '../store.ts';
import { openDesk, type OwnDesk } from '../../shared/desk.ts';
import { defaultTerms } from '../../shared/booking-limits.ts';
import { words } from '../../shared/words.ts';
import { generateSlots, listHolidays, planHours, readHours } from './generate.ts';
import {
  lockOptionalSlot,
  replaceHours,
  selectExceptions,
  selectMeetings,
  selectWeekHours,
  selectWeekSlots,
  updateSlot,
  type MeetingRow,
  type SavedHours,
  type SlotRow,
} from './store.ts';
import { SLOT_TIME } from '../../shared/times.ts';
const MOST_DAYS = 366;
const WEEK = 7;

type Body = Pick<Availability, 'weekList' | 'validFrom' | 'validTo' | 'exceptionList' | 'version'>;

export const readAvailability: Reader<typeof availability.readAvailability> = async (ctx, { params }) => ({
  availability: await readOwn(ctx, openDesk(ctx, params.desk, 'R')),
});

export const previewAvailability: Reader<typeof availability.previewAvailability> = async (ctx, { params, body }) => {
  const own = openDesk(ctx, params.desk, 'U');
  const hours = readBody(body, ctx.locale);
  const row = await selectOptionalCounsellor(ctx.db, own);
  const offered = { ...hours, holidays: await listHolidays(ctx.db, hours) };
  const wish = { ...hours, horizonDays: row?.horizonDays ?? null, leadHours: null };
  const plan = planHours(offered, wish, { now: ctx.now, terms: defaultTerms(await ctx.platform.settings.read()) });
  return {
    slotCount: plan.near.length,
    affectedList: row ? await listAffected(ctx, { id: row.id, own, offered: plan.all }) : [],
  };
};

export const changeAvailability: Writer<typeof availability.changeAvailability> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'U');
    const hours = readBody(body, ctx.locale);
    const row = await lockCounsellor(ctx.tx, own);
    const after = { hours: hours.week.length, validFrom: hours.validFrom, validTo: hours.validTo };
    await saveChange(ctx, {
      current: { version: row.availabilityVersion },
      reread: () => present(ctx, row),
      version: body.version,
      save: () => replaceHours(ctx.tx, row.id, hours),
      audit: { action: 'availability.changeAvailability', entity: 'counsellor', entityId: row.id, after },
    });
    // Counsellors who have saved no settings yet start taking requests with their first opening hours.
    if (row.version === 0 && hours.week.length > 0) await startTaking(ctx.tx, row.id);
    const terms = defaultTerms(await ctx.platform.settings.read());
    await generateSlots(ctx.tx, { ...row, ...hours }, { now: ctx.now, terms });
    return { desk: own.desk };
  },
  answer: async (ctx, ids) => {
    const own = openDesk(ctx, ids['desk'] ?? '', 'R');
    const row = await selectOptionalCounsellor(ctx.db, own);
    if (!row) return { availability: await readOwn(ctx, own), affectedList: [] };
    const terms = defaultTerms(await ctx.platform.settings.read());
    const { all } = planHours(await readHours(ctx.db, row), row, { now: ctx.now, terms });
    return {
      availability: await present(ctx, row),
      affectedList: await listAffected(ctx, { id: row.id, own, offered: all }),
    };
  },
};

/** @throws Failure `invalid` at the field that does not hold */
function readBody(body: Body, locale: Locale): SavedHours {
  const say = words[locale];
  if (body.validTo < body.validFrom) failField('validTo', say.range);
  if (daysBetween(body.validFrom, body.validTo) > MOST_DAYS) failField('validTo', say.longRange);
  body.exceptionList.forEach((one, at) => {
    if (one.isOpen && one.hour === null) failField(`exceptionList.${at}.hour`, say.openDay);
  });
  // The last word on an hour of a date counts.
  const exceptions = new Map(body.exceptionList.map((one) => [`${one.date} ${one.hour}`, one]));
  return {
    week: body.weekList.map(({ dayOfWeek, hour }) => ({ day: weekdayNumber(dayOfWeek), hour: Number(hour) })),
    exceptions: [...exceptions.values()].map((one) => ({ ...one, hour: one.hour === null ? null : Number(one.hour) })),
    validFrom: body.validFrom,
    validTo: body.validTo,
  };
}

async function readOwn(ctx: CallContext, own: OwnDesk): Promise<Availability> {
  const row = await selectOptionalCounsellor(ctx.db, own);
  return present(ctx, row ?? { id: null, validFrom: null, validTo: null, availabilityVersion: 0 });
}

type Shown = Pick<CounsellorRow, 'validFrom' | 'validTo' | 'availabilityVersion'> & { readonly id: string | null };

/** Presents the hours; before anything was saved, the current term unless it is over, with no hours. */
async function present(
  { db, now, locale }: Pick<CallContext, 'now' | 'locale'> & { readonly db: Db },
  row: Shown,
): Promise<Availability> {
  const today = koreanDate(now);
  const begun = await selectOptionalCurrentTerm(db, today);
  const term = begun && begun.endsOn >= today ? { beginsOn: begun.beginsOn, endsOn: begun.endsOn } : null;
  const validFrom = row.validFrom ?? term?.beginsOn ?? today;
  const validTo = row.validTo ?? term?.endsOn ?? addDays(today, 7 * 16);
  const week = row.id === null ? [] : await selectWeekHours(db, row.id);
  const exceptions = row.id === null ? [] : await selectExceptions(db, row.id);
  return {
    weekList: week.map(({ day, hour }) => ({ dayOfWeek: weekdayCode(day), hour: hourCode(hour) })),
    validFrom,
    validTo,
    exceptionList: exceptions.map((one) => ({ ...one, hour: one.hour === null ? null : hourCode(one.hour) })),
    version: row.availabilityVersion,
    holidayList: await selectHolidays(db, { from: validFrom, to: validTo }, locale),
    term,
  };
}

const hourCode = (hour: number): EnumKey<'hour'> => ENUMS.hour.find((code) => code === String(hour)) ?? '10'; // the column's check

async function listAffected(
  ctx: CallContext,
  asked: { id: string; own: OwnDesk; offered: readonly Date[] },
): Promise<AffectedMeeting[]> {
  const ahead = await selectMeetings(ctx.db, asked.id, { from: ctx.now, to: null, locale: ctx.locale });
  const offered = new Set(asked.offered.map((at) => at.getTime()));
  return ahead
    .filter(
      ({ beginsAt, status }) => !offered.has(beginsAt.getTime()) && (status === 'WAITING' || status === 'APPROVED'),
    )
    .map((row) => ({
      requestId: row.requestId,
      beginsAt: row.beginsAt.toISOString(),
      status: row.status,
      student: studentOf(row, asked.own),
    }));
}

/** Shows a peer coach only name and department of a fellow student. */
function studentOf(row: MeetingRow, own: OwnDesk): StudentRef {
  const isPeer = own.kind === 'PEER';
  return {
    stdntId: row.studentId,
    name: row.studentName,
    deptNm: row.departmentName,
    studentNo: isPeer ? null : row.studentNumber,
    grade: isPeer ? null : row.grade,
  };
}

export const readWeek: Reader<typeof availability.readWeek> = async (ctx, { params, query }) => {
  const own = openDesk(ctx, params.desk, 'R');
  const week = { from: beginOf(query.from, 0), to: beginOf(addDays(query.from, WEEK), 0) };
  const row = await selectOptionalCounsellor(ctx.db, own);
  const lastDay = addDays(query.from, WEEK - 1);
  const [slots, meetings, busy, holidayList] = await Promise.all([
    row ? selectWeekSlots(ctx.db, row.id, week) : [],
    row ? selectMeetings(ctx.db, row.id, { ...week, locale: ctx.locale }) : [],
    selectBusyPeriods(ctx.db, { personId: own.memberId, ...week, except: SLOT_TIME }),
    selectHolidays(ctx.db, { from: query.from, to: lastDay }, ctx.locale),
  ]);
  const bySlot = Map.groupBy(meetings, ({ slotId }) => slotId);
  return {
    hourList: row ? slots.map((slot) => presentHour(slot, { row, own, meetings: bySlot.get(slot.id) ?? [] })) : [],
    busyList: busy.flatMap(hoursTouched),
    holidayList,
    today: koreanDate(ctx.now),
  };
};

/** Precedence of statuses for an hour with several seats: a waiting request first, then agreed ones. */
const WEIGHTIEST = ['WAITING', 'APPROVED', 'COMPLETED', 'ABSENT'] as const;

function presentHour(
  slot: SlotRow,
  of: { row: CounsellorRow; own: OwnDesk; meetings: readonly MeetingRow[] },
): WeekHour {
  const channels = slot.channels ?? of.row.channels;
  return {
    date: koreanDate(slot.beginsAt),
    hour: hourOf(slot.beginsAt),
    slotId: slot.id,
    isOpen: slot.isOpen,
    status: WEIGHTIEST.find((status) => of.meetings.some((one) => one.status === status)) ?? 'AVAILABLE',
    capacity: slot.capacity,
    channelList: ENUMS.counsellingChannel.filter((channel) => channels.includes(channel)),
    place: slot.place ?? of.row.place,
    meetingList: of.meetings.map((one) => ({
      requestId: one.requestId,
      status: one.status,
      channel: one.channel,
      student: studentOf(one, of.own),
    })),
    version: slot.version,
  };
}

export const changeSlot: Writer<typeof availability.changeSlot> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'U');
    const slot = await lockOptionalSlot(ctx.tx, { slotId: params.id, ...own });
    if (!slot) return fail('notFound');
    const { version, capacity } = slot;
    const current = { version, capacity };
    expectVersion(current, body.version);
    if (body.capacity < slot.taken) failField('capacity', words[ctx.locale].capacity(slot.taken));
    if (body.channelList?.length === 0) failField('channelList', words[ctx.locale].channel);
    const place = body.place?.trim() || null;
    await saveChange(ctx, {
      current,
      version: body.version,
      save: () => updateSlot(ctx.tx, slot.id, { capacity: body.capacity, channels: body.channelList, place }),
      audit: {
        action: 'availability.changeSlot',
        entity: 'counselling_slot',
        entityId: slot.id,
        before: { capacity },
        after: { capacity: body.capacity },
      },
    });
    return { slotId: slot.id, version: String(version + 1) };
  },
  answer: async (_ctx, ids) => ({ slotId: ids['slotId'] ?? '', version: Number(ids['version']) }),
};
