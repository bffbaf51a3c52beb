import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { feed } from '@naru/contract/areas/counselling/overview/feed.ts';
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { home } from '@naru/contract/areas/home.ts';
import { search } from '@naru/contract/areas/search.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import {
  anApplicant,
  APPLYING,
  aProgramme,
  type MadeProgramme,
  type ProgrammeWish,
} from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { takeTime } from '../../../blocks/calendar/store.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { appealMachine } from '../trainee/appeal-machine.ts';
import { selectOptionalAppeal } from '../trainee/appeal-store.ts';
import { momentOf } from '../core/moment.ts';
import { programmeWords } from '../core/words.ts';
import { isApplicable, selectOptionalFacts } from './facts-store.ts';
import { remindOfSessions } from './jobs.ts';
import { koreanDate } from '../../../platform/time.ts';

const DAY_MS = 86_400_000;
type Person = { readonly id: string; readonly token: string };

let portal: TestPortal;
let me: Person;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = APPLYING;
  me = await anApplicant(portal);
});

const later = (days: number): Date => new Date(APPLYING.getTime() + days * DAY_MS);
const make = (wish: ProgrammeWish = {}) => aProgramme(portal.platform.db, wish);
const set = (id: string, columns: ReturnType<typeof sql>) =>
  sql`update programme set ${columns} where programme.id = ${id}::uuid`.execute(portal.platform.db);
const page = async (query: object = {}, by: Person = me, type: 'baeum' | 'workshp' | 'chaeum' = 'baeum') =>
  (
    await portal.get(
      catalogue.pageProgrammes,
      { params: { type }, query: { size: '100', ...query } },
      { token: by.token },
    )
  ).programmePage.content;
const ids = async (...asked: Parameters<typeof page>): Promise<string[]> =>
  (await page(...asked)).map(({ programmeId }) => programmeId);
const read = (id: string, by: Person = me, type: 'baeum' | 'workshp' = 'baeum') =>
  portal.ask(catalogue.readProgramme, { params: { type, id } }, { token: by.token });
const detail = async (id: string, by: Person = me) =>
  (await portal.get(catalogue.readProgramme, { params: { type: 'baeum', id } }, { token: by.token })).programme;
const apply = (id: string, by: Person = me) =>
  portal.ask(catalogue.applyForProgramme, { params: { type: 'baeum', id }, body: { answer: '' } }, { token: by.token });
const applied = async (id: string, by: Person = me) => {
  const { envelope } = await apply(id, by);
  expect(envelope.code).toBe('0000');
  return envelope.output as { traineeId: string; status: string; rank: number | null };
};
const save = (id: string, isOn = true, by: Person = me) =>
  portal.ask(catalogue.bookmarkProgramme, { params: { type: 'baeum', id }, body: { isOn } }, { token: by.token });
