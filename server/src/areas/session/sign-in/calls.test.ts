import { account } from '@naru/contract/areas/account.ts';
import { session } from '@naru/contract/areas/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { aMember, signIn, TEST_PASSWORD } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Statements of this database that wait for somebody else's lock. */
async function countWaiting(): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    portal.platform.db,
  );
  return rows[0]?.n;
}

describe('login', () => {
  it('hands out a token that loginInfo accepts', async () => {
    const member = await aMember(portal.platform.db, { types: ['STAFF'], username: 'staff.one' });
    const token = await signIn(portal, member);
    const info = await portal.get(session.loginInfo, {}, { token });
    expect(info.username).toBe('staff.one');
    expect(info.menuList.map((menu) => menu.menuId)).toContain('HOME');
    expect(info.privilegeList).toContainEqual({ menuId: 'HOME', resourceCd: 'R' });
  });

  it('S5 says the same of a wrong password and of a name that does not exist', async () => {
    await aMember(portal.platform.db, { username: 'exists' });
    const wrong = await portal.ask(session.login, { body: { username: 'exists', password: 'nope' } });
    const unknown = await portal.ask(session.login, { body: { username: 'does-not-exist', password: 'nope' } });
    expect(wrong.status).toBe(400);
    expect(wrong.envelope).toEqual(unknown.envelope);
    expect(wrong.envelope.code).toBe('E1001');
  });

  it('S5 slows failures of one account from one address, and not from another', async () => {
    await aMember(portal.platform.db, { username: 'slowed' });
    const attempt = (password: string, address = '10.0.0.1') =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: address,
        payload: { username: 'slowed', password },
      });
    expect((await attempt('wrong')).statusCode).toBe(400);
    const slowed = await attempt(TEST_PASSWORD);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.json()).toMatchObject({ code: '9102', output: { retryAfter: 1 } });
    expect((await attempt(TEST_PASSWORD, '10.0.0.2')).statusCode).toBe(200);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1_001);
    expect((await attempt(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('S5 notes who was held back once a minute, so that nobody buries the other sign-ins', async () => {
    const { id } = await aMember(portal.platform.db, { username: 'buried' });
    const attempt = (password: string) => portal.ask(session.login, { body: { username: 'buried', password } });
    expect((await attempt('wrong')).status).toBe(400);
    const slowed = await Promise.all(Array.from({ length: 20 }, () => attempt(TEST_PASSWORD)));
    expect(slowed.map(({ status }) => status)).toEqual(slowed.map(() => 429));
    const notes = await portal.platform.db
      .selectFrom('sign_in_log')
      .select('sign_in_log.outcome')
      .where('sign_in_log.member_id', '=', id)
      .orderBy('sign_in_log.id')
      .execute();
    expect(notes.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'SLOWED']);
  });

  it('S5 slows failures from anywhere in a network of IPv6', async () => {
    const attempt = (remoteAddress: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { username: 'slowed6', password: 'wrong' },
      });
    expect((await attempt('2001:db8:0:7::1')).statusCode).toBe(400);
    expect((await attempt('2001:db8:0:7:ffff::2')).statusCode).toBe(429);
    expect((await attempt('2001:db8:0:8::1')).statusCode).toBe(400);
  });

  it('refuses a locked account in the same words', async () => {
    const locked = await aMember(portal.platform.db, { status: 'LOCKED' });
    const { envelope } = await portal.ask(session.login, {
      body: { username: locked.username, password: TEST_PASSWORD },
    });
    expect(envelope.code).toBe('E1001');
  });

  it('S9 tells who waits for approval so, after the right password and only then', async () => {
    const waiting = await aMember(portal.platform.db, { status: 'PENDING', isExternal: true });
    const attempt = async (password: string) =>
      (await portal.ask(session.login, { body: { username: waiting.username, password } })).envelope.code;
    expect([await attempt(TEST_PASSWORD), await attempt(TEST_PASSWORD)]).toEqual(['E1009', 'E1009']);
    expect(await attempt('wrong')).toBe('E1001');
    const left = await aMember(portal.platform.db, { status: 'LEFT', isExternal: true });
    const { envelope } = await portal.ask(session.login, {
      body: { username: left.username, password: TEST_PASSWORD },
    });
    expect(envelope.code).toBe('E1001');
  });

  it('never takes an access token as a token alone', async () => {
    const member = await aMember(portal.platform.db);
    const token = await signIn(portal, member);
    const { envelope } = await portal.ask(session.login, { body: { token } });
    expect(envelope.code).toBe('E1002');
  });
});

