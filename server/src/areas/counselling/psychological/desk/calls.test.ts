import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { anAsker, FRIDAY } from '../../../../../test/counselling.ts';
import { PDF, upload } from '../../../../../test/upload.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  anApplication,
  aPsychologist,
  aSession,
  assigned,
  eachAtCentre,
  type Colleague,
} from '../../../../../test/psychological.ts';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let other: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;

const SOAP = { subjective: '잠을 못 자요', objective: '', assessment: '', plan: '수면 일지' };
const AFTER_FIRST = new Date('2026-11-23T02:00:00Z');

eachAtCentre(async (made) => {
  ({ portal, manager, counsellor } = made);
  other = await aPsychologist(portal);
  applicant = await anApplicant(portal);
});

const of = () => ({ id: applicant.applicationId });
const read = async (by: Colleague = manager) =>
  (await portal.get(psychDesk.readCase, { params: of() }, { token: by.token })).psychCase;
const codeOf = async (by: Colleague) =>
  (await portal.ask(psychDesk.readCase, { params: of() }, { token: by.token })).envelope.code;
const start = async (): Promise<void> => {
  await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
  portal.clock.now = AFTER_FIRST;
  await recordFirst();
};
const recordFirst = async (by: Colleague = counsellor) => {
  const session = (await read(manager)).sessionList[0];
  const params = { ...of(), sessionId: session?.sessionId ?? '' };
  const body = { ...SOAP, version: session?.version ?? 0, level: 'WATCH' as const };
  return (await portal.ask(psychDesk.recordSession, { params, body }, { token: by.token })).envelope;
};
const version = async () => (await read()).version;
const busyOf = async (person: string): Promise<number> =>
  (await sql`select from busy where person_id = ${person}::uuid`.execute(portal.platform.db)).rows.length;

