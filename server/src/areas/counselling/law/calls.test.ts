import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { home } from '@naru/contract/areas/home.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { aCounsellor, anAsker, FRIDAY, type MadeStudent } from '../../../../test/counselling.ts';
import { aLawCase, aLawyer, askLaw, stepLaw, type MadeLawyer } from '../../../../test/law.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { destroyOldCases } from '../../../blocks/retention/destroy-store.ts';
import { lawRetention } from './retention-store.ts';

let portal: TestPortal;
let student: MadeStudent;
let one: MadeLawyer;
let other: MadeLawyer;

beforeAll(async () => {
  portal = await openTestPortal();
  [one, other] = [await aLawyer(portal, '변하나'), await aLawyer(portal, '변둘')];
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  student = await anAsker(portal, { nameKo: '이학생' });
});
afterAll(() => portal.close());

const ask = (more: Parameters<typeof aLawCase>[0] = {}) =>
  portal.ask(law.createCase, { body: aLawCase(more) }, { token: student.token });
const readOwn = async (id: string) =>
  (await portal.get(law.readOwnCase, { params: { id } }, { token: student.token })).lawCase;
const read = async (id: string, by = one) =>
  (await portal.get(lawDesk.readCase, { params: { id } }, { token: by.token })).lawCase;
const stepsOf = async (id: string) => (await read(id)).stepList.map(({ action }) => action);
const step = async (id: string, action: Parameters<typeof stepLaw>[2]['action'], more = {}, by = one) =>
  (await stepLaw(portal, by, { id, action, ...more })).envelope;

/** As far as a draft of the first counsellor. */
async function drafted(): Promise<string> {
  const id = await askLaw(portal, student.token);
  for (const [action, more] of [
    ['ACCEPT', { reason: '상담할 수 있는 일이에요.' }],
    ['ASSIGN', { memberIdList: [one.id] }],
    ['CONSULT', { text: '사실을 확인했어요.' }],
    ['DRAFT', { text: '내용증명부터 보내세요.' }],
  ] as const)
    expect((await step(id, action, more)).code).toBe('0000');
  return id;
}

describe('L1 asking', () => {
  it('needs agreement to the notes of today, facts, and a deadline that is still to come', async () => {
    const refused = async (more: Parameters<typeof aLawCase>[0]) => {
      const { envelope } = await ask(more);
      return [envelope.code, (envelope.output as { errors?: { field: string }[] }).errors?.map(({ field }) => field)];
    };
    const { facts } = aLawCase();
    expect(await refused({ isAgreed: false })).toEqual(['9100', ['isAgreed']]);
    expect(await refused({ disclaimerVersion: 0 })).toEqual(['9100', ['isAgreed']]);
    expect(await refused({ deadlineOn: '2026-11-19' })).toEqual(['9100', ['deadlineOn']]);
    expect(await refused({ deadlineOn: '2026-02-30' })).toEqual(['9100', ['deadlineOn']]);
    expect(await refused({ facts: { ...facts, summary: ' ' } })).toEqual(['9100', ['facts.summary']]);
    // Answers and evidence of a lease say nothing of wages.
    expect(await refused({ caseType: 'WORK' })).toEqual(['9100', ['caseType']]);
    const evidence = { ...facts, answerList: [], evidenceList: ['PAYSLIP' as const] };
    expect(await refused({ facts: evidence })).toEqual(['9100', ['caseType']]);
  });

  it('gives back what was written, and one at a time', async () => {
    const id = await askLaw(portal, student.token);
    expect(await readOwn(id)).toMatchObject({
      status: 'RECEIVED',
      facts: aLawCase().facts,
      next: { step: 'ANSWER', who: 'COUNSELLOR', dueAt: '2026-11-27T01:00:00.000Z' },
      canBook: true,
    });
    expect((await ask()).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'caseType' }] } });
    const { openCaseId } = await portal.get(law.readIntake, {}, { token: student.token });
    expect(openCaseId).toBe(id);
  });

  it('twice at once leaves one', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9100', '9100']);
  });

  it('keeps what is being written, sealed, until it is sent', async () => {
    const { disclaimerVersion: _v, isAgreed: _a, hour: _h, ...body } = aLawCase();
    await portal.get(law.saveDraft, { body }, { token: student.token });
    const { draft } = await portal.get(law.readDraft, {}, { token: student.token });
    expect(draft).toMatchObject({ caseType: 'LEASE', facts: body.facts });
    await askLaw(portal, student.token);
    expect((await portal.get(law.readDraft, {}, { token: student.token })).draft).toBeNull();
  });
});

