import { session, STATUS_TYPES } from '@naru/contract/areas/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn, type MemberWish } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCourse, anEnrolment, aTeacher } from '../../../blocks/reference/course/testing/rows.ts';
import { newId } from '../../../platform/db/id.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('staff who have left a department no longer reach its students', async () => {
  const { db } = portal.platform;
  const [before, today] = [await aDepartment(db, { code: '31000' }), await aDepartment(db, { code: '32000' })];
  const [theirs, ours] = [
    await aStudent(db, { departmentCode: before }),
    await aStudent(db, { departmentCode: today }),
  ];
  const staff = await aMember(db, { types: ['STAFF', 'PROFESSOR'], departmentCode: before });
  const places = db.updateTable('member_type').where('member_id', '=', staff.id);
  await places.set({ ends_on: '2025-02-28' }).where('type_code', '=', 'PROFESSOR').execute();
  await places.set({ department_code: today }).where('type_code', '=', 'STAFF').execute();
  const token = await signIn(portal, staff);
  const status = async (stdntId: string): Promise<number> =>
    (await portal.ask(session.studentStatus, { query: { type: 'CMPRH_NEWS', stdntId } }, { token })).status;
  expect(await status(ours.studentId)).toBe(200);
  expect(await status(theirs.studentId)).toBe(404);
  const { staffDeptCodeList } = await portal.get(session.authMember, {}, { token });
  expect(staffDeptCodeList).toEqual([today]);
});

it('how far a student has come is told to those who may open that part, and hidden as the part is', async () => {
  const { db } = portal.platform;
  portal.clock.now = new Date('2026-10-05T03:00:00.000Z');
  const departmentCode = await aDepartment(db, { code: '33000' });
  const student = await aStudent(db, { departmentCode });
  const signed = async (wish: MemberWish) => {
    const made = await aMember(db, wish);
    return { ...made, token: await signIn(portal, made) };
  };
  const advisor = await signed({ types: ['SUPERVISING_PROFESSOR'] });
  await anAdvisor(db, { studentId: student.studentId, advisorId: advisor.id, beginsOn: '2026-01-01' });
  const lecturer = await signed({ types: ['LECTURE_PROFESSOR'] });
  const courseId = await aCourse(db, { code: 'PHY101', name: '물리학', year: 2026, semester: '20', departmentCode });
  await aTeacher(db, { courseId, memberId: lecturer.id });
  await anEnrolment(db, { courseId, studentId: student.studentId });
  const assistant = await signed({ types: ['DEPARTMENT_ASSISTANT'], departmentCode });
  const token = await signIn(portal, student);
  const read = async (by: string, type: (typeof STATUS_TYPES)[number] = 'CMPRH_EXPRN') => {
    const query = { type, stdntId: student.studentId };
    const { envelope } = await portal.ask(session.studentStatus, { query }, { token: by });
    return envelope.code === '0000' ? envelope.output : envelope.code;
  };
  const addCard = (title: string) =>
    db
      .insertInto('experience_card')
      .values({
        id: newId(),
        member_id: student.id,
        title,
        tags: [],
        created_at: portal.clock.now,
        changed_at: portal.clock.now,
      })
      .execute();
  expect(await read(token)).toEqual({ statusCode: 'NONE' });
  await addCard('독자 조사');
  expect(await read(token)).toEqual({ statusCode: 'WRITING' });
  await addCard('축제 기획');
  await addCard('봉사 모임');
  expect(await read(token)).toEqual({ statusCode: 'DONE' });
  expect(await read(token, 'LIFEEDU')).toEqual({ statusCode: 'NONE' });
  expect(await read(advisor.token)).toEqual({ statusCode: 'NONE' });
  for (const other of [lecturer, assistant])
    for (const type of STATUS_TYPES) expect(await read(other.token, type)).toBe('404');
});

it('staff have the menu of claims of mileage while a department of theirs, or one below it, has students', async () => {
  const { db } = portal.platform;
  const college = await aDepartment(db, { code: '35000' });
  const below = await aDepartment(db, { code: '35100', parentCode: college });
  const office = await aDepartment(db, { code: '36000' });
  const menusOf = async (wish: MemberWish) => {
    const token = await signIn(portal, await aMember(db, { types: ['STAFF'], ...wish }));
    return async (): Promise<boolean> => {
      const { privilegeList } = await portal.get(session.loginInfo, { query: { sysGbnCd: 'CDP' } }, { token });
      return privilegeList.some(({ menuId }) => menuId === 'LRN_MILEADM');
    };
  };
  const [ofCollege, ofOffice] = [await menusOf({ departmentCode: college }), await menusOf({ departmentCode: office })];
  const ofMileage = await menusOf({ departmentCode: office, roles: ['MILEAGE_OFFICE'] });
  expect([await ofCollege(), await ofOffice(), await ofMileage()]).toEqual([false, false, true]);
  await aStudent(db, { departmentCode: below });
  portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
  expect([await ofCollege(), await ofOffice(), await ofMileage()]).toEqual([true, false, true]);
});
