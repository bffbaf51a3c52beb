import { createHash } from 'node:crypto';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, TEST_PASSWORD } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal | undefined;
let address = 0;
let from: string;

async function opened(): Promise<TestPortal> {
  return (portal ??= await openTestPortal());
}

beforeEach(() => {
  from = `10.1.0.${(address += 1)}`;
});
afterAll(() => portal?.close());

async function attempt(username: string, password: string, headers: Record<string, string> = {}) {
  return (await opened()).app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers,
    payload: { username, password },
  });
}

const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('S5 one password against many names from one address', () => {
  it('is slowed by the number of names, whether they come one by one or at once', async () => {
    const one = async (at: number) => (await attempt(`spray-${from}-${at}`, 'Welcome2026!')).statusCode;
    const alone: number[] = [];
    for (let at = 0; at < 40; at += 1) alone.push(await one(at));
    expect(alone.filter((status) => status === 400)).toHaveLength(30);
    from = '10.1.1.1';
    const burst = await Promise.all(Array.from({ length: 553 }, (_none, at) => one(at)));
    const guessed = burst.filter((status) => status === 400).length;
    expect(guessed).toBeGreaterThanOrEqual(30);
    expect(guessed).toBeLessThan(45);
    expect(burst.filter((status) => status === 429)).toHaveLength(553 - guessed);
  });

  it('has one turn after another, and is free again in a quarter of an hour', async () => {
    const { clock, platform } = await opened();
    for (let at = 0; at < 30; at += 1) await attempt(`turns-${at}`, 'wrong');
    const person = await aMember(platform.db);
    const slowed = await attempt(person.username, TEST_PASSWORD);
    expect(slowed.json()).toMatchObject({ code: '9102', output: { retryAfter: 1 } });
    clock.now = new Date(clock.now.getTime() + 1_001);
    const turn = await Promise.all(Array.from({ length: 10 }, (_none, at) => attempt(`turn-${at}`, 'wrong')));
    expect(turn.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect((await attempt(person.username, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('lets a campus in that signs in rightly at once', async () => {
    const { platform } = await opened();
    const people = await Promise.all(Array.from({ length: 60 }, () => aMember(platform.db)));
    const answers = await Promise.all(people.map(({ username }) => attempt(username, TEST_PASSWORD)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  });
});

describe('S5 what was typed as a name', () => {
  it('is worked out by nobody who reads the rows, be it a password', async () => {
    const { platform } = await opened();
    await attempt('My-Secret-47', 'wrong');
    const kept = await platform.db
      .selectFrom('sign_in_throttle')
      .select(['key_hash', 'account_hash'])
      .where('address', '=', from)
      .execute();
    expect(kept).toHaveLength(1);
    const tried = ['my-secret-47', `my-secret-47\n${from}`].map((text) =>
      createHash('sha256').update(text).digest('base64url'),
    );
    expect(tried).not.toContain(kept[0]?.account_hash);
    expect(tried).not.toContain(kept[0]?.key_hash);
  });
});

describe('S5 a browser that is known', () => {
  it('is not held back by what strangers do to the name, or behind the address', async () => {
    const { platform } = await opened();
    const person = await aMember(platform.db);
    const cookie = cookieOf(await attempt(person.username, TEST_PASSWORD));
    for (let at = 0; at < 6; at += 1) await attempt(person.username, 'wrong');
    for (let at = 0; at < 31; at += 1) await attempt(`many-${at}`, 'wrong');
    expect((await attempt(person.username, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await attempt(person.username, TEST_PASSWORD, { cookie })).statusCode).toBe(200);
  });

  it('is known for its own names only, and slowed by its own failures', async () => {
    const { platform } = await opened();
    const [person, other] = [await aMember(platform.db), await aMember(platform.db)];
    const cookie = cookieOf(await attempt(person.username, TEST_PASSWORD));
    await attempt(other.username, 'wrong');
    expect((await attempt(other.username, TEST_PASSWORD, { cookie })).statusCode).toBe(429);
    const [id = ''] = cookie.split('.');
    expect((await attempt(other.username, TEST_PASSWORD, { cookie: `${id}.${'a'.repeat(43)}` })).statusCode).toBe(429);
    expect((await attempt(person.username, 'wrong', { cookie })).statusCode).toBe(400);
    expect((await attempt(person.username, TEST_PASSWORD, { cookie })).statusCode).toBe(429);
  });

  it('is none on a shared PC, and its cookie names nobody', async () => {
    const { app, platform } = await opened();
    const person = await aMember(platform.db, { username: 'somebody.known' });
    const payload = { username: person.username, password: TEST_PASSWORD };
    const shared = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { ...payload, sharedPc: true },
    });
    expect(shared.headers['set-cookie']).toBeUndefined();
    const own = String((await attempt(person.username, TEST_PASSWORD)).headers['set-cookie']);
    expect(own).toMatch(/^naru-known=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  });
});