const member = async (types: Parameters<typeof aMember>[1]): Promise<Person> => {
  const made = await aMember(portal.platform.db, types);
  return { id: made.id, token: await signIn(portal, made) };
};
const calendarOf = async (address: string, token?: string) => {
  const { statusCode, payload } = await portal.app.inject({
    method: 'GET',
    url: address,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  const events =
    statusCode === 200
      ? new ICAL.Component(ICAL.parse(payload) as unknown[]).getAllSubcomponents('vevent').map((one) => {
          const { startDate, summary, location } = new ICAL.Event(one);
          return { begins: startDate.toJSDate(), summary, location };
        })
      : [];
  return { statusCode, events };
};

describe('C3 the organisers’ question', () => {
  it('has to be answered in applying', async () => {
    const { id } = await make();
    await sql`update programme set question = '왜 오고 싶나요?' where id = ${id}::uuid`.execute(portal.platform.db);
    expect((await apply(id)).envelope.output).toMatchObject({ errors: [{ field: 'answer' }] });
    const answered = { params: { type: 'baeum', id }, body: { answer: '발표가 두려워요.' } } as const;
    expect((await portal.ask(catalogue.applyForProgramme, answered, { token: me.token })).envelope.code).toBe('0000');
  });
});

describe('C1 a list', () => {
  it('has what is published and for people like the caller, and nothing else is there for them', async () => {
    const shown = await make();
    const draft = await make({ isDraft: true });
    const forStaff = await make({ audienceTypes: ['STAFF'] });
    const revised = await make();
    await sql`update programme_approval set status = 'WAITING' where programme_id = ${revised.id}::uuid`.execute(
      portal.platform.db,
    );
    const workshop = await make({ type: 'WORKSHOP' });
    const found = await ids({ stage: 'ALL' });
    expect(found).toContain(shown.id);
    for (const { id } of [draft, forStaff, revised, workshop]) {
      expect(found).not.toContain(id);
      expect((await read(id)).envelope.code).toBe('404');
      expect((await save(id)).envelope.code).toBe('404');
      expect((await apply(id)).envelope.code).toBe('404');
    }
    expect((await read(shown.id, me, 'workshp')).envelope.code).toBe('S403');
  });

  it('leaves out what is for other departments and years; its address says why it is not for the caller', async () => {
    await aDepartment(portal.platform.db, { code: '77700' });
    const other = await make();
    await set(other.id, sql`audience_departments = '{77700}'`);
    const older = await make();
    await set(older.id, sql`audience_grades = '{9}'`);
    const found = await ids({ stage: 'ALL' });
    for (const [{ id }, code] of [
      [other, 'DEPARTMENT'],
      [older, 'GRADE'],
    ] as const) {
      expect(found).not.toContain(id);
      const { requirementList, canApply } = await detail(id);
      expect(requirementList.filter(({ isMet }) => !isMet).map((one) => one.code)).toEqual([code]);
      expect(canApply).toBe(false);
      expect((await apply(id)).envelope).toMatchObject({
        code: '9100',
        output: { errors: [{ field: 'programmeId' }] },
      });
    }
  });

  it('has a department’s own for everybody below it', async () => {
    const { rows } = await sql<{ code: string; parent: string | null }>`
      select d.code, d.parent_code as parent from student s join department d on d.code = s.department_code
      where s.member_id = ${me.id}::uuid`.execute(portal.platform.db);
    const [own] = rows;
    const programme = await make();
    const top = await aDepartment(portal.platform.db, { code: '88000' });
    await sql`update department set parent_code = ${top} where code = ${own?.code}`.execute(portal.platform.db);
    await set(programme.id, sql`audience_departments = '{88000}'`);
    expect(await ids()).toContain(programme.id);
    await sql`update department set parent_code = ${own?.parent ?? null} where code = ${own?.code}`.execute(
      portal.platform.db,
    );
    expect(await ids()).not.toContain(programme.id);
  });

  it('shows all that is published to who teaches and works there, to read only; alumni what is open to alumni', async () => {
    const shown = await make();
    const forAlumni = await make({ audienceTypes: ['ALUMNI'] });
    const draft = await make({ isDraft: true });
    const professor = await member({ types: ['FULLTIME_PROFESSOR'] });
    const alumna = await member({ types: ['ALUMNI'] });
    const seen = await ids({ stage: 'ALL' }, professor);
    expect(seen).toEqual(expect.arrayContaining([shown.id, forAlumni.id]));
    expect(seen).not.toContain(draft.id);
    expect(await detail(shown.id, professor)).toMatchObject({ requirementList: [], canApply: false, ownDetail: null });
    expect((await apply(shown.id, professor)).envelope.code).toBe('S403');
    const open = await ids({ stage: 'ALL' }, alumna);
    expect(open).toContain(forAlumni.id);
    expect(open).not.toContain(shown.id);
    expect((await read(shown.id, alumna)).envelope.code).toBe('404');
    expect((await apply(forAlumni.id, alumna)).envelope.code).toBe('S403');
  });

  it('keeps what somebody takes part in, even where it is for them no more', async () => {
    const programme = await make();
    await applied(programme.id);
    await set(programme.id, sql`audience_types = '{STAFF}'`);
    expect(await ids({ stage: 'ALL' })).toContain(programme.id);
    expect((await detail(programme.id)).own?.status).toBe('CONFIRM');
  });

  it('has the stages that the cards say, the nearest deadline first', async () => {
    const open = await make({ type: 'CHAEUM', beginsIn: 9 });
    const sooner = await make({ type: 'CHAEUM', beginsIn: 5 });
    const queue = await make({ type: 'CHAEUM', capacity: 1, beginsIn: 6 });
    await set(queue.id, sql`taken = 1`);
    const full = await make({ type: 'CHAEUM', capacity: 1, queueCapacity: 0, beginsIn: 7 });
    await set(full.id, sql`taken = 1`);
    const coming = await make({ type: 'CHAEUM', beginsIn: 30 });
    await set(coming.id, sql`applies_from = ${later(3)}`);
    const running = await make({ type: 'CHAEUM', beginsIn: 1 });
    await set(running.id, sql`begins_at = ${later(-1)}, applies_from = ${later(-9)}, applies_until = ${later(-2)}`);
    const over = await make({ type: 'CHAEUM', beginsIn: 1 });
    await set(
      over.id,
      sql`begins_at = ${later(-9)}, ends_at = ${later(-2)}, applies_from = ${later(-20)}, applies_until = ${later(-10)}`,
    );
    const off = await make({ type: 'CHAEUM' });
    await set(off.id, sql`cancelled_at = ${APPLYING}, cancel_reason = '신청한 사람이 적었어요'`);
    const at = (stage?: string) => ids(stage === undefined ? {} : { stage }, me, 'chaeum');
    expect(await at()).toEqual([sooner.id, queue.id, full.id, open.id, coming.id]);
    expect(await at('OPEN')).toEqual([sooner.id, open.id]);
    expect(await at('QUEUE')).toEqual([queue.id]);
    expect(await at('SOON')).toEqual([coming.id]);
    expect(await at('RUNNING')).toEqual([running.id]);
    expect((await at('OVER')).toSorted()).toEqual([over.id, off.id].toSorted());
    expect(await at('ALL')).toHaveLength(8);
    const stages = new Map((await page({ stage: 'ALL' }, me, 'chaeum')).map((one) => [one.programmeId, one.stage]));
    const said = [open, queue, full, coming, running, over, off].map(({ id }) => stages.get(id));
    expect(said).toEqual(['OPEN', 'QUEUE', 'FULL', 'SOON', 'RUNNING', 'OVER', 'CANCELLED']);
  });

  it('is filtered by words, initial consonants, competency, days, way, department, and what is saved or suits', async () => {
    const tuesdays = await make({ beginsIn: 14 });
    const fridays = await make({ beginsIn: 17 });
    await set(fridays.id, sql`name_ko = '영어 논문 쓰기', name_en = 'Writing papers', is_online = true`);
    await sql`update programme_competency set competency_code = 'CREATIVITY' where programme_id = ${fridays.id}::uuid`.execute(
      portal.platform.db,
    );
    const both = async (query: object) => {
      const found = await ids(query);
      return [tuesdays, fridays].map(({ id }) => found.includes(id));
    };
    expect(await both({})).toEqual([true, true]);
    expect(await both({ searchText: '논 문' })).toEqual([false, true]);
    expect(await both({ searchText: 'PAPERS' })).toEqual([false, true]);
    expect(await both({ searchText: 'ㅂㅍㄱ' })).toEqual([true, false]);
    expect(await both({ searchText: '100%' })).toEqual([false, false]);
    expect(await both({ competency: 'CREATIVITY' })).toEqual([false, true]);
    expect(await both({ isOnline: 'true' })).toEqual([false, true]);
    expect(await both({ isOnline: 'false' })).toEqual([true, false]);
    expect(await both({ day: ['FRI'] })).toEqual([false, true]);
    expect(await both({ day: ['TUE', 'FRI'] })).toEqual([true, true]);
    expect(await both({ deptCode: '20000' })).toEqual([true, true]);
    expect(await both({ deptCode: '77700' })).toEqual([false, false]);
    await save(fridays.id);
    await save(fridays.id);
    expect(await both({ isBookmarked: 'true' })).toEqual([false, true]);
    expect((await page({ isBookmarked: 'true' })).map((one) => one.isBookmarked)).toEqual([true]);
    await save(fridays.id, false);
    expect(await both({ isBookmarked: 'true' })).toEqual([false, false]);
    await applied(tuesdays.id);
    expect(await both({ isSuitable: 'true' })).toEqual([false, true]);
  });

  it('holds what can be applied for now where only that is asked for, as the page of each says', async () => {
    const seriesId = (await make()).id;
    const made = await Promise.all([
      make({ seriesId, selection: 'SELECTION' }),
      make({ capacity: 1, queueCapacity: 0 }),
    ]);
    const again = await make({ seriesId });
    const once = await make({ seriesId, allowsRepeat: false });
    const person = await anApplicant(portal);
    await applied(made[0]?.id ?? '', person);
    await applied(made[1]?.id ?? '', await anApplicant(portal));
    const found = await ids({ isSuitable: 'true', size: 'all' }, person);
    const all = await ids({ stage: 'ALL', size: 'all' }, person);
    const possible = [];
    for (const id of all) if ((await detail(id, person)).canApply) possible.push(id);
    expect([...found].sort()).toEqual([...possible].sort());
    expect(found).toContain(again.id);
    for (const { id } of [...made, once]) expect(found).not.toContain(id);
  });

  it('tells each person how they stand, and nobody of anybody else', async () => {
    const programme = await make({ capacity: 1 });
    const other = await anApplicant(portal);
    await applied(programme.id, other);
    expect(await applied(programme.id)).toMatchObject({ status: 'TEMP', rank: 1 });
    const card = (await page()).find(({ programmeId }) => programmeId === programme.id);
    expect(card).toMatchObject({ freeCount: 0, queueCount: 1, stage: 'QUEUE', own: { status: 'TEMP', rank: 1 } });
    const third = await anApplicant(portal);
    expect((await page({}, third)).find(({ programmeId }) => programmeId === programme.id)?.own).toBeNull();
    expect(JSON.stringify(await detail(programme.id, third))).not.toContain(other.id);
  });
});

describe('C1 what suits', () => {
  const suitable = async (by: Person = me) =>
    (await portal.get(catalogue.listSuitable, { params: { type: 'baeum' } }, { token: by.token })).suitableList;

  it('is what was saved and closes, with its reason, and never what was taken already or at that time', async () => {
    await sql`update programme set cancelled_at = ${APPLYING} where type_code = 'BAEUM'`.execute(portal.platform.db);
    const saved = await make({ beginsIn: 3 });
    const clashing = await make({ beginsIn: 3 });
    const series = await make({ beginsIn: 10, seriesId: saved.id });
    for (const { id } of [saved, clashing, series]) await save(id);
    expect((await suitable()).map(({ programme, reason }) => [programme.programmeId, reason])).toEqual([
      [saved.id, '저장해 두었는데 2일 뒤에 마감해요.'],
      [clashing.id, '저장해 두었는데 2일 뒤에 마감해요.'],
    ]);
    await applied(saved.id);
    expect(await suitable()).toEqual([]);
    const professor = await member({ types: ['FULLTIME_PROFESSOR'] });
    await save(clashing.id, true, professor);
    expect(await suitable(professor)).toEqual([]);
  });

  it('is what others of the department completed, from five people on', async () => {
    await sql`update programme set cancelled_at = ${APPLYING} where type_code = 'BAEUM'`.execute(portal.platform.db);
    const earlier = await make({ beginsIn: 40 });
    const again = await make({ beginsIn: 20, seriesId: earlier.id });
    await set(earlier.id, sql`cancelled_at = ${APPLYING}`);
    const complete = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const { id } = await aStudent(portal.platform.db);
        await sql`insert into trainee (id, programme_id, member_id, status, applied_at, completed_at)
          values (gen_random_uuid(), ${earlier.id}::uuid, ${id}::uuid, 'CONFIRM', ${APPLYING}, ${APPLYING})`.execute(
          portal.platform.db,
        );
      }
    };
    await complete(4);
    expect(await suitable()).toEqual([]);
    await complete(1);
    const [found] = await suitable();
    expect([found?.programme.programmeId, found?.reason]).toEqual([again.id, '같은 학과 학생 5명이 수료했어요.']);
  });
});

