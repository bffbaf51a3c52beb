/** Requests and meetings of the demonstration, in every state. Their texts are sealed, as in the portal. */
import type { Insertable } from 'kysely';

import { beginOf, endOf } from '../src/blocks/calendar/hours.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { KeyMaker, DataKey } from '../src/platform/sealing/sealing.ts';
import { addDays } from './calendar.ts';
import type { CounsellingRows, DemoCounsellor } from './counselling.ts';
import { MEETINGS, REASONS, type MeetingText } from './meeting-texts.ts';
import type { Plan, Student } from './model.ts';
import { createIds, createRandom, type Random } from './random.ts';

/** How far back meetings go, and how many each counsellor has had and has ahead. */
const PAST_DAYS = 70;
const MOST_PAST = 9;
/** So that what their students answered can be counted. */
const PAST_OF_CAST = 12;
const MOST_AHEAD = 3;
const MOST_OPEN = 2;
/** Low enough that a visitor who plays one of the cast can ask for another hour. */
const MOST_OPEN_OF_CAST = 1;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody of the demonstration does anything at odd minutes. */
const HALF_HOUR_MS = HOUR_MS / 2;
const LONGEST_ANSWER_HOURS = 44;

type Status = 'WAITING' | 'APPROVED' | 'COMPLETED' | 'ABSENT' | 'REJECTED' | 'AVAILABLE';
interface Course {
  readonly status: Status;
  readonly ending: string | null;
}

const PAST: readonly (readonly [Course, number])[] = [
  [{ status: 'COMPLETED', ending: null }, 70],
  [{ status: 'ABSENT', ending: null }, 6],
  [{ status: 'REJECTED', ending: 'DECLINED' }, 8],
  [{ status: 'REJECTED', ending: 'EXPIRED' }, 3],
  [{ status: 'AVAILABLE', ending: 'CANCELLED_BY_STUDENT' }, 7],
  [{ status: 'AVAILABLE', ending: 'CANCELLED_BY_COUNSELLOR' }, 3],
  [{ status: 'AVAILABLE', ending: 'WITHDRAWN' }, 3],
];
const AHEAD: readonly (readonly [Course, number])[] = [
  [{ status: 'WAITING', ending: null }, 55],
  [{ status: 'APPROVED', ending: null }, 45],
];

export interface MeetingRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly slots: Insertable<DB['counselling_slot']>[];
  readonly requests: Insertable<DB['counselling_request']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly records: Insertable<DB['counselling_record']>[];
  readonly notes: Insertable<DB['counselling_private_note']>[];
  readonly tasks: Insertable<DB['counselling_follow_up']>[];
  readonly busy: Insertable<DB['busy']>[];
}

interface Making {
  readonly random: Random;
  readonly plan: Plan;
  readonly sealing: KeyMaker;
  readonly rows: MeetingRows;
  readonly ids: Readonly<Record<'key' | 'slot' | 'request' | 'change' | 'task' | 'busy', () => string>>;
  /** Hours that people have, and how many requests of theirs are open. */
  readonly taken: Set<string>;
  readonly open: Map<string, number>;
}

export function makeMeetings(
  plan: Plan,
  counselling: CounsellingRows,
  own: { students: readonly Student[]; sealing: KeyMaker },
): MeetingRows {
  const making: Making = {
    random: createRandom('meetings'),
    plan,
    sealing: own.sealing,
    rows: { keys: [], slots: [], requests: [], changes: [], records: [], notes: [], tasks: [], busy: [] },
    ids: {
      key: createIds('data_key'),
      slot: createIds('counselling_slot:past'),
      request: createIds('counselling_request'),
      change: createIds('status_change:counselling'),
      task: createIds('counselling_follow_up'),
      busy: createIds('busy'),
    },
    taken: new Set(),
    open: new Map(),
  };
  const here = own.students.filter((student) => student.leftOn === null && student.member.status === 'ACTIVE');
  const byDepartment = Map.groupBy(here, (student) => student.row.department_code);
  const known = here.find((student) => student.member.username === 'student');
  // Hours with law counsellors come with a case.
  const active = counselling.active.filter((counsellor) => counsellor.kind !== 'LAW');
  const demoCounsellors = active.filter((counsellor) => counsellor.isDemoUser);
  for (const counsellor of active) {
    const near = byDepartment.get(counsellor.departmentCode ?? '') ?? [];
    const pool = counsellor.kind === 'PROFESSOR' && near.length > 0 ? near : here;
    // Each of the cast has another outcome in the second meeting.
    const second = PAST[1 + (demoCounsellors.indexOf(counsellor) % (PAST.length - 1))]?.[0];
    makePast(making, counsellor, { pool, known, second, isFirst: counsellor === demoCounsellors[0] });
    makeAhead(making, counsellor, { pool, known });
  }
  return making.rows;
}

