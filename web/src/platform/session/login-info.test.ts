import type { LoginInfo } from '@naru/contract/areas/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { bindToLogin } from './login-bound.ts';
import { createLoginInfo, type LoginChange } from './login-info.ts';
import { createSession, TOKEN_KEY } from './session.ts';
import { exclusiveOf, makeToken, openTestBrowser } from './test-browser.ts';

const ANSWER_MS = 20;
const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms));
const infoOf = (username: string): LoginInfo => ({
  username,
  name: username,
  menuList: [],
  privilegeList: [],
  hasOpenConsent: false,
});
const nobody = (): Promise<never> => Promise.reject(new Error('not asked here'));

function open({ token = makeToken(360) }: { token?: string | null } = {}) {
  const browser = openTestBrowser();
  if (token !== null) browser.stored.set(TOKEN_KEY, token);
  const tab = browser.openTab();
  const session = createSession({
    ...tab,
    exclusive: exclusiveOf(browser, tab, true),
    login: nobody,
    refresh: nobody,
    logout: async () => undefined,
  });
  const fetchLoginInfo = vi.fn(async () => after(ANSWER_MS, infoOf('kim')));
  const loginInfo = createLoginInfo({ session, fetchLoginInfo });
  const changes: LoginChange[] = [];
  loginInfo.onLoginChange((change) => changes.push(change));
  return { session, fetchLoginInfo, loginInfo, changes };
}