describe('C1 a month', () => {
  it('has the sessions of its days by the clock of Seoul, one’s own marked', async () => {
    const programme = await make({ beginsIn: 7 });
    const draft = await make({ beginsIn: 7, isDraft: true });
    await applied(programme.id);
    const month = async (of: string) => {
      const input = { params: { type: 'baeum', id: '' } as const, query: { month: of } };
      const { sessionList } = await portal.get(catalogue.listMonth, input, { token: me.token });
      expect(sessionList.map(({ programmeId }) => programmeId)).not.toContain(draft.id);
      return sessionList.filter(({ programmeId }) => programmeId === programme.id);
    };
    expect((await month('2026-12')).map(({ number, isOwn }) => [number, isOwn])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(await month('2026-11')).toEqual([]);
    const edge = '2026-11-30T15:00:00Z';
    await sql`update programme_session set begins_at = ${edge}, ends_at = ${'2026-11-30T16:00:00Z'}
      where id = ${programme.sessionIds[0]}::uuid`.execute(portal.platform.db);
    expect((await month('2026-12')).map(({ beginsAt }) => beginsAt)[0]).toBe('2026-11-30T15:00:00.000Z');
    const wrong = { params: { type: 'baeum' } as const, query: { month: '2026-13' } };
    expect((await portal.ask(catalogue.listMonth, wrong, { token: me.token })).envelope.code).toBe('9100');
  });
});

describe('C3 one’s own programmes', () => {
  const own = async (isOver?: boolean, by: Person = me) =>
    (
      await portal.get(
        catalogue.pageOwnProgrammes,
        { query: isOver === undefined ? {} : { isOver: String(isOver) } } as never,
        { token: by.token },
      )
    ).entryPage.content;

  it('are those ahead, the nearest first, with the next session, and those that ended', async () => {
    const far = await make({ beginsIn: 20 });
    const near = await make({ beginsIn: 10 });
    const given = await make({ beginsIn: 30 });
    for (const { id } of [far, near]) await applied(id);
    const { traineeId } = await applied(given.id);
    await portal.get(
      catalogue.stepOwnTrainee,
      {
        params: { id: traineeId },
        body: { action: 'CANCEL', version: (await detail(given.id)).ownDetail?.version ?? 0 },
      },
      { token: me.token },
    );
    const ahead = await own(false);
    expect(ahead.map(({ programme }) => programme.programmeId)).toEqual([near.id, far.id]);
    expect(ahead[0]).toMatchObject({
      status: 'CONFIRM',
      nextSession: { number: 1 },
      completion: { rate: null, countedCount: 0, sessionCount: 2, leastRate: 80, completedAt: null },
      noShow: null,
    });
    expect((await own(true)).map(({ status }) => status)).toEqual(['CANCEL']);
    expect(await own()).toHaveLength(3);
    expect(await own(false, await anApplicant(portal))).toEqual([]);
  });

  it('say what can be done until when, and why an application ended', async () => {
    const programme = await make({ capacity: 1 });
    const first = await anApplicant(portal);
    await applied(programme.id, first);
    await applied(programme.id);
    const held = await detail(programme.id, first);
    expect(held.ownDetail?.stepList).toEqual([{ action: 'CANCEL', needList: [], until: held.cancelsUntil }]);
    const { traineeId } = held.own ?? { traineeId: '' };
    await portal.get(
      catalogue.stepOwnTrainee,
      { params: { id: traineeId }, body: { action: 'CANCEL', version: held.ownDetail?.version ?? 0 } },
      { token: first.token },
    );
    const offered = await detail(programme.id);
    expect(offered.own).toMatchObject({ offeredUntil: later(1).toISOString(), rank: null });
    expect(offered.ownDetail?.stepList.map(({ action, until }) => [action, until])).toEqual([
      ['CANCEL', null],
      ['ACCEPT', later(1).toISOString()],
    ]);
    await sql`update trainee set status = 'CANCEL', offered_until = null, reason_code = 'OFFER_LAPSED'
      where id = ${offered.own?.traineeId}::uuid`.execute(portal.platform.db);
    expect((await detail(programme.id)).ownDetail?.reason).toContain('수락하지 않아');
  });
});

describe('C3 the calendar', () => {
  it('has the sessions of a confirmed place as a file, and of nobody else’s', async () => {
    const programme = await make({ capacity: 1 });
    await set(programme.id, sql`place = '인문관 204호'`);
    const { traineeId } = await applied(programme.id);
    const address = `/view/cdp/lrn/trainee/${traineeId}/calendar`;
    const { events } = await calendarOf(address, me.token);
    expect(events).toEqual([
      { begins: later(7), summary: '발표가 편해지는 말하기 (1/2회차)', location: '인문관 204호' },
      { begins: later(14), summary: '발표가 편해지는 말하기 (2/2회차)', location: '인문관 204호' },
    ]);
    const other = await anApplicant(portal);
    expect((await calendarOf(address, other.token)).statusCode).toBe(404);
    const waiting = await applied(programme.id, other);
    const theirs = `/view/cdp/lrn/trainee/${waiting.traineeId}/calendar`;
    expect((await calendarOf(theirs, other.token)).statusCode).toBe(404);
  });

  it('behind one’s address has them beside counselling, and loses them with the place', async () => {
    const programme = await make();
    await applied(programme.id);
    const { address } = await portal.get(feed.makeFeed, {}, { token: me.token });
    const path = new URL(address).pathname;
    expect((await calendarOf(path)).events.map(({ begins }) => begins)).toEqual([later(7), later(14)]);
    await sql`update trainee set status = 'CANCEL' where programme_id = ${programme.id}::uuid`.execute(
      portal.platform.db,
    );
    expect((await calendarOf(path)).events).toEqual([]);
  });
});

describe('C1 home and search', () => {
  const todos = async (by: Person = me) =>
    (await portal.get(home.listTodos, {}, { token: by.token })).todoList.filter(({ id }) =>
      id.startsWith('programme-'),
    );

  it('have confirmed sessions ahead, and what is to do: an offer, an assignment, a session tomorrow', async () => {
    const programme = await make({ beginsIn: 1, capacity: 1 });
    await set(programme.id, sql`needs_assignment = true, assignment_until = ${later(12)}`);
    await applied(programme.id);
    const { appointmentList } = await portal.get(home.readHomeFigures, {}, { token: me.token });
    expect(appointmentList.map(({ path }) => path)).toEqual([`/lrn/baeum/detail/${programme.id}`]);
    expect((await todos()).map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['발표가 편해지는 말하기 가기', '2026-11-25'],
    ]);
    portal.clock.now = later(2);
    expect((await todos()).map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['과제 내기: 발표가 편해지는 말하기', '2026-12-06'],
    ]);
    const other = await make({ beginsIn: 20, capacity: 1 });
    const second = await anApplicant(portal);
    await applied(other.id, second);
    await sql`update trainee set status = 'TEMP', place = 1, offered_until = ${later(3)}
      where programme_id = ${other.id}::uuid`.execute(portal.platform.db);
    expect((await todos(second)).map(({ title, path }) => [title, path])).toEqual([
      ['발표가 편해지는 말하기 자리 수락하기', `/lrn/baeum/detail/${other.id}`],
    ]);
  });

  it('find what the caller’s own lists have for the words', async () => {
    const programme = await make();
    const draft = await make({ isDraft: true });
    for (const { id } of [programme, draft]) await set(id, sql`name_ko = '갈매기 사진 산책'`);
    const groups = async (by: Person) =>
      (await portal.get(search.find, { query: { searchText: '갈매기' } }, { token: by.token })).groupList.filter(
        ({ kind }) => kind === 'PROGRAMME',
      );
    expect(await groups(me)).toMatchObject([
      { name: '배움 클래스', foundList: [{ id: programme.id, path: `/lrn/baeum/detail/${programme.id}` }] },
    ]);
    await set(programme.id, sql`audience_types = '{STAFF}'`);
    expect(await groups(me)).toEqual([]);
  });
});