interface Pool {
  readonly pool: readonly Student[];
  /** The student of the cast, who has been to the counsellors of the cast. */
  readonly known: Student | undefined;
}

function pickStudent(
  making: Making,
  counsellor: DemoCounsellor,
  { pool, known }: Pool,
  at: number,
): Student | undefined {
  const isKnown = counsellor.isDemoUser && counsellor.kind !== 'PEER' && at < 2;
  const student = isKnown && known ? known : making.random.pick(pool);
  return student.member.id === counsellor.memberId ? undefined : student;
}

function makePast(
  making: Making,
  counsellor: DemoCounsellor,
  pool: Pool & { readonly second: Course | undefined; readonly isFirst: boolean },
): void {
  const { random, plan } = making;
  const range = { from: addDays(plan.today, -PAST_DAYS), to: addDays(plan.today, -1) };
  const hours = counsellor.hoursOf(range);
  const count = Math.min(hours.length, counsellor.isDemoUser ? PAST_OF_CAST : random.between(2, MOST_PAST));
  const used = new Set<number>();
  for (let number = 0; number < count; number += 1) {
    const place = Math.floor(((number + random.next()) * hours.length) / count);
    const at = used.has(place) ? undefined : hours[place];
    used.add(place);
    // The student of the cast was with the first of them lately, and still has the survey to answer.
    const isLately = pool.isFirst && number === count - 1;
    const student = pickStudent(making, counsellor, pool, isLately ? 0 : number);
    const own = isLately ? PAST[0]?.[0] : [PAST[0]?.[0], pool.second][number];
    const course = (counsellor.isDemoUser && own) || random.weighted(PAST);
    if (!at || !student || !course || !claim(making, { counsellor, student, at })) continue;
    const slotId = making.ids.slot();
    const isSeated = course.ending === null;
    making.rows.slots.push({
      id: slotId,
      counsellor_id: counsellor.id,
      begins_at: at.toISOString(),
      is_open: true,
      taken: isSeated ? 1 : 0,
    });
    makeOne(making, { counsellor, student, slotId, at, course });
  }
}

function makeAhead(making: Making, counsellor: DemoCounsellor, pool: Pool): void {
  const { random, plan } = making;
  const count = counsellor.isDemoUser ? MOST_AHEAD : random.between(0, 2);
  const from = Date.parse(`${addDays(plan.today, 2)}T00:00:00+09:00`);
  const slots = counsellor.slots.filter((slot) => Date.parse(String(slot.begins_at)) >= from);
  for (let number = 0; number < count; number += 1) {
    const slot = slots[random.between(0, Math.min(slots.length - 1, 14))];
    const student = pickStudent(making, counsellor, pool, number + 1);
    const course = counsellor.isDemoUser ? AHEAD[number % 2]?.[0] : random.weighted(AHEAD);
    if (!slot || slot.taken === 1 || !student || !course) continue;
    const at = new Date(String(slot.begins_at));
    const load = `${student.member.id} ${counsellor.kind}`;
    const mostOpen = student.member.is_demo === true ? MOST_OPEN_OF_CAST : MOST_OPEN;
    if ((making.open.get(load) ?? 0) >= mostOpen || !claim(making, { counsellor, student, at })) continue;
    making.open.set(load, (making.open.get(load) ?? 0) + 1);
    slot.taken = 1;
    const requestId = makeOne(making, { counsellor, student, slotId: slot.id, at, course });
    takeHour(making, { person: counsellor.memberId, at, source: 'counselling.slot', sourceId: slot.id });
    takeHour(making, { person: student.member.id, at, source: 'counselling.request', sourceId: requestId });
  }
}

