import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { CallError } from '../http/call-error.ts';
import { createSession, type Credentials, type LossReason, type Session, SHARED_PC_KEY, TOKEN_KEY } from './session.ts';
import { exclusiveOf, makeToken, openTestBrowser, type TestBrowser } from './test-browser.ts';
import { unsentKey } from './unsent.ts';

const ANSWER_MS = 20;
const kim: Credentials = { username: 'kim', password: 'a' };
const lee: Credentials = { username: 'lee', password: 'b' };
const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms));

/** A slow server, and as many tabs as the test opens. */
function openPortal({ hasLocks = true }: { hasLocks?: boolean } = {}) {
  const browser = openTestBrowser();
  let serial = 1;
  const server = {
    login: vi.fn(async ({ username }: Credentials) => after(ANSWER_MS, makeToken(360, { sid: `of ${username}` }))),
    refresh: vi.fn(async (_token: string) => after(ANSWER_MS, makeToken(360, { serial: (serial += 1) }))),
    logout: vi.fn(async (_token: string): Promise<unknown> => after(ANSWER_MS, undefined)),
  };
  return { browser, server, openTab: () => openTab(browser, server, hasLocks) };
}

function openTab(
  browser: TestBrowser,
  server: Pick<Parameters<typeof createSession>[0], 'login' | 'refresh' | 'logout'>,
  hasLocks: boolean,
) {
  const tab = browser.openTab();
  const session = createSession({ ...tab, ...server, exclusive: exclusiveOf(browser, tab, hasLocks) });
  const losses: LossReason[] = [];
  session.onLost((reason) => losses.push(reason));
  return { session, losses, ...tab };
}

/** Awaits the promises while time passes for all of them. */
async function settle<T>(...promises: Promise<T>[]): Promise<T[]> {
  const all = Promise.all(promises);
  all.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  return all;
}
const turnOf = ({ store }: Session): number => store.read().turn;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the token', () => {
  test('none means logged out', async () => {
    const { openTab: open, server } = openPortal();
    const { session, losses } = open();
    expect(await settle(session.prepareToken())).toEqual([undefined]);
    expect(server.refresh).not.toHaveBeenCalled();
    expect(losses).toEqual([]);
  });

  test.each([
    ['that has expired', () => makeToken(0)],
    ['that is none', () => 'nonsense'],
  ])('one %s is cleared', async (_what, token) => {
    const { openTab: open, server, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, token());
    const { session, losses } = open();
    expect(await settle(session.prepareToken())).toEqual([undefined]);
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
    expect(losses).toEqual(['expired']);
    expect(server.refresh).not.toHaveBeenCalled();
  });

  test('with 359 h and 1 s left it is used as it is', async () => {
    const { openTab: open, server, browser } = openPortal();
    const token = makeToken(359 + 1 / 3600);
    browser.stored.set(TOKEN_KEY, token);
    expect(await open().session.prepareToken()).toBe(token);
    expect(server.refresh).not.toHaveBeenCalled();
  });

  test.each([359, 359 - 1 / 3600, 1])('with %f h left it is refreshed before use', async (hours) => {
    const { openTab: open, server, browser } = openPortal();
    const token = makeToken(hours);
    browser.stored.set(TOKEN_KEY, token);
    const [used] = await settle(open().session.prepareToken());
    expect(server.refresh).toHaveBeenCalledExactlyOnceWith(token);
    expect(used).toBe(makeTokenLater(2));
    expect(browser.stored.get(TOKEN_KEY)).toBe(used);
  });

  test('is followed as time goes by', async () => {
    const { openTab: open, server, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const { session } = open();
    await vi.advanceTimersByTimeAsync(3_599_999);
    await settle(session.prepareToken());
    expect(server.refresh).not.toHaveBeenCalled();
    await settle(session.prepareToken());
    expect(server.refresh).toHaveBeenCalledOnce();
  });

  test('from elsewhere is stored as the result of a login', async () => {
    const { openTab: open, server, browser } = openPortal();
    const { session } = open();
    const turn = turnOf(session);
    const token = makeToken(360);
    session.adoptToken(token);
    expect(await session.prepareToken()).toBe(token);
    expect(browser.stored.get(TOKEN_KEY)).toBe(token);
    expect(turnOf(session)).toBe(turn + 1);
    expect(server.login).not.toHaveBeenCalled();
  });

  test('from elsewhere that follows the one of the same session goes on with it, on a shared PC too', async () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    browser.stored.set(SHARED_PC_KEY, 'yes');
    const { session } = open();
    const turn = turnOf(session);
    const token = makeToken(360, { serial: 2 });
    session.adoptToken(token);
    expect(session.readToken()).toBe(token);
    expect(turnOf(session)).toBe(turn);
    expect(session.store.read().isSharedPc).toBe(true);
  });

  test('is dropped only if it is still the one that was refused', async () => {
    const { openTab: open, browser } = openPortal();
    const token = makeToken(360);
    browser.stored.set(TOKEN_KEY, token);
    const { session, losses } = open();
    session.dropToken('an older one', 'refused');
    expect(session.readToken()).toBe(token);
    session.dropToken(token, 'refused');
    expect(session.readToken()).toBeUndefined();
    expect(losses).toEqual(['refused']);
  });
});

