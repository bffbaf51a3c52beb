/** The demonstration's counselling centre: applications in every state, sessions, records; sealed as in the portal. */
import type { Insertable } from 'kysely';

import { sealPlace } from '../src/areas/counselling/psychological/case/place.ts';
import { screen } from '../src/areas/counselling/psychological/case/screening.ts';
import { TRIAGE_LEVELS, PREFERRED_TIMES } from '@naru/contract/areas/counselling/psychological/words.ts';
import { beginOf, endOf, weekdayOf } from '../src/blocks/calendar/hours.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { DataKey, KeyMaker } from '../src/platform/sealing/sealing.ts';
import { addDays } from './calendar.ts';
import type { Person, Plan, Student } from './model.ts';
import { makeHandover, makePlaces } from './places.ts';
import { PSYCH_STORIES } from './psychological-texts.ts';
import { createIds, createRandom, type Random } from './random.ts';
import { addLooseReferrals, createReferralMaker, type ReferralMaker, type ReferralRows } from './referrals.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
/** About one student in a hundred is with the centre; a few at least. */
const STUDENTS_A_CASE = 100;
const LEAST_CASES = 12;
const MOST_CASES = 300;
/** The second application in the queue has waited for weeks, with a check-in each week. */
const LONG_WAITING = 2;
const LONG_DAYS = 30;
const WEEKS = [
  { phqList: [0, 1], raisedTo: null },
  { phqList: [1, 1], raisedTo: null },
  { phqList: [1, 2], raisedTo: 'WATCH' },
] as const;
/** Age in days of an application of the cast, whose case ended lately: its survey is still to answer. */
const LATELY_DAYS = 30;
/** One in so many came with a professor's referral. */
const CASES_A_REFERRAL = 4;
const CONSENTS = ['psych_personal', 'psych_sensitive', 'psych_confidential'] as const;
const HOURS = [10, 11, 13, 14, 15, 16, 17] as const;

type Status = 'WAITING' | 'APPROVED' | 'IN_PROGRESS' | 'ENDED' | 'CANCELLED';
const COURSES: readonly (readonly [Status, number])[] = [
  ['WAITING', 22],
  ['APPROVED', 14],
  ['IN_PROGRESS', 30],
  ['ENDED', 24],
  ['CANCELLED', 10],
];
/** The first ones of a small university, so that each state is there. */
const FIRST: readonly Status[] = ['IN_PROGRESS', 'WAITING', 'APPROVED', 'ENDED', 'WAITING', 'CANCELLED'];

export interface PsychRows {
  readonly keys: Insertable<DB['data_key']>[];
  readonly consents: Insertable<DB['psych.consent']>[];
  readonly counsellors: Insertable<DB['psych.counsellor']>[];
  readonly applications: Insertable<DB['psych.application']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly sessions: Insertable<DB['psych.session']>[];
  readonly checkIns: Insertable<DB['psych.check_in']>[];
  readonly busy: Insertable<DB['busy']>[];
  readonly referrals: ReferralRows['referrals'][number][];
  readonly places: Insertable<DB['psych.place']>[];
  readonly handovers: Insertable<DB['psych.handover']>[];
}

interface Making {
  readonly random: Random;
  readonly plan: Plan;
  readonly sealing: KeyMaker;
  readonly rows: PsychRows;
  readonly ids: Readonly<
    Record<'key' | 'application' | 'consent' | 'change' | 'session' | 'checkIn' | 'busy', () => string>
  >;
  /** Hours that a person has. */
  readonly taken: Set<string>;
  readonly counsellors: readonly Person[];
  readonly manager: Person | undefined;
  readonly referrals: ReferralMaker | undefined;
}