/**
 * Claims the hour for both sides unless one is busy: a peer coach is a student too, who may have asked somebody else.
 */
function claim({ taken }: Making, { counsellor, student, at }: Pick<One, 'counsellor' | 'student' | 'at'>): boolean {
  const keys = [counsellor.memberId, student.member.id].map((id) => `${id} ${at.toISOString()}`);
  if (keys.some((key) => taken.has(key))) return false;
  for (const key of keys) taken.add(key);
  return true;
}

function takeHour(making: Making, time: { person: string; at: Date; source: string; sourceId: string }): void {
  making.rows.busy.push({
    id: making.ids.busy(),
    person_id: time.person,
    period: `[${time.at.toISOString()},${endOf(time.at).toISOString()})`,
    source: time.source,
    source_id: time.sourceId,
  });
}

interface One {
  readonly counsellor: DemoCounsellor;
  readonly student: Student;
  readonly slotId: string;
  readonly at: Date;
  readonly course: Course;
}

function newKey(making: Making, at: Date): DataKey {
  const { row, key } = making.sealing(making.ids.key());
  making.rows.keys.push({ ...row, created_at: at.toISOString() });
  return key;
}

/** Makes a request some days before the hour, with its outcome a little after. */
function makeOne(making: Making, one: One): string {
  const { random, rows, ids } = making;
  const text = random.pick(MEETINGS);
  const id = ids.request();
  const days = random.between(3, 9);
  const earlierMs = random.between(0, 20) * HALF_HOUR_MS;
  const dawn = beginOf(making.plan.today, 0).getTime();
  // Nothing that has happened lies after midnight, at whatever hour the database is filled.
  const createdAt = new Date(Math.min(one.at.getTime() - days * DAY_MS, dawn - HOUR_MS) - earlierMs);
  const key = newKey(making, createdAt);
  const isOver = one.course.status === 'COMPLETED' || one.course.status === 'ABSENT';
  const steps = stepsOf(one.course, { begin: one.at, asked: createdAt, answered: answerTime(random, createdAt, dawn) });
  const answer = steps.find((step) => step.from === 'WAITING' && step.by === 'COUNSELLOR');
  rows.requests.push({
    id,
    slot_id: one.slotId,
    counsellor_id: one.counsellor.id,
    student_id: one.student.row.id,
    begins_at: one.at.toISOString(),
    seat: 1,
    channel: one.counsellor.channels[0] ?? 'FACE_TO_FACE',
    topics: [text.topic],
    data_key_id: key.id,
    content: key.seal('content', text.content),
    hope: key.seal('hope', text.hope),
    status: one.course.status,
    ending: one.course.ending,
    source: 'STUDENT',
    answered_at: answer?.at.toISOString() ?? null,
    outcome_at: isOver ? new Date(one.at.getTime() + HOUR_MS).toISOString() : null,
    version: steps.length,
    created_at: createdAt.toISOString(),
  });
  for (const step of steps) {
    const actorId = step.by === 'STUDENT' ? one.student.member.id : one.counsellor.memberId;
    rows.changes.push({
      id: ids.change(),
      entity: 'counselling_request',
      entity_id: id,
      from_status: step.from,
      to_status: step.to,
      actor_id: step.by === 'SYSTEM' ? null : actorId,
      actor_role: step.by,
      reason: step.reason === undefined ? null : key.seal('reason', step.reason),
      at: step.at.toISOString(),
    });
  }
  if (one.course.status === 'COMPLETED') makeRecord(making, one, { id, key, text });
  return id;
}

