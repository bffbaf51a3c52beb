/**
 * Y7: a sentence planted in every text of psychological counselling by its own call appears in no other call's answer, log line,
 * notification, e-mail, export, search result or error, and in no plain byte of the database.
 */
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, anAdvisor, signIn } from '../../../../test/builders.ts';
import {
  aCanary,
  findInAnswers,
  findInBytes,
  findInExports,
  findInRows,
  textFieldsOf,
} from '../../../../test/canary.ts';
import { openMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { untilDelivered } from '../../../../test/notifications.ts';
import { anAnswer, aQuestion, openSurvey } from '../../../../test/surveys.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import {
  aCentreManager,
  agreeToAll,
  anApplication,
  aPlace,
  aPsychologist,
  aSession,
  type Colleague,
} from '../../../../test/psychological.ts';
import { anAsker, type MadeStudent } from '../../../../test/counselling.ts';

const CANARY = '고요한방문장 stieglitzsatz';

/** Calls that may answer with the text: the case itself, the ledgers of openings and emergencies, and what the caller wrote or is asked. */
const OWN: ReadonlySet<string> = new Set([
  'psychDesk.readCase',
  'psychDesk.pageOpenings',
  'psychAsking.readForm',
  'referral.readReferral',
  'referral.listAgreed',
  'psychReferral.readOwnReferral',
  'psychReferral.pageEmergencies',
  'psychHandover.readHandovers',
  'psychHandover.readOwnHandover',
  // Where the student's own sessions are.
  'psychAsking.readOwn',
  // The sheet of who walked in, for managers.
  'file.downloadAll',
  'file.downloadFile',
]);

/** Texts that name somebody or something in the portal: looked up, and kept nowhere. */
const LOOKED_UP: ReadonlySet<string> = new Set(['createCase.studentNo', 'askOpening.studentNo']);

/** Places outside are public, and about nobody. */
const OF_A_PLACE = /^(?:createPlace|changePlace|orderPlaces)\./u;

const ASKED = { ...psychAsking, ...psychDesk, ...psychHandover, ...referral, ...psychReferral };
const canary = aCanary(ASKED, ['고요한방문장', 'stieglitzsatz']);

let server: MailServer;
let portal: TestPortal;
let student: MadeStudent;
let manager: Colleague;
let counsellor: Colleague;
let professor: Colleague;
let id: string;
const answers: string[] = [];
/** Ids to ask about: the case, the files of the one that walked in, the survey. */
const asked: string[] = [];

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ LOG_LEVEL: 'trace', SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });
  await portal.work();
  manager = await aCentreManager(portal);
  counsellor = await aPsychologist(portal);
  student = await anAsker(portal);
  const member = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
  professor = { ...member, token: await signIn(portal, member) };
  const advised = { studentId: student.studentId, advisorId: member.id, beginsOn: '2026-03-01' };
  await anAdvisor(portal.platform.db, advised);
  for (const { id: memberId } of [manager, counsellor, student, professor])
    await sql`update member set email = ${`${memberId}@example.ac.kr`} where id = ${memberId}::uuid`.execute(
      portal.platform.db,
    );
  await plantReferrals();
  await plantAll();
  await plantSurvey();
  await untilDelivered(portal);
}, 60_000);
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** One that the student agrees to, and one that is told without asking and reviewed. */
async function plantReferrals(): Promise<void> {
  const send = async <C extends CallSpec>(
    spec: C,
    input: CallInput<C>,
    by: { token: string },
  ): Promise<CallOutput<C>> => {
    canary.note(spec, input.body);
    const output = await portal.get(spec, input, by);
    answers.push(JSON.stringify(output));
    return output;
  };
  const by = { token: professor.token };
  const written = { reasonList: ['MOOD' as const], urgency: 'SOON' as const, note: CANARY };
  const begin = (more: { reasonList?: 'CAREER'[]; destination: 'PSYCHOLOGICAL' | 'CAREER' }) =>
    send(referral.createReferral, { body: { ...written, ...more, stdntId: student.studentId } }, by);
  const about = { id: (await begin({ destination: 'PSYCHOLOGICAL' })).referralId };
  await send(referral.changeReferral, { params: about, body: { ...written, version: 1 } }, by);
  await send(referral.stepReferral, { params: about, body: { action: 'ASK', version: 2 } }, by);
  const answer = { params: about, body: { action: 'ACCEPT' as const, version: 3 } };
  await send(psychReferral.stepOwnReferral, answer, { token: student.token });
  // One that the student has agreed to, and that goes with no request yet.
  const career = { id: (await begin({ reasonList: ['CAREER'], destination: 'CAREER' })).referralId };
  await send(referral.stepReferral, { params: career, body: { action: 'ASK', version: 1 } }, by);
  const agreed = { params: career, body: { action: 'ACCEPT' as const, version: 2 } };
  await send(referral.stepOwnReferral, agreed, { token: student.token });
  const told = { id: (await begin({ destination: 'PSYCHOLOGICAL' })).referralId };
  const report = { action: 'EMERGENCY' as const, version: 1, reason: `${CANARY} ${CANARY}` };
  await send(referral.stepReferral, { params: told, body: report }, by);
  const { emergencyPage } = await portal.get(psychReferral.pageEmergencies, {}, { token: manager.token });
  const body = { action: 'REVIEW' as const, version: emergencyPage.content[0]?.version ?? 0, note: CANARY };
  await send(psychReferral.stepEmergency, { params: told, body }, { token: manager.token });
}

