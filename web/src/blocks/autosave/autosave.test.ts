import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CallError } from '../../platform/http/call-error.ts';
import { openTestBrowser, type TestBrowser } from '../../platform/session/test-browser.ts';
import { createAutosave } from './autosave.ts';
import type { SendOptions } from './autosave.ts';
import type { Parts, Saved } from './types.ts';

const KEY = 'naru.unsent.kim.letter.1';
const failure = (code: string) => new CallError('', { code, kind: 'answered' });
const away = (): never => {
  throw new CallError('', { code: '9999', kind: 'network' });
};

let browser: TestBrowser;
let server: Saved<string>;
let broken: (() => unknown) | undefined;
const sent: string[] = [];
const overruled: boolean[] = [];
let tabs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  browser = openTestBrowser();
  server = { value: '처음', version: 1, changedAt: null };
  broken = undefined;
  sent.length = 0;
  overruled.length = 0;
});
afterEach(() => vi.useRealTimers());

/** As the calls do: the same text again is no conflict. */
async function save(value: string, version: number, { overrules }: SendOptions) {
  sent.push(value);
  overruled.push(overrules);
  await Promise.resolve();
  broken?.();
  if (value !== server.value) {
    if (version !== server.version) throw failure('9101');
    server = { value, version: version + 1, changedAt: 'now' };
  }
  return { version: server.version, changedAt: server.changedAt };
}