describe('L2 to everybody but law counsellors', () => {
  it('each call of the desk answers as not found, and so does another student’s case', async () => {
    const id = await askLaw(portal, student.token);
    const admin = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
    const stranger = await anAsker(portal, { nameKo: '박다른' });
    const tokens = [await signIn(portal, admin), stranger.token, student.token];
    const body = { action: 'ACCEPT' as const, version: 1, reason: 'x' };
    const pause = { beginsOn: '2026-12-01', endsOn: '2026-12-02', reasonKo: 'x', reasonEn: 'x' };
    for (const token of tokens) {
      const answers = await Promise.all([
        portal.ask(lawDesk.pageCases, {}, { token }),
        portal.ask(lawDesk.readCase, { params: { id } }, { token }),
        portal.ask(lawDesk.stepCase, { params: { id }, body }, { token }),
        portal.ask(lawDesk.listLawCounsellors, {}, { token }),
        portal.ask(lawDesk.listPauses, {}, { token }),
        portal.ask(lawDesk.createPause, { body: pause }, { token }),
        portal.ask(lawDesk.deletePause, { params: { id } }, { token }),
      ]);
      expect(answers.map(({ status, envelope }) => [status, envelope.code])).toEqual(answers.map(() => [404, '404']));
    }
    const foreign = await portal.ask(law.readOwnCase, { params: { id } }, { token: stranger.token });
    expect(foreign.envelope.code).toBe('404');
  });

  it('their student as alumni too, who asks for nothing more', async () => {
    const own = await anAsker(portal);
    const id = await askLaw(portal, own.token);
    await sql`update member_type set type_code = 'ALUMNI' where member_id = ${own.id}::uuid`.execute(
      portal.platform.db,
    );
    const token = await signIn(portal, own);
    const { lawCase } = await portal.get(law.readOwnCase, { params: { id } }, { token });
    expect(lawCase).toMatchObject({ status: 'RECEIVED', canBook: false });
    expect((await portal.ask(law.pageOwnCases, {}, { token })).envelope.code).toBe('S403');
  });

  it('while they are on duty only', async () => {
    const leaving = await aLawyer(portal, '변셋');
    expect((await portal.ask(lawDesk.pageCases, {}, { token: leaving.token })).envelope.code).toBe('0000');
    await sql`update member_duty set ends_on = '2026-11-19' where member_id = ${leaving.id}::uuid`.execute(
      portal.platform.db,
    );
    portal.platform.signals.dispatch(`member:${leaving.id}`);
    expect((await portal.ask(lawDesk.pageCases, {}, { token: leaving.token })).envelope.code).toBe('404');
  });
});

