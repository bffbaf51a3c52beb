/**
 * Counsellors and students for tests of counselling, set up by the portal's own calls.
 */
import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { Desk, Slot } from '@naru/contract/areas/counselling/words.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { TaskContext } from '../src/areas/counselling/shared/scheduled-task.ts';
import { newId } from '../src/platform/db/id.ts';
import { aMember, aStudent, signIn, type MadeMember, type MemberWish } from './builders.ts';
import { openTestPortal, type TestPortal } from './portal.ts';

/** A Friday, ten in the morning in Seoul; the Monday after is 2026-11-23. */
export const FRIDAY = new Date('2026-11-20T01:00:00.000Z');
export const MONDAY = '2026-11-23';

type Settings = NonNullable<CallInput<typeof counsellor.changeSettings>['body']>;
type Hours = NonNullable<CallInput<typeof availability.changeAvailability>['body']>;

export const aSettings = (more: Partial<Settings> = {}): Settings => ({
  intro: '편하게 찾아오세요.',
  topicList: ['STUDY', 'CAREER'],
  channelList: ['FACE_TO_FACE', 'PHONE'],
  place: '본관 301호',
  video: null,
  leadHours: null,
  horizonDays: null,
  dailyMost: null,
  termMost: null,
  bufferHours: 0,
  autoApprove: false,
  isActive: true,
  version: 0,
  ...more,
});

/** Returns hours on Monday and Tuesday, ten and eleven, for four weeks. */
export const anAvailability = (more: Partial<Hours> = {}): Hours => ({
  weekList: (['MON', 'TUE'] as const).flatMap((dayOfWeek) => [
    { dayOfWeek, hour: '10' as const },
    { dayOfWeek, hour: '11' as const },
  ]),
  validFrom: '2026-11-20',
  validTo: '2026-12-18',
  exceptionList: [],
  version: 0,
  ...more,
});

export interface MadeCounsellor extends MadeMember {
  readonly token: string;
  readonly desk: Desk;
  readonly counsellorId: string;
}

/** Makes a counsellor who can be asked: a full-time professor by default. */
export async function aCounsellor(
  portal: TestPortal,
  wish: { member?: MemberWish; desk?: Desk; settings?: Partial<Settings>; hours?: Partial<Hours> } = {},
): Promise<MadeCounsellor> {
  const { db } = portal.platform;
  const member = await aMember(db, wish.member ?? { types: ['FULLTIME_PROFESSOR'] });
  const token = await signIn(portal, member);
  const desk = wish.desk ?? 'professor';
  const params = { desk };
  await portal.get(counsellor.changeSettings, { params, body: aSettings(wish.settings) }, { token });
  await portal.get(availability.changeAvailability, { params, body: anAvailability(wish.hours) }, { token });
  const row = await db
    .selectFrom('counsellor')
    .select('counsellor.id')
    .where('counsellor.member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { ...member, token, desk, counsellorId: row.id };
}

/** Reads the free hours that a student sees from that day on. */
export async function slotsOf(portal: TestPortal, of: { id: string; token: string; from?: string }): Promise<Slot[]> {
  const query = { from: of.from ?? MONDAY };
  const { slotList } = await portal.get(
    counsellorSearch.listSlots,
    { params: { id: of.id }, query },
    { token: of.token },
  );
  return slotList;
}

export const EVERY_HOUR = ENUMS.dayOfWeek.flatMap((dayOfWeek) => ENUMS.hour.map((hour) => ({ dayOfWeek, hour })));

type RequestInput = NonNullable<CallInput<typeof request.createRequest>['body']>;

export const aRequest = (slotId: string, more: Partial<RequestInput> = {}): RequestInput => ({
  slotId,
  channel: 'FACE_TO_FACE',
  topicList: ['STUDY'],
  content: '대학원에 가고 싶어요.',
  hope: '무엇부터 할지 알고 싶어요.',
  fileId: null,
  fileSnList: [],
  ...more,
});

export interface MadeStudent extends MadeMember {
  readonly studentId: string;
  readonly token: string;
}

export async function anAsker(portal: TestPortal, wish: MemberWish = {}): Promise<MadeStudent> {
  const student = await aStudent(portal.platform.db, wish);
  return { ...student, token: await signIn(portal, student) };
}

/** Makes a request on the counsellor's first free hour. */
export async function asked(
  portal: TestPortal,
  by: { student: MadeStudent; of: MadeCounsellor; at?: number; more?: Partial<RequestInput> },
): Promise<{ requestId: string; slot: Slot }> {
  const slots = await slotsOf(portal, { id: by.of.counsellorId, token: by.student.token });
  const slot = slots[by.at ?? 0];
  if (!slot) throw new Error('There is no free hour.');
  const body = aRequest(slot.slotId, by.more);
  const { requestId } = await portal.get(request.createRequest, { body }, { token: by.student.token });
  return { requestId, slot };
}

/** Makes the counsellor the student's advisor from the term's beginning on, or their second one beside an advisor. */
export async function isAdvised(
  portal: TestPortal,
  given: { student: MadeStudent; by: { readonly id: string }; kind?: 'ADVISOR' | 'COACH' },
): Promise<void> {
  await portal.platform.db
    .insertInto('advisor_assignment')
    .values({
      id: newId(),
      student_id: given.student.studentId,
      advisor_id: given.by.id,
      kind: given.kind ?? 'ADVISOR',
      begins_on: '2026-03-02',
      reason: 'INITIAL',
    })
    .execute();
}

/** Where professors answer, as a parameter. */
export const DESK = { desk: 'professor' };

/** Returns a list of steps for `toMatchObject`: exactly these actions, in the order of the table. */
export const steps = (...actions: readonly string[]) => actions.map((action) => ({ action }));

export const as = (who: { readonly token: string }) => ({ token: who.token });

export interface Made {
  readonly portal: TestPortal;
  readonly one: MadeCounsellor;
  readonly student: MadeStudent;
}

/** Opens a portal for the file; before each test it is Friday again, with a new professor and a new student. */
export function eachOnFriday(take: (made: Made) => void | Promise<void>): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => {
    portal.clock.now = FRIDAY;
    await take({ portal, one: await aCounsellor(portal), student: await anAsker(portal) });
  });
  afterAll(() => portal.close());
}

/** The tasks of that moment are done with this. */
export const workAt = async (portal: TestPortal, now: Date): Promise<TaskContext> => ({
  ...portal.platform,
  now,
  settings: await portal.platform.settings.read(),
});