/** Makes a token as the server of these tests did one answer ago. */
function makeTokenLater(serial: number): string {
  const now = Date.now();
  vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  const token = makeToken(360, { serial });
  vi.setSystemTime(now);
  return token;
}

describe('refresh', () => {
  test('is one for all who ask while it runs', async () => {
    const { openTab: open, server, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const used = await settle(session.prepareToken(), session.prepareToken(), session.prepareToken());
    expect(server.refresh).toHaveBeenCalledOnce();
    expect(new Set(used).size).toBe(1);
    expect(used[0]).toBe(browser.stored.get(TOKEN_KEY));
  });

  test('is no new turn', async () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const turn = turnOf(session);
    await settle(session.prepareToken());
    expect(turnOf(session)).toBe(turn);
  });

  test('that fails clears the token, and tells once', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () =>
      Promise.reject(new CallError('no', { code: 'S401', kind: 'answered' })),
    );
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session, losses } = open();
    expect(await settle(session.prepareToken(), session.prepareToken())).toEqual([undefined, undefined]);
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
    expect(losses).toEqual(['refreshFailed']);
    expect(await settle(session.prepareToken())).toEqual([undefined]);
    expect(server.refresh).toHaveBeenCalledOnce();
  });

  test('that the person stopped waiting for has not failed', async () => {
    const { openTab: open, server, browser } = openPortal();
    const token = makeToken(10);
    server.refresh.mockRejectedValueOnce(new CallError('later', { code: '9999', kind: 'stopped' }));
    browser.stored.set(TOKEN_KEY, token);
    const { session, losses } = open();
    await expect(session.prepareToken()).rejects.toMatchObject({ kind: 'stopped' });
    expect(browser.stored.get(TOKEN_KEY)).toBe(token);
    expect(losses).toEqual([]);
    await settle(session.prepareToken());
    expect(server.refresh).toHaveBeenCalledTimes(2);
  });

  test('is not asked for again at once where the clock is ahead and every token looks old', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => makeToken(351));
    browser.stored.set(TOKEN_KEY, makeToken(350));
    const { session } = open();
    const used = await session.prepareToken();
    expect(await session.prepareToken()).toBe(used);
    await vi.advanceTimersByTimeAsync(59_999);
    await session.prepareToken();
    expect(server.refresh).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await session.prepareToken();
    expect(server.refresh).toHaveBeenCalledTimes(2);
  });

  test('that comes after a logout brings nothing back', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => after(1_000, makeToken(360, { serial: 2 })));
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const [used] = await settle(
      session.prepareToken(),
      session.logout().then(() => undefined),
    );
    expect(server.refresh).toHaveBeenCalledOnce();
    expect(used).toBeUndefined();
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
  });

  test('that was stopped ends for all who waited for it', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => {
      await after(ANSWER_MS, undefined);
      throw new CallError('later', { code: '9999', kind: 'stopped' });
    });
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const both = Promise.allSettled([session.prepareToken(), session.prepareToken()]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.refresh).toHaveBeenCalledOnce();
  });

  test('that fails after another token was adopted clears nothing', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => {
      await after(1_000, undefined);
      throw new CallError('no', { code: 'S401', kind: 'answered' });
    });
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session, losses } = open();
    const other = makeToken(360, { sid: 'another' });
    const waiting = session.prepareToken();
    await vi.advanceTimersByTimeAsync(1);
    session.adoptToken(other);
    expect(await settle(waiting)).toEqual([other]);
    expect(losses).toEqual([]);
  });

  test('that comes after another token was adopted does not replace it', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => after(1_000, makeToken(360, { serial: 2 })));
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const other = makeToken(360, { sid: 'another' });
    const waiting = session.prepareToken();
    await vi.advanceTimersByTimeAsync(1);
    session.adoptToken(other);
    expect(server.refresh).toHaveBeenCalledOnce();
    expect(await settle(waiting)).toEqual([other]);
    expect(browser.stored.get(TOKEN_KEY)).toBe(other);
  });
});

