// @vitest-environment happy-dom
/**
 * Tests the parts together, as a screen uses them: two tabs of one browser against one server.
 */
import { anyone } from '@naru/contract/access.ts';
import { get, post, remove } from '@naru/contract/call.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { CANCELLED } from '../http/client.ts';
import { waitingCalls } from '../http/waiting-calls.ts';
import { chooseLocale, readLocale } from '../i18n/locale.ts';
import { messages } from '../messages/messages.ts';
import { useCall } from '../query/use-call.ts';
import { type MutationOptions, useCallMutation } from '../query/use-call-mutation.ts';
import { RuntimeContext } from './runtime-context.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from './runtime.ts';
import { TOKEN_KEY } from './session.ts';
import { makeToken, openTestBrowser } from './test-browser.ts';
import { useLoginInfo, useSession } from './use-session.ts';

const base = { access: anyone, summary: 'For the test.' } as const;
const output = z.object({ text: z.string() });
const read = get('/note/{id}', { ...base, params: z.object({ id: z.string() }), output });
const elsewhere = get('/other', { ...base, output });
const write = post('/note', { ...base, body: z.object({ text: z.string() }), output });
const drop = remove('/note/{id}', { ...base, params: z.object({ id: z.string() }), output });
const writeElsewhere = post('/other', { ...base, output });

type Reply = (request: { headers: Headers; body: string | undefined; language: string }) => unknown;

/** Answers by method and path; an Error is thrown as a dropped connection, a Response sent as it is. */
function openServer() {
  const log: { what: string; token: string | null; key: string | null }[] = [];
  let serial = 1;
  const replies: Record<string, Reply> = {
    'POST /api/auth/login': ({ body }) => ({
      accessToken: makeToken(360, {
        sid: `of ${body}`,
        username: (JSON.parse(body ?? '') as { username: string }).username,
      }),
    }),
    'POST /api/auth/refresh': () => ({ accessToken: makeToken(360, { serial: (serial += 1), username: 'kim' }) }),
    'POST /api/auth/logout': () => ({}),
    'GET /api/auth/loginInfo?sysGbnCd=CDP': ({ headers, language }) => {
      const username = String(JSON.parse(atob(headers.get('authorization')?.split('.')[1] ?? '')).username);
      return { username, name: language === 'en' ? 'Kim' : '김', menuList: [], privilegeList: [] };
    },
    'GET /view/cdp/auth/member': () => ({ member: { name: '김' }, naruMemberTypeList: ['STAFF'] }),
    'GET /api/cmmn/dept/all?rootDeptCode=10000': () => ({ rootDept: { deptCode: '10000' }, memberDept: null }),
    'GET /view/cdp/note/1': () => ({ text: `note ${log.filter(({ what }) => what.includes('/note/1')).length}` }),
    'GET /view/cdp/note/2': () => ({ text: 'two' }),
    'GET /view/cdp/other': () => ({ text: 'other' }),
    'POST /view/cdp/note': () => ({ text: 'written' }),
    'DELETE /view/cdp/note/1': () => ({ text: 'gone' }),
    'POST /view/cdp/other': () => ({ text: 'written' }),
  };
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const what = `${init.method} ${address}`;
    const headers = init.headers as Headers; // the transport makes Headers
    log.push({ what, token: headers.get('authorization'), key: headers.get('idempotency-key') });
    const found = await replies[what]?.({
      headers,
      body: init.body as string | undefined, // the transport sends texts
      language: headers.get('accept-language') ?? '',
    });
    if (found instanceof Error) throw found;
    if (found instanceof Response) return found;
    if (found === undefined) return new Response('', { status: 404 });
    return new Response(JSON.stringify({ code: '0000', msg: '', output: found }));
  };
  const countOf = (part: string): number => log.filter(({ what }) => what.includes(part)).length;
  return { log, replies, countOf, fetch: fetch as unknown as typeof globalThis.fetch }; // called with a text and an init
}

const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code, msg: '안 돼요', output: {} }), { status });