describe('refresh', () => {
  it('S3 gives the same successor within the grace window, and none after it', async () => {
    const first = await signIn(portal, await aMember(portal.platform.db));
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * 3_600_000);
    const { accessToken: second } = await portal.get(session.refresh, {}, { token: first });
    portal.clock.now = new Date(portal.clock.now.getTime() + 29_000);
    const { accessToken: again } = await portal.get(session.refresh, {}, { token: first });
    expect(again).toBe(second);
    expect(second).not.toBe(first);
    portal.clock.now = new Date(portal.clock.now.getTime() + 2_000);
    expect((await portal.ask(session.refresh, {}, { token: first })).status).toBe(401);
    expect((await portal.ask(session.loginInfo, {}, { token: second })).status).toBe(200);
  });

  it('S3 gives nothing once the session has ended', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db));
    await portal.get(session.refresh, {}, { token });
    await portal.get(session.logout, {}, { token });
    expect((await portal.ask(session.refresh, {}, { token })).envelope.code).toBe('S401');
  });

  it('gives 50 requests at once one and the same successor', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db));
    const answers = await Promise.all(Array.from({ length: 50 }, () => portal.get(session.refresh, {}, { token })));
    expect(new Set(answers.map((answer) => answer.accessToken)).size).toBe(1);
  });
});

describe('the end of a session', () => {
  it('logout ends the token at once', async () => {
    const token = await signIn(portal, await aMember(portal.platform.db));
    expect((await portal.ask(session.loginInfo, {}, { token })).status).toBe(200);
    await portal.get(session.logout, {}, { token });
    expect((await portal.ask(session.loginInfo, {}, { token })).envelope.code).toBe('S401');
  });

  it('a changed password ends every other session and the token before it', async () => {
    const member = await aMember(portal.platform.db);
    const [here, there] = [await signIn(portal, member), await signIn(portal, member)];
    const { accessToken } = await portal.get(
      account.changePassword,
      { body: { currentPassword: TEST_PASSWORD, newPassword: 'a-new-one-entirely-5' } },
      { token: here },
    );
    expect((await portal.ask(session.loginInfo, {}, { token: accessToken })).status).toBe(200);
    expect((await portal.ask(session.loginInfo, {}, { token: there })).status).toBe(401);
    expect((await portal.ask(session.loginInfo, {}, { token: here })).status).toBe(401);
  });

  it('a password that is changed while it is being compared opens no session', async () => {
    const { db } = portal.platform;
    const member = await aMember(db);
    const late = await db.transaction().execute(async (tx) => {
      await tx.updateTable('member').set({ password_hash: 'another' }).where('member.id', '=', member.id).execute();
      const asked = portal.ask(session.login, { body: { username: member.username, password: TEST_PASSWORD } });
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
      return { asked };
    });
    expect((await late.asked).envelope.code).toBe('E1001');
    const sessions = await db.selectFrom('session').select('id').where('member_id', '=', member.id).execute();
    expect(sessions).toEqual([]);
  });

  it('sign out everywhere ends every token', async () => {
    const member = await aMember(portal.platform.db);
    const tokens = [await signIn(portal, member), await signIn(portal, member)];
    await portal.get(account.signOutEverywhere, {}, { token: tokens[0]! }); // there are two
    for (const token of tokens) expect((await portal.ask(session.loginInfo, {}, { token })).status).toBe(401);
  });
});
