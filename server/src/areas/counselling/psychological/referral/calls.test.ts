import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, anAdvisor, signIn } from '../../../../../test/builders.ts';
import { anAsker, FRIDAY, workAt, type MadeStudent } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  agreeToAll,
  anApplication,
  aPsychologist,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { aWrittenReferral } from '../../../../../test/referrals.ts';
import { destroyOldCases } from '../../../../blocks/retention/destroy-store.ts';
import { expireReferrals } from '../../referral/tasks.ts';
import { psychCentre } from './centre.ts';
import { emergencyRetention } from './keep-store.ts';
import { workOnReferrals } from './tasks.ts';
import { psychReferralMachine } from './machine.ts';

const DAY_MS = 86_400_000;
const DANGER = '수업 뒤에 죽고 싶다는 말을 여러 번 했고 연락이 되지 않아요.';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let professor: Colleague;
let student: MadeStudent;
let id: string;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await aCentreManager(portal);
  counsellor = await aPsychologist(portal);
}, 60_000);
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  professor = await aProfessor();
  student = await anAsker(portal);
  await anAdvisor(portal.platform.db, {
    studentId: student.studentId,
    advisorId: professor.id,
    beginsOn: '2026-03-01',
  });
  ({ referralId: id } = await write());
});
afterAll(() => portal.close());

async function aProfessor(): Promise<Colleague> {
  const member = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' });
  return { ...member, token: await signIn(portal, member) };
}
const write = () =>
  portal.get(
    referral.createReferral,
    { body: { ...aWrittenReferral(), stdntId: student.studentId, destination: 'PSYCHOLOGICAL' } },
    { token: professor.token },
  );
const ask = (version = 1) =>
  portal.ask(referral.stepReferral, { params: { id }, body: { action: 'ASK', version } }, { token: professor.token });
const readOwn = async () =>
  (await portal.get(psychReferral.readOwnReferral, { params: { id } }, { token: student.token })).referral;
const answer = async (action: 'ACCEPT' | 'DECLINE') => {
  const { version } = await readOwn();
  const body = { version, action };
  return portal.ask(psychReferral.stepOwnReferral, { params: { id }, body }, { token: student.token });
};
const stepsOf = ({ stepList }: { stepList: readonly { action: string }[] }) => stepList.map((one) => one.action);
const seen = async () =>
  (await portal.get(referral.readReferral, { params: { id } }, { token: professor.token })).referral;
const apply = async (): Promise<string> => {
  await agreeToAll(portal, student.token);
  return (await portal.get(psychAsking.apply, { body: anApplication() }, { token: student.token })).applicationId;
};
const keys = async (): Promise<number> => (await sql`select from data_key`.execute(portal.platform.db)).rows.length;