function openPortal(token?: string) {
  const server = openServer();
  const browser = openTestBrowser();
  if (token !== undefined) browser.stored.set(TOKEN_KEY, token);
  const openTab = (more: RuntimeOptions = {}): Runtime =>
    createRuntime({ ...browser.openTab(), locks: browser.locks, fetch: server.fetch, ...more });
  return { server, browser, openTab };
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function Providers({ runtime, children }: { readonly runtime: Runtime; readonly children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
    </RuntimeContext>
  );
}

function show(runtime: Runtime, content: ReactNode) {
  return render(<Providers runtime={runtime}>{content}</Providers>);
}

function Note({ id }: { readonly id: string }) {
  const { data, error } = useCall(read, { params: { id } });
  return <p>{error ? `failed ${error.code}` : (data?.text ?? 'waiting')}</p>;
}

const kim = (hours = 360): string => makeToken(hours, { username: 'kim' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
});
afterEach(async () => {
  cleanup();
  while (messages.store.read().length > 0) messages.answerFirst(false);
  for (const { stop } of waitingCalls.store.read()) stop();
  await chooseLocale('ko');
  vi.useRealTimers();
});

describe('tabs', () => {
  test('S2 refresh once for all their calls, and none is signed out', async () => {
    const { server, browser, openTab } = openPortal(kim(359));
    const tabs = [openTab(), openTab()];
    const calls = tabs.flatMap(({ client }) => [client.call(elsewhere, {}), client.call(elsewhere, {})]);
    await pass(1_000);
    await Promise.all(calls);
    expect(server.countOf('refresh')).toBe(1);
    const used = server.log.filter(({ what }) => what.endsWith('/other')).map(({ token }) => token);
    expect(used).toEqual(Array.from({ length: 4 }, () => `Bearer ${browser.stored.get(TOKEN_KEY)}`));
  });

  test('S7 are all signed out by one', async () => {
    const { openTab } = openPortal(kim());
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.loginInfo.load(), other.loginInfo.load(), pass(100)]);
    expect(other.loginInfo.store.read()?.username).toBe('kim');
    await Promise.all([one.session.logout(), pass(100)]);
    expect(other.loginInfo.store.read()).toBeNull();
    expect(one.loginInfo.store.read()).toBeNull();
  });

  test('speak the language that was chosen in another one', async () => {
    const { browser, openTab } = openPortal();
    const { storage, events } = browser.openTab();
    openTab({ storage, events });
    localStorage.setItem('locale', 'en');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'locale' }));
    await pass(100);
    expect(readLocale()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('show who signed in in another one', async () => {
    const { openTab } = openPortal(kim());
    const [one, other] = [openTab(), openTab()];
    await Promise.all([other.loginInfo.load(), pass(100)]);
    await Promise.all([one.session.login({ username: 'lee', password: 'x' }), pass(100)]);
    expect(other.loginInfo.store.read()?.username).toBe('lee');
  });
});