interface Opened {
  readonly saved?: Saved<string>;
  readonly key?: string;
  readonly parts?: Parts<string>;
}
function open({ saved = server, key = KEY, parts }: Opened = {}) {
  const tell = vi.fn();
  tabs += 1;
  const autosave = createAutosave<string>({
    storage: browser.openTab().storage,
    key,
    tab: `t${tabs}`,
    saved,
    send: save,
    read: async () => server,
    tell,
    parts,
  });
  return { autosave, tell, state: () => autosave.store.read() };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const kept = () => [...browser.stored.values()].map((text) => (JSON.parse(text) as { value: string }).value);

test('W2 a change is kept at once, saved after a rest, and then forgotten here', async () => {
  const { autosave, state, tell } = open();
  autosave.change('처음 글');
  expect(kept()).toEqual(['처음 글']);
  expect(state().status).toBe('unsaved');
  await pass(900);
  expect(sent).toEqual(['처음 글']);
  expect(state()).toMatchObject({ status: 'saved', version: 2, value: '처음 글' });
  expect(kept()).toEqual([]);
  expect(tell).toHaveBeenCalledWith(2);
});

test('W2 somebody who never rests is saved all the same', async () => {
  const { autosave } = open();
  for (let at = 0; at < 12; at += 1) {
    autosave.change(`글 ${at}`);
    await pass(500);
  }
  expect(sent.length).toBeGreaterThanOrEqual(1);
});

test('W2 without a server it stays here, outlives the page, and leaves later', async () => {
  broken = away;
  const first = open();
  first.autosave.change('쓰던 글');
  await pass(900);
  expect(first.state().status).toBe('stuck');
  first.autosave.stop();
  const again = open();
  expect(again.state()).toMatchObject({ value: '쓰던 글', status: 'unsaved' });
  broken = undefined;
  await pass(900);
  expect(server.value).toBe('쓰던 글');
  expect(kept()).toEqual([]);
});

test('W2 a save whose answer was lost is no conflict when it is sent again', async () => {
  const { autosave, state } = open();
  autosave.change('새 글');
  server = { value: '새 글', version: 2, changedAt: 'now' };
  await pass(900);
  expect(state()).toMatchObject({ status: 'saved', version: 2 });
});

test('W2 what was written after a save whose answer was lost stands on that save, also after the page was killed', async () => {
  const first = open();
  const loseAnswer = async (): Promise<void> => {
    server = { value: first.state().value, version: server.version + 1, changedAt: 'now' };
    broken = away;
    await pass(900);
  };
  first.autosave.change('먼저');
  await loseAnswer();
  expect(first.state()).toMatchObject({ status: 'stuck', version: 1 });
  first.autosave.change('먼저 그리고');
  broken = undefined;
  await pass(900);
  expect(first.state()).toMatchObject({ status: 'saved', version: 3 });
  first.autosave.change('먼저 그리고 또');
  await loseAnswer();
  first.autosave.change('먼저 그리고 또 더');
  first.autosave.stop();
  broken = undefined;
  const again = open({ saved: { value: '먼저 그리고', version: 3, changedAt: 'now' } });
  await pass(900);
  expect(again.state().status).toBe('saved');
  expect(server).toMatchObject({ value: '먼저 그리고 또 더', version: 5 });
});

test('W2 two tabs: the second one is told, keeps what was typed, and chooses', async () => {
  const [one, other] = [open(), open()];
  one.autosave.change('하나');
  await pass(900);
  other.autosave.change('둘');
  await pass(900);
  expect(other.state()).toMatchObject({ status: 'conflict', value: '둘', theirs: { value: '하나', version: 2 } });
  expect(kept()).toEqual(['둘']);
  other.autosave.change('둘둘');
  expect(other.state().status).toBe('conflict');
  await pass(5000);
  expect(server.value).toBe('하나');
  await other.autosave.keepMine();
  expect(server).toMatchObject({ value: '둘둘', version: 3 });
  expect(other.state().status).toBe('saved');
  one.autosave.adopt(server);
  expect(one.state()).toMatchObject({ value: '둘둘', version: 3, revision: 1 });
});

test('W2 a paper of parts keeps what each side wrote where the other wrote nothing, also after the page was killed', async () => {
  // Two lines that are written apart.
  const lines = (text: string): string[] => text.split('/');
  const parts: Parts<string> = {
    mark: (value) => Object.fromEntries(lines(value).map((line, at) => [String(at), line])),
    join: ({ mine, theirs, base }) =>
      lines(theirs)
        .map((line, at) => (lines(mine)[at] === base[String(at)] ? line : (lines(mine)[at] ?? line)))
        .join('/'),
  };
  server = { value: '하나/둘', version: 1, changedAt: null };
  broken = away;
  const first = open({ parts });
  first.autosave.change('하나/나');
  await pass(900);
  first.autosave.stop();
  broken = undefined;
  server = { value: '남/둘', version: 2, changedAt: 'now' };
  const again = open({ parts });
  await pass(900);
  expect(again.state()).toMatchObject({ status: 'conflict', value: '하나/나', theirs: { value: '남/둘' } });
  await again.autosave.keepMine();
  expect(server).toMatchObject({ value: '남/나', version: 3 });
  expect(again.state()).toMatchObject({ status: 'saved', value: '남/나', revision: 1 });
  expect(overruled).toEqual([false, false, true]);
  again.autosave.change('남/나나');
  await pass(900);
  expect(overruled.at(-1)).toBe(false);
});

test('W2 the other side can be taken, and what stood here comes back', async () => {
  const { autosave, state } = open();
  server = { value: '다른 기기', version: 4, changedAt: 'now' };
  autosave.change('여기');
  await pass(900);
  expect(autosave.takeTheirs()).toBe('여기');
  expect(state()).toMatchObject({ status: 'saved', value: '다른 기기', version: 4, revision: 1 });
  expect(kept()).toEqual([]);
  autosave.change('여기');
  await pass(900);
  expect(server.value).toBe('여기');
});

test('W2 text that is typed during a save follows with the next one', async () => {
  const { autosave } = open();
  broken = () => {
    broken = undefined;
    autosave.change('둘째');
  };
  autosave.change('첫째');
  await pass(2000);
  expect(sent).toEqual(['첫째', '둘째']);
  expect(server.value).toBe('둘째');
});

test('W2 what is refused stays here and is tried again with the next change; what is gone stays, too', async () => {
  const { autosave, state } = open();
  broken = () => {
    throw failure('9100');
  };
  autosave.change('너무 긴 글');
  await pass(900);
  expect(state()).toMatchObject({ status: 'refused', value: '너무 긴 글' });
  broken = () => {
    throw failure('404');
  };
  autosave.change('짧은 글');
  await pass(900);
  expect(state().status).toBe('gone');
  expect(kept()).toEqual(['짧은 글']);
});

test('W2 nobody else who signs in at this browser sees it', () => {
  const { autosave } = open();
  autosave.change('비밀');
  autosave.stop();
  expect(open({ key: 'naru.unsent.lee.letter.1' }).state().value).toBe('처음');
});