/** Makes psychological counselling. `taken` has the hours of other counselling, as `person at`. */
export function makePsychological(
  plan: Plan,
  own: {
    students: readonly Student[];
    staff: readonly Person[];
    faculty: readonly Person[];
    sealing: KeyMaker;
    taken: ReadonlySet<string>;
  },
): PsychRows {
  const holders = (duty: 'PSYCHOLOGICAL_COUNSELLOR' | 'PSYCHOLOGICAL_MANAGER'): Person[] =>
    own.staff.filter(({ duties }) => duties.includes(duty));
  const referrer = own.faculty.find(({ member }) => member.username === 'supervisor');
  const referrals = referrer && createReferralMaker(referrer);
  const making: Making = {
    random: createRandom('psychological'),
    plan,
    sealing: own.sealing,
    rows: {
      keys: [],
      consents: [],
      counsellors: [],
      applications: [],
      changes: [],
      sessions: [],
      checkIns: [],
      busy: [],
      referrals: [],
      places: makePlaces(),
      handovers: [],
    },
    ids: {
      key: createIds('data_key:psychological'),
      application: createIds('psych.application'),
      consent: createIds('psych.consent'),
      change: createIds('status_change:psychological'),
      session: createIds('psych.session'),
      checkIn: createIds('psych.check_in'),
      busy: createIds('busy:psychological'),
    },
    taken: new Set(own.taken),
    counsellors: holders('PSYCHOLOGICAL_COUNSELLOR'),
    manager: holders('PSYCHOLOGICAL_MANAGER')[0],
    referrals,
  };
  for (const [at, { member }] of making.counsellors.entries()) {
    making.rows.counsellors.push({
      member_id: member.id,
      gender: at % 3 === 2 ? 'MALE' : 'FEMALE',
      weekly_hours: 20,
      is_on_duty: at === 0,
    });
  }
  // A visitor who plays a student of the cast can apply; one student is in counselling, another one has finished.
  const [known, agreed, done] = ['graduate', 'freshman', 'peer'].map((name) =>
    own.students.find(({ member }) => member.username === name),
  );
  const others = own.students.filter(
    ({ member, leftOn, row }) => !member.is_demo && leftOn === null && row.register_status === 'ENROLLED',
  );
  const count = Math.min(MOST_CASES, Math.max(LEAST_CASES, Math.round(plan.students / STUDENTS_A_CASE)), others.length);
  const step = Math.max(1, Math.floor(others.length / Math.max(1, count)));
  const students = Array.from({ length: count }, (_one, at) => others[at * step]);
  if (known) makeCase(making, known, { status: 'IN_PROGRESS', at: 0 });
  // Another has agreed, and has the form before them.
  if (agreed) agree(making, agreed, beginOf(addDays(plan.today, -1), 14));
  for (const [at, student] of students.entries())
    if (student) makeCase(making, student, { status: FIRST[at] ?? making.random.weighted(COURSES), at: at + 1 });
  if (done) makeCase(making, done, { status: 'ENDED', at: 0, daysAgo: LATELY_DAYS });
  if (referrer && referrals) {
    const unknown = others.filter((student) => !students.includes(student));
    const loose = { rows: referrals.rows, referrer, asked: agreed, others: unknown, manager: making.manager };
    addLooseReferrals(plan, loose, own.sealing);
    making.rows.keys.push(...referrals.rows.keys);
    making.rows.referrals.push(...referrals.rows.referrals);
  }
  return making.rows;
}

const isMild = (story: (typeof PSYCH_STORIES)[number]): boolean =>
  screen({ ...story, isInDanger: false }).level === 'GENERAL';

interface Begun {
  readonly status: Status;
  /** Its place among all. */
  readonly at: number;
  /** By chance unless given. */
  readonly daysAgo?: number;
}

