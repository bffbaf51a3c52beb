import { createHash } from 'node:crypto';

import { admin } from '@naru/contract/areas/admin.ts';
import { account } from '@naru/contract/areas/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, TEST_PASSWORD } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
});
afterAll(() => portal.close());

async function attempt(username: string, password: string, address: string): Promise<number> {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { username, password },
  });
  return response.statusCode;
}

const inSeconds = (seconds: number): string => new Date(portal.clock.now.getTime() + seconds * 1_000).toISOString();

describe('slowed sign-ins', () => {
  it('S5 an administrator sees until when an account is slowed and from where, and clears it', async () => {
    const { username } = await aMember(portal.platform.db, { username: 'Slowed.One' });
    await attempt(username, 'wrong', '10.0.0.1');
    await attempt(username, 'wrong', '10.0.0.2');
    const found = await portal.get(admin.findSlowedSignIns, { query: { username: 'slowed.one' } }, { token });
    expect(found).toMatchObject({ isSlowed: true, until: inSeconds(1) });
    const places = found.slowedSignInList.map(({ address, failures, until }) => `${address} ${failures} ${until}`);
    expect(places.sort()).toEqual([`10.0.0.1 1 ${inSeconds(1)}`, `10.0.0.2 1 ${inSeconds(1)}`]);
    expect(await attempt(username, TEST_PASSWORD, '10.0.0.1')).toBe(429);
    await portal.get(admin.clearSlowedSignIns, { body: { username } }, { token });
    expect(await portal.get(admin.findSlowedSignIns, { query: { username } }, { token })).toEqual({
      isSlowed: false,
      until: null,
      slowedSignInList: [],
    });
    expect(await attempt(username, TEST_PASSWORD, '10.0.0.1')).toBe(200);
  });

  it('S5 clears the guesses at a change of the password too', async () => {
    const member = await aMember(portal.platform.db);
    const own = await signIn(portal, member);
    const body = { currentPassword: 'wrong', newPassword: 'an-entirely-new-one-4' };
    await portal.ask(account.changePassword, { body }, { token: own });
    const query = { username: member.username };
    expect((await portal.get(admin.findSlowedSignIns, { query }, { token })).isSlowed).toBe(true);
    await portal.get(admin.clearSlowedSignIns, { body: query }, { token });
    expect((await portal.get(admin.findSlowedSignIns, { query }, { token })).isSlowed).toBe(false);
  });

  it('S5 says of an unknown name what it says of a known one', async () => {
    await attempt('no such person', 'wrong', '10.0.0.3');
    const found = await portal.get(admin.findSlowedSignIns, { query: { username: 'no such person' } }, { token });
    expect(found).toMatchObject({ isSlowed: true, until: inSeconds(1) });
  });

  it('S5 keeps in the list who failed, and says that the wait is over', async () => {
    const { username } = await aMember(portal.platform.db);
    await attempt(username, 'wrong', '10.0.0.4');
    portal.clock.now = new Date(portal.clock.now.getTime() + 5_000);
    const found = await portal.get(admin.findSlowedSignIns, { query: { username } }, { token });
    expect(found).toMatchObject({ isSlowed: false, until: null, slowedSignInList: [{ failures: 1, until: null }] });
  });

  it('S5 lists all that wait, page by page, by hash only', async () => {
    for (let n = 0; n < 12; n += 1) await attempt(`guess ${n}`, 'wrong', '10.0.0.5');
    const ask = async (page: number) =>
      (await portal.get(admin.listSlowedSignIns, { query: { page, size: '10' } }, { token })).slowedSignInPage;
    const [first, second] = [await ask(0), await ask(1)];
    expect(first).toMatchObject({ totalElements: 12, totalPages: 2, number: 0, size: 10, totalIsBound: false });
    const all = [...first.content, ...second.content];
    expect(new Set(all.map((row) => row.accountHash)).size).toBe(12);
    expect(JSON.stringify(all)).not.toContain('guess');
  });

  it('X1 clearing leaves a line in the audit, without the name', async () => {
    await attempt('somebody', 'wrong', '10.0.0.6');
    await portal.get(admin.clearSlowedSignIns, { body: { username: 'somebody' } }, { token });
    const rows = await portal.platform.db
      .selectFrom('audit_log')
      .select(['audit_log.action', 'audit_log.before', 'audit_log.after', 'audit_log.entity_id'])
      .where('audit_log.action', '=', 'admin.clearSlowedSignIns')
      .orderBy('audit_log.id', 'desc')
      .execute();
    expect(rows[0]).toMatchObject({ before: { addresses: 1 }, after: { addresses: 0 } });
    expect(JSON.stringify(rows)).not.toContain('somebody');
  });

  it('S5 tells the addresses where many names failed, while they are slowed', async () => {
    const address = '10.0.0.8';
    const list = async () => {
      const { slowedAddressList } = await portal.get(admin.listSlowedAddresses, {}, { token });
      return slowedAddressList.filter((one) => one.address === address);
    };
    for (let at = 0; at < 29; at += 1) await attempt(`campus-${at}`, 'wrong', address);
    expect(await list()).toEqual([]);
    await attempt('campus-29', 'wrong', address);
    const slowedAt = inSeconds(0);
    expect(await list()).toEqual([{ address, slowedAt, waitSeconds: 1, endsAt: inSeconds(15 * 60) }]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 60_000);
    expect(await list()).toEqual([]);
  });

  it('S5 keeps nothing of a name that could be found by trying it', async () => {
    const typed = 'my-password-by-mistake';
    await attempt(typed, 'wrong', '10.0.0.7');
    await portal.get(admin.clearSlowedSignIns, { body: { username: typed } }, { token });
    await attempt(typed, 'wrong', '10.0.0.7');
    await attempt(typed, 'wrong', '10.0.0.7');
    const { db } = portal.platform;
    const kept = JSON.stringify([
      await db.selectFrom('sign_in_throttle').selectAll().execute(),
      await db.selectFrom('rate_window').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    const tried = [typed, `change ${typed}`, `${typed}\n10.0.0.7`];
    const found = tried.flatMap((text) =>
      (['hex', 'base64', 'base64url'] as const).filter((form) =>
        ['sha1', 'sha256', 'sha512', 'md5'].some((kind) => kept.includes(createHash(kind).update(text).digest(form))),
      ),
    );
    expect(found).toEqual([]);
    expect(kept).toContain('10.0.0.7');
  });
});
