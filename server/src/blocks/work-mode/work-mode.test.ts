/** A desk of this file shows what becomes of a press: kept, taken back, carried out, failed. */
import { administrator } from '@naru/contract/access.ts';
import { defineActions, needsText } from '@naru/contract/shared/workflow.ts';
import { PRESS_SECONDS, workCalls } from '@naru/contract/shared/work-mode.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { firstOf, rowsOf } from '../../platform/db/db.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import type { Machine, Transition } from '../workflow/machine.ts';
import type { Side } from '../workflow/step-call.ts';
import { bindWork } from './calls.ts';
import { defineWorkDesk } from './desk.ts';
import { handlePresses, sweepPresses } from './jobs.ts';
import { readMarks } from './marks.ts';

type Status = 'WAIT' | 'DONE' | 'GONE';
type ExampleTransition = Transition<'APPROVE' | 'REFUSE', Status, 'DESK'>;
interface Row {
  readonly id: string;
  readonly status: Status;
  readonly version: number;
}

const STEPS = defineActions({ APPROVE: { needs: {} }, REFUSE: { needs: { reason: needsText(50) } } });
const calls = workCalls({
  path: '/sample/example',
  access: { reads: administrator, decides: administrator },
  actions: STEPS,
});
type Given = { readonly action: 'APPROVE' } | { readonly action: 'REFUSE'; readonly reason: string };

/** Records at which the machine breaks, as where the database goes away, or that a rule stands against. */
const broken = new Set<string>();
const ruledOut = new Set<string>();

const machine: Machine<Row, ExampleTransition, Given> = {
  entity: 'example',
  audit: 'example',
  transitions: [
    { action: 'APPROVE', from: 'WAIT', to: 'DONE', by: 'DESK' },
    { action: 'REFUSE', from: 'WAIT', to: 'GONE', by: 'DESK' },
  ],
  standing: ({ id, status, version }) => ({ id, status, version }),
  states: {
    WAIT: { ko: '기다림', en: 'waiting' },
    DONE: { ko: '끝남', en: 'done' },
    GONE: { ko: '없음', en: 'gone' },
  },
  judge: ({ id }) => (ruledOut.has(id) ? { reason: { ko: '규칙이 끝났어요.', en: 'The rule has ended.' } } : 'OK'),
  swap: async (tx, seen, { transition: { from, to } }) => {
    if (seen.some(({ id }) => broken.has(id))) throw new Error('broken');
    const moved = await rowsOf<{ id: string }>(tx)`
      update scratch_row set status = ${to}, version = version + 1
      where id = any(${seen.map(({ id }) => id)}::uuid[]) and status = ${from} returning id`;
    return moved.map(({ id }) => id);
  },
};
const side: Side<Row, ExampleTransition, Given & { version: number }, unknown> = {
  hold: (ctx, id) => rowsOf<Row>(ctx.tx)`select id, status, version from scratch_row where id = ${id}::uuid for update`,
  sides: () => ['DESK'],
};
const desk = defineWorkDesk('example', calls.pressSteps, {
  machine,
  side,
  nameRows: async (_ctx, ids) => new Map(ids.map((id) => [id, `이름 ${id.slice(-4)}`])),
});

let portal: TestPortal;
let one: MadeMember & { readonly token: string };
let other: MadeMember & { readonly token: string };

async function anOfficer(): Promise<MadeMember & { readonly token: string }> {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
  return { ...member, token: await signIn(portal, member) };
}

beforeAll(async () => {
  portal = await openTestPortal({}, { calls: [bindCalls('example', calls, bindWork(desk))], workDesks: [desk] });
  await sql`create table scratch_row (id uuid primary key, status text, version int)`.execute(portal.platform.db);
  [one, other] = [await anOfficer(), await anOfficer()];
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  broken.clear();
  ruledOut.clear();
});

async function makeRows(count: number): Promise<Row[]> {
  const made = Array.from({ length: count }, (): Row => ({ id: newId(), status: 'WAIT', version: 1 }));
  for (const { id } of made)
    await sql`insert into scratch_row values (${id}::uuid, 'WAIT', 1)`.execute(portal.platform.db);
  return made;
}
const statusOf = async ({ id }: Row): Promise<string | undefined> =>
  (await firstOf<Row>(portal.platform.db)`select id, status, version from scratch_row where id = ${id}::uuid`)?.status;
