// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sendForm } from './send-form.ts';

/** The used part of a browser's request, driven by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  type: string | null = 'application/json';
  opened: unknown[] = [];
  sent: unknown;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...parts: unknown[]) {
    this.opened = parts;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return this.type;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start(signal = new AbortController().signal) {
  const onProgress = vi.fn<(part: number) => void>();
  const body = new FormData();
  const headers = new Headers({ authorization: 'Bearer t' });
  const answer = sendForm('/api/file', { method: 'POST', headers, body, signal, onProgress });
  return { answer, onProgress, body, request: FakeRequest.last };
}

test('sends what fetch would, tells how far it is, and answers as fetch does', async () => {
  const { answer, onProgress, body, request } = start();
  expect([request.opened, request.headers, request.sent]).toEqual([
    ['POST', '/api/file'],
    { authorization: 'Bearer t' },
    body,
  ]);
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  expect(onProgress.mock.calls).toEqual([[0.25]]);
  Object.assign(request, { status: 422, responseText: '{"code":"9100"}' });
  request.end('load');
  const response = await answer;
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/json']);
  expect(await response.text()).toBe('{"code":"9100"}');
});

test('an answer without a body is one', async () => {
  const { answer, request } = start();
  Object.assign(request, { status: 204, type: null });
  request.end('load');
  expect((await answer).status).toBe(204);
});

test('a dropped connection is an error as fetch has it', async () => {
  const { answer, request } = start();
  request.end('error');
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('stops when told to, also before it has begun', async () => {
  const abort = new AbortController();
  const { answer } = start(abort.signal);
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(start(AbortSignal.abort()).answer).rejects.toMatchObject({ name: 'AbortError' });
});