describe('the session', () => {
  test('login, refresh and logout do not go through themselves', async () => {
    const { server, openTab } = openPortal(kim(10));
    const { session } = openTab();
    await Promise.all([session.prepareToken(), pass(100)]);
    await Promise.all([session.login({ username: 'lee', password: 'x' }), pass(100)]);
    await Promise.all([session.logout(), pass(100)]);
    const auth = server.log.filter(({ what }) => what.startsWith('POST'));
    expect(auth.map(({ what }) => what)).toEqual([
      'POST /api/auth/refresh',
      'POST /api/auth/login',
      'POST /api/auth/logout',
    ]);
    expect(auth[0]?.token).toContain('Bearer ');
    expect(auth[1]?.token).toBeNull();
    expect(auth.map(({ key }) => key)).toEqual([null, null, null]);
  });

  test('a refresh is repeated after a dropped connection, and the call waits for it', async () => {
    const { server, openTab } = openPortal(kim(10));
    const { client } = openTab();
    const { 'POST /api/auth/refresh': answer } = server.replies;
    server.replies['POST /api/auth/refresh'] = () => new TypeError('dropped');
    const result = client.call(elsewhere, {});
    await pass(29_000);
    expect(server.countOf('/other')).toBe(0);
    server.replies['POST /api/auth/refresh'] = answer ?? (() => ({}));
    await pass(2_000);
    await expect(result).resolves.toEqual({ text: 'other' });
  });

  test('S401 drops the token and tells one listener once', async () => {
    const { server, browser, openTab } = openPortal(kim());
    const { client, session, loginInfo } = openTab();
    await Promise.all([loginInfo.load(), pass(100)]);
    const reasons: string[] = [];
    session.onLost((reason) => reasons.push(reason));
    server.replies['GET /view/cdp/other'] = () => refusal(401, 'S401');
    const both = Promise.allSettled([client.call(elsewhere, {}), client.call(elsewhere, {})]);
    await pass(100);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(reasons).toEqual(['refused']);
    expect(browser.stored.has(TOKEN_KEY)).toBe(false);
    expect(loginInfo.store.read()).toBeNull();
    expect(messages.store.read()).toEqual([]);
  });

  test('S10 rights are read again after a refusal', async () => {
    const { server, openTab } = openPortal(kim());
    const { client, loginInfo } = openTab();
    await Promise.all([loginInfo.load(), pass(100)]);
    server.replies['GET /view/cdp/other'] = () => refusal(403, 'S403');
    const refused = client.call(elsewhere, {}).catch(() => undefined);
    await Promise.all([refused, pass(100)]);
    await Promise.all([loginInfo.load(), pass(100)]);
    expect(server.countOf('loginInfo')).toBe(2);
  });

  test('member info and department tree follow the login', async () => {
    const { server, openTab } = openPortal(kim());
    const { member, departments, loginInfo, session } = openTab();
    await Promise.all([loginInfo.load(), pass(5_000)]);
    expect(member.store.read()).toEqual({ member: { name: '김' }, naruMemberTypeList: ['STAFF'] });
    await vi.waitFor(() => expect(departments.store.read()).toMatchObject({ rootDept: { deptCode: '10000' } }));
    await Promise.all([session.logout(), pass(100)]);
    expect(member.store.read()).toBeUndefined();
    expect(departments.store.read()).toBeUndefined();
    await Promise.all([session.login({ username: 'lee', password: 'x' }), pass(5_000)]);
    await vi.waitFor(() => expect(server.countOf('dept/all')).toBe(2));
  });

  test('member info and department tree are read again in the other language', async () => {
    const { server, openTab } = openPortal(kim());
    server.replies['GET /view/cdp/auth/member'] = ({ language }) => ({
      member: { name: '김', departmentName: language === 'en' ? 'Media' : '미디어' },
      naruMemberTypeList: ['STAFF'],
    });
    const { member, departments, loginInfo } = openTab();
    await Promise.all([loginInfo.load(), pass(5_000)]);
    await vi.waitFor(() => expect(departments.store.read()).toBeDefined());
    expect(member.store.read()).toMatchObject({ member: { departmentName: '미디어' } });
    await Promise.all([chooseLocale('en'), pass(5_000)]);
    expect(member.store.read()).toMatchObject({ member: { departmentName: 'Media' } });
    await vi.waitFor(() => expect(server.countOf('dept/all')).toBe(2));
  });

  test('member info that cannot be had is silently empty', async () => {
    const { server, openTab } = openPortal(kim());
    server.replies['GET /view/cdp/auth/member'] = () => refusal(500, 'E500');
    const { member, loginInfo } = openTab();
    await Promise.all([loginInfo.load(), pass(5_000)]);
    expect(member.store.read()).toBeUndefined();
    expect(messages.store.read()).toEqual([]);
  });

  test('S8 on a shared PC ends without use, and tells why', async () => {
    const { openTab } = openPortal();
    const { session, idleWatch, loginInfo } = openTab();
    const reasons: string[] = [];
    session.onLost((reason) => reasons.push(reason));
    await Promise.all([session.login({ username: 'kim', password: 'x', sharedPc: true }), pass(100)]);
    await pass(55 * 60_000);
    expect(idleWatch.store.read()).toBeDefined();
    await pass(5 * 60_000);
    expect(reasons).toEqual(['idle']);
    expect(loginInfo.store.read()).toBeNull();
  });

  test('S8 on a shared PC begins anew with each login', async () => {
    const { browser, openTab } = openPortal();
    browser.stored.set('naru.lastUse', String(Date.now() - 2 * 3_600_000));
    const { session, idleWatch } = openTab();
    await Promise.all([session.login({ username: 'kim', password: 'x', sharedPc: true }), pass(100)]);
    expect(idleWatch.store.read()).toBeUndefined();
    expect(session.readToken()).toBeDefined();
  });

  test('S8 on one’s own PC goes on', async () => {
    const { openTab } = openPortal();
    const { session, idleWatch } = openTab();
    await Promise.all([session.login({ username: 'kim', password: 'x' }), pass(100)]);
    await pass(61 * 60_000);
    expect(idleWatch.store.read()).toBeUndefined();
    expect(session.readToken()).toBeDefined();
  });
});

