/**
 * Texts of legal counselling, planted in every field by its own call, stand nowhere else: asked of every call that
 * reads, of the log at any level, of every row, and of the bytes of the database's files.
 */
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import {
  aCanary,
  findInAnswers,
  findInBytes,
  findInExports,
  findInRows,
  textFieldsOf,
} from '../../../../test/canary.ts';
import { aCounsellor, anAsker, FRIDAY } from '../../../../test/counselling.ts';
import { aLawCase, aLawyer, stepLaw, type MadeLawyer } from '../../../../test/law.ts';
import { openMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { untilDelivered } from '../../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { PDF, upload } from '../../../../test/upload.ts';

/** Each field's own, so that a find says which one it was. */
const planted = (field: string): string => `심어둔${field} kanarienvogellaw`;
/** A name, which lies there as it is. */
const PLAIN = '이평문klarschriftlaw';
/** Types of records that are announced to everybody. */
const ANNOUNCED: ReadonlySet<string> = new Set(['createPause.reasonKo', 'createPause.reasonEn']);
const ASKED = { ...law, ...lawDesk };
const canary = aCanary(ASKED, ['심어둔', 'kanarienvogellaw']);

let server: MailServer;
let portal: TestPortal;
let lawyer: MadeLawyer;
let reviewer: MadeLawyer;
let caseId: string;
let owner: string;
const others: string[] = [];
/** Ids to ask about: the case, its files, the hour. */
const asked: string[] = [];
const answers: string[] = [];

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ LOG_LEVEL: 'trace', SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });
  await portal.work();
  portal.clock.now = FRIDAY;
  const { db } = portal.platform;
  lawyer = await aCounsellor(portal, {
    member: { types: ['STAFF'], duties: ['LAW_COUNSELLOR'], nameKo: '변하나' },
    desk: 'law',
  });
  reviewer = await aLawyer(portal, '변둘');
  const student = await anAsker(portal, { nameKo: PLAIN });
  owner = student.token;
  others.push(await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] })));
  others.push(await signIn(portal, await aMember(db, { types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'] })));
  others.push((await anAsker(portal, { nameKo: '박다른' })).token);
  for (const { id } of [lawyer, reviewer, student])
    await sql`update member set email = ${`${id}@example.ac.kr`} where id = ${id}::uuid`.execute(db);
  await plantAll(student.token);
  await untilDelivered(portal);
}, 60_000);
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** Sends a call and keeps the answer, because a sentence may be repeated to nobody. */
async function send<C extends CallSpec>(spec: C, input: CallInput<C>, token: string): Promise<CallOutput<C>> {
  canary.note(spec, input.body);
  const output = await portal.get(spec, input, { token });
  answers.push(JSON.stringify(output));
  return output;
}

async function plantAll(token: string): Promise<void> {
  const facts = {
    opponent: planted('상대'),
    summary: planted('사실'),
    help: planted('도움'),
    answerList: [{ question: 'DEPOSIT' as const, text: planted('답') }],
    timelineList: [{ on: '2026-10-31', text: planted('일') }],
    evidenceList: [],
  };
  const { disclaimerVersion: _v, isAgreed: _a, hour: _h, ...draft } = aLawCase({ facts });
  await send(law.saveDraft, { body: draft }, token);
  for (const refused of [aLawCase({ facts, isAgreed: false }), { ...aLawCase({ facts }), caseType: planted('종류') }]) {
    const { envelope } = await portal.ask(law.createCase, { body: refused as never }, { token }); // what no form sends, too
    expect(envelope.code).toBe('9100');
    answers.push(JSON.stringify(envelope));
  }
  const file = { name: `${planted('파일')}.pdf`, bytes: Buffer.concat([PDF, Buffer.from(`% ${planted('바이트')}\n`)]) };
  const { fileId } = await upload(portal, [file], { token, isSealed: true });
  const { hourList } = await portal.get(law.listHours, {}, { token });
  const hour = { slotId: hourList[0]?.slotId ?? '', channel: 'FACE_TO_FACE' as const };
  const whole = aLawCase({ facts, hour, fileId, fileSnList: [1] });
  ({ caseId } = await send(law.createCase, { body: whole }, token));
  const { lawCase } = await portal.get(lawDesk.readCase, { params: { id: caseId } }, { token: lawyer.token });
  const requestId = lawCase.meeting?.requestId ?? '';
  asked.push(caseId, fileId, requestId);
  const params = { desk: 'law', id: requestId };
  const reason = planted('시간거절');
  await send(deskMeeting.stepMeeting, { params, body: { action: 'REJECT', version: 1, reason } }, lawyer.token);
  await step('ACCEPT', { reason: planted('결정') });
  await step('ASSIGN', { memberIdList: [lawyer.id] });
  await step('CONSULT', { text: planted('기록') });
  await step('DRAFT', { text: planted('의견하나') });
  await step('RETURN', { reason: planted('돌려줌') }, reviewer);
  await step('REVISE', { text: planted('의견둘') });
  await step('REVIEW', {}, reviewer);
  await step('SEND', {});
}

async function step(action: Parameters<typeof stepLaw>[2]['action'], more: object, by = lawyer): Promise<void> {
  canary.note(lawDesk.stepCase, more);
  const { envelope } = await stepLaw(portal, by, { id: caseId, action, ...more });
  answers.push(JSON.stringify(envelope));
  expect([action, envelope.code]).toEqual([action, '0000']);
}

it('L7 is planted in every field of the contract that takes a free text', () => {
  const fields = textFieldsOf(ASKED).filter((field) => !ANNOUNCED.has(field));
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter((field) => !canary.planted.has(field))).toEqual([]);
});

it('L7 is read by its student and by law counsellors', async () => {
  const own = await portal.get(law.readOwnCase, { params: { id: caseId } }, { token: owner });
  expect(JSON.stringify(own)).toContain(planted('의견둘'));
  expect(JSON.stringify(own)).not.toContain(planted('기록'));
  const desk = await portal.get(lawDesk.readCase, { params: { id: caseId } }, { token: reviewer.token });
  for (const field of ['상대', '사실', '도움', '답', '일', '결정', '기록', '의견하나', '돌려줌', '의견둘'])
    expect(JSON.stringify(desk)).toContain(planted(field));
});

it('L7 is in no answer to whoever wrote it, nor in an error', () => {
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter(canary.isIn)).toEqual([]);
});

