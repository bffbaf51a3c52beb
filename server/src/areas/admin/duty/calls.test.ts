import type { Duty } from '@naru/contract/access.ts';
import { duties, type DutyWish } from '@naru/contract/areas/duty.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { aLawyer, askLaw, stepLaw } from '../../../../test/law.ts';
import { aCounsellor, anAsker, as, asked as askFor, FRIDAY } from '../../../../test/counselling.ts';
import { anApplicant, aPsychologist, assigned } from '../../../../test/psychological.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { untilDelivered } from '../../../../test/notifications.ts';
import { upload } from '../../../../test/upload.ts';
import { BROUGHT } from '../../../main.ts';
import { endDuties } from './jobs.ts';

const TODAY = '2026-11-20';
const CENTRE = '31000';
const ROOM = '31100';
const ELSEWHERE = '32000';

type Signed = MadeMember & { readonly token: string };

let portal: TestPortal;
let admin: Signed;
let second: Signed;
let manager: Signed;
let staff: Signed;
let stranger: Signed;

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.work();
  const { db } = portal.platform;
  await aDepartment(db, { code: CENTRE, nameKo: '학생상담센터' });
  await aDepartment(db, { code: ROOM, parentCode: CENTRE });
  await aDepartment(db, { code: ELSEWHERE });
  admin = await somebody({ types: ['STAFF'], roles: ['ADMINISTRATOR'], nameKo: '관리자' });
  second = await somebody({ types: ['STAFF'], roles: ['ADMINISTRATOR'] });
  manager = await somebody({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_MANAGER'], departmentCode: CENTRE });
  staff = await somebody({ types: ['STAFF'], departmentCode: CENTRE });
  stranger = await somebody({ types: ['STAFF'], departmentCode: ELSEWHERE });
});
beforeEach(() => {
  portal.clock.now = FRIDAY;
});
afterAll(() => portal.close());

const aWish = (dutyCode: Duty, memberId: string, more: Partial<DutyWish> = {}): DutyWish => ({
  memberId,
  dutyCode,
  deptCode: CENTRE,
  beginsOn: TODAY,
  endsOn: '2027-02-28',
  consentedOn: dutyCode === 'PEER_COACH' ? '2026-11-01' : null,
  trainedOn: dutyCode === 'PEER_COACH' ? '2026-11-10' : null,
  ...more,
});
const appoint = (by: Signed, wish: DutyWish) => portal.ask(duties.appoint, { body: wish }, as(by));
async function appointed(by: Signed, wish: DutyWish): Promise<string> {
  return (await portal.get(duties.appoint, { body: wish }, as(by))).appointmentId;
}
const read = async (by: Signed, id: string) => (await portal.get(duties.readDuty, { params: { id } }, as(by))).duty;

type Step = CallInput<typeof duties.stepDuty>['body'];
async function step(by: Signed, id: string, given: { action: string; reason?: string; nextId?: string }) {
  const { version } = await read(admin, id);
  const body = { version, ...given } as Step; // what a step needs is left out where that is refused
  return portal.ask(duties.stepDuty, { params: { id }, body }, as(by));
}

const aPeer = () => aStudent(portal.platform.db, { types: ['STUDENT', 'CURRENT_STUDENT'] });
const aColleague = () => somebody({ types: ['STAFF'], departmentCode: CENTRE });

async function heldBy(member: { id: string }): Promise<{ duty: string; from: string; to: string | null }[]> {
  const { rows } = await sql<{ duty: string; from: string; to: string | null }>`
    select duty_code as duty, begins_on as "from", ends_on as "to" from member_duty where member_id = ${member.id}::uuid`.execute(
    portal.platform.db,
  );
  return rows;
}
const titlesOf = async (who: { token: string }) => {
  await untilDelivered(portal);
  const { notificationPage } = await portal.get(notification.pageNotifications, { query: {} }, as(who));
  return notificationPage.content.map(({ title }) => title);
};
const errorsOf = async (asked: ReturnType<typeof appoint>) =>
  ((await asked).envelope.output as { errors: { field: string }[] }).errors.map(({ field }) => field);

