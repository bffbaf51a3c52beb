import { reference } from '@naru/contract/areas/reference.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await db.updateTable('department').set({ name_en: 'Garam University' }).execute();
  token = await signIn(portal, await aMember(db, { types: ['CURRENT_STUDENT'] }));
});
afterAll(() => portal.close());

const names = async (): Promise<string[]> =>
  (await portal.get(reference.listTutors, {}, { token })).tutorList.map(({ tutorNm }) => tutorNm);

const setPeriod = (memberId: string, begins: string, ends: string | null) =>
  portal.platform.db
    .updateTable('member_type')
    .set({ begins_on: begins, ends_on: ends })
    .where('member_type.member_id', '=', memberId)
    .execute();

describe('listTutors', () => {
  it('lists coaches and staff by name, a person once, and nobody else', async () => {
    const { db } = portal.platform;
    const coach = await aMember(db, {
      nameKo: '오세진',
      types: ['ACADEMIC_COACH', 'STAFF'],
      departmentCode: '10000',
    });
    await aMember(db, { nameKo: '강직원', types: ['STAFF'], departmentCode: '10000' });
    // People for law or psychology only, and a department in which nobody else counsels.
    await aDepartment(db, { code: '90000', nameKo: '학생상담센터' });
    await aMember(db, {
      nameKo: '센터원',
      types: ['STAFF'],
      departmentCode: '90000',
      duties: ['PSYCHOLOGICAL_COUNSELLOR'],
    });
    await aMember(db, {
      nameKo: '센터장',
      types: ['STAFF'],
      departmentCode: '90000',
      duties: ['PSYCHOLOGICAL_MANAGER'],
    });
    await aMember(db, { nameKo: '행정원', types: ['STAFF'], departmentCode: '90000' });
    await aMember(db, { nameKo: '변호사', types: ['STAFF'], departmentCode: '10000', duties: ['LAW_COUNSELLOR'] });
    await aMember(db, { nameKo: '무소속', types: ['STAFF'] });
    await aMember(db, { nameKo: '박교수', types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
    await aMember(db, { nameKo: '잠긴이', types: ['STAFF'], status: 'LOCKED' });
    await aMember(db, { nameKo: '떠난이', types: ['ACADEMIC_COACH'], status: 'LEFT' });
    await aMember(db, { nameKo: '바깥이', types: ['ACADEMIC_COACH'], isExternal: true });
    const { tutorList } = await portal.get(reference.listTutors, {}, { token });
    expect(tutorList.map(({ tutorNm }) => tutorNm)).toEqual(['강직원', '오세진']);
    expect(tutorList[1]).toEqual({
      tutorId: coach.id,
      tutorNm: '오세진',
      naruMemberTypeList: ['ACADEMIC_COACH', 'STAFF'],
      deptCode: '10000',
      deptNm: '가람대학교',
    });
  });

  it('lists staff where a career counsellor is, as long as one is', async () => {
    const { db } = portal.platform;
    await aDepartment(db, { code: '91000', nameKo: '진로취업센터' });
    await aMember(db, { nameKo: '진직원', types: ['STAFF'], departmentCode: '91000' });
    expect(await names()).not.toContain('진직원');
    await aMember(db, { nameKo: '진로인', types: ['STAFF'], departmentCode: '91000', duties: ['CAREER_COUNSELLOR'] });
    expect(await names()).toEqual(expect.arrayContaining(['진직원', '진로인']));
  });

  it('counts the first and the last day of a period, by the university’s calendar', async () => {
    const { db } = portal.platform;
    const member = await aMember(db, { nameKo: '기간제', types: ['STAFF'], departmentCode: '10000' });
    const before = portal.clock.now;
    for (const [begins, ends, isListed] of [
      ['2026-11-20', null, true],
      ['2026-11-21', null, false],
      ['2026-01-01', '2026-11-20', true],
      ['2026-01-01', '2026-11-19', false],
    ] as const) {
      await setPeriod(member.id, begins, ends);
      expect((await names()).includes('기간제')).toBe(isListed);
    }
    await setPeriod(member.id, '2026-11-21', null);
    portal.clock.now = new Date('2026-11-20T15:00:00.000Z');
    expect(await names()).toContain('기간제');
    portal.clock.now = before;
  });

  it('names people and departments in English, with Korean where there is none', async () => {
    const { db } = portal.platform;
    const member = await aMember(db, { nameKo: '한영희', types: ['STAFF'], departmentCode: '10000' });
    const other = await aMember(db, { nameKo: '두한글', types: ['ACADEMIC_COACH'] });
    await db.updateTable('member').set({ name_en: 'Younghee Han' }).where('member.id', '=', member.id).execute();
    const { tutorList } = await portal.get(reference.listTutors, {}, { token, language: 'en' });
    expect(tutorList.find(({ tutorId }) => tutorId === member.id)).toMatchObject({
      tutorNm: 'Younghee Han',
      deptNm: 'Garam University',
    });
    expect(tutorList.find(({ tutorId }) => tutorId === other.id)?.tutorNm).toBe('두한글');
  });
});
