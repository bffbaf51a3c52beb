import { once } from 'node:events';
import net from 'node:net';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { createApp } from './app.ts';
import { pagePolicy } from './security.ts';

let portal: TestPortal;
let secure: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  secure = await openTestPortal({ BASE_URL: 'https://naru.example.ac.kr' });
});
afterAll(async () => {
  await portal.close();
  await secure.close();
});

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

const ANSWERS = [
  '/api/portal',
  '/api/enum/semester',
  '/api/auth/loginInfo',
  '/no/such/call',
  '/api/%ff',
  '/livez',
  '/api/openapi.json',
];

describe('every answer', () => {
  it.each(ANSWERS)('%s carries the headers that OWASP ASVS asks for', async (url) => {
    const { headers } = await portal.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'x-permitted-cross-domain-policies': 'none',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('of a call is kept nowhere', async () => {
    for (const url of ['/api/portal', '/api/auth/loginInfo'])
      expect((await portal.app.inject(url)).headers['cache-control']).toBe('no-store');
  });

  it('asks for https only where the portal is reached by it', async () => {
    expect((await portal.app.inject('/livez')).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.app.inject('/livez')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

/** Sends the beginning of a body on a connection, and returns what comes of it. */
async function beginBody(
  port: number,
  url: string,
): Promise<{ readonly socket: net.Socket; readonly gone: Promise<unknown> }> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined); // a reset is an end too
  socket.resume();
  socket.write(`POST ${url} HTTP/1.1\r\nhost: naru\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`);
  return { socket, gone: once(socket, 'close') };
}

describe('a connection', () => {
  it('is not held by a request that never arrives whole, but waits for uploads', async () => {
    const app = await createApp({
      log: pino({ level: 'silent' }),
      isReady: async () => true,
      trustedProxies: 0,
      baseUrl: 'http://localhost',
      arrivalMs: 100,
    });
    app.post('/short', async () => ({}));
    app.post('/upload', { config: { takesLong: true } }, async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as net.AddressInfo; // it listens on a port
    const upload = await beginBody(port, '/upload');
    const short = await beginBody(port, '/short');
    await short.gone;
    expect(upload.socket.destroyed).toBe(false);
    upload.socket.destroy();
    await app.close();
  });

  it.each([
    ['headers that are too long', `GET /livez HTTP/1.1\r\nhost: naru\r\nx: ${'1'.repeat(20_000)}\r\n\r\n`, 431, 'E431'],
    ['what is no request', 'nonsense\r\n\r\n', 400, 'E400'],
  ])('hears an envelope of %s', async (_what, sent, status, code) => {
    const app = await createApp({
      log: pino({ level: 'silent' }),
      isReady: async () => true,
      trustedProxies: 0,
      baseUrl: 'http://localhost',
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as net.AddressInfo; // it listens on a port
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text: string) => (heard += text));
    socket.on('error', () => undefined); // a reset is an end too
    socket.write(sent);
    await once(socket, 'close');
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ code, msg: expect.stringMatching(/[가-힣]/), output: {} });
    await app.close();
  });

  it('is told why its body is too large while it still sends, and is good for the next call', async () => {
    const app = await createApp({
      log: pino({ level: 'silent' }),
      isReady: async () => true,
      trustedProxies: 0,
      baseUrl: 'http://localhost',
    });
    app.post('/short', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as net.AddressInfo; // it listens on a port
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text: string) => (heard += text));
    const body = '1'.repeat(6_000_000);
    socket.write(
      `POST /short HTTP/1.1\r\nhost: naru\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(heard).toContain('E413'));
    socket.write(body);
    socket.write('GET /livez HTTP/1.1\r\nhost: naru\r\nconnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    await app.close();
  });

  it('has a minute for its headers', () => {
    expect(portal.app.server.headersTimeout).toBe(60_000);
  });
});

describe('the policy of a page', () => {
  const policy = directives(pagePolicy('bm9uY2U='));

  it('runs scripts of the portal and the one with the nonce, nothing inline and nothing made of text', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
    expect(pagePolicy('x')).not.toMatch(/unsafe-|\*|https?:|strict-dynamic/);
  });

  it('loads nothing from elsewhere, and is framed by nobody', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('lets Vite connect in development, and scripts no more than else', () => {
    const development = directives(pagePolicy('n', true));
    expect(development.get('connect-src')).toEqual(["'self'", 'ws:']);
    expect(development.get('script-src')).toEqual(["'self'", "'nonce-n'"]);
  });

  it('is the one that a page is sent with', async () => {
    const { headers } = await portal.app.inject('/api/docs');
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='/);
  });
});
