import { ownBadges } from '@naru/contract/areas/portfolio/badge.ts';
import { search } from '@naru/contract/areas/search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aBadge, aBadgeClass, takeBadge } from '../../../../test/badge-rows.ts';
import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { badgeSource } from './resume-source.ts';

type Student = Awaited<ReturnType<typeof aStudent>> & { readonly token: string };

let portal: TestPortal;
let db: Db;
let student: Student;
beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.platform.db;
}, 60_000);
afterAll(() => portal.close());
const someStudent = async (): Promise<Student> => {
  const one = await aStudent(db);
  return { ...one, token: await signIn(portal, one) };
};
beforeEach(async () => {
  student = await someStudent();
});

const list = (who: Student = student) => portal.get(ownBadges.listOwnBadges, {}, { token: who.token });
const ask = (id: string, who: Student = student) =>
  portal.ask(ownBadges.readOwnBadge, { params: { id } }, { token: who.token });
const show = (id: string, isNamePublic: boolean, version: number, who: Student = student) =>
  portal.ask(
    ownBadges.changeNameShown,
    { params: { id }, body: { isNamePublic, version } },
    { token: who.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );

/** A badge for whom holds another one and took a test. */
async function aNextClass(needs: string) {
  const next = await aBadgeClass(db, {
    name: { ko: '데이터 이야기꾼', en: 'Data storyteller' },
    level: 'EXPERT',
    rule: {
      conditionList: [
        { kind: 'BADGE', classId: needs },
        { kind: 'TEST', family: '01' },
      ],
    },
  });
  await db.insertInto('badge_need').values({ class_id: next.classId, needs_id: needs }).execute();
  return next;
}

describe('D5 badges of one’s own', () => {
  it('come the latest first, each with how it stands', async () => {
    const achievement = await aBadgeClass(db, { isRepeatable: true });
    const own = { memberId: student.id, achievement, isRepeat: true };
    const ends = await aBadge(db, { ...own, expiresAt: new Date('2026-12-20T00:00:00Z') });
    const over = await aBadge(db, {
      ...own,
      expiresAt: new Date('2026-11-19T00:00:00Z'),
      grantedAt: new Date('2026-10-01'),
    });
    const gone = await aBadge(db, { ...own, grantedAt: new Date('2026-09-01') });
    await takeBadge(db, gone, portal.clock.now);
    await aBadge(db, { ...own, memberId: (await someStudent()).id });
    const { badgeList } = await list();
    expect(
      badgeList.map(({ assertionId, state, endsSoon, revokeReason }) => [assertionId, state, endsSoon, revokeReason]),
    ).toEqual([
      [ends, 'VALID', true, null],
      [over, 'EXPIRED', false, null],
      [gone, 'REVOKED', false, '출석이 잘못 적혀 있었어요.'],
    ]);
  });

  it('say how they were earned and what comes next, to their holder alone', async () => {
    const achievement = await aBadgeClass(db);
    const next = await aNextClass(achievement.classId);
    const evidence = [{ name: '보고서', text: '독자 420명에게 물었어요.', url: '' }];
    const id = await aBadge(db, { memberId: student.id, achievement, evidence });
    const { envelope } = await ask(id);
    expect(envelope.output).toMatchObject({
      badge: {
        criteria: achievement.criteria,
        evidenceList: evidence,
        isByRule: true,
        isNamePublic: false,
        nextList: [{ classId: next.classId }],
      },
    });
    expect((await ask(id, await someStudent())).envelope.code).toBe('404');
    await aBadge(db, { memberId: student.id, achievement: next });
    expect((await ask(id)).envelope.output).toMatchObject({ badge: { nextList: [] } });
  });

  it('show the name where their holder wants it, and each turn is in their history', async () => {
    const id = await aBadge(db, { memberId: student.id, achievement: await aBadgeClass(db) });
    expect((await show(id, true, 1)).envelope.output).toMatchObject({ badge: { isNamePublic: true, version: 2 } });
    expect((await show(id, true, 1)).envelope.output).toMatchObject({ badge: { isNamePublic: true, version: 2 } });
    expect((await show(id, false, 1)).envelope.code).toBe('9101');
    expect((await show(id, false, 2)).envelope.output).toMatchObject({ badge: { isNamePublic: false, version: 3 } });
    expect((await show(id, true, 3, await someStudent())).envelope.code).toBe('404');
    const history = await db
      .selectFrom('status_change')
      .select('status_change.action')
      .where('status_change.entity', '=', 'badge')
      .where('status_change.entity_id', '=', id)
      .orderBy('status_change.id')
      .execute();
    expect(history.map(({ action }) => action)).toEqual(['SHOW_NAME', 'HIDE_NAME']);
  });

  it('show no name once they were revoked', async () => {
    const id = await aBadge(db, { memberId: student.id, achievement: await aBadgeClass(db) });
    await takeBadge(db, id, portal.clock.now);
    expect((await show(id, true, 1)).envelope.code).toBe('9101');
  });

  it('change once, however many turns come at the same time', async () => {
    const id = await aBadge(db, { memberId: student.id, achievement: await aBadgeClass(db) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => show(id, true, 1)));
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set(['0000']));
    const { badge } = (await ask(id)).envelope.output as { badge: { version: number; isNamePublic: boolean } }; // the call's
    expect(badge).toMatchObject({ version: 2, isNamePublic: true });
  });
});