describe('login info asked for by the page', () => {
  const LOGIN_INFO = '/api/auth/loginInfo?sysGbnCd=CDP';
  const answer = (): Promise<Response> =>
    Promise.resolve(
      Response.json({ code: '0000', output: { username: 'kim', name: '먼저', menuList: [], privilegeList: [] } }),
    );
  const token = kim();
  const earlyOf = (loginInfo: Promise<Response>, language = 'ko') => ({
    early: { token: token, language, answers: { [LOGIN_INFO]: loginInfo } },
  });

  test('is taken once', async () => {
    const { server, openTab } = openPortal(token);
    const { loginInfo } = openTab(earlyOf(answer()));
    await Promise.all([loginInfo.load(), pass(100)]);
    expect(loginInfo.store.read()?.name).toBe('먼저');
    expect(server.countOf('loginInfo')).toBe(0);
    await Promise.all([loginInfo.load({ force: true }), pass(100)]);
    expect(server.countOf('loginInfo')).toBe(1);
  });

  test('counts as the first attempt: one of the server that failed is not repeated', async () => {
    const { server, openTab } = openPortal(token);
    const { loginInfo } = openTab(earlyOf(Promise.resolve(refusal(500, 'E500'))));
    await Promise.all([loginInfo.load(), pass(200_000)]);
    expect(loginInfo.store.read()).toBeNull();
    expect(server.countOf('loginInfo')).toBe(0);
  });

  test('counts as the first attempt: one that did not arrive is repeated when its time has come', async () => {
    const { server, openTab } = openPortal(token);
    const { loginInfo } = openTab(earlyOf(Promise.reject(new TypeError('dropped'))));
    const loaded = loginInfo.load();
    await pass(29_000);
    expect(server.countOf('loginInfo')).toBe(0);
    await Promise.all([loaded, pass(2_000)]);
    expect(loginInfo.store.read()?.name).toBe('김');
  });

  test('is not taken for somebody else', async () => {
    const { openTab } = openPortal(token);
    const { loginInfo, session } = openTab(earlyOf(answer()));
    session.adoptToken(makeToken(360, { sid: 'other', username: 'lee' }));
    await Promise.all([loginInfo.load(), pass(100)]);
    expect(loginInfo.store.read()?.username).toBe('lee');
  });

  test('is not taken in another language', async () => {
    const { openTab } = openPortal(token);
    const { loginInfo } = openTab(earlyOf(answer(), 'en'));
    await Promise.all([loginInfo.load(), pass(100)]);
    expect(loginInfo.store.read()?.name).toBe('김');
  });

  test('is not taken once it is old', async () => {
    const { openTab } = openPortal(token);
    const { loginInfo } = openTab(earlyOf(answer()));
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    await Promise.all([loginInfo.load(), pass(100)]);
    expect(loginInfo.store.read()?.name).toBe('김');
  });
});