describe('C3 a reminder', () => {
  const toldTo = async (memberId: string): Promise<number> =>
    (
      await sql`select from outbox where payload->>'type' = 'PROGRAMME_TOMORROW'
        and payload->'recipients' ? ${memberId}`.execute(portal.platform.db)
    ).rows.length;

  it('comes a day before each session, once, whatever of two processes is first, and not to who came later', async () => {
    const programme = await make({ beginsIn: 7, capacity: 2 });
    await applied(programme.id);
    portal.clock.now = later(6);
    const late = await anApplicant(portal);
    portal.clock.now = new Date(later(6).getTime() + 3_600_000);
    await sql`insert into trainee (id, programme_id, member_id, status, applied_at, confirmed_at)
      values (gen_random_uuid(), ${programme.id}::uuid, ${late.id}::uuid, 'CONFIRM', ${portal.clock.now}, ${portal.clock.now})`.execute(
      portal.platform.db,
    );
    await Promise.all([1, 2, 3].map(() => remindOfSessions(portal.platform)));
    expect([await toldTo(me.id), await toldTo(late.id)]).toEqual([1, 0]);
    portal.clock.now = later(13);
    await remindOfSessions(portal.platform);
    expect([await toldTo(me.id), await toldTo(late.id)]).toEqual([2, 1]);
  });
});

