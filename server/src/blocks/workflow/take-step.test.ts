/** Every machine moves through this block: a machine of this file shows what each of its parts does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { rowsOf, type Tx } from '../../platform/db/db.ts';
import { newId } from '../../platform/db/id.ts';
import type { Failure } from '../../platform/http/failure.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import type { ClockContext, Machine, Moved, Taker, Transition } from './machine.ts';
import { selectHistory } from './history-store.ts';
import { keepFact } from './keep-fact.ts';
import { takeStep, takeSteps } from './take-step.ts';

type Status = 'OPEN' | 'HELD' | 'DONE' | 'GONE';
type Action = 'FINISH' | 'HOLD' | 'NOTE' | 'TOUCH' | 'DROP';
type Side = 'OWNER' | 'OFFICE' | 'SYS';
type ExampleTransition = Transition<Action, Status, Side>;
interface Row {
  readonly id: string;
  readonly status: Status;
  readonly version: number;
}
interface Given {
  readonly action: Action;
  readonly reason?: string;
}
type Example = Machine<Row, ExampleTransition, Given>;

const NOW = new Date('2026-11-20T01:00:00.000Z');
const TRANSITIONS: readonly ExampleTransition[] = [
  { action: 'FINISH', from: 'OPEN', to: 'DONE', by: ['OFFICE', 'SYS'] },
  { action: 'HOLD', from: 'OPEN', to: 'HELD', by: 'OFFICE', reasonCode: 'MOVED' },
  { action: 'NOTE', from: 'OPEN', to: 'OPEN', by: 'OFFICE', isKept: true },
  { action: 'TOUCH', from: 'OPEN', to: 'OPEN', by: 'OFFICE' },
  { action: 'DROP', from: 'HELD', to: 'GONE', by: ['OWNER', 'OFFICE'] },
];
const machine: Example = {
  entity: 'example',
  audit: 'example',
  transitions: TRANSITIONS,
  standing: ({ id, status, version }) => ({ id, status, version }),
  states: {
    OPEN: { ko: '열림', en: 'open' },
    HELD: { ko: '멈춤', en: 'on hold' },
    DONE: { ko: '끝남', en: 'done' },
    GONE: { ko: '없음', en: 'gone' },
  },
  swap: async (tx, rows, { transition: { from, to }, patch }) => {
    const moved = await rowsOf<{ id: string }>(tx)`
      update scratch_example set status = ${to}, version = version + 1, note = ${patch['note'] ?? null}
      where id = any(${rows.map(({ id }) => id)}::uuid[]) and status = ${from}
        and version = any(${rows.map(({ version }) => version)}::int[])
      returning id`;
    return moved.map(({ id }) => id);
  },
};

let portal: TestPortal;
let memberId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  ({ id: memberId } = await aMember(portal.platform.db));
}, 60_000);
afterAll(() => portal.close());

/** Runs in a transaction that has the machine's table, and leaves nothing. */
async function within(run: (tx: Tx) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const ran = portal.platform.db.transaction().execute(async (tx) => {
    await sql`create temporary table scratch_example (id uuid, status text, version int, note text) on commit drop`.execute(
      tx,
    );
    await run(tx);
    throw undone;
  });
  await ran.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

async function aRow(tx: Tx, status: Status = 'OPEN', version = 1): Promise<Row> {
  const row = { id: newId(), status, version };
  await sql`insert into scratch_example values (${row.id}::uuid, ${status}, ${version})`.execute(tx);
  return row;
}

const clockIn = async (tx: Tx): Promise<ClockContext> => ({
  tx,
  now: NOW,
  platform: portal.platform,
  settings: await portal.platform.settings.read(),
});
/** A person's context, with what a step reads of it. */
const personIn = (tx: Tx): WriteContext =>
  ({
    tx,
    db: tx,
    now: NOW,
    locale: 'ko',
    platform: portal.platform,
    actor: { memberId },
    origin: { requestId: 'request-1' },
  }) as unknown as WriteContext; // a call brings more, which no step reads

const stepsOf = (tx: Tx, { id }: Row) =>
  rowsOf<Record<string, unknown>>(tx)`
    select from_status, to_status, actor_id, actor_role, reason, reason_code, request_id, at from status_change
    where entity = 'example' and entity_id = ${id}::uuid order by id`;
const auditsOf = (tx: Tx, { id }: Row) =>
  rowsOf<Record<string, unknown>>(tx)`
    select action, before, after, request_id from audit_log where entity = 'example' and entity_id = ${id}`;
const standsAs = async (tx: Tx, { id }: Row) =>
  (
    await rowsOf<Row & { note: string | null }>(
      tx,
    )`select status, version, note from scratch_example where id = ${id}::uuid`
  )[0];
const failureOf = (step: Promise<unknown>): Promise<Failure> =>
  step.then(
    () => Promise.reject(new Error('The step was taken.')),
    (failure: unknown) => failure as Failure,
  );
const office = (given: Given) => ({ sides: ['OFFICE'] as const, given });

it('a person’s step stands in the history, with their side, and in the audit log', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const taken = await takeStep(personIn(tx), machine, row, office({ action: 'HOLD', reason: '자료를 기다려요' }));
    expect(taken).toEqual({ id: row.id, status: 'HELD', version: 2 });
    expect(await standsAs(tx, row)).toMatchObject({ status: 'HELD', version: 2 });
    expect(await stepsOf(tx, row)).toEqual([
      {
        from_status: 'OPEN',
        to_status: 'HELD',
        actor_id: memberId,
        actor_role: 'OFFICE',
        reason: '자료를 기다려요',
        reason_code: 'MOVED',
        request_id: 'request-1',
        at: NOW,
      },
    ]);
    expect(await auditsOf(tx, row)).toEqual([
      { action: 'example.hold', before: { status: 'OPEN' }, after: { status: 'HELD' }, request_id: 'request-1' },
    ]);
  }));