interface Step {
  readonly from: Status;
  readonly to: Status;
  readonly by: 'STUDENT' | 'COUNSELLOR' | 'SYSTEM';
  readonly at: Date;
  readonly reason?: string;
}

/**
 * Picks the time of an answer: mostly within the same day, some a day or two later, always before the hour and `dawn`.
 */
function answerTime(random: Random, asked: Date, dawn: number): Date {
  const hours = random.chance(0.7) ? random.between(1, 9) : random.between(10, LONGEST_ANSWER_HOURS);
  const left = (dawn - asked.getTime()) * (hours / (LONGEST_ANSWER_HOURS + 1));
  const after = Math.ceil(Math.min(hours * HOUR_MS, left) / HALF_HOUR_MS) * HALF_HOUR_MS;
  return new Date(asked.getTime() + after);
}

interface Times {
  readonly begin: Date;
  readonly asked: Date;
  readonly answered: Date;
}

function stepsOf({ status, ending }: Course, { begin, asked, answered }: Times): Step[] {
  const ask: Step = { from: 'AVAILABLE', to: 'WAITING', by: 'STUDENT', at: asked };
  const agree: Step = { from: 'WAITING', to: 'APPROVED', by: 'COUNSELLOR', at: answered };
  const from = { at: new Date(begin.getTime() + HOUR_MS), from: 'APPROVED', by: 'COUNSELLOR' } as const;
  const back = { from: 'APPROVED', to: 'AVAILABLE', at: new Date(begin.getTime() - DAY_MS) } as const;
  if (status === 'WAITING') return [ask];
  if (status === 'APPROVED') return [ask, agree];
  if (status === 'COMPLETED' || status === 'ABSENT') return [ask, agree, { ...from, to: status }];
  if (ending === 'EXPIRED') return [ask, { from: 'WAITING', to: 'REJECTED', by: 'SYSTEM', at: begin }];
  if (ending === 'DECLINED')
    return [ask, { from: 'WAITING', to: 'REJECTED', by: 'COUNSELLOR', at: answered, reason: REASONS.reject }];
  if (ending === 'WITHDRAWN') return [ask, { from: 'WAITING', to: 'AVAILABLE', by: 'STUDENT', at: answered }];
  if (ending === 'CANCELLED_BY_STUDENT')
    return [ask, agree, { ...back, by: 'STUDENT', reason: REASONS.cancelByStudent }];
  return [ask, agree, { ...back, by: 'COUNSELLOR', reason: REASONS.cancelByCounsellor }];
}

function makeRecord(making: Making, one: One, made: { id: string; key: DataKey; text: MeetingText }): void {
  const { random, rows, ids, plan } = making;
  const { id, key, text } = made;
  const recordedAt = new Date(one.at.getTime() + HOUR_MS);
  const doneAt = Math.min(recordedAt.getTime() + 2 * DAY_MS, beginOf(plan.today, 0).getTime());
  rows.records.push({
    request_id: id,
    minutes: random.pick([30, 40, 50, 50, 60]),
    topics: [text.topic],
    shared_note: key.seal('shared', text.shared),
    next_on: null,
    recorded_at: recordedAt.toISOString(),
  });
  if (text.private !== '') {
    const own = newKey(making, recordedAt);
    const note = own.seal('private', text.private);
    rows.notes.push({ request_id: id, author_id: one.counsellor.memberId, data_key_id: own.id, note });
  }
  // The cast keeps open tasks.
  const isDone = !(one.counsellor.isDemoUser && one.student.member.is_demo) && random.chance(0.7);
  text.tasks.forEach(([task, who], position) =>
    rows.tasks.push({
      id: ids.task(),
      request_id: id,
      position,
      text: key.seal('task', task),
      who,
      due_on: addDays(plan.today, random.between(2, 12)),
      done_at: isDone ? new Date(doneAt).toISOString() : null,
      done_by: isDone ? one.student.member.id : null,
    }),
  );
}
