import { get, patch, post, put, remove } from '@naru/contract/call.ts';
import { anyone } from '@naru/contract/access.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { CANCELLED, createClient, type ClientDeps } from './client.ts';
import { type CallError, fieldErrorsOf } from './call-error.ts';
import type { FormInit } from './send-form.ts';
import { createTransport } from './transport.ts';
import { createWaitingCalls } from './waiting-calls.ts';

const output = z.object({ name: z.string().optional() });
const base = { access: anyone, summary: 'For the test.', output } as const;
const query = z.object({
  page: z.number().optional(),
  sort: z.array(z.string()).optional(),
  text: z.string().optional(),
});
const body = z.object({ text: z.string() });
const list = get('/thing/list', { ...base, query });
const detail = get('/thing/{id}', { ...base, params: z.object({ id: z.string() }) });
const create = post('/thing', { ...base, body });
const once = post('/secret', { ...base, body, repeatable: false });
const byMethod = {
  GET: get('/thing', { ...base }),
  PUT: put('/thing', { ...base }),
  DELETE: remove('/thing', { ...base }),
  POST: post('/thing', { ...base }),
  PATCH: patch('/thing', { ...base }),
};

type Answer = Response | Promise<Response> | Error | 'silence';
const envelope = (code: string, msg = '', result?: unknown): string => JSON.stringify({ code, msg, output: result });
const answer = (status: number, text: string, type = 'application/json'): Response =>
  new Response(text, { status, headers: { 'content-type': type } });
const ok = (result?: unknown): Response => answer(200, envelope('0000', '', result));
const dropped = (): Error => new TypeError('Failed to fetch');