describe('Y8 a referral', () => {
  it('reaches the centre by the student’s word and application alone, and tells the professor three words', async () => {
    const draft = await seen();
    expect(draft).toMatchObject({ status: 'DRAFT', canChange: true });
    expect(stepsOf(draft)).toEqual(['ASK', 'EMERGENCY']);
    expect(
      (await portal.ask(psychReferral.readOwnReferral, { params: { id } }, { token: student.token })).envelope.code,
    ).toBe('404');
    expect((await ask()).envelope.code).toBe('0000');
    expect(await seen()).toMatchObject({ status: 'ASKED', stepList: [], canChange: false, version: null });

    const own = await readOwn();
    expect(own).toMatchObject({
      status: 'ASKED',
      referrerName: '한교수',
      written: aWrittenReferral(),
      canApply: false,
    });
    expect(stepsOf(own)).toEqual(['ACCEPT', 'DECLINE']);
    expect((await answer('ACCEPT')).envelope.code).toBe('0000');
    // Whether the student goes on with it is theirs.
    const waiting = await seen();
    expect(waiting).toMatchObject({ status: 'ASKED', untilAt: null, version: null });
    expect(waiting.historyList.map(({ to }) => to)).toEqual(['DRAFT', 'ASKED']);
    const queue = async () =>
      (await portal.get(psychDesk.pageCases, { query: { referAt: 'Y' } }, { token: manager.token })).casePage.content;
    expect((await queue()).filter((one) => one.student.stdntId === student.studentId)).toEqual([]);

    const applicationId = await apply();
    expect(await readOwn()).toMatchObject({ status: 'SENT', applicationId, stepList: [], canApply: false });
    expect((await seen()).status).toBe('RECEIVED');
    expect((await queue()).find((one) => one.applicationId === applicationId)?.isReferred).toBe(true);
    const readCase = async () =>
      (await portal.get(psychDesk.readCase, { params: { id: applicationId } }, { token: manager.token })).psychCase;
    expect((await readCase()).referralList).toMatchObject([{ referrerName: '한교수', ...aWrittenReferral() }]);

    await assigned(portal, { manager, counsellor, applicationId, at: { date: '2026-11-24' } });
    expect((await seen()).status).toBe('LINKED');
    const { version } = await readCase();
    const cancel = { params: { id: applicationId }, body: { version, ending: 'WITHDRAWN' as const } };
    await portal.get(psychDesk.cancelCase, cancel, { token: manager.token });
    const closed = await seen();
    expect(closed.status).toBe('CLOSED');
    expect(JSON.stringify(closed)).not.toContain(applicationId);
    expect(closed.historyList.map(({ to }) => to)).toEqual(['DRAFT', 'ASKED', 'RECEIVED', 'LINKED', 'CLOSED']);
  });

  it('is gone with its words and their key when the student declines, also after having agreed', async () => {
    const before = await keys();
    await ask();
    await answer('ACCEPT');
    expect((await answer('DECLINE')).envelope.code).toBe('0000');
    expect(await seen()).toMatchObject({ status: 'DECLINED', written: null });
    expect(await readOwn()).toMatchObject({ status: 'DECLINED', written: null, stepList: [], canApply: false });
    expect(await keys()).toBe(before - 1);
    expect((await answer('ACCEPT')).envelope.code).toBe('9103');
  });

  it('ends by itself after fourteen days without a word, or without an application', async () => {
    await ask();
    const after = (days: number) => new Date(FRIDAY.getTime() + days * DAY_MS);
    const expire = async (days: number) =>
      expireReferrals(await workAt(portal, after(days)), psychCentre, psychReferralMachine);
    expect(await expire(13.9)).toBe(0);
    await answer('ACCEPT');
    expect(await expire(14)).toBe(1);
    expect(await expire(14)).toBe(0);
    expect(await seen()).toMatchObject({ status: 'EXPIRED', written: null });
    expect((await answer('DECLINE')).envelope.code).toBe('9103');
  });

  it('links at once where the student is with the centre already', async () => {
    const applicationId = await apply();
    await assigned(portal, { manager, counsellor, applicationId, at: { date: '2026-11-24', hour: '11' } });
    await ask();
    const { envelope } = await answer('ACCEPT');
    expect(envelope.output).toMatchObject({ status: 'LINKED', applicationId });
    expect((await seen()).status).toBe('LINKED');
  });

  it('is not accepted while consent to the open case is withdrawn; agreeing anew, it links, and ending, one applies anew', async () => {
    const applicationId = await apply();
    await assigned(portal, { manager, counsellor, applicationId, at: { date: '2026-11-24', hour: '13' } });
    const readCase = async () =>
      (await portal.get(psychDesk.readCase, { params: { id: applicationId } }, { token: manager.token })).psychCase;
    portal.clock.now = new Date('2026-11-24T04:55:00Z');
    const [session] = (await readCase()).sessionList;
    const params = { id: applicationId, sessionId: session?.sessionId ?? '' };
    const held = { subjective: '잠을 못 자요.', objective: '', assessment: '', plan: '', level: 'GENERAL' as const };
    const body = { ...held, version: session?.version ?? 0 };
    await portal.get(psychDesk.recordSession, { params, body }, { token: counsellor.token });
    await portal.get(psychAsking.withdrawConsents, {}, { token: student.token });
    await ask();
    const withdrawn = await readOwn();
    expect(withdrawn).toMatchObject({ status: 'ASKED', mustAgree: true });
    expect(stepsOf(withdrawn)).toEqual(['DECLINE']);
    expect((await answer('ACCEPT')).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'consent' }] },
    });
    expect(await readOwn()).toMatchObject({ status: 'ASKED', written: aWrittenReferral() });

    await agreeToAll(portal, student.token);
    const anew = await readOwn();
    expect(anew.mustAgree).toBe(false);
    expect(stepsOf(anew)).toEqual(['ACCEPT', 'DECLINE']);
    await portal.get(psychAsking.withdrawConsents, {}, { token: student.token });
    const end = { version: (await readCase()).version, ending: 'WITHDRAWN' as const };
    await portal.get(psychDesk.end, { params: { id: applicationId }, body: end }, { token: manager.token });
    const ended = await readOwn();
    expect(ended.mustAgree).toBe(false);
    expect(stepsOf(ended)).toEqual(['ACCEPT', 'DECLINE']);
    const { envelope } = await answer('ACCEPT');
    expect(envelope.output).toMatchObject({ status: 'ACCEPTED', applicationId: null });
    const next = await apply();
    expect(await readOwn()).toMatchObject({ status: 'SENT', applicationId: next });
  });

  it('tells the professor who asks again neither that the student has agreed nor a version', async () => {
    expect((await ask()).envelope.output).toEqual({ id, status: 'ASKED' });
    await answer('ACCEPT');
    expect((await ask(3)).envelope).toMatchObject({ code: '9103', output: { current: { id, status: 'ASKED' } } });
    // Nor by which version is refused how.
    const told = await Promise.all([1, 2, 3, 4].map(async (version) => JSON.stringify((await ask(version)).envelope)));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).not.toContain('version');
  });

  it('is nobody else’s, and of students alone whom the professor knows', async () => {
    const other = await aProfessor();
    await ask();
    const read = { params: { id } };
    expect((await portal.ask(referral.readReferral, read, { token: other.token })).envelope.code).toBe('404');
    const stranger = await anAsker(portal);
    expect((await portal.ask(psychReferral.readOwnReferral, read, { token: stranger.token })).envelope.code).toBe(
      '404',
    );
    const body = { ...aWrittenReferral(), stdntId: student.studentId, destination: 'PSYCHOLOGICAL' as const };
    const refused = await portal.ask(referral.createReferral, { body }, { token: other.token });
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'stdntId' }] } });
    const found = await portal.get(referral.findReferable, { query: {} }, { token: professor.token });
    expect(found.studentList.map(({ stdntId }) => stdntId)).toEqual([student.studentId]);
    const none = await portal.get(referral.findReferable, { query: {} }, { token: other.token });
    expect(none.studentList).toEqual([]);
  });

  it('asks a student once while they have not answered, and with something noticed', async () => {
    await ask();
    const { referralId } = await write();
    const again = await portal.ask(
      referral.stepReferral,
      { params: { id: referralId }, body: { action: 'ASK', version: 1 } },
      { token: professor.token },
    );
    expect(again.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'stdntId' }] } });
    const blank = { params: { id: referralId }, body: { ...aWrittenReferral(), reasonList: [], version: 1 } };
    expect((await portal.get(referral.changeReferral, blank, { token: professor.token })).version).toBe(2);
    const empty = await portal.ask(
      referral.stepReferral,
      { params: { id: referralId }, body: { action: 'ASK', version: 2 } },
      { token: professor.token },
    );
    expect(empty.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reasonList' }] } });
  });

  it('stands in the student’s history and things to do until they have answered', async () => {
    const listed = async () =>
      (await portal.get(history.pageHistory, { query: {} }, { token: student.token })).historyPage.content;
    expect(await listed()).toEqual([]);
    await ask();
    expect(await listed()).toMatchObject([
      { case: { caseId: id, next: { step: 'CONSENT', who: 'STUDENT' }, path: `/cs/psch/referral/${id}` } },
    ]);
    const { caseList } = await portal.get(counsellingSummary.readSummary, {}, { token: student.token });
    expect(caseList).toMatchObject([{ caseId: id }]);
    await answer('ACCEPT');
    expect(await listed()).toMatchObject([{ case: { next: { step: 'APPLY' } } }]);
    const applicationId = await apply();
    expect((await listed()).map((one) => one.case?.caseId)).toEqual([applicationId]);
  });

  it('is answered once of two at once', async () => {
    await ask();
    const { version } = await readOwn();
    const answers = await Promise.all(
      (['ACCEPT', 'DECLINE'] as const).map((action) =>
        portal.ask(
          psychReferral.stepOwnReferral,
          { params: { id }, body: { version, action } },
          { token: student.token },
        ),
      ),
    );
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
  });
});

