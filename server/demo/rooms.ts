/**
 * The demonstration's counselling rooms: what they are, when one is blocked, and a week back and ahead of who has them,
 * in every state.
 */
import type { Insertable } from 'kysely';

import { beginOf } from '../src/blocks/calendar/hours.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays } from './calendar.ts';
import type { Person, Plan } from './model.ts';
import type { PsychRows } from './psychological.ts';
import { createIds } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACE = '학생회관 3층';
const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface DemoRoom {
  readonly ko: string;
  readonly en: string;
  readonly capacity: number;
  readonly equipment: readonly string[];
  readonly purposes: readonly string[];
  readonly weekdays: readonly number[];
  readonly isActive?: false;
}

const ROOMS: readonly DemoRoom[] = [
  { ko: '상담실 1', en: 'Room 1', capacity: 3, equipment: ['SOFA'], purposes: ['INDIVIDUAL'], weekdays: EVERY_DAY },
  {
    ko: '상담실 2',
    en: 'Room 2',
    capacity: 3,
    equipment: ['SOFA', 'SANDPLAY'],
    purposes: ['INDIVIDUAL'],
    weekdays: WORKDAYS,
  },
  {
    ko: '상담실 3',
    en: 'Room 3',
    capacity: 4,
    equipment: ['TABLE', 'SCREEN'],
    purposes: ['INDIVIDUAL', 'TEST'],
    weekdays: WORKDAYS,
  },
  {
    ko: '집단상담실',
    en: 'Group room',
    capacity: 12,
    equipment: ['TABLE', 'WHITEBOARD', 'SCREEN'],
    purposes: ['GROUP'],
    weekdays: WORKDAYS,
  },
  {
    ko: '심리검사실',
    en: 'Testing room',
    capacity: 8,
    equipment: ['TABLE', 'COMPUTER'],
    purposes: ['TEST'],
    weekdays: EVERY_DAY,
  },
  {
    ko: '옛 상담실',
    en: 'Old room',
    capacity: 2,
    equipment: ['TABLE'],
    purposes: ['INDIVIDUAL'],
    weekdays: WORKDAYS,
    isActive: false,
  },
];

type Status = 'BOOKED' | 'CHECKED_IN' | 'DONE' | 'CANCELLED' | 'RELEASED';

/** The room, days from today, and hours. Early and late, where the demonstration has no session. */
const PLANNED: readonly (readonly [room: number, day: number, begins: number, ends: number, status: Status])[] = [
  [3, -6, 19, 21, 'DONE'],
  [3, 1, 19, 21, 'BOOKED'],
  [3, 8, 19, 21, 'BOOKED'],
  [0, -3, 18, 19, 'RELEASED'],
  [1, -2, 19, 20, 'DONE'],
  [2, -1, 18, 20, 'CANCELLED'],
  [4, 0, 9, 22, 'CHECKED_IN'],
  [0, 2, 18, 19, 'BOOKED'],
  [2, 3, 19, 20, 'CANCELLED'],
  [1, 4, 18, 19, 'BOOKED'],
];

export interface RoomRows {
  readonly rooms: Insertable<DB['room']>[];
  readonly hours: Insertable<DB['room_hours']>[];
  readonly closures: Insertable<DB['room_closure']>[];
  readonly reservations: Insertable<DB['room_reservation']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly busy: Insertable<DB['busy']>[];
}

interface Making {
  readonly rows: RoomRows;
  readonly nextId: () => string;
  readonly nextChange: () => string;
  readonly nextBusy: () => string;
  readonly roomIds: readonly string[];
  /** `room at` and `person at`, hour by hour. */
  readonly taken: Set<string>;
}

/** Sessions of `psych` get a room where one is free. */
export function makeRooms(plan: Plan, own: { staff: readonly Person[]; psych: PsychRows }): RoomRows {
  const holders = own.staff.filter(({ duties }) => duties.includes('PSYCHOLOGICAL_COUNSELLOR'));
  const manager = own.staff.find(({ duties }) => duties.includes('PSYCHOLOGICAL_MANAGER'));
  const nextRoom = createIds('room');
  const rows: RoomRows = { rooms: [], hours: [], closures: [], reservations: [], changes: [], busy: [] };
  const making: Making = {
    rows,
    nextId: createIds('room_reservation'),
    nextChange: createIds('status_change:room'),
    nextBusy: createIds('busy:room'),
    roomIds: ROOMS.map(() => nextRoom()),
    taken: new Set(own.psych.busy.map(({ person_id, period }) => `${person_id} ${hourOf(period)}`)),
  };
  for (const [at, room] of ROOMS.entries()) makeRoom(making, room, at);
  if (!manager || holders.length === 0) return rows;
  linkSessions(making, own.psych, plan);
  for (const [at, [room, day, begins, ends, status]] of PLANNED.entries()) {
    const person = status === 'CHECKED_IN' ? manager : (holders[at % holders.length] ?? manager);
    const date = addDays(plan.today, day);
    reserve(making, {
      roomId: making.roomIds[room] ?? '',
      memberId: person.member.id,
      beginsAt: beginOf(date, begins),
      endsAt: beginOf(date, ends),
      purpose: ROOMS[room]?.purposes[0] ?? 'INDIVIDUAL',
      people: room === 3 ? 8 : 2,
      sessionId: null,
      status,
      // The hour of filling is unknown: today's room was made ready the evening before.
      ...(status === 'CHECKED_IN' && { checkedInAt: beginOf(addDays(plan.today, -1), 21) }),
    });
  }
  const blockedOn = addDays(plan.today, 5);
  rows.closures.push({
    id: createIds('room_closure')(),
    room_id: making.roomIds[1] ?? null,
    period: `[${beginOf(blockedOn, 9).toISOString()},${beginOf(blockedOn, 22).toISOString()})`,
    reason: '냉난방기 점검',
    made_by: manager.member.id,
    created_at: beginOf(addDays(plan.today, -2), 10).toISOString(),
  });
  return rows;
}