describe('Y6 who reads a case', () => {
  it('is whoever manages the centre and the counsellor to whom it is assigned; to others it is not there', async () => {
    expect([await codeOf(manager), await codeOf(counsellor), await codeOf(other)]).toEqual(['0000', '404', '404']);
    await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
    expect([await codeOf(counsellor), await codeOf(other)]).toEqual(['0000', '404']);
    const page = await portal.get(psychDesk.pageCases, { query: { view: 'OPEN' } }, { token: other.token });
    expect(page.casePage.content).toEqual([]);
    await portal.get(
      psychDesk.reassign,
      { params: of(), body: { version: await version(), reason: '사정이 생김' } },
      { token: manager.token },
    );
    expect(await codeOf(counsellor)).toBe('404');
  });

  it('is opened in an emergency with a reason and a second pair of eyes, for a day, to be read only', async () => {
    const { rows } = await sql<{
      no: string;
    }>`select student_number as no from student where id = ${applicant.studentId}::uuid`.execute(portal.platform.db);
    const studentNo = rows[0]?.no ?? '';
    const ask = (reason: string) =>
      portal.ask(psychDesk.askOpening, { body: { studentNo, reason } }, { token: other.token });
    for (const short of ['급해요', '\u200B'.repeat(30), `급${' '.repeat(30)}해요`])
      expect((await ask(short)).envelope).toMatchObject({ output: { errors: [{ field: 'reason' }] } });
    const { envelope } = await ask('응급실에서 연락이 와서 최근 상담 내용을 확인해야 해요.');
    const { openingId } = envelope.output as { openingId: string };
    expect(await codeOf(other)).toBe('404');
    const confirm = (by: Colleague) =>
      portal.ask(psychDesk.confirmOpening, { params: { id: openingId } }, { token: by.token });
    expect((await confirm(other)).envelope.code).toBe('S403');
    expect((await confirm(manager)).envelope.code).toBe('0000');
    expect((await confirm(manager)).envelope.code).toBe('9101');
    expect(await read(other)).toMatchObject({ isOpening: true, can: [] });
    const triage = { params: of(), body: { version: 1, level: 'WATCH' as const } };
    expect((await portal.ask(psychDesk.triage, triage, { token: other.token })).envelope.code).toBe('404');
    const { openingPage } = await portal.get(psychDesk.pageOpenings, {}, { token: manager.token });
    expect(openingPage.content[0]).toMatchObject({ openingId, reason: expect.stringContaining('응급실') as string });
    portal.clock.now = new Date(FRIDAY.getTime() + 25 * 3_600_000);
    expect(await codeOf(other)).toBe('404');
  });

  it('answers a counsellor the same for a student who has a case and for one who has none', async () => {
    const without = await anAsker(portal, {});
    const numberOf = async (studentId: string) => {
      const { rows } = await sql<{ no: string }>`
        select student_number as no from student where id = ${studentId}::uuid`.execute(portal.platform.db);
      return rows[0]?.no ?? '';
    };
    const seenBy = async (by: Colleague, id: string) => {
      const { openingPage } = await portal.get(psychDesk.pageOpenings, {}, { token: by.token });
      return openingPage.content.find((one) => one.openingId === id);
    };
    const reason = '응급실에서 연락이 와서 최근 상담 내용을 확인해야 해요.';
    const ask = async (studentId: string) => {
      const body = { studentNo: await numberOf(studentId), reason };
      const { status, envelope } = await portal.ask(psychDesk.askOpening, { body }, { token: other.token });
      const { openingId } = envelope.output as { openingId: string }; // of a success
      return { status, envelope: { ...envelope, output: Object.keys(envelope.output as object) }, openingId };
    };
    const { openingId: withId, ...one } = await ask(applicant.studentId);
    const { openingId: withoutId, ...two } = await ask(without.studentId);
    expect(two).toEqual(one);
    const plain = async (id: string) => ({ ...(await seenBy(other, id)), openingId: '' });
    expect(await plain(withoutId)).toEqual(await plain(withId));
    expect(await seenBy(manager, withId)).toMatchObject({ isWithoutCase: false, canConfirm: true });
    expect(await seenBy(manager, withoutId)).toMatchObject({ isWithoutCase: true, canConfirm: false, reason });
    const confirm = { params: { id: withoutId } };
    expect((await portal.ask(psychDesk.confirmOpening, confirm, { token: manager.token })).envelope.code).toBe('9101');
  });

  const askedBy = async (by: Colleague) => {
    const { rows } = await sql<{
      no: string;
    }>`select student_number as no from student where id = ${applicant.studentId}::uuid`.execute(portal.platform.db);
    const body = { studentNo: rows[0]?.no ?? '', reason: '스무 글자가 넘는 이유를 여기에 적어 두어요. 네.' };
    return portal.get(psychDesk.askOpening, { body }, { token: by.token });
  };

  it('is not opened by what was asked for a day ago', async () => {
    const { openingId } = await askedBy(other);
    const listed = async () => {
      const { openingPage } = await portal.get(psychDesk.pageOpenings, {}, { token: manager.token });
      return openingPage.content.find((one) => one.openingId === openingId);
    };
    portal.clock.now = new Date(FRIDAY.getTime() + 24 * 3_600_000 - 1);
    expect(await listed()).toMatchObject({ isLapsed: false, canConfirm: true });
    portal.clock.now = new Date(FRIDAY.getTime() + 24 * 3_600_000);
    expect(await listed()).toMatchObject({ isLapsed: true, canConfirm: false, until: null });
    const confirm = { params: { id: openingId } };
    expect((await portal.ask(psychDesk.confirmOpening, confirm, { token: manager.token })).envelope.code).toBe('9101');
    expect(await codeOf(other)).toBe('404');
  });

  it('is opened at what there is to read, not at what was cancelled since', async () => {
    const { db } = portal.platform;
    await sql`update psych.application set status = 'ENDED', ending = 'AGREED', ended_at = ${FRIDAY}
      where id = ${applicant.applicationId}::uuid`.execute(db);
    portal.clock.now = new Date(FRIDAY.getTime() + 1000);
    const again = { body: anApplication() };
    const { applicationId } = await portal.get(psychAsking.apply, again, { token: applicant.token });
    const cancel = { params: { id: applicationId }, body: { version: 1 } };
    await portal.get(psychAsking.cancelOwn, cancel, { token: applicant.token });
    const { openingId } = await askedBy(other);
    await portal.get(psychDesk.confirmOpening, { params: { id: openingId } }, { token: manager.token });
    expect(await read(other)).toMatchObject({ isOpening: true });
  });

  it('is never who asked for the opening, not even a manager', async () => {
    const second = await aCentreManager(portal);
    const { openingId } = await askedBy(second);
    const params = { id: openingId };
    expect((await portal.ask(psychDesk.confirmOpening, { params }, { token: second.token })).envelope.code).toBe('404');
  });
});