describe('login', () => {
  test('stores the token and begins a turn', async () => {
    const { openTab: open, browser } = openPortal();
    const { session } = open();
    const turn = turnOf(session);
    await settle(session.login(kim));
    expect(session.readToken()).toBe(browser.stored.get(TOKEN_KEY));
    expect(turnOf(session)).toBe(turn + 1);
  });

  test('pressed twice is one', async () => {
    const { openTab: open, server } = openPortal();
    const { session } = open();
    await settle(session.login(kim), session.login({ ...kim }));
    expect(server.login).toHaveBeenCalledOnce();
    await settle(session.login(kim));
    expect(server.login).toHaveBeenCalledTimes(2);
  });

  test('of another person waits for the first, and wins', async () => {
    const { openTab: open, server } = openPortal();
    const { session } = open();
    const both = [session.login(kim), session.login(lee)];
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(server.login).toHaveBeenCalledOnce();
    await settle(...both);
    expect(session.store.read().claims?.['sid']).toBe('of lee');
  });

  test('waits for a refresh that runs, and is not undone by it', async () => {
    const { openTab: open, server, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const { session } = open();
    const refreshing = session.prepareToken();
    const login = session.login(lee);
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(server.login).not.toHaveBeenCalled();
    await settle(login);
    await refreshing;
    expect(session.store.read().claims?.['sid']).toBe('of lee');
  });

  test('that fails says why and leaves what was', async () => {
    const { openTab: open, server, browser } = openPortal();
    const token = makeToken(360);
    browser.stored.set(TOKEN_KEY, token);
    server.login.mockRejectedValueOnce(new CallError('no', { code: 'E1001', kind: 'answered' }));
    const { session } = open();
    await expect(session.login(kim)).rejects.toMatchObject({ code: 'E1001' });
    expect(session.readToken()).toBe(token);
    await settle(session.login(kim));
    expect(server.login).toHaveBeenCalledTimes(2);
  });

  test('on a shared PC is remembered, and forgotten by the next and by logout', async () => {
    const { openTab: open } = openPortal();
    const { session } = open();
    await settle(session.login({ ...kim, sharedPc: true }));
    expect(session.store.read().isSharedPc).toBe(true);
    await settle(session.login(lee));
    expect(session.store.read().isSharedPc).toBe(false);
    await settle(session.login({ ...kim, sharedPc: true }));
    await settle(session.logout());
    expect(session.store.read().isSharedPc).toBe(false);
  });
});

describe('what was not sent', () => {
  test.each([true, false])('goes with the session on a shared PC only: %s', async (sharedPc) => {
    const { openTab: open, browser } = openPortal();
    const { session } = open();
    await settle(session.login({ ...kim, sharedPc }));
    browser.stored.set(unsentKey('kim', 'test', 'a'), '1');
    await settle(session.logout());
    expect(browser.stored.has(unsentKey('kim', 'test', 'a'))).toBe(!sharedPc);
  });
});

describe('logout', () => {
  test('tells the server, then clears', async () => {
    const { openTab: open, server, browser } = openPortal();
    const token = makeToken(360);
    browser.stored.set(TOKEN_KEY, token);
    const { session, losses } = open();
    const done = session.logout();
    expect(server.logout).toHaveBeenCalledExactlyOnceWith(token);
    expect(browser.stored.get(TOKEN_KEY)).toBe(token);
    await settle(done);
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
    expect(losses).toEqual([]);
  });

  test('only warns when the server fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { openTab: open, server, browser } = openPortal();
    server.logout.mockRejectedValueOnce(new Error('away'));
    browser.stored.set(TOKEN_KEY, makeToken(360));
    await settle(open().session.logout());
    expect(warn).toHaveBeenCalledOnce();
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
    warn.mockRestore();
  });

  test('does not wait for a server that says nothing', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.logout.mockReturnValueOnce(new Promise(() => undefined));
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const done = open().session.logout();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(browser.stored.has(TOKEN_KEY)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
  });

  test.each([
    ['no token', undefined],
    ['an expired one', -1],
  ])('makes no call with %s, and still begins a turn', async (_what, hours) => {
    const { openTab: open, server, browser } = openPortal();
    if (hours !== undefined) browser.stored.set(TOKEN_KEY, makeToken(hours));
    const { session } = open();
    const turn = turnOf(session);
    await settle(session.logout());
    expect(server.logout).not.toHaveBeenCalled();
    expect(turnOf(session)).toBe(turn + 1);
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
  });

  test('for a reason tells it', async () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const { session, losses } = open();
    await settle(session.logout('idle'));
    expect(losses).toEqual(['idle']);
  });
});