async function settle<T>(...promises: Promise<T>[]): Promise<T[]> {
  const all = Promise.all(promises);
  await vi.advanceTimersByTimeAsync(1_000);
  return all;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('login info', () => {
  test('is not asked for without a token', async () => {
    const { loginInfo, fetchLoginInfo } = open({ token: null });
    expect(loginInfo.store.read()).toBeUndefined();
    expect(await settle(loginInfo.load())).toEqual([undefined]);
    expect(loginInfo.store.read()).toBeNull();
    expect(fetchLoginInfo).not.toHaveBeenCalled();
  });

  test('is asked for once by all who wait for it', async () => {
    const { loginInfo, fetchLoginInfo } = open();
    const found = await settle(loginInfo.load(), loginInfo.load());
    expect(found).toEqual([infoOf('kim'), infoOf('kim')]);
    expect(fetchLoginInfo).toHaveBeenCalledOnce();
  });

  test('S10 is kept for 30 s', async () => {
    const { loginInfo, fetchLoginInfo } = open();
    const first = loginInfo.load();
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    await first;
    await vi.advanceTimersByTimeAsync(29_999);
    await loginInfo.load();
    expect(fetchLoginInfo).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await settle(loginInfo.load());
    expect(fetchLoginInfo).toHaveBeenCalledTimes(2);
  });

  test('S10 is asked for again when rights changed, or when told to', async () => {
    const { loginInfo, fetchLoginInfo } = open();
    await settle(loginInfo.load());
    await settle(loginInfo.load({ force: true }));
    expect(fetchLoginInfo).toHaveBeenCalledTimes(2);
    loginInfo.expire();
    await settle(loginInfo.load());
    expect(fetchLoginInfo).toHaveBeenCalledTimes(3);
  });

  test('is emptied by a failure, and asked for at the next navigation', async () => {
    const { loginInfo, fetchLoginInfo } = open();
    await settle(loginInfo.load());
    fetchLoginInfo.mockRejectedValueOnce(new Error('away'));
    expect(await settle(loginInfo.load({ force: true }))).toEqual([undefined]);
    expect(loginInfo.store.read()).toBeNull();
    expect(await settle(loginInfo.load())).toEqual([infoOf('kim')]);
  });

  test('without a username is nobody’s', async () => {
    const { loginInfo, fetchLoginInfo } = open();
    fetchLoginInfo.mockResolvedValueOnce(infoOf(''));
    expect(await settle(loginInfo.load())).toEqual([undefined]);
    expect(loginInfo.store.read()).toBeNull();
  });

  test('is emptied by logout at once', async () => {
    const { loginInfo, session } = open();
    await settle(loginInfo.load());
    await settle(session.logout());
    expect(loginInfo.store.read()).toBeNull();
  });

  test('of before a logout does not come back', async () => {
    const { loginInfo, session, changes } = open();
    const asked = loginInfo.load();
    await session.logout();
    expect(await settle(asked)).toEqual([undefined]);
    expect(loginInfo.store.read()).toBeNull();
    expect(changes).toEqual([]);
  });

  test('of the person before is not given for the one after', async () => {
    const { loginInfo, session, fetchLoginInfo, changes } = open();
    const asked = loginInfo.load();
    fetchLoginInfo.mockImplementation(async () => after(ANSWER_MS, infoOf('lee')));
    session.adoptToken(makeToken(360, { sid: 'session-2' }));
    expect(await settle(asked)).toEqual([infoOf('lee')]);
    expect(changes.map(({ username }) => username)).toEqual(['lee']);
  });

  test('is read at once after a login', async () => {
    const { loginInfo, session, fetchLoginInfo } = open({ token: null });
    await settle(loginInfo.load());
    session.adoptToken(makeToken(360));
    await settle(loginInfo.load());
    expect(fetchLoginInfo).toHaveBeenCalledOnce();
    expect(loginInfo.store.read()).toEqual(infoOf('kim'));
  });
});

describe('a change of login', () => {
  test('is told with who was there before', async () => {
    const { loginInfo, session, changes, fetchLoginInfo } = open();
    await settle(loginInfo.load());
    await settle(loginInfo.load({ force: true }));
    expect(changes).toEqual([{ username: 'kim', previous: null }]);
    await settle(session.logout());
    expect(changes.slice(1)).toEqual([{ username: undefined, previous: 'kim' }]);
    fetchLoginInfo.mockResolvedValueOnce(infoOf('lee'));
    session.adoptToken(makeToken(360));
    await settle(loginInfo.load());
    expect(changes.slice(2)).toEqual([{ username: 'lee', previous: undefined }]);
  });

  test('is none where nobody was and nobody is', async () => {
    const { loginInfo, session, changes } = open({ token: null });
    await settle(loginInfo.load());
    await settle(session.logout());
    expect(changes).toEqual([]);
  });

  test('clears and reloads what belongs to the login', async () => {
    const { loginInfo, session } = open();
    const read = vi.fn(async () => after(ANSWER_MS, `tree of ${loginInfo.store.read()?.username}`));
    const tree = bindToLogin(loginInfo, read);
    expect(read).not.toHaveBeenCalled();
    await settle(loginInfo.load());
    expect(tree.store.read()).toBe('tree of kim');
    await settle(loginInfo.load({ force: true }));
    expect(read).toHaveBeenCalledOnce();
    await settle(session.logout());
    expect(tree.store.read()).toBeUndefined();
    session.adoptToken(makeToken(360));
    await settle(loginInfo.load());
    expect(tree.store.read()).toBe('tree of kim');
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('data of the login', () => {
  test('is read once by all who wait for it, and again afterwards', async () => {
    const { loginInfo } = open();
    const read = vi.fn(async () => after(ANSWER_MS, 'tree'));
    const tree = bindToLogin(loginInfo, read);
    expect(await settle(tree.load(), tree.load())).toEqual(['tree', 'tree']);
    expect(read).toHaveBeenCalledOnce();
    await settle(tree.load());
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is silently cleared by a failure', async () => {
    const { loginInfo } = open();
    const read = vi.fn(async () => 'member');
    const member = bindToLogin(loginInfo, read);
    await settle(member.load());
    read.mockRejectedValueOnce(new Error('away'));
    expect(await settle(member.load())).toEqual([undefined]);
    expect(member.store.read()).toBeUndefined();
  });

  test('that comes after a logout is not kept', async () => {
    const { loginInfo, session } = open();
    await settle(loginInfo.load());
    const tree = bindToLogin(loginInfo, async () => after(500, 'tree'));
    const asked = tree.load();
    await session.logout();
    expect(await settle(asked)).toEqual([undefined]);
    expect(tree.store.read()).toBeUndefined();
  });
});
