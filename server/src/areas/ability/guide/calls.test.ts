import { readFileSync } from 'node:fs';

import { abilityGuide } from '@naru/contract/areas/ability/guide.ts';
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { ProgrammeSlug } from '@naru/contract/areas/learning/words.ts';
import { settings } from '@naru/contract/areas/settings.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anInstrument, anOpenSession, aScoredSession, aTest, TAKING } from '../../../../test/ability.ts';
import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

const FILES = ['core-competency', 'learning-strategy', 'career-job'] as const;
const read = (name: string): Instrument =>
  Instrument.parse(JSON.parse(readFileSync(new URL(`../../../../instruments/${name}.json`, import.meta.url), 'utf8')));
const core = read('core-competency');

type Person = { readonly id: string; readonly token: string };
let portal: TestPortal;
let me: Person;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = APPLYING;
  me = await enter(aStudent(portal.platform.db));
});

async function enter(making: ReturnType<typeof aMember>): Promise<Person> {
  const member = await making;
  return { id: member.id, token: await signIn(portal, member) };
}

const guideOf = async ({ token }: Person, locale?: 'en') =>
  (
    await portal.get(
      abilityGuide.listGuideTests,
      {},
      { token, ...(locale && { headers: { 'accept-language': locale } }) },
    )
  ).testList;
const frameworkOf = async ({ token }: Person) =>
  (await portal.get(abilityGuide.readFramework, {}, { token })).framework;
const pageOf = ({ token }: Person) => portal.get(abilityGuide.openGraduationCheck, {}, { token });
const openCheck = ({ token }: Person) => portal.ask(abilityGuide.openGraduationCheck, {}, { token });

describe('the guide', () => {
  it('lists what is published, and when the caller took it last; nobody else’s results count', async () => {
    const { db } = portal.platform;
    const test = await aTest(db, { instrument: anInstrument({ code: 'guide', family: '02' }) });
    await aTest(db, { instrument: anInstrument({ code: 'draft' }), status: 'DRAFT' });
    await aTest(db, { instrument: anInstrument({ code: 'gone' }), status: 'RETIRED' });
    const other = await enter(aStudent(db));
    await aScoredSession(db, { memberId: other.id, test });
    const own = async () => (await guideOf(me)).find(({ testId }) => testId === test.testId);
    expect(await own()).toEqual({
      testId: test.testId,
      family: '02',
      name: '핵심역량 진단',
      summary: '내가 무엇을 잘하는지 알아봐요.',
      minutes: 5,
      itemCount: 10,
      isValidated: false,
      lastTakenAt: null,
      isBegun: false,
      path: '/ability/test/02/list',
    });
    expect((await guideOf(me)).map(({ testId }) => testId)).toEqual([test.testId]);
    await aScoredSession(db, { memberId: me.id, test, at: TAKING });
    const set = await aScoredSession(db, { memberId: me.id, test, at: new Date(TAKING.getTime() + 60_000) });
    await sql`update ability_session set status = 'INVALIDATED', invalidated_at = ${TAKING}, reason = 'x'
      where ability_session.id = ${set}::uuid`.execute(db);
    expect(await own()).toMatchObject({ lastTakenAt: TAKING.toISOString(), isBegun: false });
    await anOpenSession(db, { memberId: me.id, test });
    expect(await own()).toMatchObject({ lastTakenAt: TAKING.toISOString(), isBegun: true });
  });

  it('leads to a test who may take it, and says which one is validated', async () => {
    const { db } = portal.platform;
    await aTest(db, {
      instrument: anInstrument({ code: 'proven', family: '03', evidence: { ko: '논문', en: 'A paper' } }),
    });
    const proven = async (person: Person) => (await guideOf(person)).find(({ family }) => family === '03');
    expect(await proven(me)).toMatchObject({ isValidated: true, path: '/ability/test/03/list' });
    const professor = await enter(aMember(db, { types: ['PROFESSOR', 'FULLTIME_PROFESSOR'] }));
    expect(await proven(professor)).toMatchObject({ path: null, lastTakenAt: null });
  });
});

