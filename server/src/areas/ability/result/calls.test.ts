import { testResults, type TestResult } from '@naru/contract/areas/ability/result.ts';
import { student as studentCalls } from '@naru/contract/areas/student.ts';
import { home } from '@naru/contract/areas/home.ts';
import type { TestAudience } from '@naru/contract/areas/ability/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anInstrument, answersOf, aScoredSession, aTest, TAKING, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { readAgainstNorm, scoreSession } from '../scoring/score-session.ts';

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(TAKING.getTime() - days * DAY_MS);

type Student = Awaited<ReturnType<typeof aStudent>> & { readonly token: string };
type Reader = MadeMember & { readonly token: string };

let portal: TestPortal;
let made = 0;
let test: MadeTest;
let student: Student;
beforeAll(async () => {
  portal = await openTestPortal();
  await aDepartment(portal.platform.db, { code: '20000' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = TAKING;
  const { db } = portal.platform;
  test = await aTest(db, { instrument: anInstrument({ code: `core-${(made += 1)}`, ...withActions() }) });
  const one = await aStudent(db);
  student = { ...one, token: await signIn(portal, one) };
});

/** Low scores ask for a programme, high ones for a coach. */
function withActions(): Partial<ReturnType<typeof anInstrument>> {
  const reason = { ko: '이렇게 해 봐요.', en: 'Try this.' };
  const programme = { kind: 'PROGRAMME' as const, coreCompetency: 'COMMUNICATION' as const, reason };
  const coach = { kind: 'COUNSELLING' as const, with: 'COACH' as const, reason };
  const menu = { kind: 'MENU' as const, menuId: 'LRN_MILE', reason };
  const hidden = { kind: 'MENU' as const, menuId: 'ADM_MBR', reason };
  return {
    scaleList: anInstrument().scaleList.map((scale) => ({
      ...scale,
      levelList: scale.levelList.map((level) => ({
        ...level,
        actionList: { LOW: [programme, hidden], MIDDLE: [menu], HIGH: [coach] }[level.level],
      })),
    })),
  };
}

async function aReader(wish: MemberWish): Promise<Reader> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
const advisorOf = (wish: MemberWish = {}) =>
  aReader({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], nameKo: '박정훈', ...wish });

const assign = (reader: MadeMember, kind: 'ADVISOR' | 'COACH', endsOn: string | null = null) =>
  portal.platform.db
    .insertInto('advisor_assignment')
    .values({
      id: newId(),
      student_id: student.studentId,
      advisor_id: reader.id,
      kind,
      begins_on: '2026-03-02',
      ends_on: endsOn,
      reason: 'INITIAL',
    })
    .execute();

/** Takes the test: `lift` moves every answer on the first four scales up. */
async function take(at: Date, of: MadeTest = test, lift = 0, who: { id: string } = student): Promise<string> {
  const { db } = portal.platform;
  const answers = answersOf(of.instrument, (_item, place) => (place % 2 === 0 ? 2 + lift : 2 - lift));
  const id = await aScoredSession(db, { memberId: who.id, test: of, answers, at });
  await db.deleteFrom('ability_score').where('session_id', '=', id).execute();
  await db.transaction().execute((tx: Tx) => scoreSession(tx, { sessionId: id, now: at }));
  return id;
}

const read = async (resultId: string, who: { token: string } = student): Promise<TestResult> =>
  (await portal.get(testResults.readResult, { params: { resultId } }, { token: who.token })).result;
const codeFor = async (resultId: string, who: { token: string }) =>
  (await portal.ask(testResults.readResult, { params: { resultId } }, { token: who.token })).envelope.code;
const share = (resultId: string, audience: TestAudience, isShared = true, who: { token: string } = student) =>
  portal.ask(testResults.changeShare, { params: { resultId }, body: { audience, isShared } }, { token: who.token });

async function aNorm(of: MadeTest, { people = 200, mean = 6, number = 1 } = {}) {
  const { db } = portal.platform;
  const [normId, groupId] = [newId(), newId()];
  await db
    .insertInto('ability_norm')
    .values({
      id: normId,
      version_id: of.versionId,
      number,
      name_ko: `기준 ${number}`,
      name_en: `Norm ${number}`,
      source: 'SHEET',
      status: 'IN_FORCE',
      built_at: daysAgo(300),
    })
    .execute();
  await db.insertInto('ability_norm_group').values({ id: groupId, norm_id: normId }).execute();
  const cuts = people < 100 ? [] : Array.from({ length: 99 }, (_, at) => 2 + (8 * (at + 1)) / 100);
  await db
    .insertInto('ability_norm_row')
    .values(
      of.instrument.scaleList.map(({ code }) => ({
        group_id: groupId,
        scale_code: code,
        people,
        mean,
        deviation: 2,
        error: 0.8,
        cuts,
      })),
    )
    .execute();
  return normId;
}

describe('T4 a result of one’s own', () => {
  it('shows scores against the norm, in words, with what to do next', async () => {
    await aNorm(test);
    const { id } = await aProgramme(portal.platform.db, { beginsIn: 7 });
    await sql`update programme set applies_from = ${daysAgo(1)}, applies_until = ${daysAgo(-5)} where id = ${id}::uuid`.execute(
      portal.platform.db,
    );
    const found = await read(await take(TAKING, test, -1));
    expect(found).toMatchObject({
      isOwn: true,
      audience: null,
      isValidated: false,
      before: null,
      norm: { breadth: 'ALL', count: 200, name: '기준 1' },
    });
    // Two items, 2 and 6 − 4: raw 4 of 2 to 10.
    expect(found.scaleList.find(({ scaleCode }) => scaleCode === 'SELF')).toMatchObject({
      raw: 4,
      points: 25,
      t: 40,
      percentile: 25,
      level: 'LOW',
      meaning: 'LOW',
    });
    expect(found.growList).toEqual([]);
    expect(found.nextList).toMatchObject([
      { kind: 'PROGRAMME', title: '발표가 편해지는 말하기', path: `/lrn/baeum/detail/${id}` },
    ]);
  });

  it('leads to nothing that cannot be done', async () => {
    const found = await read(await take(TAKING, test, 2));
    // No coach offers hours; high scores ask for one.
    expect(found.nextList).toEqual([]);
    expect(found.norm).toBeNull();
    const middle = await read(await take(TAKING, test, 0));
    expect(middle.nextList).toMatchObject([{ kind: 'MENU', path: '/lrn/mile/hist/list' }]);
  });

  it('keeps what was shown when another norm comes into force', async () => {
    const normId = await aNorm(test, { mean: 6 });
    const id = await take(TAKING);
    const before = await read(id);
    await portal.platform.db.updateTable('ability_norm').set({ status: 'REPLACED' }).where('id', '=', normId).execute();
    const later = await aNorm(test, { mean: 8, number: 2 });
    const again = { versionId: test.versionId, normId: later, sessionIds: [id], now: TAKING };
    await portal.platform.db.transaction().execute((tx) => readAgainstNorm(tx, again));
    await portal.platform.db.transaction().execute((tx) => readAgainstNorm(tx, again));
    expect((await read(id)).scaleList).toEqual(before.scaleList);
    const rows = await portal.platform.db
      .selectFrom('ability_reading')
      .select(['is_shown', 'norm_id'])
      .where('session_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ is_shown }) => is_shown)).toEqual([{ is_shown: true, norm_id: normId }]);
  });

  it('T6 knows each attempt and the change, and what lay between', async () => {
    const { db } = portal.platform;
    const first = await take(daysAgo(100), test, 0);
    const done = await aProgramme(db);
    await db
      .insertInto('trainee')
      .values({
        id: newId(),
        programme_id: done.id,
        member_id: student.id,
        status: 'CONFIRM',
        applied_at: daysAgo(60),
        completed_at: daysAgo(20),
      })
      .execute();
    const second = await take(TAKING, test, 1);
    const found = await read(second);
    expect(found.before).toMatchObject({ resultId: first, versionNo: 1 });
    expect(found.scaleList.find(({ scaleCode }) => scaleCode === 'SELF')).toMatchObject({ before: 50, points: 75 });
    expect(found.attemptList.map(({ resultId }) => resultId)).toEqual([first, second]);
    expect(found.between).toMatchObject({ programmeList: [{ name: '발표가 편해지는 말하기' }], meetingCount: 0 });
    expect((await read(first)).before).toBeNull();
  });

  it('is found by the kind of test, the one that was taken last first; and on the home', async () => {
    const id = await take(TAKING);
    const found = await portal.get(testResults.readLatest, { params: { family: '01' } }, { token: student.token });
    expect(found.result?.resultId).toBe(id);
    expect(found.testList[0]).toMatchObject({ testId: test.testId, attemptCount: 1, minutes: 5 });
    const other = await portal.get(testResults.readLatest, { params: { family: '02' } }, { token: student.token });
    expect(other).toMatchObject({ testList: [], result: null, canTake: true });
    expect((await portal.get(testResults.readProfile, {}, { token: student.token })).profile).toMatchObject({
      resultId: id,
      kind: 'RADAR',
    });
    expect((await portal.get(home.dashboard, {}, { token: student.token })).partList).toContain('ABILITY');
    const fresh = await aStudent(portal.platform.db);
    expect((await portal.get(testResults.readProfile, {}, { token: await signIn(portal, fresh) })).profile).toBeNull();
  });

  it('that was invalidated is gone from everything', async () => {
    const id = await take(TAKING);
    await sql`update ability_session set status = 'INVALIDATED', invalidated_at = ${TAKING}, reason = '시험' where id = ${id}::uuid`.execute(
      portal.platform.db,
    );
    expect(await codeFor(id, student)).toBe('404');
    expect((await portal.get(testResults.readProfile, {}, { token: student.token })).profile).toBeNull();
  });
});

describe('T3 two results', () => {
  const compare = (resultId: string, withId: string, who: { token: string } = student) =>
    portal.get(testResults.compareResults, { params: { resultId }, query: { withId } }, { token: who.token });

  it('are compared under one norm, whatever each was shown against', async () => {
    const first = await take(daysAgo(100), test, 0);
    const normId = await aNorm(test);
    const second = await take(TAKING, test, 1);
    const found = await compare(first, second);
    expect(found).toMatchObject({
      earlier: { resultId: first },
      later: { resultId: second },
      isOtherVersion: false,
      norm: { normId },
      leftOutList: [],
    });
    // Raw 6 and 8 against mean 6, deviation 2.
    expect(found.rowList[0]).toMatchObject({
      scaleCode: 'SELF',
      earlier: { points: 50, t: 50 },
      later: { points: 75, t: 60 },
    });
    expect(await compare(second, first)).toEqual(found);
  });

  it('of two versions are compared where the later one says so', async () => {
    const { db } = portal.platform;
    const first = await take(daysAgo(100));
    await db
      .updateTable('ability_version')
      .set({ status: 'RETIRED', retired_at: daysAgo(50) })
      .where('id', '=', test.versionId)
      .execute();
    const next = await aTest(db, {
      instrument: anInstrument({
        code: test.instrument.code,
        equatedList: [{ version: 1, scaleList: ['SELF', 'TEAM'] }],
      }),
      testId: test.testId,
      number: 2,
    });
    const second = await take(TAKING, next, 1);
    const found = await compare(first, second);
    expect(found.isOtherVersion).toBe(true);
    expect(found.rowList.map(({ scaleCode }) => scaleCode)).toEqual(['SELF', 'TEAM']);
    expect(found.leftOutList).toEqual(['THINK', 'TALK', 'WORLD', 'TOTAL']);
    const shown = await read(second);
    expect(shown.scaleList.filter(({ before }) => before !== null).map(({ scaleCode }) => scaleCode)).toEqual([
      'SELF',
      'TEAM',
    ]);
  });

  it('of two people are never compared', async () => {
    const other = await aStudent(portal.platform.db);
    const [own, theirs] = [await take(TAKING), await take(TAKING, test, 0, other)];
    const asked = portal.ask(
      testResults.compareResults,
      { params: { resultId: own }, query: { withId: theirs } },
      { token: student.token },
    );
    expect((await asked).envelope.code).toBe('404');
  });
});

describe('T7 somebody else’s result', () => {
  it('is seen by an audience while it is shared and the relation is in force', async () => {
    const [advisor, coach, id] = [await advisorOf(), await aReader({ types: ['ACADEMIC_COACH'] }), await take(TAKING)];
    await assign(advisor, 'ADVISOR');
    await assign(coach, 'COACH');
    expect(await codeFor(id, advisor)).toBe('404');
    expect((await share(id, 'ADVISOR')).envelope.code).toBe('0000');
    const shown = await read(id, advisor);
    expect(shown).toMatchObject({
      isOwn: false,
      audience: 'ADVISOR',
      shareList: [],
      nextList: [{ kind: 'MENU', path: null }],
      lastView: null,
      between: null,
      can: { export: false },
    });
    expect(await codeFor(id, coach)).toBe('404');
    await share(id, 'ADVISOR', false);
    expect(await codeFor(id, advisor)).toBe('404');
    await share(id, 'ADVISOR');
    expect(await codeFor(id, advisor)).toBe('0000');
    await portal.platform.db
      .updateTable('advisor_assignment')
      .set({ ends_on: '2026-11-23' })
      .where('advisor_id', '=', advisor.id)
      .execute();
    expect(await codeFor(id, advisor)).toBe('404');
  });

  it('has what the student can do next and did before, without the ways that are the student’s', async () => {
    const { db } = portal.platform;
    const advisor = await advisorOf();
    await assign(advisor, 'ADVISOR');
    const first = await take(daysAgo(100), test, 0);
    const { id: programmeId } = await aProgramme(db);
    await db
      .insertInto('trainee')
      .values({
        id: newId(),
        programme_id: programmeId,
        member_id: student.id,
        status: 'CONFIRM',
        applied_at: daysAgo(60),
        completed_at: daysAgo(20),
      })
      .execute();
    const id = await take(TAKING);
    await share(id, 'ADVISOR');
    const [own, theirs] = [await read(id), await read(id, advisor)];
    // The student may open the menu; the advisor reads its name alone.
    expect(own.nextList).toMatchObject([{ kind: 'MENU', path: '/lrn/mile/hist/list' }]);
    expect(theirs.nextList).toEqual(own.nextList.map((next) => ({ ...next, path: null })));
    expect(own.between?.programmeList).toMatchObject([{ path: `/lrn/baeum/detail/${programmeId}` }]);
    expect(theirs.between).toMatchObject({
      programmeList: [{ name: own.between?.programmeList[0]?.name, path: null }],
      meetingCount: 0,
    });
    const asked = { params: { resultId: first }, query: { withId: id } };
    const compared = await portal.get(testResults.compareResults, asked, { token: advisor.token });
    expect(compared.between).toEqual(theirs.between);
  });

  it('is seen as the coach only by the coach, and each test by itself', async () => {
    const [coach, id] = [await aReader({ types: ['ACADEMIC_COACH'] }), await take(TAKING)];
    const second = await aTest(portal.platform.db, {
      instrument: anInstrument({ code: `study-${(made += 1)}`, family: '02' }),
    });
    const hidden = await take(TAKING, second);
    await assign(coach, 'COACH');
    await share(id, 'COACH');
    expect(await read(id, coach)).toMatchObject({ audience: 'COACH', siblingList: [{ resultId: id }] });
    expect(await codeFor(hidden, coach)).toBe('404');
    // An advisor is another audience.
    expect((await share(id, 'ADVISOR')).envelope).toMatchObject({
      code: '9103',
      msg: '지금은 지도교수가 없어서 공유할 수 없어요.',
    });
  });

  it('is seen by counsellors during an open meeting or case of theirs', async () => {
    const { db } = portal.platform;
    const id = await take(TAKING);
    const career = await aReader({ types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] });
    const psychologist = await aReader({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_COUNSELLOR'] });
    expect((await share(id, 'CAREER')).envelope.code).toBe('9103');
    expect((await share(id, 'PSYCHOLOGICAL')).envelope.code).toBe('9103');
    const requestId = await aCareerMeeting(career.id);
    const caseId = await aPsychologicalCase(psychologist.id);
    expect((await share(id, 'CAREER')).envelope.code).toBe('0000');
    expect((await share(id, 'PSYCHOLOGICAL')).envelope.code).toBe('0000');
    expect(await read(id, career)).toMatchObject({ audience: 'CAREER' });
    expect(await read(id, psychologist)).toMatchObject({ audience: 'PSYCHOLOGICAL' });
    const strangers = [
      await aReader({ types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] }),
      await aReader({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_COUNSELLOR'] }),
    ];
    for (const stranger of strangers) expect(await codeFor(id, stranger)).toBe('404');
    await db.updateTable('counselling_request').set({ status: 'COMPLETED' }).where('id', '=', requestId).execute();
    await sql`update psych.application set status = 'ENDED', ended_at = ${TAKING} where id = ${caseId}::uuid`.execute(
      db,
    );
    for (const before of [career, psychologist]) expect(await codeFor(id, before)).toBe('404');
  });

  it('is not there for anybody else, whatever their office', async () => {
    const id = await take(TAKING);
    const other = await aStudent(portal.platform.db);
    for (const who of [{ token: await signIn(portal, other) }, await advisorOf(), await aReader({ types: ['ALUMNI'] })])
      expect(await codeFor(id, who)).toBe('404');
    for (const who of [
      await aReader({ types: ['STAFF'], roles: ['TESTING_CENTRE'] }),
      await aReader({ types: ['STAFF'], roles: ['ADMINISTRATOR'] }),
      await aReader({ types: ['DEPARTMENT_CHIEF'] }),
    ])
      expect(await codeFor(id, who)).toBe('S403');
  });

  it('is logged for its student each time, and found from the student’s page', async () => {
    const [advisor, id] = [await advisorOf(), await take(TAKING)];
    await assign(advisor, 'ADVISOR');
    const linksOf = async () =>
      (await portal.get(studentCalls.listLinks, { params: { stdntId: student.studentId } }, { token: advisor.token }))
        .linkList;
    expect((await linksOf()).map(({ kind }) => kind)).not.toContain('TEST');
    await share(id, 'ADVISOR');
    expect(await linksOf()).toContainEqual({ kind: 'TEST', path: `/ability/my/popup/${id}` });
    await read(id, advisor);
    await read(id, advisor);
    const { viewPage } = await portal.get(
      testResults.pageViews,
      { params: { resultId: id } },
      { token: student.token },
    );
    expect(viewPage).toMatchObject({ totalElements: 2, content: [{ viewerNm: '박정훈', audience: 'ADVISOR' }, {}] });
    expect((await read(id)).lastView).toMatchObject({ viewerNm: '박정훈' });
    expect(
      (await portal.ask(testResults.pageViews, { params: { resultId: id } }, { token: advisor.token })).envelope.code,
    ).toBe('404');
    const logged = await portal.platform.db
      .selectFrom('privacy_log')
      .select(['action', 'menu_id'])
      .where('subject_id', '=', student.id)
      .where('actor_id', '=', advisor.id)
      .execute();
    expect(logged).toEqual([
      { action: 'R', menu_id: 'ABL_MY' },
      { action: 'R', menu_id: 'ABL_MY' },
    ]);
  });

  it('is shared once, of fifty presses at once', async () => {
    const [advisor, id] = [await advisorOf(), await take(TAKING)];
    await assign(advisor, 'ADVISOR');
    const answers = await Promise.all(Array.from({ length: 50 }, () => share(id, 'ADVISOR')));
    expect(answers.map(({ envelope }) => envelope.code).filter((code) => code !== '0000')).toEqual([]);
    const rows = await portal.platform.db
      .selectFrom('ability_share')
      .select('id')
      .where('member_id', '=', student.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect((await share(id, 'ADVISOR', true, advisor)).envelope.code).toBe('S403');
  });
});

describe('a line of one’s own', () => {
  const write = (resultId: string, reflection: string, version: number, who: { token: string } = student) =>
    portal.ask(
      testResults.changeReflection,
      { params: { resultId }, body: { reflection, version } },
      { token: who.token },
    );

  it('is kept, read by whom the result is shared with, and never written over unseen', async () => {
    const [advisor, id] = [await advisorOf(), await take(TAKING)];
    await assign(advisor, 'ADVISOR');
    await share(id, 'ADVISOR');
    expect((await write(id, ' 발표를 더 해 볼래요. ', 1)).envelope).toMatchObject({
      code: '0000',
      output: { reflection: '발표를 더 해 볼래요.', version: 2 },
    });
    expect((await write(id, '다른 창에서', 1)).envelope.code).toBe('9101');
    expect((await read(id, advisor)).reflection).toBe('발표를 더 해 볼래요.');
    expect((await write(id, '가'.repeat(301), 2)).envelope.code).toBe('9100');
    expect((await write(id, '남의 것', 2, advisor)).envelope.code).toBe('S403');
  });
});

it('T10 all scales of all results leave as a sheet, one’s own and for a reason', async () => {
  await take(daysAgo(100));
  await take(TAKING);
  const other = await aStudent(portal.platform.db);
  await take(TAKING, test, 0, other);
  const send = (reason: string, token: string) =>
    portal.ask(testResults.exportResults, { body: { reason } }, { token });
  expect((await send('짧아', student.token)).envelope.code).toBe('9100');
  const file = await portal.app.inject({
    method: 'POST',
    url: '/view/cdp/ability/result/excel',
    headers: { authorization: `Bearer ${student.token}` },
    payload: { reason: '내 기록으로 남겨요' },
  });
  expect(file.statusCode).toBe(200);
  const logged = await portal.platform.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'testResults.exportResults')
    .where('actor_id', '=', student.id)
    .executeTakeFirstOrThrow();
  // Two results of six scales.
  expect(logged.after).toMatchObject({ rows: 12 });
});

async function aCareerMeeting(memberId: string): Promise<string> {
  const { db } = portal.platform;
  const [counsellorId, slotId, keyId, id] = [newId(), newId(), newId(), newId()];
  await db.insertInto('counsellor').values({ id: counsellorId, member_id: memberId, kind: 'CAREER' }).execute();
  await db
    .insertInto('counselling_slot')
    .values({ id: slotId, counsellor_id: counsellorId, begins_at: daysAgo(-3) })
    .execute();
  await aDataKey(keyId);
  await db
    .insertInto('counselling_request')
    .values({
      id,
      slot_id: slotId,
      counsellor_id: counsellorId,
      student_id: student.studentId,
      begins_at: daysAgo(-3),
      seat: 1,
      channel: 'PHONE',
      topics: ['CAREER'],
      data_key_id: keyId,
      status: 'WAITING',
      source: 'STUDENT',
      created_at: TAKING,
    })
    .execute();
  return id;
}

async function aPsychologicalCase(memberId: string): Promise<string> {
  const [keyId, id] = [newId(), newId()];
  await aDataKey(keyId);
  await sql`
    insert into psych.application (id, student_id, source, status, level, data_key_id, times, channels, gender, assigned_id, applied_at, approved_at)
    values (${id}, ${student.studentId}, 'STUDENT', 'APPROVED', 0, ${keyId}, '{}', '{PHONE}', 'ANY', ${memberId}, ${TAKING}, ${TAKING})`.execute(
    portal.platform.db,
  );
  return id;
}

const aDataKey = (id: string) =>
  sql`insert into data_key (id, master, wrapped, created_at) values (${id}, 'k1', 'x', ${TAKING})`.execute(
    portal.platform.db,
  );