describe('D6 the catalogue of badges', () => {
  const read = async (token: string) => (await portal.get(ownBadges.listCatalogue, {}, { token })).badgeList;

  it('says how far somebody is with each condition, and where they come nearer', async () => {
    const first = await aBadgeClass(db);
    const next = await aNextClass(first.classId);
    const assertionId = await aBadge(db, { memberId: student.id, achievement: first });
    const badges = new Map((await read(student.token)).map((badge) => [badge.classId, badge]));
    expect(badges.get(first.classId)).toMatchObject({ standing: 'HELD', assertionId, conditionList: [] });
    expect(badges.get(next.classId)).toMatchObject({
      standing: 'BEGUN',
      assertionId: null,
      conditionList: [
        { name: first.name, progress: { now: 1, wanted: 1, isMet: true }, path: null },
        { name: null, progress: { now: 0, wanted: 1, isMet: false }, path: '/ability/test/01/list' },
      ],
    });
    expect((await list()).nearList.map(({ classId }) => classId)).toContain(next.classId);
  });

  it('leaves out drafts, closed ones and those that the office keeps out', async () => {
    const hidden = await Promise.all([
      aBadgeClass(db, { status: 'DRAFT' }),
      aBadgeClass(db, { status: 'CLOSED' }),
      aBadgeClass(db, { isListed: false }),
    ]);
    const shown = new Set((await read(student.token)).map(({ classId }) => classId));
    for (const { classId } of hidden) {
      expect(shown.has(classId)).toBe(false);
      const params = { id: classId };
      const { envelope } = await portal.ask(ownBadges.readCatalogueBadge, { params }, { token: student.token });
      expect(envelope.code).toBe('404');
    }
  });

  it('is without progress for people who earn no badges', async () => {
    const first = await aBadgeClass(db);
    const next = await aNextClass(first.classId);
    const staff = await aMember(db, { types: ['STAFF'] });
    const token = await signIn(portal, staff);
    const badge = (await read(token)).find(({ classId }) => classId === next.classId);
    expect(badge).toMatchObject({ standing: null, assertionId: null });
    expect(badge?.conditionList.every(({ progress, path }) => progress === null && path === null)).toBe(true);
    expect((await portal.ask(ownBadges.listOwnBadges, {}, { token })).envelope.code).toBe('S403');
  });

  it('shows the way before and after a badge', async () => {
    const first = await aBadgeClass(db);
    const next = await aNextClass(first.classId);
    const readOne = async (id: string) =>
      (await portal.get(ownBadges.readCatalogueBadge, { params: { id } }, { token: student.token })).badge;
    expect(await readOne(next.classId)).toMatchObject({ neededList: [{ classId: first.classId }], nextList: [] });
    expect(await readOne(first.classId)).toMatchObject({ neededList: [], nextList: [{ classId: next.classId }] });
  });
});

describe('D3 badges in a résumé', () => {
  it('are certificates of the university while they stand', async () => {
    const achievement = await aBadgeClass(db, { isRepeatable: true });
    const own = { memberId: student.id, achievement, isRepeat: true };
    const id = await aBadge(db, own);
    const gone = await aBadge(db, own);
    await aBadge(db, { ...own, expiresAt: new Date('2026-11-03T00:00:00Z') });
    await takeBadge(db, gone, portal.clock.now);
    expect(await badgeSource.list(db, student.id)).toEqual([
      expect.objectContaining({
        section: 'CERTIFICATE',
        source: { kind: 'badge', id },
        title: achievement.name,
        place: { ko: '가람대학교', en: 'Garam University' },
        detail: { ko: '배지 (심화)', en: 'Badge (advanced)' },
        begins: '2026-11',
      }),
    ]);
  });
});

describe('D6 the search', () => {
  it('finds own badges and those of the catalogue by name and initial consonants', async () => {
    const achievement = await aBadgeClass(db, { name: { ko: '항해 일지', en: 'Logbook' } });
    const id = await aBadge(db, { memberId: student.id, achievement });
    for (const searchText of ['항해', 'logbook', 'ㅎㅎㅇㅈ']) {
      const { groupList } = await portal.get(search.find, { query: { searchText } }, { token: student.token });
      const badges = groupList.filter(({ kind }) => kind === 'BADGE');
      expect(badges.flatMap(({ foundList }) => foundList.map(({ path }) => path))).toEqual([
        `/portfolio/badge/my?open=${id}`,
        `/portfolio/badge/intro?open=${achievement.classId}`,
      ]);
    }
    await takeBadge(db, id, portal.clock.now);
    const { groupList } = await portal.get(search.find, { query: { searchText: '항해' } }, { token: student.token });
    expect(groupList.filter(({ kind }) => kind === 'BADGE').map(({ foundList }) => foundList.length)).toEqual([1]);
  });
});