describe('L3 deciding', () => {
  it('gives the student the reason, whichever way', async () => {
    const id = await askLaw(portal, student.token);
    expect(await step(id, 'DECLINE')).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    expect((await step(id, 'DECLINE', { reason: '학교가 상대방인 일이라 맡을 수 없어요.' })).code).toBe('0000');
    const own = await readOwn(id);
    expect(own).toMatchObject({ status: 'DECLINED', next: null, canBook: false });
    expect(own.historyList.at(-1)?.reason).toBe('학교가 상대방인 일이라 맡을 수 없어요.');
    expect((await step(id, 'ACCEPT', { reason: 'x' })).code).toBe('9103');
  });

  it('twice at once happens once', async () => {
    const id = await askLaw(portal, student.token);
    const version = 1;
    const answers = await Promise.all([
      stepLaw(portal, one, { id, action: 'ACCEPT', reason: '가능해요.', version }),
      stepLaw(portal, other, { id, action: 'DECLINE', reason: '어려워요.', version }),
    ]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
  });
});

describe('L4 conflicts', () => {
  it('are found by the names on sealed data, and keep apart who has either side', async () => {
    const landlord = await anAsker(portal, { nameKo: '최임대' });
    const theirs = await askLaw(portal, landlord.token, { facts: { ...aLawCase().facts, opponent: '오 세입 씨' } });
    await step(theirs, 'ACCEPT', { reason: '가능해요.' });
    await step(theirs, 'ASSIGN', { memberIdList: [one.id] });
    const tenant = await anAsker(portal, { nameKo: '오세입' });
    const id = await askLaw(portal, tenant.token, { facts: { ...aLawCase().facts, opponent: '최 임대' } });
    const found = await read(id);
    expect(found.conflictList).toMatchObject([{ caseId: theirs, how: 'CLIENT', assigneeNmList: ['변하나'] }]);
    expect(found.hasConflict).toBe(true);
    await step(id, 'ACCEPT', { reason: '가능해요.' });
    expect(await step(id, 'ASSIGN', { memberIdList: [one.id] })).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'memberIdList' }] },
    });
    expect((await step(id, 'ASSIGN', { memberIdList: [other.id] })).code).toBe('0000');
    const { rows } = await sql<{ digest: string }>`select opponent_digest as digest from law_case`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify(rows)).not.toContain('임대');
  });
});

describe('L5 the opinion', () => {
  it('is written, given back, written again, reviewed by another one, sent and read', async () => {
    const id = await drafted();
    expect((await step(id, 'REVIEW')).code).toBe('9103');
    expect((await step(id, 'RETURN', { reason: '기한을 더 적어 주세요.' }, other)).code).toBe('0000');
    expect((await step(id, 'REVISE', { text: '내용증명부터 보내세요. 기한은 2주예요.' })).code).toBe('0000');
    expect((await step(id, 'REVIEW', {}, other)).code).toBe('0000');
    expect((await readOwn(id)).opinion).toBeNull();
    expect((await step(id, 'SEND')).code).toBe('0000');
    const own = await readOwn(id);
    expect(own.opinion).toMatchObject({ number: 2, text: '내용증명부터 보내세요. 기한은 2주예요.' });
    expect(JSON.stringify(own)).not.toContain('사실을 확인했어요.');
    const { opinionList } = await read(id);
    expect(opinionList.map(({ number, remark }) => [number, remark])).toEqual([
      [2, null],
      [1, '기한을 더 적어 주세요.'],
    ]);
    expect((await step(id, 'CLOSE')).code).toBe('0000');
    expect(await read(id)).toMatchObject({ status: 'CLOSED', destroyOn: '2031-11-20', stepList: [] });
  });

  it('that is sent leaves its case behind all that still waits for somebody', async () => {
    const sent = await drafted();
    await step(sent, 'REVIEW', {}, other);
    await step(sent, 'SEND');
    portal.clock.now = new Date(FRIDAY.getTime() + 60_000);
    const later = await askLaw(portal, (await anAsker(portal)).token);
    const query = { view: 'TODO' as const, size: 'all' as const };
    const { casePage } = await portal.get(lawDesk.pageCases, { query }, { token: one.token });
    const ids = casePage.content.map(({ caseId }) => caseId);
    expect(ids.indexOf(later)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(sent)).toBeGreaterThan(ids.indexOf(later));
  });

  it('is written by whoever has the case only', async () => {
    const id = await drafted();
    expect((await step(id, 'REVISE', { text: 'x' }, other)).code).toBe('9103');
  });
});

