import { statistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

const TODAY = new Date('2026-11-20T01:00:00.000Z');
const TOPICS = ['STUDY', 'CAREER', 'PROBATION', 'LEAVE'];
const STATES = ['COMPLETED', 'APPROVED', 'ABSENT', 'WAITING', 'COMPLETED', 'REJECTED', 'COMPLETED'];
const CHANNELS = ['FACE_TO_FACE', 'PHONE', 'ONLINE'];
const STUDENTS = 16;
/** September and October are over; November runs. Each student comes once a month. */
const MONTHS = ['2026-09', '2026-10', '2026-11'];

let portal: TestPortal;
const tokens: Record<string, string> = {};
const professors: string[] = [];
const requests: { id: string; month: string }[] = [];

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = TODAY;
  const { db } = portal.platform;
  await sql`insert into term (year, semester_code, begins_on, ends_on, week1_on)
    values (2026, '20', '2026-09-01', '2026-12-20', '2026-09-01')`.execute(db);
  await aDepartment(db, { code: '31000', nameKo: '국어국문학과' });
  await aDepartment(db, { code: '32000', nameKo: '사학과' });
  const chief = await aMember(db, { types: ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'], departmentCode: '31000' });
  tokens['chief'] = await signIn(portal, chief);
  tokens['administrator'] = await signIn(portal, await aMember(db, { roles: ['ADMINISTRATOR'] }));
  const keyId = (await db.transaction().execute((tx) => portal.platform.sealing.makeKey(tx, TODAY))).id;
  const counsellors: string[] = [];
  for (const member of [chief, ...(await Promise.all(['31000', '31000', '32000'].map(aProfessor)))]) {
    counsellors.push(newId());
    professors.push(member.id);
    await sql`insert into counsellor (id, member_id, kind) values (${counsellors.at(-1)}, ${member.id}, 'PROFESSOR')`.execute(
      db,
    );
  }
  for (let at = 0; at < STUDENTS; at += 1) {
    const { studentId } = await aStudent(db, { departmentCode: '31000', grade: at < 12 ? 1 : 2 });
    await anAdvisor(db, { studentId, advisorId: professors[at % 3]!, beginsOn: '2026-03-01' });
    for (const month of MONTHS) await aRequest({ counsellor: counsellors[at % 4]!, studentId, month, at, keyId });
  }
});
afterAll(() => portal.close());

const aProfessor = (departmentCode: string) =>
  aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'], departmentCode });

async function aRequest(of: {
  counsellor: string;
  studentId: string;
  month: string;
  at: number;
  keyId: string;
}): Promise<void> {
  const { db } = portal.platform;
  const [id, slotId] = [newId(), newId()];
  const beginsAt = `${of.month}-${String(of.at + 1).padStart(2, '0')}T03:00:00Z`;
  requests.push({ id, month: of.month });
  await sql`insert into counselling_slot (id, counsellor_id, begins_at, taken)
    values (${slotId}, ${of.counsellor}, ${beginsAt}, 1)`.execute(db);
  await sql`insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
      status, ending, source, confirmation, created_at, answered_at)
    values (${id}, ${slotId}, ${of.counsellor}, ${of.studentId}, ${beginsAt}, 1, ${CHANNELS[of.at % 3]}, ${['STUDY']}, ${of.keyId},
      ${STATES[of.at % 7]}, ${STATES[of.at % 7] === 'REJECTED' ? 'DECLINED' : null}, 'STUDENT', 'NONE', '2026-08-20T00:00:00Z',
      ${`2026-08-20T${String(of.at % 24).padStart(2, '0')}:30:00Z`})`.execute(db);
}

/** Topics of meetings in the chief's department and elsewhere: their counts stay, their students are dealt again. */
const [INSIDE, OUTSIDE] = ['SSSSSSCCCCCP', 'SSCP'].map((letters) =>
  letters.split('').map((letter) => TOPICS.find((topic) => topic.startsWith(letter))),
);

/** Inserts the same counts for past months, with other topics behind each meeting; anything in the current month. */
async function arrange(turn: number): Promise<void> {
  const { db } = portal.platform;
  for (const [index, { id, month }] of requests.entries()) {
    const at = Math.floor(index / MONTHS.length);
    // Every fourth student comes to the professor elsewhere.
    const place = Math.floor(at / 4);
    const over = at % 4 === 3 ? OUTSIDE?.[(place + turn) % 4] : INSIDE?.[((place * 3 + (at % 4)) * 7 + turn * 5) % 12];
    const topic = month === '2026-11' ? TOPICS[(at * turn) % 4] : over;
    await sql`update counselling_request set topics = ${[topic]} where id = ${id}`.execute(db);
  }
}

type Query = NonNullable<CallInput<typeof statistics.pageStatistics>['query']>;
const NARROWED: readonly Query[] = [
  {},
  { deptCode: '31000' },
  { channel: 'PHONE' },
  { kind: 'PROFESSOR' },
  { from: '2026-09-03', to: '2026-09-03' },
  { from: '2026-09-01', to: '2026-09-30' },
  { from: '2026-11-01', to: '2026-11-30' },
];
const SORTS = ['name', 'requestedCount,desc', 'completedCount,desc', 'metShare'];

/** Lists every question that the calls take, one filter after the other, each with every topic and without. */
function questions(): { call: CallSpec; input: object; token: string }[] {
  const narrowed: Query[] = [...NARROWED, ...professors.map((counsellorId) => ({ counsellorId }))];
  const each = narrowed.flatMap((query) => [query, ...TOPICS.map((topic) => ({ ...query, topic }))]);
  const tables = (['department', 'counsellor'] as const).flatMap((by) =>
    SORTS.flatMap((sort) =>
      [{}, ...TOPICS.map((topic) => ({ topic }))].map((topic) => ({ ...topic, by, sort: [sort] })),
    ),
  );
  const readers = [
    { read: statistics.readStatistics, page: statistics.pageStatistics, who: 'chief' },
    { read: statistics.readAdminStatistics, page: statistics.pageAdminStatistics, who: 'chief' },
    { read: statistics.readAdminStatistics, page: statistics.pageAdminStatistics, who: 'administrator' },
  ];
  return readers.flatMap(({ read, page, who }) => {
    const token = tokens[who] ?? '';
    return [
      ...each.map((query) => ({ call: read, input: { query }, token })),
      ...[...each, ...tables].map((query) => ({ call: page, input: { query: { size: 'all', ...query } }, token })),
    ];
  });
}

async function answers(): Promise<string[]> {
  const told: string[] = [];
  for (const { call, input, token } of questions()) {
    const { envelope } = await portal.ask(call, input, { token });
    expect(envelope.code).toBe('0000');
    told.push(`${call.path} ${JSON.stringify(input)} ${JSON.stringify(envelope.output)}`);
  }
  return told;
}

it('H2 answers every question alike, whichever meeting of others had which topic: nothing can be worked out', async () => {
  await arrange(0);
  const before = await answers();
  // The chief sees past months: one topic as it is, one merged with small ones.
  expect(before[0]).toContain(
    '"topicList":[{"key":"STUDY","requestedCount":12,"completedCount":null},{"key":"","requestedCount":12',
  );
  for (const turn of [1, 2, 3]) {
    await arrange(turn);
    const after = await answers();
    for (const [at, answer] of after.entries()) expect(answer).toBe(before[at]);
  }
}, 60_000);

it('H2 makes no file of a topic of others, for a file would tell what the screen does not', async () => {
  const { envelope } = await portal.ask(
    statistics.exportAdminStatistics,
    { body: { by: 'counsellor', topic: 'PROBATION', reason: '학과 회의 자료' } },
    { token: tokens['administrator'] ?? '' },
  );
  expect([envelope.code, envelope.output]).toMatchObject(['9100', { errors: [{ field: 'topic' }] }]);
});

it('H2 tells of students who were not met only for all in reach, and no few by what is left of the total', async () => {
  const read = async (query: Query) =>
    (await portal.get(statistics.readAdminStatistics, { query }, { token: tokens['administrator'] ?? '' })).statistics;
  // The four of the second year would be the sixteen less the twelve of the first.
  expect((await read({})).coverage?.assignedCount).toBe(STUDENTS);
  expect((await read({})).unmetList).toEqual([]);
  expect((await read({ counsellorId: professors[0] })).unmetList).toEqual([]);
});
