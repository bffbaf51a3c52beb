import { session } from '@naru/contract/areas/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

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