const pressed = (list: readonly Row[], action: 'APPROVE' = 'APPROVE') => ({
  body: { action, rowList: list.map(({ id, version }) => ({ id, version })) },
});
const press = (list: readonly Row[], who = one) => portal.get(calls.pressSteps, pressed(list), { token: who.token });
const back = (id: string, who = one) => portal.ask(calls.takePressBack, { params: { id } }, { token: who.token });
const list = (who = one, language = 'ko') => portal.get(calls.listPresses, {}, { token: who.token, language });
const dismissAll = async (who = one): Promise<void> => {
  const idList = (await list(who)).failedList.map(({ id }) => id);
  if (idList.length > 0) await portal.get(calls.dismissFailedSteps, { body: { idList } }, { token: who.token });
};
/** Runs the job of a press as the queue does. */
async function carryOut(pressId: string, isLast = false): Promise<unknown> {
  const log = pino({ enabled: false });
  const { handle } = handlePresses({ platform: portal.platform, log, desks: [desk] });
  const run = { id: pressId, data: { pressId }, attempt: 1, isLast, signal: new AbortController().signal };
  return handle(run).catch((error: unknown) => error);
}
const jobOf = (pressId: string) =>
  firstOf<{ state: string; wait: number }>(portal.platform.db)`
    select job.state::text as state, round(extract(epoch from job.start_after - job.created_on))::int as wait
    from pgboss.job where job.id = ${pressId}::uuid`;
const historyOf = (row: Row) =>
  rowsOf<{ actor_id: string; request_id: string }>(portal.platform.db)`
    select actor_id, request_id from status_change where entity = 'example' and entity_id = ${row.id}::uuid`;

it('a press decides nothing before its job, which waits ten seconds, and decides then as the one who pressed', async () => {
  const both = await makeRows(2);
  const { pressId, rowCount, leftCount } = await press(both);
  expect([rowCount, leftCount]).toEqual([2, 0]);
  expect(await Promise.all(both.map(statusOf))).toEqual(['WAIT', 'WAIT']);
  expect(await jobOf(pressId)).toEqual({ state: 'created', wait: PRESS_SECONDS });
  const waiting = (await list()).pressList.find((found) => found.pressId === pressId);
  expect(waiting).toMatchObject({ action: 'APPROVE', waitingCount: 2, doneCount: 0, secondsLeft: PRESS_SECONDS });
  await carryOut(pressId);
  expect(await Promise.all(both.map(statusOf))).toEqual(['DONE', 'DONE']);
  const [first] = both;
  expect(first && (await historyOf(first))).toMatchObject([{ actor_id: one.id }]);
  const done = (await list()).pressList.find((found) => found.pressId === pressId);
  expect(done).toMatchObject({ waitingCount: 0, doneCount: 2, secondsLeft: 0 });
});

it('taken back in time, nothing is decided, and its job is none; later it is too late', async () => {
  const [row] = await makeRows(1);
  const { pressId } = await press([row as Row]);
  expect((await back(pressId, other)).envelope.code).toBe('9103');
  expect((await back(pressId)).envelope.output).toEqual({ rowCount: 1 });
  expect(await jobOf(pressId)).toMatchObject({ state: 'cancelled' });
  await carryOut(pressId);
  expect(await statusOf(row as Row)).toBe('WAIT');
  const again = await press([row as Row]);
  await carryOut(again.pressId);
  const late = await back(again.pressId);
  expect(late.envelope).toMatchObject({ code: '9103', msg: '이미 처리해서 되돌릴 수 없어요.' });
  expect(await statusOf(row as Row)).toBe('DONE');
});

it('a row at which a press waits takes no second one, and tells everybody whose it is and until when', async () => {
  const [row] = await makeRows(1);
  const { pressId } = await press([row as Row]);
  expect(await press([row as Row], other)).toMatchObject({ rowCount: 0, leftCount: 1 });
  expect(await press([row as Row])).toMatchObject({ rowCount: 0, leftCount: 1 });
  const { platform } = portal;
  const ctx = { db: platform.db, actor: { memberId: other.id }, locale: 'ko' } as Parameters<typeof readMarks>[0];
  const marks = await readMarks(ctx, 'example', [row?.id ?? '']);
  const until = new Date(portal.clock.now.getTime() + PRESS_SECONDS * 1000).toISOString();
  expect(marks.get(row?.id ?? '')).toMatchObject({ pressId, isOwn: false, byNm: '김나루', until, failedReason: null });
});

it('fifty presses at once decide each record once', async () => {
  const ten = await makeRows(10);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_one, at) => press(at % 2 === 0 ? ten : ten.toReversed(), at % 3 ? one : other)),
  );
  expect(answers.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(10);
  await Promise.all(answers.flatMap(({ pressId }) => [carryOut(pressId), carryOut(pressId)]));
  expect(await Promise.all(ten.map(historyOf))).toEqual(ten.map(() => [expect.anything()]));
}, 30_000);

it('the same press sent again is the same press', async () => {
  const [row] = await makeRows(1);
  const options = { token: one.token, headers: { 'idempotency-key': `press-${row?.id}` } };
  const first = await portal.get(calls.pressSteps, pressed([row as Row]), options);
  expect(await portal.get(calls.pressSteps, pressed([row as Row]), options)).toEqual(first);
});