it('the clock’s step has nobody’s name, and no entry in the audit log', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    await takeStep(await clockIn(tx), machine, row, { sides: ['SYS'], given: { action: 'FINISH' } });
    expect(await stepsOf(tx, row)).toMatchObject([{ to_status: 'DONE', actor_id: null, actor_role: 'SYS' }]);
    expect(await auditsOf(tx, row)).toEqual([]);
  }));

it('who was overtaken is told, and nothing follows', () =>
  within(async (tx) => {
    const seen = await aRow(tx);
    await sql`update scratch_example set version = 2 where id = ${seen.id}::uuid`.execute(tx);
    const heard: Row[] = [];
    const followed: Example = { ...machine, followers: [(_taker, { row }) => Promise.resolve(void heard.push(row))] };
    const failure = await failureOf(takeStep(personIn(tx), followed, seen, office({ action: 'FINISH' })));
    expect(failure).toMatchObject({
      kind: 'conflict',
      detail: { current: { id: seen.id, status: 'OPEN', version: 1 } },
    });
    expect(heard).toEqual([]);
    expect([await stepsOf(tx, seen), await auditsOf(tx, seen)]).toEqual([[], []]);
  }));

it('followers hear of the row as it was, one after the other in their order', () =>
  within(async (tx) => {
    const row = await aRow(tx, 'OPEN', 4);
    const heard: unknown[] = [];
    const tell =
      (name: string, wait: number) =>
      async (_taker: Taker, moved: Moved<Row, ExampleTransition, Given>): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        heard.push([name, moved.row.status, moved.transition.to, moved.version, moved.by, moved.given.reason]);
      };
    const followed: Example = { ...machine, followers: [tell('first', 20), tell('second', 0)] };
    await takeStep(personIn(tx), followed, row, office({ action: 'FINISH', reason: '끝' }));
    expect(heard).toEqual([
      ['first', 'OPEN', 'DONE', 5, 'OFFICE', '끝'],
      ['second', 'OPEN', 'DONE', 5, 'OFFICE', '끝'],
    ]);
  }));

it('a reason is sealed where the machine has a key, and opened by it alone', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const key = await portal.platform.sealing.makeKey(tx, NOW);
    const sealed: Example = { ...machine, reasonKey: () => Promise.resolve(key) };
    await takeStep(personIn(tx), sealed, row, office({ action: 'HOLD', reason: '비밀' }));
    const [step] = await stepsOf(tx, row);
    expect(String(step?.['reason'])).not.toContain('비밀');
    expect(key.open('reason', String(step?.['reason']))).toBe('비밀');
    expect(JSON.stringify(await auditsOf(tx, row))).not.toContain('비밀');
  }));

it('of several the first decides: those that stand as it does move, each with its history', () =>
  within(async (tx) => {
    const rows = [await aRow(tx), await aRow(tx, 'HELD'), await aRow(tx), await aRow(tx)];
    const [first, held, third, last] = rows as [Row, Row, Row, Row];
    // Somebody was faster with the last one.
    await sql`update scratch_example set status = 'DONE' where id = ${last.id}::uuid`.execute(tx);
    const heard: string[] = [];
    const followed: Example = {
      ...machine,
      followers: [(_taker, { row }) => Promise.resolve(void heard.push(row.id))],
    };
    const taken = await takeSteps(personIn(tx), followed, rows, office({ action: 'FINISH' }));
    expect(taken.map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(heard).toEqual([first.id, third.id]);
    const lengths = [];
    for (const row of rows) lengths.push((await stepsOf(tx, row)).length);
    expect(lengths).toEqual([1, 0, 1, 0]);
    expect(await standsAs(tx, held)).toMatchObject({ status: 'HELD', version: 1 });
    expect(await takeSteps(personIn(tx), followed, [], office({ action: 'FINISH' }))).toEqual([]);
  }));

it('the record can decide where a step leads', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const computed: Example = { ...machine, target: (_row, { to }, { now }) => (now > NOW ? to : 'GONE') };
    expect(await takeStep(personIn(tx), computed, row, office({ action: 'FINISH' }))).toMatchObject({ status: 'GONE' });
    expect(await stepsOf(tx, row)).toMatchObject([{ from_status: 'OPEN', to_status: 'GONE' }]);
    expect(await auditsOf(tx, row)).toMatchObject([{ after: { status: 'GONE' } }]);
  }));