describe('Y4 assigning', () => {
  it('goes by load, and says whose time it is not and what speaks against somebody', async () => {
    await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
    applicant = await anApplicant(portal);
    await sql`insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason)
      values (gen_random_uuid(), ${applicant.studentId}::uuid, ${other.id}::uuid, '2026-01-01', 'INITIAL')`.execute(
      portal.platform.db,
    );
    const query = { date: '2026-11-23', hour: '10' as const };
    const { colleagueList } = await portal.get(
      psychDesk.listColleagues,
      { params: of(), query },
      { token: manager.token },
    );
    const find = (id: string) => colleagueList.find(({ memberId }) => memberId === id);
    expect(find(counsellor.id)).toMatchObject({ openCount: 1, weekCount: 1, isFree: false, conflict: null });
    expect(find(other.id)).toMatchObject({ openCount: 0, isFree: true, conflict: 'ADVISOR' });
    const body = { ...aSession(), version: 1, counsellorId: counsellor.id };
    const { envelope } = await portal.ask(psychDesk.approve, { params: of(), body }, { token: manager.token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'date' }] } });
    expect((await read()).status).toBe('WAITING');
  });

  it('is a manager’s, tells the student neutrally, and keeps the place in the queue when it changes', async () => {
    const body = { ...aSession(), version: 1, counsellorId: counsellor.id };
    const refused = await portal.ask(psychDesk.approve, { params: of(), body }, { token: counsellor.token });
    expect(refused.envelope.code).toBe('S403');
    await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
    expect(await busyOf(applicant.id)).toBe(1);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from outbox where payload->>'type' = 'PSYCH_STUDENT' order by id desc limit 1`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify(rows[0]?.payload)).not.toContain('psych/');
    const before = await read();
    await portal.get(
      psychDesk.reassign,
      { params: of(), body: { version: before.version, reason: '휴직' } },
      { token: manager.token },
    );
    const after = await read();
    expect(after).toMatchObject({ status: 'WAITING', appliedAt: before.appliedAt, counsellorId: null });
    expect([await busyOf(applicant.id), await busyOf(counsellor.id)]).toEqual([0, 0]);
  });

  it('of two at once happens once', async () => {
    const answers = await Promise.all(
      [counsellor, other].map((one) =>
        portal.ask(
          psychDesk.approve,
          { params: of(), body: { ...aSession(), version: 1, counsellorId: one.id } },
          { token: manager.token },
        ),
      ),
    );
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
  });
});

describe('sessions', () => {
  it('begin counselling when the first is recorded, by the counsellor alone', async () => {
    await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
    expect((await recordFirst()).code).toBe('E1401');
    portal.clock.now = AFTER_FIRST;
    expect((await recordFirst(manager)).code).toBe('S403');
    expect((await recordFirst()).code).toBe('0000');
    expect(await read(counsellor)).toMatchObject({
      status: 'IN_PROGRESS',
      level: 'WATCH',
      heldCount: 1,
      sessionList: [{ status: 'HELD', record: SOAP }],
    });
    const own = await portal.get(psychAsking.readOwn, { params: of() }, { token: applicant.token });
    expect(JSON.stringify(own)).not.toContain(SOAP.plan);
    expect(own.application.sessionList).toMatchObject([{ status: 'HELD', place: '상담실 1' }]);
  });

  it('are as many as the cap, which a manager extends', async () => {
    await start();
    await sql`update psych.application set session_cap = 1 where id = ${applicant.applicationId}::uuid`.execute(
      portal.platform.db,
    );
    const book = async () =>
      (
        await portal.ask(
          psychDesk.bookSession,
          { params: of(), body: { ...aSession({ date: '2026-11-30' }), version: await version() } },
          { token: counsellor.token },
        )
      ).envelope;
    expect(await book()).toMatchObject({ code: '9100', output: { errors: [{ field: 'date' }] } });
    const extend = async (by: Colleague) =>
      (
        await portal.ask(
          psychDesk.extend,
          { params: of(), body: { version: await version(), sessions: 5 } },
          { token: by.token },
        )
      ).envelope.code;
    expect([await extend(counsellor), await extend(manager)]).toEqual(['S403', '0000']);
    expect((await book()).code).toBe('0000');
  });

  it('that the student missed are counted and end nothing', async () => {
    await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
    const session = (await read()).sessionList[0];
    const params = { ...of(), sessionId: session?.sessionId ?? '' };
    const mark = async () =>
      (
        await portal.ask(
          psychDesk.markSession,
          { params, body: { version: 1, status: 'ABSENT' } },
          { token: counsellor.token },
        )
      ).envelope.code;
    expect(await mark()).toBe('E1401');
    portal.clock.now = AFTER_FIRST;
    expect(await mark()).toBe('0000');
    expect(await read()).toMatchObject({ status: 'APPROVED', absentCount: 1 });
  });
});

describe('the end', () => {
  it('has a reason, gives back what is ahead, and can be taken back within thirty days', async () => {
    await start();
    await portal.get(
      psychDesk.bookSession,
      { params: of(), body: { ...aSession({ date: '2026-11-30' }), version: await version() } },
      { token: counsellor.token },
    );
    await portal.get(
      psychDesk.end,
      { params: of(), body: { version: await version(), ending: 'AGREED' } },
      { token: counsellor.token },
    );
    expect(await read()).toMatchObject({ status: 'ENDED', ending: 'AGREED', nextAt: null });
    expect(await busyOf(applicant.id)).toBe(1);
    const reopen = async () =>
      (
        await portal.ask(
          psychDesk.reopen,
          { params: of(), body: { version: await version(), reason: '다시 힘들어함' } },
          { token: manager.token },
        )
      ).envelope.code;
    const endedAgo = (days: number) =>
      sql`update psych.application set ended_at = ${new Date(AFTER_FIRST.getTime() - days * 86_400_000)}
        where id = ${applicant.applicationId}::uuid`.execute(portal.platform.db);
    await endedAgo(31);
    expect(await reopen()).toBe('E1402');
    await endedAgo(29);
    expect(await reopen()).toBe('0000');
    expect(await read()).toMatchObject({ status: 'IN_PROGRESS', ending: null });
  });
});

it('a manager takes in who walked in, with consent on paper, once', async () => {
  const { rows } = await sql<{
    no: string;
  }>`select student_number as no from student where id = ${applicant.studentId}::uuid`.execute(portal.platform.db);
  const { preferences } = anApplication();
  const body = {
    studentNo: rows[0]?.no ?? '',
    areaList: ['MOOD' as const],
    content: '창구에서 접수',
    level: 'PRIORITY' as const,
    preferences,
    hasPaperConsent: true,
    paperSignedOn: '2026-11-19',
    paperFileId: null as string | null,
    paperFileSnList: [1],
  };
  const sheet = async (isSealed: boolean, by: Colleague = manager) =>
    (await upload(portal, [{ name: '동의서 스캔.pdf', bytes: PDF }], { token: by.token, isSealed })).fileId;
  const refusedAt = async (more: object) => {
    const { code, output } = await create(more);
    return [code, (output as { errors?: { field: string }[] }).errors?.map(({ field }) => field)];
  };
  const create = async (more: object, by: Colleague = manager) =>
    (await portal.ask(psychDesk.createCase, { body: { ...body, ...more } }, { token: by.token })).envelope;
  expect(await refusedAt({ hasPaperConsent: false })).toEqual(['9100', ['hasPaperConsent']]);
  expect(await refusedAt({})).toEqual(['9100', ['paperFileId']]);
  expect(await refusedAt({ paperSignedOn: '2026-11-21' })).toEqual(['9100', ['paperSignedOn']]);
  expect(await refusedAt({ paperSignedOn: '2026-02-28', paperFileId: await sheet(true) })).toEqual([
    '9100',
    ['paperSignedOn'],
  ]);
  const paperFileId = await sheet(true);
  expect((await create({ paperFileId })).code).toBe('9103');
  expect((await create({ paperFileId }, counsellor)).code).toBe('S403');
  await portal.get(psychAsking.cancelOwn, { params: of(), body: { version: 1 } }, { token: applicant.token });
  expect(await refusedAt({ paperFileId: await sheet(false) })).toEqual(['9100', ['paperFileId']]);
  portal.clock.now = new Date(FRIDAY.getTime() + 1000);
  const { code, output } = await create({ paperFileId });
  expect(code).toBe('0000');
  const { applicationId } = output as { applicationId: string };
  const { psychCase } = await portal.get(
    psychDesk.readCase,
    { params: { id: applicationId } },
    { token: manager.token },
  );
  expect(psychCase.paper).toMatchObject({
    signedOn: '2026-11-19',
    version: 1,
    fileList: [{ fileNm: '동의서 스캔.pdf' }],
  });
  const fetchSheet = async (by: { token: string }) =>
    portal.app.inject({ url: `/api/file/${paperFileId}/1`, headers: { authorization: `Bearer ${by.token}` } });
  expect((await fetchSheet(manager)).rawPayload.equals(PDF)).toBe(true);
  expect((await fetchSheet(counsellor)).statusCode).toBe(404);
  expect((await fetchSheet(applicant)).statusCode).toBe(404);
  const reason = '응급실에서 연락이 와서 최근 상담 내용을 확인해야 해요.';
  const ask = { body: { studentNo: body.studentNo, reason } };
  const { openingId } = await portal.get(psychDesk.askOpening, ask, { token: other.token });
  await portal.get(psychDesk.confirmOpening, { params: { id: openingId } }, { token: manager.token });
  const opened = await portal.get(psychDesk.readCase, { params: { id: applicationId } }, { token: other.token });
  expect(opened.psychCase).toMatchObject({ isOpening: true, paper: { signedOn: '2026-11-19', fileList: [] } });
  expect((await fetchSheet(other)).statusCode).toBe(404);
});

it('supervision is a manager’s, read by the counsellor of the case', async () => {
  await start();
  const write = async (by: Colleague) =>
    (
      await portal.ask(
        psychDesk.supervise,
        { params: of(), body: { version: await version(), note: '다음 회기에 위험을 다시 물어봐 주세요.' } },
        { token: by.token },
      )
    ).envelope.code;
  expect([await write(counsellor), await write(manager)]).toEqual(['S403', '0000']);
  expect((await read(counsellor)).supervisionList).toHaveLength(1);
});