/** A client whose server gives these answers, one per attempt, then repeats the last. */
function clientAnswering(answers: readonly (() => Answer)[], overrides: Partial<ClientDeps> = {}) {
  const fetch = vi.fn(async (_address: string, init: RequestInit): Promise<Response> => {
    const next = (answers[fetch.mock.calls.length - 1] ?? answers.at(-1))?.() ?? 'silence';
    if (next instanceof Error) throw next;
    if (next !== 'silence') return next;
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  const sendForm = vi.fn(async (_address: string, init: FormInit): Promise<Response> => {
    const next = (answers[sendForm.mock.calls.length - 1] ?? answers.at(-1))?.() ?? 'silence';
    if (next instanceof Error) throw next;
    if (next !== 'silence') return next;
    return new Promise((_resolve, reject) => {
      init.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  const endLoading = vi.fn<() => void>();
  const beginLoading = vi.fn(() => endLoading);
  const waiting = createWaitingCalls();
  const spies = {
    alert: vi.fn<ClientDeps['alert']>(),
    confirm: vi.fn<ClientDeps['confirm']>(async () => true),
    onNoSession: vi.fn<ClientDeps['onNoSession']>(),
    onForbidden: vi.fn<ClientDeps['onForbidden']>(),
    saveFile: vi.fn<ClientDeps['saveFile']>(),
    adoptToken: vi.fn<ClientDeps['adoptToken']>(),
  };
  let keys = 0;
  const client = createClient({
    transport: createTransport({
      fetch,
      sendForm,
      readLocale: overrides.readLocale ?? (() => 'ko'),
      beginLoading,
      waiting,
    }),
    readToken: async () => 'token-1',
    readLocale: () => 'ko',
    newKey: () => `key-${(keys += 1)}`,
    ...spies,
    ...overrides,
  });
  const sent = (index = 0) => {
    const [address, init] = fetch.mock.calls[index] ?? [];
    return { address, method: init?.method, body: init?.body, headers: init?.headers as Headers }; // the transport makes Headers
  };
  return { client, fetch, sendForm, sent, waiting, beginLoading, endLoading, ...spies };
}

/** How the promise ended. */
async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  return promise.then(
    (value) => expect.fail(`did not fail, but gave ${JSON.stringify(value)}`),
    (failure: unknown) => failure as CallError, // looked at by the test
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is sent', () => {
  test('address: base, path and encoded parameters', async () => {
    const { client, sent } = clientAnswering([() => ok()]);
    await client.call(detail, { params: { id: '가/b?c' } });
    expect(sent().address).toBe('/view/cdp/thing/%EA%B0%80%2Fb%3Fc');
  });

  test.each(['', '.', '..'])('a parameter %j never leads to the address of another call', async (id) => {
    const { client, sent } = clientAnswering([() => ok()]);
    await client.call(detail, { params: { id } });
    expect(sent().address).toBe('/view/cdp/thing/-');
  });

  test('arrays of the query are repeated keys; what is absent is left out', async () => {
    const { client, sent } = clientAnswering([() => ok()]);
    await client.call(list, { query: { page: 0, sort: ['year,desc', 'name,asc'], text: undefined } });
    expect(sent().address).toBe('/view/cdp/thing/list?page=0&sort=year%2Cdesc&sort=name%2Casc');
  });

  test('token, language and a JSON body', async () => {
    const { client, sent } = clientAnswering([() => ok()], { readLocale: () => 'en' });
    await client.call(create, { body: { text: '가' } });
    const { headers, method, body: payload } = sent();
    expect(method).toBe('POST');
    expect(payload).toBe('{"text":"가"}');
    expect(headers.get('authorization')).toBe('Bearer token-1');
    expect(headers.get('accept-language')).toBe('en');
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('no token, no authorization; no body, no content type', async () => {
    const { client, sent } = clientAnswering([() => ok()], { readToken: async () => undefined });
    await client.call(byMethod.POST, {});
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.has('content-type')).toBe(false);
    expect(sent().body).toBeNull();
  });

  test('every write carries a key of its own, reads and unrepeatable calls carry none', async () => {
    const { client, sent } = clientAnswering([() => ok()]);
    await client.call(byMethod.POST, {});
    await client.call(byMethod.PUT, {});
    await client.call(byMethod.PATCH, {});
    await client.call(byMethod.DELETE, {});
    await client.call(create, { body: { text: '' } }, { idempotencyKey: 'mine' });
    await client.call(byMethod.GET, {});
    await client.call(once, { body: { text: '' } });
    const keys = [0, 1, 2, 3, 4, 5, 6].map((index) => sent(index).headers.get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'mine', null, null]);
  });
});

describe('what comes back', () => {
  test('code 0000 gives the output, or an empty object', async () => {
    const { client } = clientAnswering([
      () => ok({ name: '김서윤' }),
      () => ok(),
      () => answer(200, envelope('0000', '', null)),
      () => new Response(null, { status: 204 }),
    ]);
    await expect(client.call(byMethod.GET, {})).resolves.toEqual({ name: '김서윤' });
    await expect(client.call(byMethod.GET, {})).resolves.toEqual({});
    await expect(client.call(byMethod.GET, {})).resolves.toEqual({});
    await expect(client.call(byMethod.GET, {})).resolves.toEqual({});
  });

  // The case, the answer, code and message of the failure in Korean, and whether an alert says it.
  const failures: [string, () => Answer, [code: string, message: string], boolean][] = [
    ['another code', () => answer(200, envelope('E77', '안 돼요')), ['E77', '안 돼요'], true],
    ['another code without a message', () => answer(200, envelope('E77')), ['E77', '오류가 발생했습니다'], true],
    ['HTTP with code and message', () => answer(400, envelope('E1001', '다시요')), ['E1001', '다시요(E1001)'], true],
    ['HTTP with a code only', () => answer(400, envelope('E400')), ['E400', '통신오류(E400)'], true],
    ['HTTP with a message only', () => answer(400, '{"msg":"앗"}'), ['W400', '앗(W400)'], true],
    ['HTTP of a proxy', () => answer(400, '<html>', 'text/html'), ['W400', '통신오류(W400)'], true],
    ['HTTP without anything', () => answer(500, ''), ['W500', '통신오류(W500)'], true],
    ['404', () => answer(404, envelope('404', '없어요')), ['404', '없어요(404)'], false],
    ['404 of a proxy', () => answer(404, 'nginx'), ['W404', '통신오류(W404)'], true],
    ['S401', () => answer(401, envelope('S401', '로그인')), ['S401', '로그인(S401)'], false],
    ['S403', () => answer(403, envelope('S403', '권한')), ['S403', '권한(S403)'], true],
    ['91xx', () => answer(422, envelope('9100', '다시')), ['9100', '다시(9100)'], false],
    ['91 alone', () => answer(200, envelope('91', '다시')), ['91', '다시'], false],
    ['9x but 91', () => answer(200, envelope('9200', '다시')), ['9200', '다시'], true],
    ['503 as a code', () => answer(200, envelope('503', '잠시')), ['503', '잠시'], false],
    ['no envelope', () => answer(200, '<html>', 'text/html'), ['9999', '오류가 발생했습니다'], true],
    ['JSON but no envelope', () => answer(200, '[1]'), ['9999', '오류가 발생했습니다'], true],
  ];
  test.each(failures)('%s', async (_what, reply, [code, message], alerts) => {
    const { client, alert } = clientAnswering([reply]);
    const failure = await failureOf(client.call(byMethod.POST, {}));
    expect([failure.code, failure.message]).toEqual([code, message]);
    expect(alert.mock.calls.map(([said]) => said)).toEqual(alerts ? [message] : []);
  });

  test('503 raises no alert, once its repetitions are used up', async () => {
    const { client, alert } = clientAnswering([() => answer(503, envelope('503', '잠시'))]);
    const failure = failureOf(client.call(byMethod.GET, {}));
    await vi.advanceTimersByTimeAsync(180_000);
    expect((await failure).code).toBe('503');
    expect(alert).not.toHaveBeenCalled();
  });

  test('keeps the output and the server’s own sentence for the screen', async () => {
    const errors = [{ field: 'text', message: '적어 주세요' }];
    const { client } = clientAnswering([() => answer(422, envelope('9100', '다시 봐 주세요', { errors }))]);
    const failure = await failureOf(client.call(create, { body: { text: '' } }));
    expect(failure.serverMessage).toBe('다시 봐 주세요');
    expect(failure.status).toBe(422);
    expect(fieldErrorsOf(failure)).toEqual(errors);
    expect(fieldErrorsOf(new Error('other'))).toEqual([]);
  });

  test('speaks English where the person does', async () => {
    const { client } = clientAnswering([() => answer(400, 'x')], { readLocale: () => 'en' });
    expect((await failureOf(client.call(byMethod.GET, {}))).message).toBe('Connection error (W400)');
  });

  test('a failure of another kind has code 9999 and its own message', async () => {
    const { client, alert } = clientAnswering([() => ok()], { readToken: () => Promise.reject(new Error('no token')) });
    const failure = await failureOf(client.call(byMethod.GET, {}));
    expect([failure.code, failure.message]).toEqual(['9999', 'no token']);
    expect(alert).toHaveBeenCalledWith('no token', undefined);
  });
});

describe('alerts', () => {
  const refused = (): Response => answer(400, envelope('E9', '안 돼요'));

  test('an override message is said instead, its callback called when answered', async () => {
    const onAlertAnswered = vi.fn<() => void>();
    const { client, alert } = clientAnswering([refused]);
    await failureOf(client.call(byMethod.POST, {}, { alertMessage: '저장하지 못했어요', onAlertAnswered }));
    expect(alert).toHaveBeenCalledWith('저장하지 못했어요', onAlertAnswered);
  });

  test('null says nothing', async () => {
    const { client, alert } = clientAnswering([refused]);
    await failureOf(client.call(byMethod.POST, {}, { alertMessage: null }));
    expect(alert).not.toHaveBeenCalled();
  });

  test('a silent code stays silent with an override message', async () => {
    const { client, alert } = clientAnswering([() => answer(404, envelope('404', '없어요'))]);
    await failureOf(client.call(byMethod.POST, {}, { alertMessage: '없어요' }));
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('the session', () => {
  test('S401 tells with which token', async () => {
    const { client, onNoSession } = clientAnswering([() => answer(401, envelope('S401'))]);
    await failureOf(client.call(byMethod.GET, {}));
    expect(onNoSession).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  test('S401 of a token that was replaced meanwhile is asked once more with the new one', async () => {
    let token = 'token-1';
    const overrides = { readToken: async () => token };
    const { client, sent, fetch, onNoSession } = clientAnswering(
      [
        () => {
          token = 'token-2';
          return answer(401, envelope('S401'));
        },
        () => ok({ name: 'a' }),
      ],
      overrides,
    );
    await expect(client.call(byMethod.POST, {})).resolves.toEqual({ name: 'a' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect([0, 1].map((at) => sent(at).headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
    expect(onNoSession).not.toHaveBeenCalled();
  });

  test('S401 of the new token too is asked no third time, and tells of the new one', async () => {
    const tokens = ['token-1', 'token-2', 'token-2'];
    const { client, fetch, onNoSession } = clientAnswering(
      [() => answer(401, envelope('S401')), () => answer(401, envelope('S401'))],
      { readToken: async () => tokens.shift() ?? 'token-3' },
    );
    await failureOf(client.call(byMethod.GET, {}));
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(onNoSession).toHaveBeenCalledExactlyOnceWith('token-2');
  });

  test('S401 before the new token has come waits for it', async () => {
    let token = 'token-1';
    let give: (answered: Response) => void = () => undefined;
    const { client, sent, onNoSession } = clientAnswering(
      [
        () => new Promise<Response>((resolve) => (give = resolve)),
        () => answer(401, envelope('S401')),
        () => ok({ name: 'a' }),
      ],
      { readToken: async () => token, adoptToken: (next) => void (token = next) },
    );
    const replacing = client.call(byMethod.POST, {}, { replacesToken: true });
    const reading = client.call(byMethod.GET, {});
    await vi.waitFor(() => expect(sent(1).address).toBeDefined());
    expect(onNoSession).not.toHaveBeenCalled();
    give(ok({ accessToken: 'token-2' }));
    await replacing;
    await expect(reading).resolves.toEqual({ name: 'a' });
    expect(sent(2).headers.get('authorization')).toBe('Bearer token-2');
    expect(onNoSession).not.toHaveBeenCalled();
  });

  test('S401 of what would replace the token waits for nothing', async () => {
    const { client, onNoSession, adoptToken } = clientAnswering([() => answer(401, envelope('S401'))]);
    await failureOf(client.call(byMethod.POST, {}, { replacesToken: true }));
    expect(onNoSession).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(adoptToken).not.toHaveBeenCalled();
  });

  test('S401 without a token loses nothing', async () => {
    const { client, onNoSession } = clientAnswering([() => answer(401, envelope('S401'))], {
      readToken: async () => undefined,
    });
    await failureOf(client.call(byMethod.GET, {}));
    expect(onNoSession).not.toHaveBeenCalled();
  });

  test('S403 makes known rights old', async () => {
    const { client, onForbidden } = clientAnswering([() => answer(403, envelope('S403'))]);
    await failureOf(client.call(byMethod.GET, {}));
    expect(onForbidden).toHaveBeenCalledOnce();
  });
});

describe('a page that is left', () => {
  test.each([true, undefined])('ends a call, but none that outlives it: %s', async (outlivesPage) => {
    const { client, fetch } = clientAnswering([() => ok()]);
    await client.call(byMethod.PUT, {}, { outlivesPage });
    expect(fetch.mock.calls[0]?.[1].keepalive).toBe(outlivesPage ?? false);
  });
});

describe('confirm before sending', () => {
  test('no sends nothing', async () => {
    const { client, confirm, fetch, beginLoading } = clientAnswering([() => ok()]);
    confirm.mockResolvedValueOnce(false);
    await expect(client.call(byMethod.DELETE, {}, { confirm: '지울까요?' })).resolves.toBe(CANCELLED);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('지울까요?');
    expect(fetch).not.toHaveBeenCalled();
    expect(beginLoading).not.toHaveBeenCalled();
  });

  test('yes sends', async () => {
    const { client } = clientAnswering([() => ok({ name: 'a' })]);
    await expect(client.call(byMethod.DELETE, {}, { confirm: '지울까요?' })).resolves.toEqual({ name: 'a' });
  });
});

describe('the same press', () => {
  const press = { body: { text: 'a' } };

  test('before there is an answer is the same write, under one key, with one alert', async () => {
    const { client, fetch, sent, alert } = clientAnswering([() => answer(500, envelope('E500'))]);
    const both = [failureOf(client.call(create, press)), failureOf(client.call(create, press))];
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(fetch).toHaveBeenCalledOnce();
    expect(sent().headers.get('idempotency-key')).toBe('key-1');
    expect(alert).toHaveBeenCalledOnce();
  });

  test('while the write waits for its next attempt sends nothing', async () => {
    const { client, fetch } = clientAnswering([dropped, () => ok({ name: 'a' })]);
    const first = client.call(create, press);
    await vi.advanceTimersByTimeAsync(10_000);
    const second = client.call(create, press);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.all([first, second])).toEqual([{ name: 'a' }, { name: 'a' }]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is asked about once', async () => {
    const { client, confirm, fetch } = clientAnswering([() => ok()]);
    await Promise.all([1, 2].map(() => client.call(byMethod.DELETE, {}, { confirm: '지울까요?' })));
    expect([confirm.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
  });

  test('after the answer is another write', async () => {
    const { client, sent } = clientAnswering([() => ok()]);
    await client.call(create, press);
    await client.call(create, press);
    expect([sent(0), sent(1)].map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2']);
  });

  test('with something else said in between is another write: on, off, on', async () => {
    const { client, fetch } = clientAnswering([() => ok()]);
    await Promise.all(['on', 'off', 'on'].map((text) => client.call(create, { body: { text } })));
    expect(fetch.mock.calls.map(([, init]) => init.body)).toEqual(
      ['on', 'off', 'on'].map((text) => JSON.stringify({ text })),
    );
  });

  test('fetches a file once', async () => {
    const { client, fetch, saveFile } = clientAnswering([() => answer(200, 'a', 'text/csv')]);
    await Promise.all([client.download('/api/file/1/2', 'a'), client.download('/api/file/1/2', 'a')]);
    expect([fetch.mock.calls.length, saveFile.mock.calls.length]).toEqual([1, 1]);
  });

  test('of reads is two: each has a signal of its own', async () => {
    const { client, fetch } = clientAnswering([() => ok()]);
    await Promise.all([client.call(byMethod.GET, {}), client.call(byMethod.GET, {})]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('repetition', () => {
  const at = async (ms: number, fetch: { mock: { calls: unknown[] } }): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms);
    return fetch.mock.calls.length;
  };

  test('comes after 30, 60 and 90 s, to the millisecond, and then no more', async () => {
    const { client, fetch } = clientAnswering([dropped]);
    const failure = failureOf(client.call(byMethod.GET, {}));
    expect(await at(29_999, fetch)).toBe(1);
    expect(await at(1, fetch)).toBe(2);
    expect(await at(59_999, fetch)).toBe(2);
    expect(await at(1, fetch)).toBe(3);
    expect(await at(89_999, fetch)).toBe(3);
    expect(await at(1, fetch)).toBe(4);
    expect((await failure).kind).toBe('network');
    expect(await at(600_000, fetch)).toBe(4);
  });

  const statuses = [400, 401, 403, 404, 408, 409, 422, 429, 500, 501, 502, 503, 504] as const;
  const repeated = new Set<number>([429, 501, 502, 503, 504]);
  const table = Object.entries(byMethod).flatMap(([method, spec]) => [
    { method, what: 'a dropped connection', spec, reply: dropped, attempts: 4 },
    { method, what: 'silence for 60 s', spec, reply: (): Answer => 'silence', attempts: 1 },
    { method, what: 'another code', spec, reply: () => answer(200, envelope('E1')), attempts: 1 },
    { method, what: 'a page instead of an envelope', spec, reply: () => answer(200, '<p>'), attempts: 1 },
    ...statuses.map((status) => ({
      method,
      what: `HTTP ${status}`,
      spec,
      reply: () => answer(status, ''),
      attempts: repeated.has(status) && ['GET', 'PUT', 'DELETE'].includes(method) ? 4 : 1,
    })),
  ]);
  test.each(table)('$method after $what: $attempts attempts', async ({ spec, reply, attempts }) => {
    const { client, fetch } = clientAnswering([reply]);
    const failure = failureOf(client.call(spec, {}));
    await vi.advanceTimersByTimeAsync(1_000_000);
    await failure;
    expect(fetch).toHaveBeenCalledTimes(attempts);
  });

  test('ends with the first answer, and says nothing of what went before', async () => {
    const { client, fetch, alert } = clientAnswering([dropped, () => answer(502, ''), () => ok({ name: 'a' })]);
    const result = client.call(byMethod.GET, {});
    await vi.advanceTimersByTimeAsync(90_000);
    await expect(result).resolves.toEqual({ name: 'a' });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(alert).not.toHaveBeenCalled();
  });

  test('a connection that drops within the answer is a dropped one', async () => {
    const cut = (): Response => {
      const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
      return new Response(stream, { status: 200 });
    };
    const { client, fetch } = clientAnswering([cut, () => ok()]);
    const result = client.call(byMethod.POST, {});
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(result).resolves.toEqual({});
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('keeps the key, and asks for the token again', async () => {
    const tokens = ['token-1', 'token-2'];
    const { client, sent } = clientAnswering([dropped, () => ok()], { readToken: async () => tokens.shift() });
    const result = client.call(byMethod.POST, {});
    await vi.advanceTimersByTimeAsync(30_000);
    await result;
    expect([sent(0), sent(1)].map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
    expect([sent(0), sent(1)].map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('counts as one running call however often it tries', async () => {
    const { client, beginLoading, endLoading } = clientAnswering([dropped]);
    const failure = failureOf(client.call(byMethod.GET, {}));
    await vi.advanceTimersByTimeAsync(179_999);
    expect(endLoading).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(beginLoading).toHaveBeenCalledOnce();
    expect(endLoading).toHaveBeenCalledOnce();
  });
});

describe('a waiting call', () => {
  test('shows what it is for, which repetition comes and when', async () => {
    vi.setSystemTime(1_000_000);
    const { client, waiting } = clientAnswering([dropped]);
    const failure = failureOf(client.call(byMethod.GET, {}, { label: '상담 목록' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.store.read()).toMatchObject([{ label: '상담 목록', attempt: 1, nextAt: 1_030_000 }]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(waiting.store.read()).toMatchObject([{ attempt: 2, nextAt: 1_090_000 }]);
    await vi.advanceTimersByTimeAsync(150_000);
    await failure;
    expect(waiting.store.read()).toEqual([]);
  });

  test('tries now when told to', async () => {
    const { client, waiting, fetch } = clientAnswering([dropped, () => ok({ name: 'a' })]);
    const result = client.call(byMethod.GET, {});
    await vi.advanceTimersByTimeAsync(5);
    waiting.store.read()[0]?.retryNow();
    await expect(result).resolves.toEqual({ name: 'a' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(waiting.store.read()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops when told to, without an alert', async () => {
    const { client, waiting, fetch, alert } = clientAnswering([() => answer(502, '')]);
    const failure = failureOf(client.call(byMethod.GET, {}));
    await vi.advanceTimersByTimeAsync(5);
    waiting.store.read()[0]?.stop();
    expect(await failure).toMatchObject({ kind: 'stopped', code: 'W502', message: '통신오류(W502)' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(alert).not.toHaveBeenCalled();
    expect(waiting.store.read()).toEqual([]);
  });

  test('is aborted by its signal, without an alert', async () => {
    const { client, waiting, alert } = clientAnswering([dropped]);
    const aborter = new AbortController();
    const failure = failureOf(client.call(byMethod.GET, {}, { signal: aborter.signal }));
    await vi.advanceTimersByTimeAsync(5);
    aborter.abort();
    expect((await failure).name).toBe('AbortError');
    expect(waiting.store.read()).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('time', () => {
  test('an attempt is given 60 s, and fails with words of its own', async () => {
    const { client, alert } = clientAnswering([() => 'silence']);
    let ended: CallError | undefined;
    const failure = failureOf(client.call(byMethod.GET, {})).then((found) => (ended = found));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(ended).toMatchObject({ code: '9999', kind: 'timeout', isUnanswered: true });
    expect(alert).toHaveBeenCalledExactlyOnceWith(ended?.message, undefined);
  });

  test('each attempt has 60 s of its own', async () => {
    const { client, fetch } = clientAnswering([dropped, () => 'silence']);
    const failure = failureOf(client.call(byMethod.GET, {}));
    await vi.advanceTimersByTimeAsync(30_000 + 59_999);
    expect(fetch.mock.calls[1]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe('timeout');
  });

  test('a running call is aborted by its signal', async () => {
    const { client, alert, endLoading } = clientAnswering([() => 'silence']);
    const aborter = new AbortController();
    const failure = failureOf(client.call(byMethod.GET, {}, { signal: aborter.signal }));
    await vi.advanceTimersByTimeAsync(5);
    aborter.abort();
    expect((await failure).name).toBe('AbortError');
    expect(alert).not.toHaveBeenCalled();
    expect(endLoading).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an aborted signal sends nothing', async () => {
    const { client, fetch } = clientAnswering([() => ok()]);
    expect((await failureOf(client.call(byMethod.GET, {}, { signal: AbortSignal.abort() }))).name).toBe('AbortError');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('download', () => {
  test('saves under the given name, with the token', async () => {
    const { client, saveFile, sent } = clientAnswering([() => answer(200, 'PDF', 'application/pdf')]);
    await client.download('/api/file/1/2', '이력서.pdf');
    expect(sent()).toMatchObject({ address: '/api/file/1/2', method: 'GET' });
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
    const [blob, name] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('이력서.pdf');
    await expect(blob?.text()).resolves.toBe('PDF');
  });

  test('takes a call with its input', async () => {
    const { client, sent } = clientAnswering([() => answer(200, 'a', 'text/csv')]);
    await client.download({ spec: detail, input: { params: { id: '7' } } }, 'a.csv');
    expect(sent().address).toBe('/view/cdp/thing/7');
  });

  test.each(['https://elsewhere.example/x', '//elsewhere.example/x', '/\\elsewhere.example', 'x'])(
    'refuses %s, where the token does not belong',
    async (address) => {
      const { client, fetch } = clientAnswering([() => ok()]);
      await failureOf(client.download(address, 'a'));
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('reads the failure within a blob', async () => {
    const { client, saveFile, alert } = clientAnswering([() => answer(403, envelope('S403', '권한이 없어요'))]);
    const failure = await failureOf(client.download('/api/file/1/2', 'a'));
    expect(failure).toMatchObject({ code: 'S403', message: '권한이 없어요(S403)' });
    expect(alert).toHaveBeenCalledOnce();
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('reads the failure within a blob that came as a success', async () => {
    const { client, saveFile } = clientAnswering([() => answer(200, envelope('E5', '파일이 없어요'))]);
    expect(await failureOf(client.download('/api/file/1/2', 'a'))).toMatchObject({
      code: 'E5',
      message: '파일이 없어요',
    });
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('an HTTP failure without an envelope has its status as code', async () => {
    const { client } = clientAnswering([() => answer(413, '<html>', 'text/html')]);
    expect((await failureOf(client.download('/api/file/1/2', 'a'))).code).toBe('W413');
  });

  test.each(['{"resume":1}', '{"code":"KR"}', '[1]', 'no json'])(
    'saves %s, a JSON file that is no envelope',
    async (text) => {
      const { client, saveFile } = clientAnswering([() => answer(200, text)]);
      await client.download('/api/openapi.json', 'openapi.json');
      expect(saveFile).toHaveBeenCalledOnce();
    },
  );

  test('is repeated like any read', async () => {
    const { client, saveFile } = clientAnswering([dropped, () => answer(200, 'a', 'text/csv')]);
    const done = client.download('/api/file/1/2', 'a');
    await vi.advanceTimersByTimeAsync(30_000);
    await done;
    expect(saveFile).toHaveBeenCalledOnce();
  });
});

describe('files', () => {
  const send = post('/thing', { ...base, takes: 'files', body: z.object({ id: z.string().optional() }) });
  const paper = new File(['%PDF'], '이력서.pdf');

  test('go as a form, the fields before them, with token and key and without a content type', async () => {
    const { client, fetch, sendForm } = clientAnswering([() => ok({ name: 'a' })]);
    const upload = { files: [paper], onProgress: () => undefined };
    await expect(client.call(send, { body: { id: 'g' } }, { upload })).resolves.toEqual({ name: 'a' });
    const [address, init] = sendForm.mock.calls[0] ?? [];
    expect([address, init?.method, fetch.mock.calls.length]).toEqual(['/view/cdp/thing', 'POST', 0]);
    expect([...(init?.body ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['id', 'g'],
      ['files', '이력서.pdf'],
    ]);
    expect(init?.headers.get('authorization')).toBe('Bearer token-1');
    expect(init?.headers.get('idempotency-key')).toBe('key-1');
    expect(init?.headers.has('content-type')).toBe(false);
  });

  test('an absent field is left out', async () => {
    const { client, sendForm } = clientAnswering([() => ok()]);
    await client.call(send, { body: { id: undefined } }, { upload: { files: [paper], onProgress: () => undefined } });
    expect([...(sendForm.mock.calls[0]?.[1].body.keys() ?? [])]).toEqual(['files']);
  });

  test('have a minute from the last that has gone up, and then no more', async () => {
    const { client, sendForm } = clientAnswering([() => 'silence']);
    const onProgress = vi.fn<(part: number) => void>();
    const failure = failureOf(client.call(send, { body: {} }, { upload: { files: [paper], onProgress } }));
    await vi.advanceTimersByTimeAsync(59_999);
    sendForm.mock.calls[0]?.[1].onProgress(0.5);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(sendForm.mock.calls[0]?.[1].signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe('timeout');
    expect(onProgress.mock.calls).toEqual([[0.5]]);
  });

  test('that met a dropped connection go again under the same key', async () => {
    const { client, sendForm } = clientAnswering([dropped, () => ok({ name: 'a' })]);
    const result = client.call(send, { body: {} }, { upload: { files: [paper], onProgress: () => undefined } });
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(result).resolves.toEqual({ name: 'a' });
    expect(sendForm.mock.calls.map(([, init]) => init.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });
});