const hourOf = (period: string): string => new Date(period.slice(1, period.indexOf(','))).toISOString();

function makeRoom({ rows, roomIds }: Making, room: DemoRoom, at: number): void {
  const id = roomIds[at] ?? '';
  rows.rooms.push({
    id,
    name_ko: room.ko,
    name_en: room.en,
    place: PLACE,
    capacity: room.capacity,
    equipment: [...room.equipment],
    purposes: [...room.purposes],
    is_active: room.isActive ?? true,
  });
  for (const weekday of room.weekdays) rows.hours.push({ room_id: id, weekday, opens: 9 * 60, closes: 22 * 60 });
}

interface Reserving {
  readonly roomId: string;
  readonly memberId: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly purpose: string;
  readonly people: number;
  readonly sessionId: string | null;
  readonly status: Status;
  /** Checked in before it begins: the evening before. */
  readonly checkedInAt?: Date;
}

const STEPS: Readonly<Record<Status, readonly Status[]>> = {
  BOOKED: ['BOOKED'],
  CHECKED_IN: ['BOOKED', 'CHECKED_IN'],
  DONE: ['BOOKED', 'CHECKED_IN', 'DONE'],
  CANCELLED: ['BOOKED', 'CANCELLED'],
  RELEASED: ['BOOKED', 'RELEASED'],
};

/** Adds a reservation unless the room or the person is already taken at that time. */
function reserve(making: Making, wish: Reserving): void {
  const { rows, taken } = making;
  const hours: string[] = [];
  for (let at = wish.beginsAt.getTime(); at < wish.endsAt.getTime(); at += HOUR_MS)
    hours.push(new Date(at).toISOString());
  const keys = hours.flatMap((hour) => [`${wish.roomId} ${hour}`, `${wish.memberId} ${hour}`]);
  // The time of a session is its person's already.
  if (keys.some((key) => taken.has(key) && !(wish.sessionId !== null && key.startsWith(wish.memberId)))) return;
  for (const key of keys) taken.add(key);
  const id = making.nextId();
  const period = `[${wish.beginsAt.toISOString()},${wish.endsAt.toISOString()})`;
  const madeAt = new Date(wish.beginsAt.getTime() - 10 * DAY_MS);
  const steps = STEPS[wish.status];
  const checkedInAt = wish.checkedInAt ?? wish.beginsAt;
  rows.reservations.push({
    id,
    room_id: wish.roomId,
    member_id: wish.memberId,
    period,
    purpose: wish.purpose,
    people: wish.people,
    session_id: wish.sessionId,
    series_id: null,
    status: wish.status,
    checked_in_at: steps.includes('CHECKED_IN') ? checkedInAt.toISOString() : null,
    version: steps.length + 1,
    created_at: madeAt.toISOString(),
  });
  const moments: Readonly<Record<Status, Date>> = {
    BOOKED: madeAt,
    CHECKED_IN: checkedInAt,
    DONE: wish.endsAt,
    CANCELLED: new Date(madeAt.getTime() + DAY_MS),
    RELEASED: new Date(wish.beginsAt.getTime() + 15 * 60_000),
  };
  for (const [at, to] of steps.entries()) {
    rows.changes.push({
      id: making.nextChange(),
      entity: 'room_reservation',
      entity_id: id,
      from_status: at === 0 ? 'HELD' : (steps[at - 1] ?? null),
      to_status: to,
      actor_id: to === 'RELEASED' ? null : wish.memberId,
      actor_role: to === 'RELEASED' ? 'SYSTEM' : 'OWNER',
      at: moments[to].toISOString(),
    });
  }
  const takesTime = wish.sessionId === null && (wish.status === 'BOOKED' || wish.status === 'CHECKED_IN');
  if (!takesTime) return;
  rows.busy.push({
    id: making.nextBusy(),
    person_id: wish.memberId,
    period,
    source: 'counselling.room',
    source_id: id,
  });
}

/** The rooms in which students are met one by one; the last stays for who tries it. */
const SESSION_ROOMS = 2;

/** Gives each session of the week back and ahead a room, where one is open and free. */
function linkSessions(making: Making, psych: PsychRows, plan: Plan): void {
  const [from, to] = [beginOf(addDays(plan.today, -7), 0), beginOf(addDays(plan.today, 8), 0)];
  for (const session of psych.sessions) {
    const beginsAt = new Date(String(session.begins_at));
    const isDue = session.status === 'BOOKED' || session.status === 'HELD';
    if (!isDue || beginsAt < from || beginsAt >= to) continue;
    const isPast = beginsAt < beginOf(plan.today, 0);
    const roomId = making.roomIds
      .slice(0, SESSION_ROOMS)
      .find((id) => !making.taken.has(`${id} ${beginsAt.toISOString()}`));
    if (roomId === undefined || (!isPast && beginsAt < beginOf(addDays(plan.today, 1), 0))) continue;
    reserve(making, {
      roomId,
      memberId: session.counsellor_id,
      beginsAt,
      endsAt: new Date(beginsAt.getTime() + HOUR_MS),
      purpose: 'INDIVIDUAL',
      people: 2,
      sessionId: session.id,
      status: isPast ? 'DONE' : 'BOOKED',
    });
  }
}
