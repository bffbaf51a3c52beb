import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openSealedStorage } from '../../../blocks/sealed/sealed-storage.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { openTestBrowser, type TestBrowser, type TestTab } from '../../../platform/session/test-browser.ts';
import { type AnswersToSave, createOutbox, sealedKeys } from './outbox.ts';

const NOON = Date.parse('2026-11-24T03:00:00.000Z');
const ID = '0190b2c4-0000-7000-8000-000000000001';
const itemList = Array.from({ length: 250 }, (_, at) => ({
  code: `Q${at + 1}`,
  text: { ko: '', en: '' },
  responses: 'A',
  isOptional: false,
}));

let browser: TestBrowser;
const sent: AnswersToSave[] = [];
let reply: (body: AnswersToSave) => unknown;
const away = (): never => {
  throw new CallError('', { code: '9999', kind: 'network' });
};
const failure = (code: string, output: unknown = {}) => new CallError('', { code, kind: 'answered', output });

beforeEach(() => {
  // Sealing takes real time, of which the clock knows nothing.
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  browser = openTestBrowser();
  sent.length = 0;
  reply = () => undefined;
});
afterEach(() => vi.useRealTimers());

const DRAFT_KEY = btoa('k'.repeat(32));

async function open(
  more: Partial<SessionToTake> & { person?: string; tab?: TestTab; behindMs?: number; elapsed?: number } = {},
) {
  const { person = 'kim', tab = browser.openTab(), behindMs = 0, elapsed = 7, ...session } = more;
  const taken = { sessionId: ID, itemList, answerList: [], atItem: null, elapsedSeconds: 0, ...session };
  const keys = sealedKeys({ person, session: taken });
  const sealed = await openSealedStorage({ storage: tab.storage, draftKey: DRAFT_KEY, keys });
  const outbox = createOutbox({
    sealed,
    storage: tab.storage,
    person,
    session: taken,
    clock: () => Date.now() - behindMs,
    readElapsed: () => elapsed,
    send: async (body) => {
      sent.push(body);
      await Promise.resolve();
      reply(body);
    },
  });
  return { outbox, tab, state: () => outbox.store.read() };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const values = (answers: ReadonlyMap<string, { value: number }>) =>
  Object.fromEntries([...answers].map(([item, { value }]) => [item, value]));
const keptKeys = () => [...browser.stored.keys()];
const keyOf = (name: string) => `naru.unsent.kim.test.${ID}.${name}`;

/** Waits until these lie in the storage. */
async function untilKept(...names: readonly string[]): Promise<void> {
  while (!names.every((name) => browser.stored.has(keyOf(name)))) await new Promise(setImmediate);
}
/** Lets all that is being sealed come to an end. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

test('T2 choices are kept at once, leave together, and are forgotten when the server has them', async () => {
  const { outbox, state } = await open();
  outbox.choose('Q1', 3, 'ko');
  outbox.choose('Q2', 4, 'en');
  await untilKept('Q1', 'Q2', '@place');
  // Nobody reads there what was answered.
  for (const kept of browser.stored.values()) expect(() => JSON.parse(kept) as unknown).toThrow(SyntaxError);
  expect(state()).toMatchObject({ waiting: 2, isStuck: false });
  await pass(600);
  expect(sent).toEqual([
    {
      answerList: [
        { item: 'Q1', value: 3, language: 'ko', changedAt: '2026-11-24T03:00:00.000Z' },
        { item: 'Q2', value: 4, language: 'en', changedAt: '2026-11-24T03:00:00.000Z' },
      ],
      atItem: 'Q2',
      elapsedSeconds: 7,
    },
  ]);
  expect(state().waiting).toBe(0);
  expect(keptKeys()).toEqual([]);
  expect(values(state().answers)).toEqual({ Q1: 3, Q2: 4 });
});

test('T2 without network they stay, outlive the page with their place and time, and leave later', async () => {
  reply = away;
  const first = await open();
  first.outbox.choose('Q1', 3, 'ko');
  first.outbox.choose('Q7', 5, 'ko');
  await untilKept('Q1', 'Q7', '@place');
  await pass(600);
  expect(first.state()).toMatchObject({ waiting: 2, isStuck: true, isOver: false });
  first.outbox.stop();

  const again = await open({ elapsed: 20 });
  expect(values(again.state().answers)).toEqual({ Q1: 3, Q7: 5 });
  expect(again.outbox.place).toEqual({ atItem: 'Q7', elapsedSeconds: 7 });
  reply = () => undefined;
  await pass(600);
  expect(sent.at(-1)?.answerList.map(({ item }) => item)).toEqual(['Q1', 'Q7']);
  expect(again.state()).toMatchObject({ waiting: 0, isStuck: false });
  expect(keptKeys()).toEqual([]);
});

test('T2 nobody else who signs in at this browser sees or sends them', async () => {
  reply = away;
  const kim = await open();
  kim.outbox.choose('Q1', 3, 'ko');
  await untilKept('Q1');
  await pass(600);
  kim.outbox.stop();
  const calls = sent.length;
  const lee = await open({ person: 'lee' });
  await pass(10_000);
  expect(values(lee.state().answers)).toEqual({});
  expect(sent).toHaveLength(calls);
});

test('T2 of an answer here and one of the server the later stays', async () => {
  const { outbox, tab, state } = await open();
  outbox.choose('Q1', 3, 'ko');
  await untilKept('Q1');
  outbox.stop();
  const at = (ms: number) => new Date(NOON + ms).toISOString();
  const answerList = [
    { item: 'Q1', value: 1, language: 'ko' as const, changedAt: at(-1) },
    { item: 'Q2', value: 2, language: 'ko' as const, changedAt: at(-1) },
  ];
  const again = await open({ tab, answerList });
  expect(values(again.state().answers)).toEqual({ Q1: 3, Q2: 2 });
  again.outbox.adopt([{ item: 'Q1', value: 5, language: 'ko', changedAt: at(1) }]);
  expect(values(again.state().answers)).toEqual({ Q1: 5, Q2: 2 });
  again.outbox.stop();
  expect(values(state().answers)).toEqual({ Q1: 3 });
});

test('T2 a choice is later than the one that it replaces, however slow this clock is', async () => {
  const answerList = [{ item: 'Q1', value: 1, language: 'ko' as const, changedAt: new Date(NOON).toISOString() }];
  const { outbox, state } = await open({ answerList, behindMs: 3_600_000 });
  outbox.choose('Q1', 2, 'ko');
  expect(values(state().answers)).toEqual({ Q1: 2 });
  await pass(600);
  expect(sent[0]?.answerList[0]?.changedAt).toBe('2026-11-24T03:00:00.001Z');
});

test('T2 more than one save takes leave in parts', async () => {
  const { outbox, state } = await open();
  for (const { code } of itemList) outbox.choose(code, 1, 'ko');
  await pass(600);
  expect(sent.map(({ answerList }) => answerList.length)).toEqual([100, 100, 50]);
  expect(state().waiting).toBe(0);
});

test('T2 what is chosen again during a save follows with the next one', async () => {
  const { outbox } = await open();
  reply = () => {
    reply = () => undefined;
    outbox.choose('Q1', 5, 'ko');
  };
  outbox.choose('Q1', 1, 'ko');
  await pass(2000);
  expect(sent.map(({ answerList }) => answerList[0]?.value)).toEqual([1, 5]);
  expect(keptKeys()).toEqual([]);
});

test('T2 an answer that the server knows not is dropped, and the others leave', async () => {
  reply = ({ answerList }) => {
    const at = answerList.findIndex(({ item }) => item === 'Q2');
    if (at >= 0) throw failure('9100', { errors: [{ field: `answerList.${at}.value`, message: '' }] });
  };
  const { outbox, state } = await open();
  for (const item of ['Q1', 'Q2', 'Q3']) outbox.choose(item, 9, 'ko');
  await pass(600);
  expect(sent.map(({ answerList }) => answerList.map(({ item }) => item))).toEqual([
    ['Q1', 'Q2', 'Q3'],
    ['Q1', 'Q3'],
  ]);
  expect(values(state().answers)).toEqual({ Q1: 9, Q3: 9 });
  expect(state()).toMatchObject({ waiting: 0, isStuck: false });
});

test('T2 once the session is over nothing is sent any more, and it can be read again how it stands', async () => {
  reply = () => {
    throw failure('9101');
  };
  const { outbox, state } = await open();
  outbox.choose('Q1', 3, 'ko');
  await pass(600);
  expect(state()).toMatchObject({ isOver: true, waiting: 1 });
  expect(await outbox.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  outbox.forget();
  expect(keptKeys()).toEqual([]);
});

test('T2 two tabs see each other’s choices, send what the other left, and hear of its submission', async () => {
  reply = away;
  const [one, other] = [await open(), await open()];
  one.outbox.choose('Q1', 3, 'ko');
  await untilKept('Q1');
  expect(await other.outbox.hear(keyOf('Q1'), browser.stored.get(keyOf('Q1')) ?? null)).toBe(false);
  expect(values(other.state().answers)).toEqual({ Q1: 3 });
  one.outbox.stop();
  reply = () => undefined;
  await pass(5000);
  expect(sent.at(-1)?.answerList.map(({ item }) => item)).toEqual(['Q1']);
  const id = one.outbox.readSubmissionId(() => 'a');
  expect(other.outbox.readSubmissionId(() => 'b')).toBe(id);
  one.outbox.forget();
  expect(await other.outbox.hear(keyOf('@submission'), null)).toBe(true);
  await rest();
  expect(keptKeys()).toEqual([]);
});

test('T2 the item in view is saved without an answer, once', async () => {
  const { outbox } = await open({ atItem: 'Q1' });
  outbox.visit('Q1');
  await pass(600);
  expect(sent).toEqual([]);
  outbox.visit('Q7');
  await pass(600);
  outbox.visit('Q7');
  await pass(600);
  expect(sent.map(({ atItem }) => atItem)).toEqual(['Q7']);
});