describe('the framework', () => {
  it('is there once a test of core competencies is published', async () => {
    expect(await frameworkOf(me)).toBeNull();
    await aTest(portal.platform.db, { instrument: anInstrument({ code: 'bare' }) });
    expect(await frameworkOf(me)).toBeNull();
    await aTest(portal.platform.db, { instrument: core });
    const framework = await frameworkOf(me);
    expect(framework).toMatchObject({ name: '핵심역량 진단', versionNumber: 1 });
    expect(framework?.groupList.map(({ coreCompetency }) => coreCompetency)).toEqual(ENUMS.coreCompetency);
    expect(framework?.groupList[0]).toMatchObject({
      name: '소통',
      partList: [{ name: '경청과 이해' }, { name: '표현과 설명' }, { name: '의견 조율' }],
    });
  });

  it('counts the programmes that the list shows for each competency', async () => {
    const { db } = portal.platform;
    const offer = async (wish: Parameters<typeof aProgramme>[1], code: string) => {
      const { id } = await aProgramme(db, wish);
      await sql`update programme_competency set competency_code = ${code} where programme_id = ${id}::uuid`.execute(db);
      return id;
    };
    await offer({ type: 'CHAEUM' }, 'CREATIVITY');
    await offer({ type: 'IEUM' }, 'CREATIVITY');
    await offer({ type: 'IEUM' }, 'CREATIVITY');
    await offer({ type: 'IEUM', isDraft: true }, 'CREATIVITY');
    await offer({ type: 'IEUM', audienceTypes: ['STAFF'] }, 'CREATIVITY');
    const over = await offer({ type: 'IEUM' }, 'CREATIVITY');
    await sql`update programme set applies_from = ${new Date('2026-09-01')}, applies_until = ${new Date('2026-09-02')}
      where programme.id = ${over}::uuid`.execute(db);
    const creativity = (await frameworkOf(me))?.groupList.find(({ coreCompetency }) => coreCompetency === 'CREATIVITY');
    expect(creativity?.programmeList).toEqual([
      { type: 'CHAEUM', count: 1, path: '/lrn/chaeum/list?competency=CREATIVITY' },
      { type: 'IEUM', count: 2, path: '/lrn/ieum/list?competency=CREATIVITY' },
    ]);
    const listed = async (type: ProgrammeSlug) =>
      (
        await portal.get(
          catalogue.pageProgrammes,
          { params: { type }, query: { competency: 'CREATIVITY' } },
          { token: me.token },
        )
      ).programmePage.totalElements;
    expect([await listed('chaeum'), await listed('ieum')]).toEqual([1, 2]);
  });
});

describe('the graduation self-check', () => {
  let admin: string;
  const versions = new Map<string, number>();
  const set = async (key: string, value: string) => {
    const body = { value, version: versions.get(key) ?? 0, reason: '시험' };
    versions.set(key, (await portal.get(settings.changeSetting, { params: { key }, body }, { token: admin })).version);
  };
  beforeAll(async () => {
    admin = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] }));
  });

  it('opens the page by the student’s univCode, and none where none is set', async () => {
    const { db } = portal.platform;
    expect(await pageOf(me)).toEqual({ univCode: '1', address: null });
    await set('ability.graduationUniversity', 'https://erp.example.ac.kr/sso?to=grdt');
    await set('ability.graduationSchool', 'https://erp.example.ac.kr/grad/{studentNo}');
    expect(await pageOf(me)).toEqual({
      univCode: '1',
      address: 'https://erp.example.ac.kr/sso?to=grdt',
    });
    const graduate = await enter(aStudent(db, { univCode: '2', studentNumber: '20261 7/3' }));
    expect(await pageOf(graduate)).toEqual({
      univCode: '2',
      address: 'https://erp.example.ac.kr/grad/20261%207%2F3',
    });
    const without = await enter(aMember(db, { types: ['STUDENT', 'CURRENT_STUDENT'] }));
    expect(await pageOf(without)).toEqual({ univCode: null, address: null });
  });

  it('writes every opening down, with no address and no number', async () => {
    await openCheck(me);
    await openCheck(me);
    const { rows } = await sql<{ entity: string; entityId: string; after: unknown }>`
      select entity, entity_id as "entityId", after from audit_log
      where action = 'ability.openGraduationCheck' and actor_id = ${me.id}::uuid`.execute(portal.platform.db);
    const one = { entity: 'member', entityId: me.id, after: { univCode: '1', isOpened: true } };
    expect(rows).toEqual([one, one]);
  });

  it('is for current students', async () => {
    const { db } = portal.platform;
    const others = await Promise.all([
      enter(aStudent(db, { types: ['STUDENT', 'ALUMNI'] })),
      enter(aMember(db, { types: ['STAFF'] })),
      enter(aMember(db, { types: ['PROFESSOR', 'FULLTIME_PROFESSOR'] })),
    ]);
    expect(await Promise.all(others.map(async (person) => (await openCheck(person)).status))).toEqual([403, 403, 403]);
  });
});

it('ships instruments that lead to menus that are there for students', async () => {
  const { rows } = await sql<{ id: string }>`
    select m.id from menu m join role_privilege r on r.menu_id = m.id
    where r.role_id = 'CURRENT_STUDENT' and r.resource_code = 'R' and not m.is_in_development and not m.is_hidden`.execute(
    portal.platform.db,
  );
  const open = new Set(rows.map(({ id }) => id));
  const actions = FILES.flatMap((name) => read(name).scaleList)
    .flatMap(({ levelList }) => levelList)
    .flatMap(({ actionList }) => actionList);
  const menus = new Set(actions.flatMap((action) => (action.kind === 'MENU' ? [action.menuId] : [])));
  expect([...menus].filter((id) => !open.has(id))).toEqual([]);
});