describe('a read', () => {
  test('is shared while in flight and cached by its parameters', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    const { rerender } = show(runtime, [<Note key="a" id="1" />, <Note key="b" id="1" />, <Note key="c" id="2" />]);
    await pass(100);
    expect(screen.getAllByText('note 1')).toHaveLength(2);
    expect(screen.getByText('two')).toBeTruthy();
    expect(server.countOf('/note/1')).toBe(1);
    rerender(<p />);
    show(runtime, <Note id="1" />);
    await pass(100);
    expect(server.countOf('/note/1')).toBe(1);
  });

  test('is not asked for twice because the page learns who is signed in', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    show(runtime, <Note id="1" />);
    await pass(100);
    await Promise.all([runtime.loginInfo.load(), pass(100)]);
    expect(server.countOf('/note/1')).toBe(1);
  });

  test('is forgotten when somebody else signs in, and shows nothing after logout', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    await Promise.all([runtime.loginInfo.load(), pass(100)]);
    show(runtime, <Note id="1" />);
    await pass(100);
    expect(screen.getByText('note 1')).toBeTruthy();
    await Promise.all([runtime.session.logout(), pass(100)]);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(server.countOf('/note/1')).toBe(1);
    await Promise.all([runtime.session.login({ username: 'lee', password: 'x' }), pass(100)]);
    expect(screen.getByText('note 2')).toBeTruthy();
  });

  test('fails as the client says, and is not repeated beyond its rules', async () => {
    const { server, openTab } = openPortal(kim());
    server.replies['GET /view/cdp/note/1'] = () => refusal(500, 'E500');
    show(openTab(), <Note id="1" />);
    await pass(600_000);
    expect(screen.getByText('failed E500')).toBeTruthy();
    expect(server.countOf('/note/1')).toBe(1);
    // The screen shows it in place of the content.
    expect(messages.store.read()).toEqual([]);
  });

  test('alerts only with a message of its own', async () => {
    const { server, openTab } = openPortal(kim());
    server.replies['GET /view/cdp/note/1'] = () => refusal(500, 'E500');
    function Alerting() {
      const { error } = useCall(read, { params: { id: '1' } }, { alertMessage: '메모를 못 읽었어요' });
      return <p>{error?.code}</p>;
    }
    show(openTab(), <Alerting />);
    await pass(100);
    expect(messages.store.read().map(({ message }) => message)).toEqual(['메모를 못 읽었어요']);
  });

  test('is read again in the other language', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    await Promise.all([runtime.loginInfo.load(), pass(100)]);
    show(runtime, <Note id="1" />);
    await pass(100);
    await Promise.all([chooseLocale('en'), pass(100)]);
    expect(runtime.loginInfo.store.read()?.name).toBe('Kim');
    expect(server.countOf('/note/1')).toBe(2);
  });
});