/** Every call that takes a text, with the sentence in each of them; what they answer is kept. */
async function plantAll(): Promise<void> {
  const send = async (spec: CallSpec, input: object, token: string): Promise<unknown> => {
    canary.note(spec, 'body' in input ? input.body : undefined);
    const output = await portal.get(spec, input, { token });
    answers.push(JSON.stringify(output));
    return output;
  };
  await agreeToAll(portal, student.token);
  const body = anApplication({ content: CANARY });
  await send(psychAsking.saveDraft, { body }, student.token);
  ({ applicationId: id } = (await send(psychAsking.apply, { body }, student.token)) as { applicationId: string });
  asked.push(id);
  await send(psychAsking.saveDraft, { body }, student.token);
  const version = async () =>
    (await portal.get(psychDesk.readCase, { params: { id } }, { token: manager.token })).psychCase.version;
  const approve = async () =>
    send(
      psychDesk.approve,
      { params: { id }, body: { ...aSession(), place: CANARY, version: await version(), counsellorId: counsellor.id } },
      manager.token,
    );
  const checkIn = { phqList: [2, 2], isInDanger: true };
  await send(psychAsking.checkIn, { params: { id }, body: checkIn }, student.token);
  await approve();
  await send(psychDesk.reassign, { params: { id }, body: { version: await version(), reason: CANARY } }, manager.token);
  await approve();
  await send(psychDesk.supervise, { params: { id }, body: { version: await version(), note: CANARY } }, manager.token);
  portal.clock.now = new Date('2026-11-23T02:00:00Z');
  const session = await bookedSession();
  const soap = { subjective: CANARY, objective: CANARY, assessment: CANARY, plan: CANARY };
  await send(
    psychDesk.recordSession,
    {
      params: { id, sessionId: session.sessionId },
      body: { ...soap, level: 'WATCH', version: session.version },
    },
    counsellor.token,
  );
  const next = { ...aSession({ date: '2026-11-30' }), place: CANARY };
  await send(psychDesk.bookSession, { params: { id }, body: { ...next, version: await version() } }, counsellor.token);
  const ahead = await bookedSession();
  const moved = { ...next, ...aSession({ date: '2026-12-07' }), place: CANARY, version: ahead.version };
  await send(psychDesk.moveSession, { params: { id, sessionId: ahead.sessionId }, body: moved }, counsellor.token);
  await send(psychDesk.end, { params: { id }, body: { version: await version(), ending: 'AGREED' } }, counsellor.token);
  await send(psychDesk.reopen, { params: { id }, body: { version: await version(), reason: CANARY } }, manager.token);
  const { placeList } = await portal.get(psychHandover.createPlace, { body: aPlace() }, { token: manager.token });
  const proposed = { placeId: placeList[0]?.placeId ?? '', reason: 'MOOD' as const, note: CANARY };
  await send(psychHandover.proposeHandover, { params: { id }, body: proposed }, counsellor.token);
  const { rows } = await sql<{
    no: string;
  }>`select student_number as no from student where id = ${student.studentId}::uuid`.execute(portal.platform.db);
  const studentNo = rows[0]?.no ?? '';
  const reason = `${CANARY} ${CANARY}`;
  await send(psychDesk.askOpening, { body: { studentNo, reason } }, counsellor.token);
  await walkIn();
  await planted(studentNo);
}

async function bookedSession(): Promise<{ sessionId: string; version: number }> {
  const { psychCase } = await portal.get(psychDesk.readCase, { params: { id } }, { token: manager.token });
  const session = psychCase.sessionList.find(({ status }) => status === 'BOOKED');
  if (!session) throw new Error('No session is booked.');
  return session;
}

/** Somebody else who came to the desk, with a sheet whose name and bytes have the sentence. */
async function walkIn(): Promise<void> {
  const other = await anAsker(portal);
  const { rows } = await sql<{ no: string }>`
    select s.student_number as no from student s where s.id = ${other.studentId}::uuid`.execute(portal.platform.db);
  const sheet = { name: `${CANARY}.pdf`, bytes: Buffer.concat([PDF, Buffer.from(`% ${CANARY}\n`)]) };
  const { fileId } = await upload(portal, [sheet], { token: manager.token, isSealed: true });
  asked.push(fileId);
  const { preferences } = anApplication();
  const body = {
    studentNo: rows[0]?.no ?? '',
    areaList: [],
    content: CANARY,
    level: 'GENERAL' as const,
    preferences,
    hasPaperConsent: true,
    paperSignedOn: '2026-11-20',
    paperFileId: fileId,
    paperFileSnList: [1],
  };
  canary.note(psychDesk.createCase, body);
  answers.push(JSON.stringify(await portal.get(psychDesk.createCase, { body }, { token: manager.token })));
}