function makeCase(making: Making, student: Student, { status, at, daysAgo }: Begun): void {
  const { random, plan, rows, ids } = making;
  const counsellor = making.counsellors[at % Math.max(1, making.counsellors.length)];
  const { manager } = making;
  if (!counsellor || !manager) return;
  const picked = random.pick(PSYCH_STORIES);
  const story = at === LONG_WAITING ? (PSYCH_STORIES.find(isMild) ?? picked) : picked;
  const isLong = at === LONG_WAITING;
  const days =
    daysAgo ?? (status !== 'WAITING' ? random.between(20, 90) : random.between(0, 9) + (isLong ? LONG_DAYS : 0));
  const hour = beginOf(addDays(plan.today, -days - 1), 9 + random.between(0, 9));
  const appliedAt = new Date(hour.getTime() + random.between(0, 1) * HALF_HOUR_MS);
  const { key, row } = making.sealing(ids.key());
  rows.keys.push({ ...row, created_at: appliedAt.toISOString() });
  const id = ids.application();
  const { level, ...scores } = screen({ ...story, isInDanger: false });
  const intake = { ...story, ...scores, isInDanger: false, isScreened: true };
  const rank = Math.max(TRIAGE_LEVELS.indexOf(level), isLong ? TRIAGE_LEVELS.indexOf('WATCH') : 0);
  const isTaken = status !== 'WAITING' && status !== 'CANCELLED';
  const firstDay = addDays(plan.today, status === 'APPROVED' ? 2 : -days + 7);
  const sessions = isTaken ? makeSessions(making, { id, key, student, counsellor, status, firstDay, rank }) : [];
  const changes = changesOf(status, { appliedAt, first: sessions[0], last: sessions.at(-1) });
  const ended = status === 'ENDED' || status === 'CANCELLED' ? changes.at(-1)?.at : undefined;
  rows.applications.push({
    id,
    student_id: student.row.id,
    source: 'STUDENT',
    taken_by: null,
    status,
    level: rank,
    data_key_id: row.id,
    intake: key.seal('intake', JSON.stringify(intake)),
    times: PREFERRED_TIMES.filter(() => random.next() < 0.3),
    channels: random.next() < 0.5 ? ['FACE_TO_FACE'] : [],
    gender: 'ANY',
    assigned_id: isTaken ? counsellor.member.id : null,
    applied_at: appliedAt.toISOString(),
    approved_at: isTaken ? (changes[1]?.at.toISOString() ?? null) : null,
    first_at: sessions[0]?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
    ending: status === 'ENDED' ? 'AGREED' : status === 'CANCELLED' ? 'WITHDRAWN' : null,
    version: changes.length,
  });
  agree(making, student, appliedAt);
  if (isLong) checkIn(making, { id, key });
  if (student.member.is_demo === true && status === 'IN_PROGRESS')
    proposePlace(making, { applicationId: id, key, student, counsellor });
  if (at % CASES_A_REFERRAL === 2)
    making.referrals?.addOf({ id, studentId: student.row.id, key, keyId: row.id, appliedAt, status });
  for (const { from, to, by, at: moment } of changes) {
    const actor = by === 'STUDENT' ? student : by === 'MANAGER' ? manager : counsellor;
    rows.changes.push({
      id: ids.change(),
      entity: 'psych_application',
      entity_id: id,
      from_status: from,
      to_status: to,
      actor_id: actor.member.id,
      actor_role: by,
      reason: null,
      at: moment.toISOString(),
    });
  }
}

function agree({ rows, ids }: Making, student: Student, at: Date): void {
  for (const code of CONSENTS) {
    rows.consents.push({
      id: ids.consent(),
      student_id: student.row.id,
      document_code: code,
      document_version: 1,
      agreed_at: at.toISOString(),
      withdrawn_at: null,
    });
  }
}

function proposePlace(
  { plan, rows }: Making,
  own: { applicationId: string; key: DataKey; student: Student; counsellor: Person },
): void {
  const [place] = makePlaces();
  const { handover, change } = makeHandover(plan, { ...own, place });
  rows.handovers.push(handover);
  rows.changes.push(change);
}

/** Adds check-ins for the weeks before this one. */
function checkIn({ rows, ids, plan }: Making, { id, key }: { id: string; key: DataKey }): void {
  const monday = addDays(plan.today, 1 - weekdayOf(plan.today));
  for (const [at, week] of WEEKS.entries()) {
    const weekOn = addDays(monday, (at - WEEKS.length) * 7);
    rows.checkIns.push({
      id: ids.checkIn(),
      application_id: id,
      week_on: weekOn,
      answers: key.seal('checkIn', JSON.stringify({ ...week, isInDanger: false })),
      at: beginOf(addDays(weekOn, 1), 20).toISOString(),
    });
  }
}