it('L7 is in no answer of any call to anybody else, nor in a search', async () => {
  const asking = { tokens: others, ids: asked, params: { desk: 'law' } };
  expect(await findInAnswers(portal, canary, { ...asking, except: new Set() })).toEqual([]);
}, 120_000);

/** Calls that may answer with the text: the case, what one is writing, the hour that was refused, the files. */
const OWN: ReadonlySet<string> = new Set([
  'law.readOwnCase',
  'law.readDraft',
  'lawDesk.readCase',
  'history.readOwnMeeting',
  'deskMeeting.readMeeting',
  'file.downloadAll',
  'file.downloadFile',
]);

it('L7 is in no other answer to those whose case it is', async () => {
  const asking = { tokens: [owner, lawyer.token, reviewer.token], ids: asked, params: { desk: 'law' } };
  expect(await findInAnswers(portal, canary, { ...asking, except: OWN })).toEqual([]);
}, 120_000);

it('L7 is in no exported list', async () => {
  const { told, files } = await findInExports(portal, canary, { tokens: others.slice(0, 2) });
  expect(files).toBeGreaterThan(2);
  expect(told).toEqual([]);
});

it('L7 is in no e-mail', () => {
  expect(server.received.length).toBeGreaterThan(3);
  expect(server.received.filter((mail) => canary.isIn(JSON.stringify(mail)))).toEqual([]);
});

it('L7 is in no line of the log, at any level', () => {
  expect(portal.lines.length).toBeGreaterThan(0);
  expect(portal.lines.filter((line) => canary.isIn(JSON.stringify(line)))).toEqual([]);
});

it('L7 is in no row: notifications, mails, jobs, outbox and audit included', async () => {
  expect(await findInRows(portal, canary)).toEqual([]);
});

it('L7 is in no plain byte of the database’s files, its log of changes, or the store of files', async () => {
  expect(await findInBytes(portal, [PLAIN])).not.toEqual([]);
  expect(await findInBytes(portal, canary.traces)).toEqual([]);
});