describe('a duty that one person appoints to', () => {
  it('X4 is in force at once, and the person is told and has its menu', async () => {
    const career = await aColleague();
    const id = await appointed(staff, aWish('CAREER_COUNSELLOR', career.id, { endsOn: null }));
    expect(await heldBy(career)).toEqual([{ duty: 'CAREER_COUNSELLOR', from: TODAY, to: null }]);
    expect(await titlesOf(career)).toEqual(['진로·취업 상담사 업무를 맡게 됐어요']);
    expect(await read(staff, id)).toMatchObject({ status: 'APPOINTED', historyList: [{ to: 'APPOINTED' }] });
  });

  it('has its place in the departments of the one who appoints', async () => {
    const peer = await aPeer();
    expect(await errorsOf(appoint(stranger, aWish('PEER_COACH', peer.id)))).toEqual(['deptCode']);
    const id = await appointed(staff, aWish('PEER_COACH', peer.id, { deptCode: ROOM }));
    expect((await portal.ask(duties.readDuty, { params: { id } }, as(stranger))).envelope.code).toBe('404');
    expect((await read(staff, id)).number).not.toBe(peer.username);
  });

  it('asks peers for consent and training first, and for a student', async () => {
    const peer = await aPeer();
    const bare = aWish('PEER_COACH', peer.id, { consentedOn: null, trainedOn: '2026-11-21' });
    expect(await errorsOf(appoint(staff, bare))).toEqual(['consentedOn', 'trainedOn']);
    expect(await errorsOf(appoint(staff, aWish('PEER_COACH', (await aColleague()).id)))).toEqual(['memberId']);
    expect(await heldBy(peer)).toEqual([]);
  });

  it('is nobody’s own to give', async () => {
    expect(await errorsOf(appoint(staff, aWish('CAREER_COUNSELLOR', staff.id)))).toEqual(['memberId']);
  });

  it('names every field of a period that cannot be', async () => {
    const { id } = await aColleague();
    const wish = aWish('CORRECTOR', id, { beginsOn: '2028-01-01', endsOn: '2027-01-01', deptCode: 'nowhere' });
    expect(await errorsOf(appoint(staff, wish))).toEqual(['deptCode', 'endsOn']);
  });

  it('goes to one of fifty who press at once', async () => {
    const { id } = await aColleague();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => appoint(at % 2 === 0 ? staff : admin, aWish('CAREER_COUNSELLOR', id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(await heldBy({ id })).toHaveLength(1);
  });

  it('begins anew the day after another one ends', async () => {
    const { id } = await aColleague();
    await appointed(staff, aWish('CORRECTOR', id, { endsOn: '2026-12-31' }));
    expect(await errorsOf(appoint(staff, aWish('CORRECTOR', id, { beginsOn: '2026-12-31' })))).toEqual(['beginsOn']);
    expect((await appoint(staff, aWish('CORRECTOR', id, { beginsOn: '2027-01-01' }))).status).toBe(200);
  });

  it('voids links to a new password from before', async () => {
    const { id } = await aColleague();
    const { db } = portal.platform;
    await sql`insert into single_use (hash, kind, member_id, expires_at)
      values (${`link of ${id}`}, 'PASSWORD_RESET', ${id}::uuid, '2026-11-21')`.execute(db);
    await appointed(staff, aWish('CAREER_COUNSELLOR', id));
    const links = db.selectFrom('single_use').select('single_use.hash').where('single_use.member_id', '=', id);
    expect(await links.execute()).toEqual([]);
  });
});

describe('a duty that takes two', () => {
  const askedBy = async (by: Signed, dutyCode: Duty = 'PSYCHOLOGICAL_COUNSELLOR') => {
    const person = await aColleague();
    return { person, id: await appointed(by, aWish(dutyCode, person.id)) };
  };

  it('is in force once the second person has confirmed, and all are told', async () => {
    const { person, id } = await askedBy(admin);
    expect(await heldBy(person)).toEqual([]);
    expect(await titlesOf(second)).toContain('심리상담사 지정을 확인해 주세요');
    expect(await titlesOf(manager)).toContain('심리상담사 지정을 확인해 주세요');
    expect((await step(manager, id, { action: 'CONFIRM' })).status).toBe(200);
    expect(await heldBy(person)).toHaveLength(1);
    expect(await titlesOf(person)).toEqual(['심리상담사 업무를 맡게 됐어요']);
    expect(await titlesOf(admin)).toContain('심리상담사 지정 결과가 나왔어요');
    expect(await read(admin, id)).toMatchObject({ status: 'APPOINTED', askedByNm: '관리자' });
  });

  it('is not confirmed by the one who asked, by the person, or without an administrator', async () => {
    const { id } = await askedBy(admin);
    expect((await step(admin, id, { action: 'CONFIRM' })).status).toBe(409);
    const other = await somebody({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_MANAGER'] });
    const byManager = await askedBy(manager);
    expect((await step(other, byManager.id, { action: 'CONFIRM' })).status).toBe(409);
    const own = await appointed(admin, aWish('PSYCHOLOGICAL_MANAGER', second.id));
    expect((await step(second, own, { action: 'CONFIRM' })).status).toBe(409);
    expect((await step(second, byManager.id, { action: 'CONFIRM' })).status).toBe(200);
  });

  it('is not confirmed by an administrator whom the first one made', async () => {
    const puppet = await somebody({ types: ['STAFF'] });
    await sql`insert into role_member (role_id, member_id, given_by, given_at)
      values ('ADMINISTRATOR', ${puppet.id}::uuid, ${admin.id}::uuid, ${FRIDAY})`.execute(portal.platform.db);
    const { id } = await askedBy(admin);
    const token = await signIn(portal, puppet);
    expect((await step({ ...puppet, token }, id, { action: 'CONFIRM' })).status).toBe(409);
  });

  it('of law is out of sight for the manager of another centre, and of staff', async () => {
    const { id } = await askedBy(admin, 'LAW_COUNSELLOR');
    for (const who of [manager, staff])
      expect((await portal.ask(duties.readDuty, { params: { id } }, as(who))).envelope.code).toBe('404');
    const { id: memberId } = await aColleague();
    expect(await errorsOf(appoint(staff, aWish('LAW_COUNSELLOR', memberId)))).toEqual(['dutyCode']);
    expect(await errorsOf(appoint(manager, aWish('LAW_COUNSELLOR', memberId)))).toEqual(['dutyCode']);
  });

  it('is declined with a reason, or withdrawn by the one who asked', async () => {
    const declined = await askedBy(admin);
    expect((await step(second, declined.id, { action: 'DECLINE' })).status).toBe(422);
    expect((await step(second, declined.id, { action: 'DECLINE', reason: '교육이 남았어요.' })).status).toBe(200);
    expect((await read(admin, declined.id)).historyList).toMatchObject([
      { to: 'WAITING' },
      { to: 'DECLINED', reason: '교육이 남았어요.' },
    ]);
    const withdrawn = await askedBy(admin);
    expect((await step(second, withdrawn.id, { action: 'WITHDRAW' })).status).toBe(409);
    expect((await step(admin, withdrawn.id, { action: 'WITHDRAW' })).status).toBe(200);
    expect([...(await heldBy(declined.person)), ...(await heldBy(withdrawn.person))]).toEqual([]);
  });

  it('says to each what they may do now', async () => {
    const { id } = await askedBy(admin);
    const actionsOf = async (who: Signed) => (await read(who, id)).stepList.map(({ action }) => action);
    expect(await actionsOf(admin)).toEqual(['WITHDRAW']);
    expect(await actionsOf(second)).toEqual(['DECLINE', 'CONFIRM']);
    await step(second, id, { action: 'CONFIRM' });
    expect(await actionsOf(admin)).toEqual(['END']);
  });

  it('lapses after two weeks without an answer', async () => {
    const { person, id } = await askedBy(admin);
    portal.clock.now = new Date('2026-12-04T00:59:00Z');
    await endDuties(portal.platform, BROUGHT.dutyWorks);
    expect((await read(admin, id)).status).toBe('WAITING');
    portal.clock.now = new Date('2026-12-04T01:01:00Z');
    await endDuties(portal.platform, BROUGHT.dutyWorks);
    expect((await read(admin, id)).status).toBe('WITHDRAWN');
    expect(await heldBy(person)).toEqual([]);
  });
});

describe('the end of a duty', () => {
  it('is at once, with a reason, and the person is told', async () => {
    const career = await aColleague();
    const id = await appointed(staff, aWish('CAREER_COUNSELLOR', career.id, { beginsOn: '2026-11-01' }));
    expect((await step(staff, id, { action: 'END' })).status).toBe(422);
    expect((await step(staff, id, { action: 'END', reason: '부서를 옮겼어요.' })).status).toBe(200);
    expect(await heldBy(career)).toEqual([{ duty: 'CAREER_COUNSELLOR', from: '2026-11-01', to: '2026-11-19' }]);
    expect(await titlesOf(career)).toContain('진로·취업 상담사 업무가 끝났어요');
    expect(await read(staff, id)).toMatchObject({ status: 'ENDED', endsOn: '2026-11-19', stepList: [] });
  });

  it('leaves nothing of one that had not begun', async () => {
    const { id: memberId } = await aColleague();
    const id = await appointed(staff, aWish('CORRECTOR', memberId, { beginsOn: '2026-12-01' }));
    await step(staff, id, { action: 'END', reason: '생각을 바꿨어요.' });
    expect(await heldBy({ id: memberId })).toEqual([]);
    expect((await appoint(staff, aWish('CORRECTOR', memberId, { beginsOn: '2026-12-01' }))).status).toBe(200);
  });

  it('comes with its period, and with the person’s service', async () => {
    const [career, left, peer] = [await aColleague(), await aColleague(), await aPeer()];
    const ids = [
      await appointed(staff, aWish('CAREER_COUNSELLOR', career.id, { endsOn: '2026-11-30' })),
      await appointed(staff, aWish('CAREER_COUNSELLOR', left.id)),
      await appointed(staff, aWish('PEER_COACH', peer.id)),
    ];
    const { db } = portal.platform;
    await db.updateTable('member').set({ status: 'LEFT' }).where('member.id', '=', left.id).execute();
    await db
      .updateTable('member_type')
      .set({ ends_on: '2026-11-25' })
      .where('member_type.member_id', '=', peer.id)
      .execute();
    portal.clock.now = new Date('2026-11-30T14:59:00Z');
    await endDuties(portal.platform, BROUGHT.dutyWorks);
    const statuses = () => Promise.all(ids.map(async (id) => (await read(admin, id)).status));
    expect(await statuses()).toEqual(['APPOINTED', 'ENDED', 'ENDED']);
    portal.clock.now = new Date('2026-11-30T15:01:00Z');
    await endDuties(portal.platform, BROUGHT.dutyWorks);
    expect(await statuses()).toEqual(['ENDED', 'ENDED', 'ENDED']);
  });

  it('hands open legal cases to the successor, or back to all', async () => {
    const next = await aLawyer(portal, '변이음');
    const work = async (nextId?: string) => {
      const person = await aColleague();
      const id = await appointed(admin, aWish('LAW_COUNSELLOR', person.id));
      expect((await step(second, id, { action: 'CONFIRM' })).status).toBe(200);
      const caseId = await askLaw(portal, (await anAsker(portal)).token);
      for (const given of [
        { action: 'ACCEPT' as const, reason: '맡을게요.' },
        { action: 'ASSIGN' as const, memberIdList: [person.id] },
      ])
        expect((await stepLaw(portal, next, { id: caseId, ...given })).envelope).toMatchObject({ code: '0000' });
      const { workList, nextList } = await read(admin, id);
      expect(workList).toMatchObject([{ name: '진행 중인 법률상담', count: 1 }]);
      expect(nextList).toContainEqual({ memberId: next.id, name: '변이음', deptNm: null });
      const given = { action: 'END', reason: '퇴직했어요.', ...(nextId !== undefined && { nextId }) };
      expect((await step(admin, id, given)).status).toBe(200);
      const { lawCase } = await portal.get(lawDesk.readCase, { params: { id: caseId } }, as(next));
      return lawCase.assigneeList.map(({ memberId }) => memberId);
    };
    expect(await work(next.id)).toEqual([next.id]);
    expect(await work()).toEqual([]);
  });

  /** Keeps the duty as one that an administrator gave long ago. */
  async function isAppointed({ id }: { id: string }): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into duty_appointment (id, member_id, duty_code, department_code, status, begins_on, asked_at)
      select held.id, held.member_id, held.duty_code, ${CENTRE}, 'APPOINTED', held.begins_on, held.begins_on
      from member_duty held where held.member_id = ${id}::uuid returning id`.execute(portal.platform.db);
    return rows[0]?.id ?? '';
  }

  it.each(['a person', 'the calendar'])('by %s cancels hours ahead, and says why to the student', async (by) => {
    const member = { types: ['STAFF'], duties: ['CAREER_COUNSELLOR'], departmentCode: CENTRE } as const;
    const career = await aCounsellor(portal, { member, desk: 'career' });
    const id = await isAppointed(career);
    const [waiting, agreed] = [await anAsker(portal), await anAsker(portal)];
    const first = await askFor(portal, { student: waiting, of: career });
    const { requestId } = await askFor(portal, { student: agreed, of: career, at: 1 });
    const params = { desk: 'career' as const, id: requestId };
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(career));
    expect((await read(admin, id)).workList).toMatchObject([{ name: '앞으로의 상담과 신청', count: 2 }]);
    if (by === 'a person') await step(admin, id, { action: 'END', reason: '부서를 옮겼어요.' });
    else {
      await sql`update duty_appointment set ends_on = '2026-11-19' where id = ${id}::uuid`.execute(portal.platform.db);
      await endDuties(portal.platform, BROUGHT.dutyWorks);
    }
    const seen = async (student: { token: string }, of: string) =>
      (await portal.get(history.readOwnMeeting, { params: { id: of } }, as(student))).meeting;
    expect(await seen(waiting, first.requestId)).toMatchObject({ status: 'REJECTED' });
    const cancelled = await seen(agreed, requestId);
    expect(cancelled).toMatchObject({ status: 'AVAILABLE', ending: 'CANCELLED_BY_COUNSELLOR' });
    expect(cancelled.historyList.at(-1)).toMatchObject({ by: 'SYSTEM', reason: null, reasonCode: 'DUTY_ENDED' });
    expect(await titlesOf(agreed)).toContain('상담 일정이 취소됐어요');
    expect((await read(admin, id)).status).toBe('ENDED');
  });

  it.each(['the one who was chosen', 'the one with the fewest'])('hands psychological cases to %s', async (whom) => {
    const [leaving, next] = [await aPsychologist(portal), await aPsychologist(portal)];
    const id = await isAppointed(leaving);
    const { applicationId } = await anApplicant(portal);
    await assigned(portal, { manager, counsellor: leaving, applicationId });
    expect((await read(admin, id)).workList).toMatchObject([{ name: '진행 중인 심리상담', count: 1 }]);
    const nextId = whom === 'the one who was chosen' ? { nextId: next.id } : {};
    const given = { action: 'END', reason: '퇴직했어요.', ...nextId };
    expect((await step(admin, id, given)).status).toBe(200);
    const { rows } = await sql<{ assignedId: string; sessions: number }>`
      select a.assigned_id as "assignedId", (select count(*)::int from psych.session s
        where s.application_id = a.id and s.status = 'BOOKED') as sessions
      from psych.application a where a.id = ${applicationId}::uuid`.execute(portal.platform.db);
    const another: unknown = expect.not.stringContaining(leaving.id);
    expect(rows).toEqual([{ assignedId: whom === 'the one who was chosen' ? next.id : another, sessions: 0 }]);
    const sees = await portal.ask(psychDesk.readCase, { params: { id: applicationId } }, as(leaving));
    expect(sees.envelope.code).not.toBe('0000');
  });

  it('has a successor with the same duty only', async () => {
    const [person, other] = [await aColleague(), await aColleague()];
    const id = await appointed(staff, aWish('CAREER_COUNSELLOR', person.id));
    const refused = step(staff, id, { action: 'END', reason: '옮겼어요.', nextId: other.id });
    expect(await errorsOf(refused)).toEqual(['nextId']);
  });
});

describe('the list', () => {
  it('has what the caller looks after, those that wait first, by every filter', async () => {
    const page = (who: Signed, query: CallInput<typeof duties.pageDuties>['query'] = {}) =>
      portal.get(duties.pageDuties, { query: { size: 'all', ...query } }, as(who));
    await appointed(admin, aWish('LAW_COUNSELLOR', (await aColleague()).id));
    await appointed(staff, aWish('CORRECTOR', (await aColleague()).id));
    const all = await page(admin);
    const statuses = all.dutyPage.content.map(({ status }) => status);
    expect(statuses.indexOf('WAITING')).toBe(0);
    expect(statuses.lastIndexOf('WAITING')).toBe(all.waitingCount - 1);
    expect(all.deptList).toBe(null);
    expect(all.dutyCodeList).toHaveLength(7);
    const own = await page(staff);
    expect(new Set(own.dutyPage.content.map(({ dutyCode }) => dutyCode))).not.toContain('LAW_COUNSELLOR');
    expect([own.waitingCount, own.dutyCodeList]).toEqual([
      0,
      ['PEER_COACH', 'CAREER_COUNSELLOR', 'CORRECTOR', 'MENTOR'],
    ]);
    expect(own.deptList).toMatchObject([{ deptCode: CENTRE }, { deptCode: ROOM }]);
    const managed = await page(manager, { dutyCode: 'LAW_COUNSELLOR' });
    expect(managed.dutyPage.totalElements).toBe(0);
    const named = await page(admin, { searchText: all.dutyPage.content[0]?.number ?? '' });
    expect(named.dutyPage.content.length).toBeGreaterThan(0);
    expect((await page(admin, { deptCode: ELSEWHERE })).dutyPage.totalElements).toBe(0);
    expect((await page(stranger)).dutyPage.totalElements).toBe(0);
  });

  it('finds people who could have a duty, and never lists them', async () => {
    const person = await somebody({ types: ['STAFF'], nameKo: '찾을사람', departmentCode: CENTRE });
    const find = async (searchText: string, dutyCode: Duty = 'CORRECTOR') =>
      (await portal.get(duties.findCandidates, { query: { dutyCode, searchText } }, as(staff))).candidateList;
    expect(await find('찾을사람')).toMatchObject([{ memberId: person.id, deptNm: '학생상담센터' }]);
    expect(await find('찾')).toEqual([]);
    expect(await find('찾을사람', 'PEER_COACH')).toEqual([]);
    expect(await find('찾을사람', 'LAW_COUNSELLOR')).toEqual([]);
  });

  it('leaves as an Excel file', async () => {
    const sent = await portal.app.inject({
      method: 'POST',
      url: '/view/cdp/admin/duty/excel',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { status: 'APPOINTED', reason: '학기 점검 자료' },
    });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });
});

describe('a sheet', () => {
  const HEAD = '번호,담당 업무,부서,시작일,종료일,동의일,교육일';
  const preview = async (lines: readonly string[], who = staff) => {
    const { fileId } = await upload(portal, [{ name: '지정.csv', bytes: [HEAD, ...lines].join('\r\n') }], {
      token: who.token,
    });
    return { fileId, ...(await portal.get(duties.previewDuties, { query: { fileId } }, as(who))) };
  };
  const take = ({ fileId, planKey }: { fileId: string; planKey: string }, who = staff) =>
    portal.ask(duties.importDuties, { body: { fileId, planKey } }, as(who));

  it('is previewed line by line, and taken as previewed, all or none', async () => {
    const [career, peer] = [await aColleague(), await aPeer()];
    const found = await preview([
      `${career.username},진로·취업 상담사,${CENTRE},2026. 11. 20.,,,`,
      `${peer.username},또래상담사,학생상담센터,2026-11-20,2027-02-28,2026-11-01,`,
      `nobody,멘토,${CENTRE},2026-11-20,,,`,
      `${career.username},반장,${CENTRE},2026-11-20,,,`,
      `${career.username},첨삭 담당,${ELSEWHERE},2026-11-20,,,`,
      `${career.username},첨삭 담당,${CENTRE},곧,,,`,
      `${career.username},Career counsellor,${CENTRE},2027-01-01,,,`,
      `${peer.username},PEER_COACH,${ROOM},2026-11-20,,2026-11-01,2026-11-10`,
    ]);
    expect(found.problemList.map(({ line, reason }) => [line, reason])).toEqual([
      [3, '시작하기 전에 교육을 마친 날을 적어 주세요.'],
      [4, '이런 학번이나 사번의 사람이 없어요.'],
      [5, '이런 담당 업무가 없어요. 양식에 있는 이름으로 적어 주세요.'],
      [6, '맡고 있는 부서가 아니에요. 다른 부서를 골라 주세요.'],
      [7, '날짜를 2026-03-02처럼 적어 주세요.'],
      [8, '같은 사람과 담당 업무가 앞줄에도 있어요. 한 줄만 남겨 주세요.'],
      [9, '같은 사람과 담당 업무가 앞줄에도 있어요. 한 줄만 남겨 주세요.'],
    ]);
    expect(found.appointList).toMatchObject([{ memberId: career.id, dutyCode: 'CAREER_COUNSELLOR', endsOn: null }]);
    expect((await take(found)).envelope.output).toEqual({ appointedCount: 1, waitingCount: 0 });
    expect((await take(found)).envelope.output).toMatchObject({
      errors: [{ field: 'fileId', message: expect.stringMatching(/^2번째 줄: .*기간과 겹쳐요/) as string }],
    });
    expect(await heldBy(career)).toHaveLength(1);
  });

  it('is refused where it would do something else than was seen, or nothing', async () => {
    const [one, other] = [await aColleague(), await aColleague()];
    const lines = [one, other].map(({ username }) => `${username},첨삭 담당,${CENTRE},2026-11-20,,,`);
    const seen = await preview(lines);
    await portal.platform.db.updateTable('member').set({ status: 'LEFT' }).where('member.id', '=', other.id).execute();
    const changed = { errors: [{ field: 'fileId', message: expect.stringContaining('미리 본 뒤로') as string }] };
    expect((await take(seen)).envelope.output).toMatchObject(changed);
    expect(await heldBy(one)).toEqual([]);
    const empty = await preview([`nobody,멘토,${CENTRE},2026-11-20,,,`]);
    expect((await take(empty)).envelope.output).toMatchObject({
      errors: [{ message: expect.stringContaining('줄이 없어요') as string }],
    });
    // A colleague has not uploaded it.
    expect((await take(seen, admin)).envelope.output).toMatchObject({ errors: [{ field: 'fileId' }] });
  });

  it('of law waits for the second person, too', async () => {
    const { id, username } = await aColleague();
    const found = await preview([`${username},법률상담 담당,${CENTRE},2026-11-20,,,`], admin);
    expect((await take(found, admin)).envelope.output).toEqual({ appointedCount: 0, waitingCount: 1 });
    expect(await heldBy({ id })).toEqual([]);
  });

  it('is refused where it is no such table', async () => {
    const { fileId } = await upload(portal, [{ name: '지정.csv', bytes: '이름,학과\n가,나' }], { token: staff.token });
    const refused = await portal.ask(duties.previewDuties, { query: { fileId } }, as(staff));
    expect(refused.envelope.output).toMatchObject({ errors: [{ field: 'fileId' }] });
  });
});
