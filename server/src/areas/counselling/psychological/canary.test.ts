/**
 * Y7: a sentence planted in every text of psychological counselling by its own call appears in no other call's answer, log line,
 * notification, e-mail, export, search result or error, and in no plain byte of the database.
 */
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { search } from '@naru/contract/areas/search.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { addressFor } from '../../../../test/tables/ask.ts';
import { aMember, anAdvisor, signIn } from '../../../../test/builders.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import {
  aCentreManager,
  agreeToAll,
  anApplication,
  aPsychologist,
  aSession,
  type Colleague,
} from '../../../../test/psychological.ts';
import { anAsker, type MadeStudent } from '../../../../test/counselling.ts';
import { AREAS } from '../../../main.ts';

const CANARY = '고요한방문장 stieglitzsatz';
const TRACES = ['고요한방문장', 'stieglitzsatz', encodeURIComponent('고요한방문장')];

/** Whose the text is by right: the case itself, the ledgers of openings and emergencies, and what the caller wrote or is asked. */
const OWN: ReadonlySet<string> = new Set([
  'psychDesk.readCase',
  'psychDesk.pageOpenings',
  'psychAsking.readForm',
  'psychReferral.readReferral',
  'psychReferral.readOwnReferral',
  'psychReferral.pageEmergencies',
  // Where the student's own sessions are.
  'psychAsking.readOwn',
]);

/** Texts that name somebody or something in the portal: looked up, and kept nowhere. */
const LOOKED_UP: ReadonlySet<string> = new Set(['createCase.studentNo', 'askOpening.studentNo']);

/** Every field that takes a free text, as the contract has them: a new one without a canary fails. */
function textFieldsOf(calls: Readonly<Record<string, CallSpec>>): string[] {
  return Object.entries(calls).flatMap(([name, spec]) =>
    spec.body ? findTexts(z.toJSONSchema(spec.body, { io: 'input', unrepresentable: 'any' }), name) : [],
  );
}

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

function findTexts(schema: object, path: string): string[] {
  const { type, format, pattern, properties = {}, items, anyOf = [], ...rest } = schema as Shape; // what Zod writes
  const isFree = type === 'string' && !format && !pattern && rest.enum === undefined && rest.const === undefined;
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => findTexts(one, `${path}.${name}`)),
    ...(items ? findTexts(items, path) : []),
    ...anyOf.flatMap((one) => findTexts(one, path)),
  ];
}

/** Where the sentence stood in what was sent. */
const plantedAt = new Set<string>();
function notePlanted(spec: CallSpec, input: object): void {
  const calls = { ...psychAsking, ...psychDesk };
  const name = Object.entries(calls).find(([, one]) => one === spec)?.[0] ?? '';
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value.includes(CANARY)) plantedAt.add(path);
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  walk((input as { body?: unknown }).body, name);
}

let portal: TestPortal;
let student: MadeStudent;
let manager: Colleague;
let counsellor: Colleague;
let professor: Colleague;
let id: string;
const answers: string[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'trace' });
  manager = await aCentreManager(portal);
  counsellor = await aPsychologist(portal);
  student = await anAsker(portal);
  const member = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
  professor = { ...member, token: await signIn(portal, member) };
  const advised = { studentId: student.studentId, advisorId: member.id, beginsOn: '2026-03-01' };
  await anAdvisor(portal.platform.db, advised);
  await plantReferrals();
  await plantAll();
}, 60_000);
afterAll(() => portal.close());

/** One that the student agrees to, and one that is told without asking and reviewed. */
async function plantReferrals(): Promise<void> {
  const send = async <T>(output: Promise<T>): Promise<T> => {
    answers.push(JSON.stringify(await output));
    return output;
  };
  const by = { token: professor.token };
  const written = { reasonList: ['MOOD' as const], urgency: 'SOON' as const, note: CANARY };
  const begin = () =>
    send(portal.get(psychReferral.createReferral, { body: { ...written, stdntId: student.studentId } }, by));
  const asked = { id: (await begin()).referralId };
  await send(portal.get(psychReferral.changeReferral, { params: asked, body: { ...written, version: 1 } }, by));
  await send(portal.get(psychReferral.askStudent, { params: asked, body: { version: 2 } }, by));
  const answer = { params: asked, body: { version: 3, isAccepted: true } };
  await send(portal.get(psychReferral.answerReferral, answer, { token: student.token }));
  const told = { id: (await begin()).referralId };
  const report = { params: told, body: { version: 1, reason: `${CANARY} ${CANARY}` } };
  await send(portal.get(psychReferral.reportEmergency, report, by));
  const { emergencyPage } = await portal.get(psychReferral.pageEmergencies, {}, { token: manager.token });
  const body = { version: emergencyPage.content[0]?.version ?? 0, note: CANARY };
  await send(portal.get(psychReferral.reviewEmergency, { params: told, body }, { token: manager.token }));
}