/** Those that are refused: their text is in an error at most. */
async function planted(studentNo: string): Promise<void> {
  const { preferences } = anApplication();
  const paper = { hasPaperConsent: true, paperSignedOn: '2026-11-20', paperFileId: null, paperFileSnList: [] };
  const refused = { studentNo, areaList: [], content: CANARY, level: 'GENERAL', preferences, ...paper };
  const inputs: readonly [CallSpec, object, string][] = [
    [psychDesk.createCase, { body: refused }, manager.token],
    [psychDesk.createCase, { body: { ...refused, level: CANARY } }, manager.token],
    [psychAsking.apply, { body: anApplication({ content: CANARY }) }, student.token],
    [psychAsking.apply, { body: { ...anApplication({ content: CANARY }), gadList: CANARY } }, student.token],
  ];
  for (const [spec, input, token] of inputs) {
    const { envelope } = await portal.ask(spec, input, { token });
    expect(envelope.code).not.toBe('0000');
    answers.push(JSON.stringify(envelope));
  }
}

/** When a case has ended its student is asked by choices alone: words in their place are refused, and told nowhere. */
async function plantSurvey(): Promise<void> {
  const content = { contextType: 'PSYCHOLOGICAL', questionList: [aQuestion({ questionId: 'score', type: 'SCALE5' })] };
  const { surveyId, versionId } = await openSurvey(portal, manager.token, content);
  asked.push(surveyId);
  const { psychCase } = await portal.get(psychDesk.readCase, { params: { id } }, { token: manager.token });
  const end = { params: { id }, body: { version: psychCase.version, ending: 'AGREED' as const } };
  await portal.get(psychDesk.end, end, { token: counsellor.token });
  const params = { contextType: 'PSYCHOLOGICAL', contextId: id };
  const answer = async (said: string) => {
    const body = { versionId, answerList: [anAnswer('score', [said])] };
    const { envelope } = await portal.ask(survey.answerSurvey, { params, body }, { token: student.token });
    answers.push(JSON.stringify(envelope));
    return envelope.code;
  };
  expect(await answer(CANARY)).toBe('9100');
  expect(await answer('5')).toBe('0000');
}

it('is planted in every field of the contract that takes a free text', () => {
  const fields = textFieldsOf(ASKED).filter((field) => !LOOKED_UP.has(field) && !OF_A_PLACE.test(field));
  expect(fields.length).toBeGreaterThan(15);
  expect(fields.filter((field) => !canary.planted.has(field))).toEqual([]);
});

it('Y7 in no answer to whoever wrote it, nor in an error', () => {
  expect(answers.length).toBeGreaterThan(12);
  expect(answers.filter(canary.isIn)).toEqual([]);
});

it('in no answer of any other call, whoever asks, nor in a search', async () => {
  const params = { contextType: 'PSYCHOLOGICAL' };
  const everybody = { ids: asked, params, tokens: [student, manager, counsellor, professor].map(({ token }) => token) };
  expect(await findInAnswers(portal, canary, { ...everybody, except: OWN })).toEqual([]);
  const others = { ...everybody, tokens: await outsiders() };
  expect(await findInAnswers(portal, canary, { ...others, except: new Set() })).toEqual([]);
}, 120_000);

it('in no exported list', async () => {
  const tokens = await outsiders();
  const { told, files } = await findInExports(portal, canary, { tokens, params: { id: asked.at(-1) ?? '' } });
  expect(files).toBeGreaterThan(2);
  expect(told).toEqual([]);
});

/** An administrator and a department's chief: who sees the most elsewhere. */
async function outsiders(): Promise<string[]> {
  const { db } = portal.platform;
  const admin = await aMember(db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
  const chief = await aMember(db, { types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'] });
  return [await signIn(portal, admin), await signIn(portal, chief)];
}

it('in no e-mail', () => {
  expect(server.received.length).toBeGreaterThan(3);
  expect(server.received.filter((mail) => canary.isIn(JSON.stringify(mail)))).toEqual([]);
});

it('in no line of the log, at any level', () => {
  expect(portal.lines.length).toBeGreaterThan(0);
  expect(portal.lines.filter((line) => canary.isIn(JSON.stringify(line)))).toEqual([]);
});

it('in no row of any table: jobs, outbox, notifications, e-mails, exports and audit among them', async () => {
  expect(await findInRows(portal, canary)).toEqual([]);
});

it('in no plain byte of the database’s files, its log of changes, or the store of files', async () => {
  // A text that lies there unsealed is found, so the bytes were looked into.
  expect(await findInBytes(portal, [student.username])).not.toEqual([]);
  expect(await findInBytes(portal, canary.traces)).toEqual([]);
});