describe('C3 a reminder of a session that moved', () => {
  it('comes again before the new beginning', async () => {
    const programme = await make({ beginsIn: 7, sessions: 1 });
    await applied(programme.id);
    portal.clock.now = later(6);
    const told = async (): Promise<number> => {
      await remindOfSessions(portal.platform);
      const { rows } = await sql`select from outbox where payload->>'type' = 'PROGRAMME_TOMORROW'
        and payload->'recipients' ? ${me.id}`.execute(portal.platform.db);
      return rows.length;
    };
    expect([await told(), await told()]).toEqual([1, 1]);
    await sql`update programme_session set begins_at = ${later(9)}, ends_at = ${later(9.1)}
      where programme_id = ${programme.id}::uuid`.execute(portal.platform.db);
    expect(await told()).toBe(1);
    portal.clock.now = later(8);
    expect([await told(), await told()]).toEqual([2, 2]);
  });
});

describe('C9 a no-show', () => {
  const appeal = (id: string, by: Person = me, content = '그날 병원에 있었어요') =>
    portal.ask(catalogue.appealNoShow, { params: { id }, body: { content } }, { token: by.token });

  async function missed(): Promise<{ programme: MadeProgramme; traineeId: string }> {
    const programme = await make({ beginsIn: 2, sessions: 1 });
    const { traineeId } = await applied(programme.id);
    portal.clock.now = later(3);
    await sql`update trainee set is_no_show = true, no_show_at = ${portal.clock.now} where id = ${traineeId}::uuid`.execute(
      portal.platform.db,
    );
    return { programme, traineeId };
  }

  it('is appealed by the person alone, once, within seven days', async () => {
    const { programme, traineeId } = await missed();
    expect((await detail(programme.id)).ownDetail?.noShow).toMatchObject({ isCounted: true, appeal: null });
    expect((await appeal(traineeId, await anApplicant(portal))).envelope.code).toBe('404');
    expect((await appeal(traineeId, me, '  ')).envelope).toMatchObject({ output: { errors: [{ field: 'content' }] } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => appeal(traineeId)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    expect((await detail(programme.id)).ownDetail?.noShow).toMatchObject({
      isCounted: true,
      appealUntil: null,
      appeal: { status: 'ASKED', reason: null },
    });
    const { rows } = await sql`select from outbox where payload->>'type' = 'PROGRAMME_APPEAL_ASKED'
      and payload->'recipients' ? ${programme.managerId}`.execute(portal.platform.db);
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('is no more to appeal after a week, nor where none was counted', async () => {
    const { traineeId } = await missed();
    portal.clock.now = new Date(later(10).getTime() + 1);
    expect(JSON.stringify((await appeal(traineeId)).envelope.output)).toContain('7일');
    const programme = await make({ beginsIn: 30 });
    const counted = await applied(programme.id);
    expect((await appeal(counted.traineeId)).envelope.code).toBe('9100');
  });

  it('that is accepted is counted no longer, and the person is told', async () => {
    const { programme, traineeId } = await missed();
    await appeal(traineeId);
    const staff = await aMember(portal.platform.db, { types: ['STAFF'] });
    await portal.platform.db.transaction().execute(async (tx) => {
      const row = await selectOptionalAppeal(tx, { id: traineeId, isIn: sql`true` });
      if (!row) throw new Error('No appeal.');
      // The deciding call is another part's; the machine needs of its context no more than this.
      const taker = {
        tx,
        db: tx,
        now: portal.clock.now,
        platform: portal.platform,
        locale: 'ko',
        actor: { memberId: staff.id },
        origin: { requestId: 'a test', ip: '127.0.0.1', userAgent: '' },
      } as unknown as WriteContext;
      await takeStep(taker, appealMachine, row, {
        sides: ['DECIDER'],
        given: { action: 'ACCEPT', version: row.version },
      });
    });
    expect((await detail(programme.id)).ownDetail?.noShow).toMatchObject({
      isCounted: false,
      appeal: { status: 'ACCEPTED' },
    });
    const { rows } = await sql`select from outbox where payload->>'type' = 'PROGRAMME_APPEAL_DECIDED'
      and payload->'recipients' ? ${me.id}`.execute(portal.platform.db);
    expect(rows).toHaveLength(1);
  });
});

describe('C1 a clash', () => {
  const clashing = async (id: string, by: Person = me) => {
    const { requirementList, clash } = await detail(id, by);
    return { clash, unmet: requirementList.filter(({ isMet }) => !isMet) };
  };

  it('is named: the other programme with its hour and its page, and which session it is', async () => {
    const mine = await make({ beginsIn: 14, sessions: 1 });
    await set(mine.id, sql`name_ko = '학습 멘토', name_en = 'Study mentors'`);
    const other = await make({ beginsIn: 7, sessions: 4 });
    expect((await clashing(other.id)).clash).toBeNull();
    await applied(mine.id);
    const text = '2회차가 ‘학습 멘토’(12월 8일 오전 10:00) 일정과 시간이 겹쳐요.';
    const found = {
      number: 2,
      title: '학습 멘토',
      isProgramme: true,
      beginsAt: later(14).toISOString(),
      path: `/lrn/baeum/detail/${mine.id}`,
    };
    expect(await clashing(other.id)).toMatchObject({
      clash: found,
      unmet: [{ code: 'CLASH', text, clashList: [found] }],
    });
    expect((await page()).find(({ programmeId }) => programmeId === other.id)?.clash).toEqual(found);
    expect((await apply(other.id)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'programmeId', message: text }] },
    });
    expect(await clashing(other.id, await anApplicant(portal))).toEqual({ clash: null, unmet: [] });
    expect((await detail(mine.id)).clash).toBeNull();
  });

  it('with counselling says that there is some, with its hour, and nothing else of it', async () => {
    const programme = await make({ beginsIn: 7, sessions: 1 });
    const sourceId = newId();
    await portal.platform.db.transaction().execute((tx) =>
      takeTime(tx, {
        personId: me.id,
        beginsAt: later(7),
        endsAt: later(7 + 1 / 24),
        source: 'psych.session',
        sourceId,
      }),
    );
    const { clash, unmet } = await clashing(programme.id);
    expect(unmet.map(({ text }) => text)).toEqual(['상담(12월 1일 오전 10:00) 일정과 시간이 겹쳐요.']);
    expect(clash).toEqual({
      number: null,
      title: '상담',
      isProgramme: false,
      beginsAt: later(7).toISOString(),
      path: '/dashboard',
    });
    expect(JSON.stringify(await detail(programme.id))).not.toContain(sourceId);
  });

  it('keeps an offered seat from being taken by its name, and organizers hear only that there is one', async () => {
    const [programme, chosen] = [await make({ capacity: 1 }), await make({ selection: 'SELECTION' })];
    const first = await anApplicant(portal);
    const held = await applied(programme.id, first);
    const waiting = await applied(programme.id);
    const asked = await applied(chosen.id);
    const mine = await make({ sessions: 1 });
    await set(mine.id, sql`name_ko = '학습 멘토'`);
    await applied(mine.id);
    const step = async (call: 'own' | 'desk', id: string, action: 'CANCEL' | 'ACCEPT' | 'CONFIRM', by: Person) => {
      const { rows } = await sql<{ version: number }>`select version from trainee where id = ${id}::uuid`.execute(
        portal.platform.db,
      );
      const input = { params: { id }, body: { action, version: rows[0]?.version ?? 0 } } as never;
      const spec = call === 'own' ? catalogue.stepOwnTrainee : applicantDesk.stepTrainee;
      return (await portal.ask(spec, input, { token: by.token })).envelope;
    };
    expect((await step('own', held.traineeId, 'CANCEL', first)).code).toBe('0000');
    expect(JSON.stringify(await step('own', waiting.traineeId, 'ACCEPT', me))).toContain('‘학습 멘토’(12월 1일');
    const staff = await member({ roles: ['EDUCATION_CENTRE'], types: ['STAFF'] });
    const told = JSON.stringify(await step('desk', asked.traineeId, 'CONFIRM', staff));
    expect(told).toContain('다른 일정이 있는 분이에요');
    expect(told).not.toContain('학습 멘토');
  });
});

describe('C9 a restriction after missed programmes', () => {
  it('says until when it holds, and holds no longer', async () => {
    const next = await make({ beginsIn: 60 });
    for (const days of [-20, -10, -2]) {
      const gone = await make({ beginsIn: days, sessions: 1 });
      await sql`insert into trainee (id, programme_id, member_id, status, applied_at, is_no_show)
        values (gen_random_uuid(), ${gone.id}::uuid, ${me.id}::uuid, 'CONFIRM', ${APPLYING}, true)`.execute(
        portal.platform.db,
      );
    }
    const restrictedUntil = async (now: Date) => {
      const noShowSince = new Date(now.getTime() - 30 * DAY_MS);
      const asked = { memberId: me.id, now, today: koreanDate(now), noShowMost: 2, noShowSince };
      const facts = await selectOptionalFacts(portal.platform.db, { ...asked, programmeId: next.id });
      const { rows } = await sql<{ is: boolean }>`
        select ${isApplicable(asked)} as is from programme p where p.id = ${next.id}::uuid`.execute(portal.platform.db);
      expect(rows[0]?.is).toBe(facts?.restrictedUntil === null);
      return facts?.restrictedUntil ?? null;
    };
    // The second to last of three makes it two.
    const until = new Date(later(20).getTime() + 2 * 3_600_000);
    expect(await restrictedUntil(APPLYING)).toEqual(until);
    expect(await restrictedUntil(new Date(until.getTime() - 1))).toEqual(until);
    expect(await restrictedUntil(until)).toBeNull();
    expect(programmeWords.ko.restricted(momentOf(until, 'ko'))).toBe(
      '연락 없이 빠진 적이 있어 12월 14일 오후 12:00까지 신청할 수 없어요. 기록된 날부터 7일 안에는 이의를 신청할 수 있어요.',
    );
    expect(momentOf(until, 'en')).toBe('Dec 14, 12:00 PM');
  });
});

describe('C1 applying once more', () => {
  const unmet = async (id: string) => (await detail(id)).requirementList.filter(({ isMet }) => !isMet);
  const insert = (id: string, columns: object) =>
    portal.platform.db
      .insertInto('trainee')
      .values({ id: newId(), programme_id: id, member_id: me.id, status: 'CONFIRM', applied_at: APPLYING, ...columns })
      .execute();

  it('is refused for a series that may be taken once while there is another place in it, and says which', async () => {
    const one = await make({ beginsIn: 7, allowsRepeat: false });
    const wish = { beginsIn: 10, allowsRepeat: false, seriesId: one.id };
    const [other, free] = [await make(wish), await make({ ...wish, beginsIn: 11, allowsRepeat: true })];
    const { traineeId } = await applied(one.id);
    const elsewhere = '한 번만 들을 수 있는 프로그램이에요. 같은 프로그램을 이미 신청했거나 듣고 있어요.';
    expect(await unmet(other.id)).toMatchObject([{ code: 'REPEAT', text: elsewhere }]);
    const refused = await apply(other.id);
    expect(refused.envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'programmeId', message: elsewhere }] },
    });
    expect(await unmet(free.id)).toEqual([]);
    const body = { action: 'CANCEL' as const, version: (await detail(one.id)).ownDetail?.version ?? 0 };
    await portal.get(catalogue.stepOwnTrainee, { params: { id: traineeId }, body }, { token: me.token });
    expect((await applied(other.id)).status).toBe('CONFIRM');
  });

  it('is refused when two of a series that may be taken once are applied for in the same moment', async () => {
    const one = await make({ beginsIn: 7, allowsRepeat: false, capacity: 20 });
    const other = await make({ beginsIn: 10, allowsRepeat: false, capacity: 20, seriesId: one.id });
    const people = await Promise.all(Array.from({ length: 8 }, () => anApplicant(portal)));
    const both = people.flatMap((person) => [apply(one.id, person), apply(other.id, person)]);
    const codes = (await Promise.all(both)).map(({ envelope }) => envelope.code).toSorted();
    expect(codes).toEqual([...Array.from({ length: 8 }, () => '0000'), ...Array.from({ length: 8 }, () => '9100')]);
  });

  it('is refused after another one of it was completed, but not after one that nobody can complete any more', async () => {
    const [done, over, closed] = [
      await make({ beginsIn: -60, allowsRepeat: false }),
      await make({ beginsIn: -60, allowsRepeat: false }),
      await make({ beginsIn: -20, allowsRepeat: false }),
    ];
    await insert(done.id, { completed_at: APPLYING });
    await insert(over.id, {});
    await insert(closed.id, {});
    const next = ({ id }: MadeProgramme) => make({ allowsRepeat: false, seriesId: id });
    expect(await unmet((await next(done)).id)).toMatchObject([
      { code: 'REPEAT', text: '이미 수료한 프로그램이라 다시 들을 수 없어요.' },
    ]);
    expect(await unmet((await next(over)).id)).toEqual([]);
    const after = await next(closed);
    expect((await unmet(after.id)).map(({ code }) => code)).toEqual(['REPEAT']);
    await set(closed.id, sql`closed_at = ${APPLYING}`);
    expect(await unmet(after.id)).toEqual([]);
  });

  it('is refused to whom organizers dismissed, and to nobody who cancelled themselves', async () => {
    const programme = await make();
    const { traineeId } = await applied(programme.id);
    const version = async () => (await detail(programme.id)).ownDetail?.version ?? 0;
    const params = { id: traineeId };
    const own = { action: 'CANCEL' as const, version: await version() };
    await portal.get(catalogue.stepOwnTrainee, { params, body: own }, { token: me.token });
    await applied(programme.id);
    const staff = await member({ roles: ['EDUCATION_CENTRE'], types: ['STAFF'] });
    const dismiss = { action: 'DISMISS' as const, reason: '대상이 아니에요.', version: await version() };
    await portal.get(applicantDesk.stepTrainee, { params, body: dismiss }, { token: staff.token });
    const message = '담당자가 신청을 취소해서 다시 신청할 수 없어요. 궁금한 점은 담당자에게 물어보세요.';
    expect(await unmet(programme.id)).toMatchObject([{ code: 'ONCE', text: message }]);
    const refused = await apply(programme.id);
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'programmeId', message }] } });
  });
});