/** Every call that takes a text, with the sentence in each of them; what they answer is kept. */
async function plantAll(): Promise<void> {
  const send = async (spec: CallSpec, input: object, token: string): Promise<unknown> => {
    notePlanted(spec, input);
    const output = await portal.get(spec, input, { token });
    answers.push(JSON.stringify(output));
    return output;
  };
  await agreeToAll(portal, student.token);
  const body = anApplication({ content: CANARY });
  await send(psychAsking.saveDraft, { body }, student.token);
  ({ applicationId: id } = (await send(psychAsking.apply, { body }, student.token)) as { applicationId: string });
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
  notePlanted(psychDesk.createCase, { body });
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

it('is planted in every field of the contract that takes a free text', () => {
  const fields = textFieldsOf({ ...psychAsking, ...psychDesk }).filter(
    // An id names a row.
    (field) => !LOOKED_UP.has(field) && !field.endsWith('Id'),
  );
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !plantedAt.has(field))).toEqual([]);
});

const traced = (text: string): boolean => TRACES.some((trace) => text.includes(trace));

it('Y7 in no answer to whoever wrote it, nor in an error', () => {
  expect(answers.length).toBeGreaterThan(12);
  expect(answers.filter(traced)).toEqual([]);
});

const READS = AREAS.flatMap((area) =>
  Object.entries(area.calls).flatMap(([key, spec]) =>
    spec.method === 'GET' && spec.gives !== 'file' ? [[`${area.name}.${key}`, spec] as const] : [],
  ),
);

it('in no answer of any other call, whoever asks', async () => {
  const admin = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
  const tokens = [student.token, manager.token, counsellor.token, await signIn(portal, admin), professor.token];
  const told: string[] = [];
  for (const [name, spec] of READS.filter(([one]) => !OWN.has(one))) {
    const params: Record<string, string> = {};
    for (const part of spec.path.matchAll(/\{(\w+)\}/g)) params[part[1] ?? ''] = id;
    for (const token of tokens) {
      const url = addressFor(spec, params);
      const { body } = await portal.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      if (traced(body)) told.push(name);
    }
  }
  expect(told).toEqual([]);
  for (const searchText of ['고요한방문장', 'stieglitzsatz']) {
    const found = await portal.get(search.find, { query: { searchText } }, { token: manager.token });
    expect(traced(JSON.stringify(found).replaceAll(searchText, ''))).toBe(false);
  }
});

it('in no line of the log', () => {
  expect(portal.lines.length).toBeGreaterThan(0);
  expect(portal.lines.filter((line) => traced(JSON.stringify(line)))).toEqual([]);
});

it('in no row of any table: jobs, outbox, notifications, e-mails, exports and audit among them', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any('{public,psych,pgboss}')`.execute(portal.platform.db);
  const told: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(portal.platform.db);
    if (found.rows.some(({ row }) => traced(row))) told.push(name);
  }
  expect(told).toEqual([]);
});

/** PostgreSQL takes files of its log away while others are at work in the same cluster. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0); // what Node throws
    throw error;
  }
}

it('in no plain byte of the database’s files, its log of changes included, after a checkpoint', async () => {
  await sql`checkpoint`.execute(portal.platform.db);
  const folder = inject('clusterDir');
  const needles = TRACES.map((trace) => Buffer.from(trace));
  const told: string[] = [];
  const { rows } = await sql<{
    oid: string;
  }>`select oid::text from pg_database where datname = current_database()`.execute(portal.platform.db);
  for (const part of [join('base', rows[0]?.oid ?? ''), 'pg_wal']) {
    for (const file of readdirSync(join(folder, part), { withFileTypes: true }).filter((one) => one.isFile())) {
      const bytes = readIfThere(join(folder, part, file.name));
      if (needles.some((needle) => bytes.includes(needle))) told.push(join(part, file.name));
    }
  }
  expect(told).toEqual([]);
});