describe('L6 the clock', () => {
  it('stands still in a pause, also for cases that came before it, and lists what is late', async () => {
    const id = await askLaw(portal, student.token);
    const body = { beginsOn: '2026-11-23', endsOn: '2026-11-25', reasonKo: '법원 휴정', reasonEn: 'Court recess' };
    const { pauseId } = await portal.get(lawDesk.createPause, { body }, { token: one.token });
    expect((await read(id)).dueAt).toBe('2026-11-30T01:00:00.000Z');
    const { pauseList } = await portal.get(law.readIntake, {}, { token: student.token });
    expect(pauseList).toMatchObject([{ beginsOn: '2026-11-23', reasonKo: '법원 휴정' }]);
    portal.clock.now = new Date('2026-11-30T01:00:01Z');
    const late = async () =>
      (
        await portal.get(lawDesk.pageCases, { query: { view: 'OVERDUE', size: 'all' } }, { token: one.token })
      ).casePage.content.map(({ caseId }) => caseId);
    expect(await late()).toContain(id);
    await portal.get(lawDesk.deletePause, { params: { id: pauseId } }, { token: one.token });
    expect((await read(id)).dueAt).toBe('2026-11-27T01:00:00.000Z');
    await step(id, 'DECLINE', { reason: 'x' });
    expect(await late()).not.toContain(id);
  });

  it.each([
    ['endsOn', { endsOn: '2026-11-22' }],
    ['endsOn', { endsOn: '2027-11-23' }],
    ['beginsOn', { beginsOn: '2026-02-30' }],
    ['reasonEn', { reasonEn: ' ' }],
  ])('refuses a pause at %s', async (field, more) => {
    const body = { beginsOn: '2026-11-23', endsOn: '2026-11-25', reasonKo: 'x', reasonEn: 'x', ...more };
    const { envelope } = await portal.ask(lawDesk.createPause, { body }, { token: one.token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
  });
});

describe('L3 the hour', () => {
  it('is answered before anything is noted of it, and before the case ends', async () => {
    const lawyer = await aCounsellor(portal, {
      member: { types: ['STAFF'], duties: ['LAW_COUNSELLOR'], nameKo: '변여섯' },
      desk: 'law',
    });
    const { hourList } = await portal.get(law.listHours, {}, { token: student.token });
    const slotId = hourList.find((found) => found.counsellorNm === '변여섯')?.slotId ?? '';
    const id = await askLaw(portal, student.token, { hour: { slotId, channel: 'FACE_TO_FACE' } });
    const waits = { code: '9100', output: { errors: [{ field: 'action' }] } };
    expect(await stepsOf(id)).not.toContain('DECLINE');
    expect(await step(id, 'DECLINE', { reason: '우리가 다루는 일이 아니에요.' })).toMatchObject(waits);
    await step(id, 'ACCEPT', { reason: '상담할 수 있는 일이에요.' });
    await step(id, 'ASSIGN', { memberIdList: [one.id] });
    expect(await stepsOf(id)).not.toContain('CONSULT');
    expect(await step(id, 'CONSULT', { text: '사실을 확인했어요.' })).toMatchObject(waits);
    await sql`update law_case set status = 'SENT' where id = ${id}`.execute(portal.platform.db);
    expect(await stepsOf(id)).not.toContain('CLOSE');
    expect(await step(id, 'CLOSE')).toMatchObject(waits);
    const params = { desk: 'law', id: (await read(id)).meeting?.requestId ?? '' };
    await portal.get(
      deskMeeting.stepMeeting,
      { params, body: { action: 'APPROVE', version: 1 } },
      { token: lawyer.token },
    );
    expect(await stepsOf(id)).toContain('CLOSE');
    expect((await step(id, 'CLOSE')).code).toBe('0000');
  });

  it('is asked for with the case, answered at the desk, and stands in the history', async () => {
    const lawyer = await aCounsellor(portal, {
      member: { types: ['STAFF'], duties: ['LAW_COUNSELLOR'], nameKo: '변넷' },
      desk: 'law',
    });
    const { hourList } = await portal.get(law.listHours, {}, { token: student.token });
    const hour = hourList.find((found) => found.counsellorNm === '변넷');
    const wish = { slotId: hour?.slotId ?? '', channel: 'FACE_TO_FACE' as const };
    const id = await askLaw(portal, student.token, { hour: wish });
    const { lawCase } = await portal.get(lawDesk.readCase, { params: { id } }, { token: lawyer.token });
    expect(lawCase.meeting).toMatchObject({ status: 'WAITING', isMine: true });
    const params = { desk: 'law', id: lawCase.meeting?.requestId ?? '' };
    await portal.get(
      deskMeeting.stepMeeting,
      { params, body: { action: 'APPROVE', version: 1 } },
      { token: lawyer.token },
    );
    expect(await readOwn(id)).toMatchObject({ next: { step: 'MEET' }, canBook: false });
    const again = await portal.ask(law.bookHour, { params: { id }, body: wish }, { token: student.token });
    expect(again.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'slotId' }] } });
    const { historyPage } = await portal.get(history.pageHistory, {}, { token: student.token });
    expect(historyPage.content).toMatchObject([
      { meeting: null, case: { caseId: id, kind: 'LAW', status: 'WAITING' } },
    ]);
    const seen = await portal.get(counsellingSummary.readSummary, {}, { token: student.token });
    expect(seen.next).toBeNull();
    expect(seen.caseList).toMatchObject([{ caseId: id, next: { step: 'MEET' } }]);
    const cancel = { id: params.id };
    await portal.get(
      request.stepOwnMeeting,
      { params: cancel, body: { action: 'CANCEL', version: 2, reason: '수업이 생겼어요.' } },
      { token: student.token },
    );
    expect(await readOwn(id)).toMatchObject({ next: { step: 'ANSWER' }, canBook: true });
  });
});

