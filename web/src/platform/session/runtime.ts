/**
 * Assembles the state that the browser keeps while a page lives: session, client, caches.
 */
import { reference } from '@naru/contract/areas/reference.ts';
import { session as calls, type LoginInfo, type MemberInfo } from '@naru/contract/areas/session.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';

import { type Client, createClient } from '../http/client.ts';
import { type EarlyAnswers, preferEarly } from '../http/early-answers.ts';
import { newRandomKey } from '../http/random-key.ts';
import { saveFile } from '../http/save-file.ts';
import { createTransport, outgoingOf, type Transport } from '../http/transport.ts';
import { waitingCalls } from '../http/waiting-calls.ts';
import { chooseLocale, LOCALE_KEY, localeStore, readLocale, readStoredLocale } from '../i18n/locale.ts';
import { loading } from '../loading/loading.ts';
import { confirm, messages } from '../messages/messages.ts';
import { createQueryClient, forgetReads } from '../query/query-client.ts';
import { createExclusive } from './exclusive.ts';
import { createIdleWatch, type IdleWatch, SHARED_PC_LIMITS } from './idle-watch.ts';
import { type KeyStorage, keyStorage } from './key-storage.ts';
import { bindToLogin, type LoginBound } from './login-bound.ts';
import { createLoginInfo, type LoginInfoSource } from './login-info.ts';
import { createSession, type Credentials, type Session } from './session.ts';

const ROOT_DEPARTMENT = '10000';
const IDLE_TIMEOUT_MS = 2_000;
const IDLE_DELAY_MS = 200;

export interface Runtime {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly loginInfo: LoginInfoSource;
  readonly member: LoginBound<MemberInfo>;
  readonly departments: LoginBound<DepartmentTrees>;
  readonly idleWatch: IdleWatch;
}

/** The runtime's environment; the browser's own by default. */
export interface RuntimeOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly storage?: KeyStorage | undefined;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
  readonly early?: EarlyAnswers | undefined;
}

export function createRuntime(options: RuntimeOptions = {}): Runtime {
  const { storage = keyStorage, events = window } = options;
  const send = createTransport({
    fetch: preferEarly(options.early, options.fetch ?? ((...request) => globalThis.fetch(...request))),
    // Loads with the first upload, because most people send none.
    sendForm: async (...sent) => (await import('../http/send-form.ts')).sendForm(...sent),
    readLocale,
    beginLoading: loading.begin,
    waiting: waitingCalls,
  });
  const session = createSession({
    storage,
    events,
    exclusive: createExclusive({
      locks: 'locks' in options ? options.locks : navigator.locks,
      storage,
      newKey: newRandomKey,
    }),
    ...bareCalls(send),
  });
  const transport: Transport = async (outgoing) => {
    const answer = await send(outgoing);
    idleWatch.noteUse();
    return answer;
  };
  const client = createClient({
    transport,
    readToken: session.prepareToken,
    adoptToken: session.adoptToken,
    onNoSession: (token) => session.dropToken(token, 'refused'),
    onForbidden: () => loginInfo.expire(),
    readLocale,
    newKey: newRandomKey,
    alert: (message, onAnswered) => messages.add({ message, type: 'ALERT', callback: onAnswered }),
    confirm,
    saveFile,
  });
  events.addEventListener('click', (event) => client.noteClick((event as UIEvent).detail), { capture: true }); // by its name
  const fetchLoginInfo = (): Promise<LoginInfo> => client.call(calls.loginInfo, { query: { sysGbnCd: 'CDP' } });
  const loginInfo = createLoginInfo({
    session,
    fetchLoginInfo,
  });
  const member = bindToLogin(loginInfo, () => client.call(calls.authMember, {}, { alertMessage: null }));
  const departments = bindToLogin(loginInfo, async () => {
    const info = await member.load();
    // People from outside have no department, and may not ask for the tree.
    return info && info.naruMemberTypeList.length > 0 ? readDepartments(client) : undefined;
  });
  const idleWatch = createIdleWatch({
    storage,
    limits: SHARED_PC_LIMITS,
    touch: () => client.call(calls.authMember, {}),
    onOver: () => void session.logout('idle'),
  });
  const queryClient = createQueryClient();
  const runtime = { client, queryClient, session, loginInfo, member, departments, idleWatch };
  followLogin(runtime);
  followLocale(runtime, events);
  return runtime;
}

export type DepartmentTrees = CallOutput<typeof reference.departmentTrees>;

/** Reads the department tree when the browser is idle, because no first screen shows it. */
async function readDepartments(client: Client): Promise<DepartmentTrees> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_DELAY_MS);
  });
  return client.call(reference.departmentTrees, { query: { rootDeptCode: ROOT_DEPARTMENT } }, { alertMessage: null });
}

/** Login, refresh and logout carry their own token, and wait for no other call. */
function bareCalls(send: Transport) {
  const bare = async (outgoing: ReturnType<typeof outgoingOf>, token?: string, retries?: 0): Promise<string> => {
    const readToken = async (): Promise<string | undefined> => token;
    const answer = await send({ ...outgoing, reads: 'envelope', readToken, retries, keepalive: retries === 0 });
    return (answer as CallOutput<typeof calls.login>).accessToken; // login and refresh answer alike; nobody reads logout's
  };
  return {
    login: (credentials: Credentials) => bare(outgoingOf(calls.login, { body: credentials })),
    refresh: (token: string) => bare(outgoingOf(calls.refresh, {}), token),
    logout: (token: string) => bare(outgoingOf(calls.logout, {}), token, 0),
  };
}

function followLogin({ session, loginInfo, queryClient, idleWatch }: Runtime): void {
  loginInfo.onLoginChange(({ username, previous }) => {
    // Null: this page has known nobody yet, so nothing was read for another person.
    if (previous !== null) forgetReads(queryClient, username !== undefined);
  });
  let { turn } = session.store.read();
  const watchIdle = (isNew: boolean): void => {
    const { token, isSharedPc } = session.store.read();
    if (token !== undefined && isSharedPc) idleWatch.start(isNew);
    else idleWatch.stop();
  };
  session.store.subscribe(() => {
    if (session.store.read().turn === turn) return;
    turn = session.store.read().turn;
    watchIdle(true);
  });
  watchIdle(false);
}

/** Reads names of menus, codes and departments again in the new language; typed text stays. */
function followLocale(
  { loginInfo, member, departments, queryClient }: Runtime,
  events: Pick<EventTarget, 'addEventListener'>,
): void {
  localeStore.subscribe(() => {
    void loginInfo.load({ force: true });
    for (const bound of [member, departments]) if (bound.store.read() !== undefined) void bound.load();
    void queryClient.invalidateQueries();
  });
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent; // by its name
    if (key === LOCALE_KEY) void chooseLocale(readStoredLocale());
  });
}