describe('Y8 an emergency', () => {
  const report = (reason: string) =>
    portal.ask(
      referral.stepReferral,
      { params: { id }, body: { action: 'EMERGENCY', version: 1, reason } },
      { token: professor.token },
    );
  const page = async (view: 'OPEN' | 'DONE' = 'OPEN') =>
    portal.get(psychReferral.pageEmergencies, { query: { view } }, { token: manager.token });
  const told = async (): Promise<number> =>
    (await sql`select from outbox where payload->>'type' = 'PSYCH_DANGER'`.execute(portal.platform.db)).rows.length;

  it('is told with a reason at once, reviewed within a day, and told again where it was not', async () => {
    const before = await told();
    for (const short of ['급해요', `급${' '.repeat(30)}해요`, '\u3164'.repeat(30)])
      expect((await report(short)).envelope).toMatchObject({
        code: '9100',
        output: { errors: [{ field: 'reason' }] },
      });
    expect((await report(DANGER)).envelope.code).toBe('0000');
    expect(await told()).toBe(before + 1);
    const { emergencyPage, openCount } = await page();
    const one = emergencyPage.content.find(({ referralId }) => referralId === id);
    expect(openCount).toBeGreaterThan(0);
    expect(one).toMatchObject({
      reason: DANGER,
      referrerName: '한교수',
      review: null,
      stepList: [{ action: 'REVIEW', until: null }],
      dueAt: new Date(FRIDAY.getTime() + DAY_MS).toISOString(),
    });
    // The student hears of it from the centre, not from a list.
    expect(
      (await portal.ask(psychReferral.readOwnReferral, { params: { id } }, { token: student.token })).envelope.code,
    ).toBe('404');

    const late = new Date(FRIDAY.getTime() + DAY_MS);
    await workOnReferrals(await workAt(portal, late));
    await workOnReferrals(await workAt(portal, late));
    expect(await told()).toBe(before + 2);

    const review = (note: string, by: Colleague) =>
      portal.ask(
        psychReferral.stepEmergency,
        { params: { id }, body: { action: 'REVIEW', version: one?.version ?? 0, note } },
        { token: by.token },
      );
    expect((await review('전화했어요.', counsellor)).envelope.code).toBe('S403');
    expect((await review(' ', manager)).envelope.code).toBe('9100');
    const ownedBy = (memberId: string) =>
      sql`update psych.referral set referrer_id = ${memberId}::uuid where id = ${id}::uuid`.execute(portal.platform.db);
    await ownedBy(manager.id);
    expect((await review('제가 알린 일이에요.', manager)).envelope).toMatchObject({
      output: { errors: [{ field: 'note' }] },
    });
    await ownedBy(professor.id);
    expect((await review('학생과 통화해 안전을 확인했어요.', manager)).envelope.code).toBe('0000');
    expect((await review('또', manager)).envelope.code).toBe('9101');
    const done = (await page('DONE')).emergencyPage.content.find(({ referralId }) => referralId === id);
    expect(done).toMatchObject({ review: { note: '학생과 통화해 안전을 확인했어요.' }, stepList: [] });
    expect(await seen()).toMatchObject({ status: 'REVIEWED' });
    expect(JSON.stringify(await seen())).not.toContain('통화');
  });

  it('keeps the reason in the history sealed, and told again with the same key not even a hash of it', async () => {
    const headers = { 'idempotency-key': '0190b2c4-0000-7000-8000-0000000000ee' };
    const send = (reason: string) =>
      portal.ask(
        referral.stepReferral,
        { params: { id }, body: { action: 'EMERGENCY', version: 1, reason } },
        { token: professor.token, headers },
      );
    expect((await send(DANGER)).envelope.output).toEqual({ id, status: 'EMERGENCY' });
    expect((await send(`${DANGER} 다시 알려요.`)).envelope.output).toEqual({ id, status: 'EMERGENCY' });
    const { rows } = await sql<{ reason: string | null }>`
      select h.reason from status_change h where h.entity_id = ${id}::uuid and h.to_status = 'EMERGENCY'`.execute(
      portal.platform.db,
    );
    expect(rows).toEqual([{ reason: expect.not.stringContaining('수업') }]);
  });

  it('is destroyed when its time is over, key and all', async () => {
    await report(DANGER);
    const version = (await page()).emergencyPage.content.find(({ referralId }) => referralId === id)?.version ?? 0;
    const body = { action: 'REVIEW' as const, version, note: '확인했어요.' };
    await portal.get(psychReferral.stepEmergency, { params: { id }, body }, { token: manager.token });
    const before = await keys();
    const destroy = (years: number) =>
      destroyOldCases(portal.platform.db, emergencyRetention, {
        years: 5,
        now: new Date(FRIDAY.getTime() + years * 366 * DAY_MS),
      });
    await destroy(4);
    expect(await keys()).toBe(before);
    await destroy(6);
    expect(await keys()).toBeLessThan(before);
    const { rows } = await sql<{ isEmpty: boolean }>`
      select student_id is null and content is null and review is null as "isEmpty" from psych.referral
      where id = ${id}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([{ isEmpty: true }]);
  });
});
