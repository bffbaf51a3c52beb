import { home } from '@naru/contract/areas/home.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

type Dashboard = CallOutput<typeof home.dashboard>;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
  await aDepartment(portal.platform.db, { code: '10000', nameKo: '나루대학교' });
  await aDepartment(portal.platform.db, { code: '21000', parentCode: '10000', nameKo: '국어국문학과' });
});
afterAll(() => portal.close());

function read(token: string, language = 'ko'): Promise<Dashboard> {
  return portal.get(home.dashboard, {}, { token, language });
}

async function aTerm(semester: '10' | '20', dates: { begins: string; ends: string }): Promise<void> {
  await portal.platform.db
    .insertInto('term')
    .values({
      year: 2026,
      semester_code: semester,
      begins_on: dates.begins,
      ends_on: dates.ends,
      week1_on: dates.begins,
    })
    .execute();
}

async function aTermEvent(event: {
  kind: string;
  name: [string, string | null];
  from: string;
  to: string;
  audience?: string;
}) {
  await portal.platform.db
    .insertInto('term_event')
    .values({
      id: newId(),
      year: 2026,
      semester_code: '20',
      kind: event.kind,
      name_ko: event.name[0],
      name_en: event.name[1],
      begins_on: event.from,
      ends_on: event.to,
      audience: event.audience ?? 'ALL',
    })
    .execute();
}

describe('who the dashboard is for', () => {
  it('M4 refuses people from outside the university, and nobody signed in', async () => {
    const outsider = await signIn(portal, await aMember(portal.platform.db, { isExternal: true }));
    expect((await portal.ask(home.dashboard, {}, { token: outsider })).envelope.code).toBe('S403');
    expect((await portal.ask(home.dashboard, {})).envelope.code).toBe('S401');
  });

  it('refuses an outsider the layout too', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { isExternal: true }));
    const asked = await portal.ask(home.changeDashboardLayout, { body: { widgetList: [], version: 0 } }, { token });
    expect(asked.envelope.code).toBe('S403');
  });
});

describe('the person', () => {
  it('is named in their language, with what they are', async () => {
    const { db } = portal.platform;
    const student = await aStudent(db, { nameKo: '이하늘', studentNumber: '20261234', departmentCode: '21000' });
    const token = await signIn(portal, student);
    expect(await read(token)).toMatchObject({
      profile: { name: '이하늘', memberTypeList: ['CURRENT_STUDENT', 'STUDENT'] },
      partList: ['STUDY', 'ABILITY', 'MILEAGE', 'SHOWN_WORK', 'COUNSELLING'],
    });
  });

  it('of an administrator without any type is there too, with the queues', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
    const { profile, partList } = await read(token);
    expect(profile.memberTypeList).toEqual([]);
    expect(partList).toContain('QUEUES');
    expect(partList).not.toContain('CASES');
  });
});

describe('things to do', () => {
  it('M5 ask for a password of one’s own until it was changed once', async () => {
    const member = await aMember(portal.platform.db, { types: ['STAFF'] });
    const token = await signIn(portal, member);
    expect((await read(token)).todoList.map((todo) => todo.id)).toEqual(['password']);
    await portal.platform.db
      .updateTable('member')
      .set({ password_changed_at: portal.clock.now })
      .where('member.id', '=', member.id)
      .execute();
    expect((await read(token)).todoList).toEqual([]);
  });

  it('M4 tells administrators, and nobody else, who waits for approval', async () => {
    const { db } = portal.platform;
    const [administrator, staff] = await Promise.all([
      aMember(db, { roles: ['ADMINISTRATOR'] }),
      aMember(db, { types: ['STAFF'] }),
    ]);
    await db.updateTable('member').set({ password_changed_at: new Date() }).execute();
    const token = await signIn(portal, administrator);
    expect((await read(token)).todoList).toEqual([]);
    for (let n = 0; n < 2; n += 1) await aMember(db, { status: 'PENDING', isExternal: true });
    expect((await read(token, 'en')).todoList).toMatchObject([
      { id: 'approvals', reason: 'People from outside the university waiting for approval: 2.' },
    ]);
    expect((await read(await signIn(portal, staff))).todoList).toEqual([]);
  });
});