it('a record that changed, that a rule stands against or that is gone fails by itself, in the reader’s language', async () => {
  const three = await makeRows(3);
  const [changed, ruled, fine] = three as [Row, Row, Row];
  const { pressId } = await press(three);
  await sql`update scratch_row set version = 2 where id = ${changed.id}::uuid`.execute(portal.platform.db);
  ruledOut.add(ruled.id);
  await carryOut(pressId);
  expect(await statusOf(fine)).toBe('DONE');
  expect([await statusOf(changed), await statusOf(ruled)]).toEqual(['WAIT', 'WAIT']);
  const reasonsIn = async (language: string) => {
    const { failedList } = await list(one, language);
    return Object.fromEntries(failedList.map(({ id, failedReason }) => [id, failedReason]));
  };
  expect(await reasonsIn('ko')).toMatchObject({
    [changed.id]: '그사이 내용이 바뀌었어요. 바뀐 내용을 보고 다시 결정해 주세요.',
    [ruled.id]: '규칙이 끝났어요.',
  });
  expect(await reasonsIn('en')).toMatchObject({ [ruled.id]: 'The rule has ended.' });
  // Nobody else is told of it, and nobody else can dismiss it.
  expect((await list(other)).failedList).toEqual([]);
  await portal.get(calls.dismissFailedSteps, { body: { idList: [ruled.id] } }, { token: other.token });
  // Deciding again deals with it.
  const again = await press([{ ...changed, version: 2 }], other);
  expect((await list()).failedList.map(({ id }) => id)).toEqual([ruled.id]);
  await carryOut(again.pressId);
  expect(await statusOf(changed)).toBe('DONE');
  await dismissAll();
  expect((await list()).failedList).toEqual([]);
});

it('what cannot be done already when it is pressed is told at once, and of a record that is not there nothing is', async () => {
  const [done, fine] = (await makeRows(2)) as [Row, Row];
  await sql`update scratch_row set status = 'DONE' where id = ${done.id}::uuid`.execute(portal.platform.db);
  const nowhere: Row = { id: newId(), status: 'WAIT', version: 1 };
  const answer = await press([done, fine, nowhere]);
  expect(answer).toMatchObject({ rowCount: 1, leftCount: 2 });
  expect((await list()).failedList).toEqual([
    {
      id: done.id,
      rowNm: `이름 ${done.id.slice(-4)}`,
      action: 'APPROVE',
      failedReason: '지금은 ‘끝남’ 상태라서 할 수 없어요.',
    },
  ]);
  await dismissAll();
});

it('whoever has lost the right by then decides nothing', async () => {
  const leaver = await anOfficer();
  const [row] = await makeRows(1);
  const { pressId } = await press([row as Row], leaver);
  await sql`delete from role_member where member_id = ${leaver.id}::uuid`.execute(portal.platform.db);
  await carryOut(pressId);
  expect(await statusOf(row as Row)).toBe('WAIT');
  const [failed] = await rowsOf<{ failure: string }>(portal.platform.db)`
    select failure from pending_step where entity_id = ${row?.id ?? ''}::uuid`;
  expect(failed).toEqual({ failure: 'forbidden' });
});

it('a job that breaks off leaves what it has done, and the next try does the rest', async () => {
  const three = await makeRows(3);
  const { pressId } = await press(three);
  const [, middle] = three.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  broken.add(middle?.id ?? '');
  expect(await carryOut(pressId)).toBeInstanceOf(AggregateError);
  expect(await statusOf(middle as Row)).toBe('WAIT');
  broken.clear();
  expect(await carryOut(pressId)).toBeUndefined();
  expect(await Promise.all(three.map(statusOf))).toEqual(['DONE', 'DONE', 'DONE']);
  expect(await Promise.all(three.map(historyOf))).toEqual(three.map(() => [expect.anything()]));
});

it('after the last try it is told, and what no job has taken within an hour, too', async () => {
  const [breaks, forgotten] = (await makeRows(2)) as [Row, Row];
  broken.add(breaks.id);
  await carryOut((await press([breaks])).pressId, true);
  await press([forgotten]);
  const later = new Date(portal.clock.now.getTime() + 2 * 3_600_000);
  await sweepPresses({ db: portal.platform.db, now: () => later });
  const { failedList } = await list();
  const told = new Map(failedList.map(({ id, failedReason }) => [id, failedReason]));
  const sentence = '문제가 생겨 처리하지 못했어요. 다시 해 주세요.';
  expect([told.get(breaks.id), told.get(forgotten.id)]).toEqual([sentence, sentence]);
  await sweepPresses({ db: portal.platform.db, now: () => new Date(later.getTime() + 30 * 86_400_000) });
  expect((await list()).failedList).toEqual([]);
});
