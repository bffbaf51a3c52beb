import { student } from '@naru/contract/areas/student.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, anAdvisor, aStudent, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

it('lead to what opens for the reader, and to nothing else', async () => {
  const { db } = portal.platform;
  const [one, other] = [await aStudent(db), await aStudent(db)];
  const advisor = await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
  const coach = await aMember(db, { types: ['ACADEMIC_COACH'] });
  await anAdvisor(db, { studentId: one.studentId, advisorId: advisor.id, beginsOn: '2020-03-01' });
  const linksOf = async (reader: { id: string; username: string }, stdntId: string) =>
    (await portal.get(student.listLinks, { params: { stdntId } }, { token: await signIn(portal, reader) })).linkList;
  expect(await linksOf(advisor, one.studentId)).toEqual([
    { kind: 'RECORD', path: `/popup/stdntInfo/${one.studentId}` },
    { kind: 'INVITE', path: `/cnslt/professor/stdnt/form/${one.studentId}` },
  ]);
  for (const reader of [coach, one, other]) expect(await linksOf(reader, one.studentId)).toEqual([]);
  expect(await linksOf(advisor, other.studentId)).toEqual([]);
});