describe('the term', () => {
  it('is none where nobody entered one, and the one that today lies in otherwise', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    expect((await read(token)).term).toBeNull();
    await aTerm('10', { begins: '2026-03-02', ends: '2026-08-31' });
    await aTerm('20', { begins: '2026-09-01', ends: '2027-02-28' });
    const { today, term } = await read(token);
    expect(today).toBe('2026-11-20');
    expect(term).toMatchObject({ year: 2026, semstrCode: '20', semstrNm: '2학기', beginsOn: '2026-09-01' });
    expect(term?.eventList).toEqual([]);
  });

  it('brings its events by date, in the language asked for', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    await aTermEvent({ kind: 'FINAL', name: ['기말고사', 'Final exams'], from: '2026-12-14', to: '2026-12-18' });
    await aTermEvent({ kind: 'HOLIDAY', name: ['개교기념일', null], from: '2026-11-25', to: '2026-11-25' });
    expect((await read(token)).term?.eventList).toEqual([
      { kind: 'HOLIDAY', name: '개교기념일', beginsOn: '2026-11-25', endsOn: '2026-11-25' },
      { kind: 'FINAL', name: '기말고사', beginsOn: '2026-12-14', endsOn: '2026-12-18' },
    ]);
    const english = await read(token, 'en');
    expect(english.term?.eventList.map((event) => event.name)).toEqual(['개교기념일', 'Final exams']);
    expect(english.term?.semstrNm).not.toMatch(/[가-힣]/);
  });

  it('brings students what students have to do, and the people who work here what they have', async () => {
    const { db } = portal.platform;
    const on = { from: '2026-12-01', to: '2026-12-01' };
    await aTermEvent({ kind: 'OTHER', name: ['강의평가', null], ...on, audience: 'STUDENTS' });
    await aTermEvent({ kind: 'DEADLINE', name: ['성적 입력', null], ...on, audience: 'STAFF' });
    const namesOf = async (person: Parameters<typeof aMember>[1]) => {
      const { term } = await read(await signIn(portal, await aMember(db, person)));
      return term?.eventList.filter(({ beginsOn }) => beginsOn === on.from).map(({ name }) => name);
    };
    expect(await namesOf({ types: ['STUDENT', 'CURRENT_STUDENT'] })).toEqual(['강의평가']);
    expect(await namesOf({ types: ['PROFESSOR'] })).toEqual(['성적 입력']);
    expect(await namesOf({ roles: ['ADMINISTRATOR'] })).toEqual(['성적 입력']);
    expect(await namesOf({ types: ['CURRENT_STUDENT', 'LECTURE_ASSISTANT'] })).toEqual(['강의평가', '성적 입력']);
  });

  it('is none for alumni', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['ALUMNI'] }));
    expect((await read(token)).term).toBeNull();
  });

  it('is the last one that has begun, in the vacation after it, too', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const semester = async (today: string) => {
      portal.clock.now = new Date(`${today}T10:00:00+09:00`);
      return (await read(token)).term?.semstrCode;
    };
    const { now } = portal.clock;
    await portal.platform.db
      .updateTable('term')
      .set({ ends_on: '2026-06-19' })
      .where('term.semester_code', '=', '10')
      .execute();
    try {
      expect(await semester('2026-08-31')).toBe('10');
      expect(await semester('2026-09-01')).toBe('20');
      expect(await semester('2026-03-01')).toBeUndefined();
    } finally {
      portal.clock.now = now;
    }
  });
});

describe('the layout', () => {
  const order = (...ids: string[]) => ids.map((id) => ({ id, hidden: false }));
  const save = (token: string, body: { widgetList: { id: string; hidden: boolean }[]; version: number }) =>
    portal.ask(home.changeDashboardLayout, { body }, { token });

  it('is empty at first, and kept once saved', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    expect((await read(token)).layout).toEqual({ widgetList: [], version: 0 });
    const widgetList = [...order('term', 'profile'), { id: 'recent', hidden: true }];
    const saved = await save(token, { widgetList, version: 0 });
    expect(saved.envelope.output).toEqual({ widgetList, version: 1 });
    expect((await read(token)).layout).toEqual({ widgetList, version: 1 });
  });

  it('refuses a change to what has changed since, and says what it is now', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    await save(token, { widgetList: order('term'), version: 0 });
    await save(token, { widgetList: order('profile'), version: 1 });
    const late = await save(token, { widgetList: order('recent'), version: 1 });
    expect([late.status, late.envelope.code]).toEqual([409, '9101']);
    expect(late.envelope.output).toEqual({ current: { widgetList: order('profile'), version: 2 } });
    expect((await read(token)).layout.version).toBe(2);
  });

  it('lets one of two at once win, from the first save on', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        ['term', 'profile'].map((id) => save(token, { widgetList: order(id), version })),
      );
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const winner = answers.find((answer) => answer.status === 200);
      expect((await read(token)).layout).toEqual(winner?.envelope.output);
    }
  });

  it('belongs to one person', async () => {
    const mine = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const theirs = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    await save(mine, { widgetList: order('term'), version: 0 });
    expect((await read(theirs)).layout).toEqual({ widgetList: [], version: 0 });
  });

  it('refuses more widgets than there can be', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const many = order(...Array.from({ length: 61 }, (_, at) => `widget${at}`));
    expect((await save(token, { widgetList: many, version: 0 })).envelope.code).toBe('9100');
  });

  it('saved again with the same key is saved once', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const body = { widgetList: order('term'), version: 0 };
    const headers = { 'idempotency-key': 'one-save' };
    const first = await portal.get(home.changeDashboardLayout, { body }, { token, headers });
    expect(await portal.get(home.changeDashboardLayout, { body }, { token, headers })).toEqual(first);
    expect(first.version).toBe(1);
  });
});
