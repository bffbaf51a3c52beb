/**
 * What is written in legal counselling, planted in every field by its own call, stands nowhere else: asked of every call that
 * reads, of the log at any level, of every row, and of the bytes of the database's files.
 */
import { execFileSync } from 'node:child_process';

import { answer } from '@naru/contract/areas/counselling/answer.ts';
import { law } from '@naru/contract/areas/counselling/law.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law-desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { aCounsellor, anAsker, FRIDAY } from '../../../../test/counselling.ts';
import { aLawCase, aLawyer, moveLaw, type MadeLawyer } from '../../../../test/law.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { addressFor } from '../../../../test/tables/ask.ts';
import { AREAS } from '../../../main.ts';

/** Each field's own, so that a find says which one it was. */
const planted = (field: string): string => `심어둔${field} kanarienvogellaw`;
/** A name, which lies there as it is. */
const PLAIN = '이평문klarschriftlaw';
const TRACES = ['심어둔', 'kanarienvogellaw'];

let portal: TestPortal;
let lawyer: MadeLawyer;
let reviewer: MadeLawyer;
let caseId: string;
let owner: string;
const others: string[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'trace' });
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
  await plantAll(student.token);
}, 60_000);
afterAll(() => portal.close());

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
  await portal.get(law.saveDraft, { body: draft }, { token });
  const refused = aLawCase({ facts, isAgreed: false });
  await portal.ask(law.createCase, { body: refused }, { token });
  const { hourList } = await portal.get(law.listHours, {}, { token });
  const hour = { slotId: hourList[0]?.slotId ?? '', channel: 'FACE_TO_FACE' as const };
  ({ caseId } = await portal.get(law.createCase, { body: aLawCase({ facts, hour }) }, { token }));
  const { lawCase } = await portal.get(lawDesk.readCase, { params: { id: caseId } }, { token: lawyer.token });
  const params = { desk: 'law', id: lawCase.meeting?.requestId ?? '' };
  const reason = planted('시간거절');
  await portal.get(answer.rejectRequest, { params, body: { version: 1, reason } }, { token: lawyer.token });
  await step('ACCEPT', { reason: planted('결정') });
  await step('ASSIGN', { memberIdList: [lawyer.id] });
  await step('CONSULT', { text: planted('기록') });
  await step('DRAFT', { text: planted('의견하나') });
  await step('RETURN', { reason: planted('돌려줌') }, reviewer);
  await step('REVISE', { text: planted('의견둘') });
  await step('REVIEW', {}, reviewer);
  await step('SEND', {});
}

async function step(action: Parameters<typeof moveLaw>[2]['action'], more: object, by = lawyer): Promise<void> {
  const { envelope } = await moveLaw(portal, by, { id: caseId, action, ...more });
  expect([action, envelope.code]).toEqual([action, '0000']);
}

const hasTrace = (text: string): boolean => TRACES.some((trace) => text.includes(trace));

it('L7 is read by its student and by law counsellors', async () => {
  const own = await portal.get(law.readOwnCase, { params: { id: caseId } }, { token: owner });
  expect(JSON.stringify(own)).toContain(planted('의견둘'));
  expect(JSON.stringify(own)).not.toContain(planted('기록'));
  const desk = await portal.get(lawDesk.readCase, { params: { id: caseId } }, { token: reviewer.token });
  for (const field of ['상대', '사실', '도움', '답', '일', '결정', '기록', '의견하나', '돌려줌', '의견둘'])
    expect(JSON.stringify(desk)).toContain(planted(field));
});

const READS = AREAS.flatMap((area) =>
  Object.entries(area.calls)
    .filter(([, spec]) => spec.method === 'GET')
    .map(([key, spec]) => [`${area.name}.${key}`, spec] as const),
);

it.each(READS)('L7 is in no answer of %s to anybody else', async (_id, spec) => {
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const url = addressFor(spec, Object.fromEntries(names.map((name) => [name, caseId])));
  for (const token of others) {
    for (const search of ['', '?searchText=%EC%8B%AC%EC%96%B4%EB%91%94']) {
      const response = await portal.app.inject({
        method: 'GET',
        url: url + search,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(hasTrace(response.payload)).toBe(false);
    }
  }
});

it('L7 is in no line of the log', () => {
  expect(portal.lines.length).toBeGreaterThan(0);
  expect(portal.lines.filter((line) => hasTrace(JSON.stringify(line)))).toEqual([]);
});

it('L7 is in no row: notifications, mails, jobs, outbox and audit included', async () => {
  const { db } = portal.platform;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  expect(tables.length).toBeGreaterThan(50);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    expect([name, rows.filter(({ row }) => hasTrace(row))]).toEqual([name, []]);
  }
});

it('L7 is in no byte of the database’s files', async () => {
  await sql`checkpoint`.execute(portal.platform.db);
  // Files of other tests come and go meanwhile: what was found counts, not how grep ended.
  const find = (text: string): string => {
    try {
      return execFileSync('grep', ['-rlaFs', text, inject('clusterDir')], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout?: string }).stdout ?? '';
    }
  };
  expect(find(PLAIN)).not.toBe('');
  expect(find('kanarienvogellaw')).toBe('');
});