interface Change {
  readonly from: Status | null;
  readonly to: Status;
  readonly by: 'STUDENT' | 'MANAGER' | 'COUNSELLOR';
  readonly at: Date;
}

/** Returns when the counsellor has written the record. */
const hourAfter = (beginsAt: Date): Date => new Date(beginsAt.getTime() + 2 * HALF_HOUR_MS);

function changesOf(
  status: Status,
  when: { appliedAt: Date; first: Date | undefined; last: Date | undefined },
): Change[] {
  const { appliedAt } = when;
  const applied: Change = { from: null, to: 'WAITING', by: 'STUDENT', at: appliedAt };
  if (status === 'WAITING') return [applied];
  const next = new Date(appliedAt.getTime() + DAY_MS);
  if (status === 'CANCELLED') return [applied, { from: 'WAITING', to: 'CANCELLED', by: 'STUDENT', at: next }];
  const approved: Change = { from: 'WAITING', to: 'APPROVED', by: 'MANAGER', at: next };
  if (status === 'APPROVED') return [applied, approved];
  const begun = when.first ? hourAfter(when.first) : next;
  const started: Change = { from: 'APPROVED', to: 'IN_PROGRESS', by: 'COUNSELLOR', at: begun };
  if (status === 'IN_PROGRESS') return [applied, approved, started];
  const last = when.last ? hourAfter(when.last) : begun;
  return [applied, approved, started, { from: 'IN_PROGRESS', to: 'ENDED', by: 'COUNSELLOR', at: last }];
}

interface Course {
  readonly id: string;
  readonly key: DataKey;
  readonly student: Student;
  readonly counsellor: Person;
  readonly status: Status;
  readonly firstDay: string;
  readonly rank: number;
}

/** Makes weekly sessions from the first day on; returns when they begin, upcoming ones too. */
function makeSessions(making: Making, course: Course): Date[] {
  const { random, plan, rows, ids } = making;
  const made: Date[] = [];
  const most = course.status === 'APPROVED' ? 1 : random.between(2, 8);
  for (let week = 0; week < most; week += 1) {
    const date = addDays(course.firstDay, week * 7);
    const isPast = date < plan.today;
    if (course.status === 'ENDED' && !isPast) break;
    const at = findHour(making, course, date);
    if (!at) continue;
    const isHeld = isPast && course.status !== 'APPROVED';
    const id = ids.session();
    made.push(at);
    rows.sessions.push({
      id,
      application_id: course.id,
      number: made.length,
      counsellor_id: course.counsellor.member.id,
      begins_at: at.toISOString(),
      channel: 'FACE_TO_FACE',
      sealed_place: sealPlace(course.key, id, '학생상담센터'),
      status: isHeld ? 'HELD' : 'BOOKED',
      level: isHeld ? Math.min(course.rank, 2) : null,
      record: isHeld ? course.key.seal(`session ${id}`, JSON.stringify(random.pick(PSYCH_STORIES).record)) : null,
    });
    for (const person of [course.counsellor, course.student]) {
      rows.busy.push({
        id: ids.busy(),
        person_id: person.member.id,
        period: `[${at.toISOString()},${endOf(at).toISOString()})`,
        source: 'psych.session',
        source_id: id,
      });
    }
    if (!isPast) break;
  }
  return made;
}

function findHour({ taken }: Making, { student, counsellor }: Course, date: string): Date | undefined {
  for (const hour of HOURS) {
    const at = beginOf(date, hour);
    const keys = [student, counsellor].map(({ member }) => `${member.id} ${at.toISOString()}`);
    if (keys.some((one) => taken.has(one))) continue;
    for (const one of keys) taken.add(one);
    return at;
  }
  return undefined;
}