describe('a write', () => {
  /** A screen that writes, beside what it shows. */
  const showWriter = (runtime: Runtime, options: MutationOptions<typeof write> = {}, content?: ReactNode) =>
    renderHook(() => useCallMutation(write, options), {
      wrapper: ({ children }) => (
        <Providers runtime={runtime}>
          {content}
          {children}
        </Providers>
      ),
    }).result;
  const input = { body: { text: 'a' } };

  test('reads its own area again, and others that it names', async () => {
    const { server, openTab } = openPortal(kim());
    function Other() {
      return <p>{useCall(elsewhere, {}).data?.text}</p>;
    }
    const content = [<Note key="a" id="1" />, <Other key="b" />];
    const writer = showWriter(openTab(), {}, content);
    await pass(100);
    writer.current.mutate(input);
    await pass(100);
    expect(screen.getByText('note 2')).toBeTruthy();
    expect(server.countOf('/other')).toBe(1);
    cleanup();
    const other = showWriter(openTab(), { alsoChanges: [elsewhere] }, content);
    await pass(100);
    other.current.mutate(input);
    await pass(100);
    expect(server.countOf('/other')).toBe(3);
  });

  test('that ends a record does not ask for it again, but for the others', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    const notes = [<Note key="1" id="1" />, <Note key="2" id="2" />];
    const remover = renderHook(() => useCallMutation(drop, { ends: read }), {
      wrapper: ({ children }) => <Providers runtime={runtime}>{[...notes, children]}</Providers>,
    }).result;
    await pass(100);
    remover.current.mutate({ params: { id: '1' } });
    await pass(100);
    expect(server.countOf('GET /view/cdp/note/1')).toBe(1);
    expect(server.countOf('GET /view/cdp/note/2')).toBe(2);
  });

  test.each([
    [409, '9101', 2],
    [404, '404', 2],
    [422, '9100', 1],
  ])('that failed with %i %s leaves the area read %i times', async (status, code, times) => {
    const { server, openTab } = openPortal(kim());
    server.replies['POST /view/cdp/note'] = () => refusal(status, code);
    const writer = showWriter(openTab(), {}, <Note id="1" />);
    await pass(100);
    writer.current.mutate(input);
    await pass(100);
    expect(server.countOf('/note/1')).toBe(times);
  });

  test('that is refused by the person is not sent and leaves no trace', async () => {
    const { server, openTab } = openPortal(kim());
    const writer = showWriter(openTab(), { confirm: ({ body }) => `${body.text}?` });
    writer.current.mutate(input);
    await pass(10);
    expect(messages.store.read()[0]).toMatchObject({ message: 'a?', type: 'CONFIRM' });
    messages.answerFirst(false);
    await pass(100);
    expect(server.countOf('POST')).toBe(0);
    expect(writer.current.status).toBe('idle');
    writer.current.mutate(input);
    await pass(10);
    messages.answerFirst(true);
    await pass(100);
    expect(server.countOf('POST')).toBe(1);
    expect(writer.current.status).toBe('success');
  });

  test('that is pressed twice is done, told and asked about once, until what it changed is drawn', async () => {
    const { server, openTab } = openPortal(kim());
    const onSuccess = vi.fn<() => void>();
    const runtime = openTab();
    const writer = showWriter(runtime, { onSuccess, confirm: 'sure?' }, <Note id="1" />);
    const other = showWriter(runtime);
    await pass(100);
    writer.current.mutate(input);
    writer.current.mutate(input);
    await pass(10);
    expect(messages.store.read()).toHaveLength(1);
    messages.answerFirst(true);
    expect(await writer.current.mutateAsync(input)).toBe(CANCELLED);
    await pass(2);
    other.current.mutate(input);
    await pass(200);
    expect(server.countOf('POST')).toBe(1);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(screen.getByText('note 2')).toBeTruthy();
    other.current.mutate(input);
    await pass(200);
    expect(server.countOf('POST')).toBe(2);
  });

  test('that was answered is not done again before the screen has read what it changed', async () => {
    const { server, openTab } = openPortal(kim());
    const writer = showWriter(openTab(), {}, <Note id="1" />);
    await pass(100);
    const { promise, resolve } = Promise.withResolvers<void>();
    const note = server.replies['GET /view/cdp/note/1'];
    server.replies['GET /view/cdp/note/1'] = () => promise.then(() => ({ text: 'late' }));
    writer.current.mutate(input);
    await pass(300);
    writer.current.mutate(input);
    await pass(300);
    expect(server.countOf('POST')).toBe(1);
    if (note) server.replies['GET /view/cdp/note/1'] = note;
    resolve();
    await pass(300);
    writer.current.mutate(input);
    await pass(300);
    expect(server.countOf('POST')).toBe(2);
  });

  test('that failed is done by pressing again, though what the screen reads is still waited for', async () => {
    const { server, openTab } = openPortal(kim());
    const writer = showWriter(openTab(), { alertMessage: null }, <Note id="1" />);
    await pass(100);
    server.replies['POST /view/cdp/note'] = () => refusal(409, '9101');
    server.replies['GET /view/cdp/note/1'] = () => new Promise(() => undefined);
    writer.current.mutate(input);
    await pass(300);
    server.replies['POST /view/cdp/note'] = () => ({ text: 'written' });
    writer.current.mutate(input);
    await pass(300);
    expect(server.countOf('POST')).toBe(2);
    expect(writer.current.status).toBe('success');
  });

  test('that leads to another screen is not done again before that one is there', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab();
    const { promise, resolve } = Promise.withResolvers<void>();
    const rootRoute = createRootRoute();
    const router = createRouter({
      routeTree: rootRoute.addChildren([
        createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <Form /> }),
        createRoute({ getParentRoute: () => rootRoute, path: '/done', loader: () => promise, component: () => 'done' }),
      ]),
      history: createMemoryHistory(),
      defaultPendingMs: 60_000,
    });
    function Form() {
      const { mutate } = useCallMutation(write, { onSuccess: () => void router.navigate({ href: '/done' }) });
      return <button onClick={() => mutate(input)}>send</button>;
    }
    show(runtime, <RouterProvider router={router} />);
    await pass(100);
    for (const times of [1, 1]) {
      screen.getByText('send').click();
      await pass(1_000);
      expect(server.countOf('POST')).toBe(times);
    }
    resolve();
    await pass(100);
    expect(screen.getByText('done')).toBeTruthy();
  });

  test('by the second click of a double click is not done, whatever came under the pointer', async () => {
    const { server, openTab } = openPortal(kim());
    const runtime = openTab({ events: window });
    const writer = showWriter(runtime);
    const other = renderHook(() => useCallMutation(writeElsewhere), {
      wrapper: ({ children }) => <Providers runtime={runtime}>{children}</Providers>,
    }).result;
    const click = (detail: number, press: () => void): void => {
      window.addEventListener('click', press, { once: true });
      window.dispatchEvent(new MouseEvent('click', { detail }));
    };
    click(1, () => writer.current.mutate(input));
    await pass(400);
    click(2, () => writer.current.mutate(input));
    await pass(400);
    click(3, () => other.current.mutate({}));
    await pass(400);
    expect(server.countOf('POST')).toBe(1);
    // Turning on and off again is meant, and so are writes without a click or of the next one.
    click(4, () => writer.current.mutate({ body: { text: 'b' } }));
    await pass(400);
    other.current.mutate({});
    await pass(400);
    click(1, () => other.current.mutate({}));
    await pass(400);
    expect(server.countOf('POST')).toBe(4);
  });

  test('sent again after no answer came is the same write; another one is not', async () => {
    const { server, openTab } = openPortal(kim());
    const writer = showWriter(openTab());
    server.replies['POST /view/cdp/note'] = () => new TypeError('dropped');
    writer.current.mutate(input);
    await pass(100);
    waitingCalls.store.read()[0]?.stop();
    await pass(100);
    server.replies['POST /view/cdp/note'] = () => ({ text: 'written' });
    writer.current.mutate(input);
    await pass(100);
    writer.current.mutate(input);
    await pass(100);
    const [first, again, next] = server.log.map(({ key }) => key);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(messages.store.read()).toEqual([]);
  });
});

describe('what the token says', () => {
  function Who() {
    const { isAdministrator, isCdpUser, claims } = useSession();
    return <p>{`${useLoginInfo()?.username} ${String(claims?.['username'])} ${isAdministrator} ${isCdpUser}`}</p>;
  }

  test('is known to a screen', async () => {
    const { openTab } = openPortal(makeToken(360, { username: 'kim', ADMIN_SYS_ROLE_ID: 'A', CDP_SYS_ROLE_ID: '' }));
    const runtime = openTab();
    show(runtime, <Who />);
    expect(screen.getByText('undefined kim true false')).toBeTruthy();
    await Promise.all([runtime.loginInfo.load(), pass(100)]);
    expect(screen.getByText('kim kim true false')).toBeTruthy();
  });
});
