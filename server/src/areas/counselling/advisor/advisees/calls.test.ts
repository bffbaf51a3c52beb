import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { advisees } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { home } from '@naru/contract/areas/home.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  as,
  asked,
  FRIDAY,
  isAdvised,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let met: MadeStudent;
let unmet: MadeStudent;

beforeAll(async () => {
  portal = await openTestPortal();
  await sql`insert into term (year, semester_code, begins_on, ends_on, week1_on)
    values (2026, '20', '2026-09-01', '2026-12-21', '2026-08-31')`.execute(portal.platform.db);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  one = await aCounsellor(portal);
  met = await anAsker(portal, { nameKo: '가만남' });
  unmet = await anAsker(portal, { nameKo: '나아직' });
  for (const student of [met, unmet]) await isAdvised(portal, { student, by: one });
  const { requestId, slot } = await asked(portal, { student: met, of: one });
  const params = { desk: 'professor', id: requestId };
  await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(one));
  portal.clock.now = new Date(slot.beginsAt);
  const body = { minutes: 50, topicList: ['STUDY'], sharedNote: '함께 본 글', privateNote: '나만 볼 글', nextOn: null };
  const step = { action: 'COMPLETE' as const, version: 2, record: { ...body, followUpList: [] } };
  await portal.get(deskMeeting.stepMeeting, { params, body: step }, as(one));
});
afterAll(() => portal.close());

const page = (query: object = {}, who: { readonly token: string } = one) =>
  portal.get(advisees.pageAdvisees, { query }, as(who));
const names = async (query: object = {}, who: { readonly token: string } = one) =>
  (await page(query, who)).studentPage.content.map(({ name }) => name);

describe('P10 assigned students', () => {
  it('stand with those not met this term first, and the count is the dashboard’s', async () => {
    const found = await page();
    expect(found).toMatchObject({ metCount: 1, allCount: 2, hasDepartment: false });
    expect(found.studentPage.content).toMatchObject([
      { name: '나아직', isMetThisTerm: false, lastMetAt: null, isInvited: false },
      { name: '가만남', isMetThisTerm: true, lastMetAt: portal.clock.now.toISOString() },
    ]);
    const { advisees: counted } = await portal.get(home.readHomeFigures, {}, as(one));
    expect(counted).toMatchObject({ metCount: 1, allCount: 2 });
    expect(await names({ metAt: 'N' })).toEqual(['나아직']);
    expect(await names({ searchText: 'ㄱㅁㄴ' })).toEqual(['가만남']);
  });

  it('are met by a meeting of the last year before the first term, and the dashboard says the same', async () => {
    const moveTerm = (days: number) =>
      sql`update term set begins_on = begins_on + ${days}::int, ends_on = ends_on + ${days}::int`.execute(
        portal.platform.db,
      );
    await moveTerm(1_000);
    try {
      expect(await page()).toMatchObject({ metCount: 1, allCount: 2 });
      const { advisees: counted } = await portal.get(home.readHomeFigures, {}, as(one));
      expect(counted).toMatchObject({ metCount: 1, allCount: 2 });
      portal.clock.now = new Date(portal.clock.now.getTime() + 400 * 86_400_000);
      const token = await signIn(portal, one);
      expect(await page({}, { token })).toMatchObject({ metCount: 0, allCount: 2 });
    } finally {
      await moveTerm(-1_000);
    }
  });

  it('are narrowed by the address, and never widened', async () => {
    const other = await aCounsellor(portal);
    const theirs = await anAsker(portal);
    await isAdvised(portal, { student: theirs, by: other });
    expect(await names({ tutor: 'univ' })).toEqual(['나아직', '가만남']);
    expect(await names({ tutor: 'grad' })).toEqual([]);
    expect(await names({ tutor: 'course' })).toEqual([]);
    expect(await names({ tutor: one.id })).toEqual(['나아직', '가만남']);
    expect(await names({ tutor: other.id })).toEqual([]);
    expect(await names({ view: 'DEPARTMENT' })).toEqual(['나아직', '가만남']);
    for (const tutor of ['none', '019aa000-0000-7000-8000-000000000000', theirs.id])
      expect((await portal.ask(advisees.pageAdvisees, { query: { tutor } }, as(one))).status).toBe(404);
    const detail = (student: MadeStudent) =>
      portal.ask(advisees.readAdvisee, { params: { id: student.studentId } }, as(one));
    expect((await detail(unmet)).envelope.output).toMatchObject({ student: { name: '나아직', isOwn: true } });
    expect((await detail(theirs)).status).toBe(404);
  });

  it('are gone at once when they are assigned to somebody else', async () => {
    await sql`update advisor_assignment set ends_on = '2026-11-19' where student_id = ${unmet.studentId}::uuid`.execute(
      portal.platform.db,
    );
    expect(await names()).toEqual(['가만남']);
  });

  it('show who is invited, and count what was entered afterwards once the student confirms it', async () => {
    const body = { stdntIdList: [unmet.studentId], slotId: null, channel: 'PHONE' as const, message: '' };
    await portal.get(invitation.inviteStudents, { params: { desk: 'professor' }, body }, as(one));
    expect((await page({ metAt: 'N' })).studentPage.content).toMatchObject([{ isInvited: true }]);
    const entered = {
      minutes: 30,
      topicList: ['STUDY'],
      sharedNote: '',
      privateNote: '',
      nextOn: null,
      followUpList: [],
      date: '2026-11-19',
      hour: '15' as const,
      channel: 'PHONE' as const,
      stdntIdList: [unmet.studentId],
    };
    const { requestIdList } = await portal.get(
      record.recordAfterwards,
      { params: { desk: 'professor' }, body: entered },
      as(one),
    );
    expect((await page()).metCount).toBe(1);
    const said = { params: { id: requestIdList[0] ?? '' }, body: { action: 'CONFIRM', version: 1 } } as const;
    await portal.get(request.stepOwnMeeting, said, as(unmet));
    expect((await page()).metCount).toBe(2);
  });

  it('are the department’s for a chief, without a word of what was said', async () => {
    const code = await aDepartment(portal.platform.db, { code: '29000' });
    await sql`update student set department_code = ${code} where id = any(${[met.studentId, unmet.studentId]}::uuid[])`.execute(
      portal.platform.db,
    );
    const chief = await aMember(portal.platform.db, {
      types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'],
      departmentCode: code,
    });
    const who = { token: await signIn(portal, chief) };
    expect(await names({}, who)).toEqual([]);
    const wide = await page({ view: 'DEPARTMENT' }, who);
    expect(wide).toMatchObject({ hasDepartment: true, allCount: 2, metCount: 1 });
    expect(wide.studentPage.content).toMatchObject([
      { name: '나아직', isOwn: false },
      { name: '가만남', isOwn: false, isMetThisTerm: true },
    ]);
    expect(JSON.stringify(wide)).not.toMatch(/함께 본|나만 볼/);
    expect(await names({ tutor: one.id }, who)).toHaveLength(2);
  });
});