describe.each([
  ['the lock manager', true],
  ['a lease in storage', false],
])('S2 tabs with %s', (_what, hasLocks) => {
  test('make one refresh call, and none is signed out', async () => {
    const { openTab: open, server, browser } = openPortal({ hasLocks });
    browser.stored.set(TOKEN_KEY, makeToken(359));
    const tabs = [open(), open(), open()];
    const used = await settle(...tabs.map(({ session }) => session.prepareToken()));
    expect(server.refresh).toHaveBeenCalledOnce();
    expect(used).toEqual(tabs.map(() => browser.stored.get(TOKEN_KEY)));
    expect(tabs.map(({ losses }) => losses)).toEqual([[], [], []]);
    expect(tabs.map(({ session }) => session.store.read().token)).toEqual(used);
  });

  test('are signed in one after the other, the last one for both', async () => {
    const { openTab: open, server } = openPortal({ hasLocks });
    const [one, other] = [open(), open()];
    await settle(one.session.login(kim), other.session.login(lee));
    expect(server.login).toHaveBeenCalledTimes(2);
    expect(one.session.store.read().token).toBe(other.session.store.read().token);
  });

  test('of which one fails to refresh sign out together, with one call', async () => {
    const { openTab: open, server, browser } = openPortal({ hasLocks });
    server.refresh.mockImplementation(async () => {
      await after(ANSWER_MS, undefined);
      throw new CallError('no', { code: 'S401', kind: 'answered' });
    });
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const tabs = [open(), open()];
    expect(await settle(...tabs.map(({ session }) => session.prepareToken()))).toEqual([undefined, undefined]);
    expect(server.refresh).toHaveBeenCalledOnce();
    expect(tabs.flatMap(({ losses }) => losses).toSorted()).toEqual(['otherTab', 'refreshFailed']);
  });
});

describe('S7 tabs', () => {
  test('all end with a logout in one', async () => {
    const { openTab: open, server, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const [one, other] = [open(), open()];
    const turn = turnOf(other.session);
    await settle(one.session.logout());
    expect(other.session.store.read().token).toBeUndefined();
    expect(turnOf(other.session)).toBe(turn + 1);
    expect(other.losses).toEqual(['otherTab']);
    expect(one.losses).toEqual([]);
    expect(server.logout).toHaveBeenCalledOnce();
  });

  test('are not brought back by a refresh that another one had begun', async () => {
    const { openTab: open, server, browser } = openPortal();
    server.refresh.mockImplementation(async () => after(1_000, makeToken(360, { serial: 2 })));
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const [one, other] = [open(), open()];
    const [used] = await settle(
      one.session.prepareToken(),
      other.session.logout().then(() => undefined),
    );
    expect(used).toBeUndefined();
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
  });

  test('take over the successor of their token without a new turn', async () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(10));
    const [one, other] = [open(), open()];
    const turn = turnOf(other.session);
    await settle(one.session.prepareToken());
    expect(other.session.store.read().token).toBe(browser.stored.get(TOKEN_KEY));
    expect(turnOf(other.session)).toBe(turn);
  });

  test('begin a turn when somebody else signs in', async () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const [one, other] = [open(), open()];
    const turn = turnOf(other.session);
    await settle(one.session.login(lee));
    expect(turnOf(other.session)).toBe(turn + 1);
    expect(other.losses).toEqual([]);
  });

  test('that the browser kept while another site was shown follow what they missed', () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const { session, losses, events } = open();
    browser.stored.delete(TOKEN_KEY);
    events.dispatchEvent(new Event('pageshow'));
    expect(session.store.read().token).toBeUndefined();
    expect(losses).toEqual(['otherTab']);
  });

  test('see a write of another one even before its event', () => {
    const { openTab: open, browser } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const { session, losses } = open();
    browser.stored.delete(TOKEN_KEY);
    expect(session.readToken()).toBeUndefined();
    expect(losses).toEqual(['otherTab']);
  });

  test('are signed out when storage is emptied', () => {
    const { browser, server } = openPortal();
    browser.stored.set(TOKEN_KEY, makeToken(360));
    const tab = browser.openTab();
    const session = createSession({ ...tab, ...server, exclusive: exclusiveOf(browser, tab, true) });
    browser.stored.clear();
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.store.read().token).toBeUndefined();
  });
});