describe('H4 what the university asks after counselling', () => {
  it('is not asked about an hour of law, which stands with its case alone', async () => {
    const lawyer = await aCounsellor(portal, {
      member: { types: ['STAFF'], duties: ['LAW_COUNSELLOR'], nameKo: '변다섯' },
      desk: 'law',
    });
    const { hourList } = await portal.get(law.listHours, {}, { token: student.token });
    const hour = hourList.find((found) => found.counsellorNm === '변다섯');
    const id = await askLaw(portal, student.token, {
      hour: { slotId: hour?.slotId ?? '', channel: 'FACE_TO_FACE' as const },
    });
    const { lawCase } = await portal.get(lawDesk.readCase, { params: { id } }, { token: lawyer.token });
    const requestId = lawCase.meeting?.requestId ?? '';
    const params = { desk: 'law', id: requestId };
    await portal.get(
      deskMeeting.stepMeeting,
      { params, body: { action: 'APPROVE', version: 1 } },
      { token: lawyer.token },
    );
    portal.clock.now = new Date(hour?.beginsAt ?? '');
    const [token, desk] = [await signIn(portal, student), await signIn(portal, lawyer)];
    const written = {
      minutes: 30,
      topicList: ['STUDY'],
      sharedNote: '',
      privateNote: '',
      nextOn: null,
      followUpList: [],
    };
    const complete = { action: 'COMPLETE', version: 2, record: written } as const;
    await portal.get(deskMeeting.stepMeeting, { params, body: complete }, { token: desk });
    const about = { params: { contextType: 'COUNSELLING', contextId: requestId } };
    expect((await portal.ask(survey.readSurveyForm, about, { token })).envelope.code).toBe('404');
    const { todoList } = await portal.get(home.dashboard, {}, { token });
    expect(JSON.stringify(todoList)).not.toContain(requestId);
    const told = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(JSON.stringify(told)).not.toContain(`/cs/${requestId}/surv`);
  });
});

describe('L8 destroying', () => {
  it('leaves nothing to read once the time is over, and a line in the ledger', async () => {
    const id = await drafted();
    await step(id, 'REVIEW', {}, other);
    await step(id, 'SEND');
    await step(id, 'CLOSE');
    const { db } = portal.platform;
    const destroy = (now: string) => destroyOldCases(db, lawRetention, { years: 5, now: new Date(now) });
    expect(await destroy('2031-11-20T01:00:00Z')).toBe(0);
    expect(await destroy('2031-11-20T01:00:01Z')).toBeGreaterThan(0);
    expect(await destroy('2031-11-21T01:00:00Z')).toBe(0);
    expect(await readOwn(id)).toMatchObject({ facts: null, opinion: null, status: 'CLOSED' });
    expect(await read(id)).toMatchObject({ note: null, opinionList: [], conflictList: [] });
    const ledger = await db
      .selectFrom('destruction')
      .select(['destruction.kind', 'destruction.ended_on as endedOn'])
      .where('destruction.case_id', '=', id)
      .execute();
    expect(ledger).toEqual([{ kind: 'LAW', endedOn: '2026-11-20' }]);
  });
});