it('a step within a state is kept where the table says so', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const { version } = await takeStep(personIn(tx), machine, row, office({ action: 'NOTE' }));
    await takeStep(personIn(tx), machine, { ...row, version }, office({ action: 'TOUCH' }));
    expect(await stepsOf(tx, row)).toMatchObject([{ from_status: 'OPEN', to_status: 'OPEN' }]);
    expect((await auditsOf(tx, row)).map(({ action }) => action)).toEqual(['example.note', 'example.touch']);
  }));

it('each step is kept with its action and whom it concerns, and a fact beside the steps as one', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const { id: otherId } = await aMember(tx, { nameKo: '배정받은 사람' });
    const handing: Example = { ...machine, assignee: (_taker, { given }) => (given.reason ? otherId : null) };
    const { version } = await takeStep(personIn(tx), handing, row, office({ action: 'NOTE', reason: '맡겨요' }));
    await keepFact(personIn(tx), { entity: 'example', id: row.id, status: 'OPEN', action: 'LOOK', by: 'OWNER' });
    await takeStep(await clockIn(tx), handing, { ...row, version }, { sides: ['SYS'], given: { action: 'FINISH' } });
    const history = await selectHistory(tx, { entity: 'example', id: row.id, locale: 'ko' });
    const person = expect.any(String);
    expect(history).toEqual([
      { action: 'NOTE', at: NOW, reason: '맡겨요', actorNm: person, assigneeNm: '배정받은 사람' },
      { action: 'LOOK', at: NOW, reason: null, actorNm: person, assigneeNm: null },
      { action: 'FINISH', at: NOW, reason: null, actorNm: null, assigneeNm: null },
    ]);
    expect(await stepsOf(tx, row)).toMatchObject([
      {},
      { from_status: 'OPEN', to_status: 'OPEN', actor_role: 'OWNER' },
      {},
    ]);
  }));

it('what is prepared changes with the state', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const prepared: Example = {
      ...machine,
      prepare: (_taker, { transition }) => Promise.resolve({ note: `${transition.from} ${transition.to}` }),
    };
    await takeStep(personIn(tx), prepared, row, office({ action: 'HOLD' }));
    expect(await standsAs(tx, row)).toMatchObject({ status: 'HELD', note: 'OPEN HELD' });
  }));

it.each([
  ['EARLY', 'tooEarly'],
  ['LATE', 'tooLate'],
  ['notFound', 'notFound'],
  [{ reason: { ko: '아직', en: 'Not yet' } }, 'notPossible'],
  [{ field: 'reason', message: { ko: '이유를 적어 주세요.', en: 'Say why.' } }, 'invalid'],
] as const)('a verdict of %o refuses before anything is written (%s)', async (verdict, kind) => {
  await within(async (tx) => {
    const row = await aRow(tx);
    const judged: Example = { ...machine, judge: () => verdict };
    expect(await failureOf(takeStep(personIn(tx), judged, row, office({ action: 'FINISH' })))).toMatchObject({ kind });
    expect(await standsAs(tx, row)).toMatchObject({ status: 'OPEN', version: 1 });
    // Nobody is there to fill in a field when the clock takes the step.
    const byClock = takeStep(await clockIn(tx), judged, row, { sides: ['SYS'], given: { action: 'FINISH' } });
    expect(await failureOf(byClock)).toMatchObject({ kind: kind === 'invalid' ? 'conflict' : kind });
  });
});

it('who cannot take a step is told why', () =>
  within(async (tx) => {
    const row = await aRow(tx);
    const refused = { ...machine, refusals: { DROP: { ko: '아직이에요', en: 'Not yet' } } } as const;
    const reasonOf = async (of: Example, sides: readonly Side[], action: Action) => {
      const failure = await failureOf(takeStep(personIn(tx), of, row, { sides, given: { action } }));
      return [failure.kind, failure.detail.reason?.en];
    };
    expect(await reasonOf(machine, ['OFFICE'], 'DROP')).toEqual([
      'notPossible',
      'This can’t be done because it is open.',
    ]);
    expect(await reasonOf(machine, ['OWNER'], 'FINISH')).toEqual(['notPossible', 'Only somebody else can do this.']);
    expect(await reasonOf(refused, ['OFFICE'], 'DROP')).toEqual(['notPossible', 'Not yet']);
  }));

it('somebody on several sides is kept as the first of theirs that may take the step', () =>
  within(async (tx) => {
    const row = await aRow(tx, 'HELD');
    await takeStep(personIn(tx), machine, row, { sides: ['SYS', 'OFFICE', 'OWNER'], given: { action: 'DROP' } });
    expect(await stepsOf(tx, row)).toMatchObject([{ actor_role: 'OFFICE' }]);
  }));
