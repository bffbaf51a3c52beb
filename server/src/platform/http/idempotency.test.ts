import { hash } from 'node:crypto';

import { account } from '@naru/contract/areas/account.ts';
import { session } from '@naru/contract/areas/session.ts';
import { admin } from '@naru/contract/areas/admin.ts';
import { home } from '@naru/contract/areas/home.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, TEST_PASSWORD, type MadeMember } from '../../../test/builders.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../test/portal.ts';
import type { Tx } from '../db/db.ts';
import { runWrite } from './idempotency.ts';
import type { CallContext } from './serve.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const someone = async (): Promise<{ member: MadeMember; token: string }> => {
  const member = await aStudent(portal.platform.db);
  return { member, token: await signIn(portal, member) };
};
/** Saves once for a version. */
const save = (token: string, key: string | undefined, given: { id?: string; version?: number } = {}): Promise<Asked> =>
  portal.ask(
    home.changeDashboardLayout,
    { body: { widgetList: [{ id: given.id ?? 'todo', hidden: false }], version: given.version ?? 0 } },
    { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const codeOf = async (asked: Promise<Asked>): Promise<string> => (await asked).envelope.code;

describe('a write that the database ends so that another one can go on', () => {
  it('is begun anew, and both are done', async () => {
    const { member } = await someone();
    const actor = { ...member, memberId: member.id };
    const { promise: bothHaveOne, resolve: goOn } = Promise.withResolvers<void>();
    let holding = 0;
    const lock = (tx: Tx, number: number) => sql`select pg_advisory_xact_lock(4711, ${number})`.execute(tx);
    const run = (key: string, [first, second]: readonly [number, number]): Promise<unknown> =>
      runWrite({
        id: 'test.cross',
        key,
        input: { params: undefined, query: undefined, body: undefined },
        ctx: {
          actor,
          db: portal.platform.db,
          platform: portal.platform,
          log: portal.app.log,
        } as unknown as CallContext, // what a write takes of it
        writer: {
          apply: async ({ tx }) => {
            await lock(tx, first);
            holding += 1;
            if (holding === 2) goOn();
            await bothHaveOne;
            await lock(tx, second);
            return { key };
          },
          answer: async (_ctx, ids) => ids,
        },
      });
    expect(await Promise.all([run('one', [1, 2]), run('other', [2, 1])])).toEqual([{ key: 'one' }, { key: 'other' }]);
    expect(portal.lines.filter((line) => line['msg'] === 'begun anew after a deadlock')).toHaveLength(1);
  });
});

describe('a write with an Idempotency-Key', () => {
  it('sent 50 times at once happens once, and everybody gets its answer', async () => {
    const { token } = await someone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(token, 'fifty')));
    const expected = { code: '0000', msg: '', output: { widgetList: [{ id: 'todo', hidden: false }], version: 1 } };
    expect(answers.map((answer) => answer.envelope)).toEqual(answers.map(() => expected));
  });

  it('without a key is done, or refused, each time', async () => {
    const { token } = await someone();
    expect([await codeOf(save(token, undefined)), await codeOf(save(token, undefined))]).toEqual(['0000', '9101']);
  });

  it('is refused with another body under the same key', async () => {
    const { token } = await someone();
    expect(await codeOf(save(token, 'k'))).toBe('0000');
    expect(await codeOf(save(token, 'k', { id: 'term' }))).toBe('E1005');
    expect(await codeOf(save(token, 'k'))).toBe('0000');
  });

  it('has a key of its own person and its own call', async () => {
    const [one, two] = [await someone(), await someone()];
    expect(await codeOf(save(one.token, 'shared'))).toBe('0000');
    expect(await codeOf(save(two.token, 'shared', { id: 'term' }))).toBe('0000');
    const body = { locale: 'en' as const };
    const other = await portal.ask(
      account.changeLanguage,
      { body },
      { token: one.token, headers: { 'idempotency-key': 'shared' } },
    );
    expect(other.envelope).toMatchObject({ code: '0000', output: { locale: 'en' } });
  });

  it('that was refused leaves the key free', async () => {
    const { token } = await someone();
    expect(await codeOf(save(token, 'again', { version: 7 }))).toBe('9101');
    expect(await codeOf(save(token, 'again', { version: 0 }))).toBe('0000');
  });

  it('that was of the wrong shape leaves the key free', async () => {
    const { token } = await someone();
    expect(await codeOf(save(token, 'shape', { version: -1 }))).toBe('9100');
    expect(await codeOf(save(token, 'shape'))).toBe('0000');
  });

  it('is answered with what is there today', async () => {
    const { token } = await someone();
    await save(token, 'early');
    await save(token, 'later', { id: 'term', version: 1 });
    expect((await save(token, 'early')).envelope.output).toEqual({
      widgetList: [{ id: 'term', hidden: false }],
      version: 2,
    });
  });

  it('is answered under today’s rights', async () => {
    const { db, signals } = portal.platform;
    const boss = await aMember(db, { roles: ['ADMINISTRATOR'] });
    const token = await signIn(portal, boss);
    const clear = (): Promise<string> =>
      codeOf(
        portal.ask(
          admin.clearSlowedSignIns,
          { body: { username: 'x' } },
          { token, headers: { 'idempotency-key': 'mine' } },
        ),
      );
    expect(await clear()).toBe('0000');
    await db.deleteFrom('role_member').where('role_member.member_id', '=', boss.id).execute();
    signals.dispatch('rights');
    expect(await clear()).toBe('S403');
  });

  it('has no key that is too long; an empty one is none', async () => {
    const { token } = await someone();
    expect(await codeOf(save(token, 'x'.repeat(200)))).toBe('0000');
    expect(await codeOf(save(token, 'x'.repeat(201), { version: 1 }))).toBe('E400');
    expect(await codeOf(save(token, '', { version: 1 }))).toBe('0000');
    expect(await codeOf(save(token, '', { version: 1 }))).toBe('9101');
  });

  it('keeps no hash that what was written can be found by', async () => {
    const [one, other] = [await someone(), await someone()];
    await save(one.token, 'guess');
    await save(one.token, 'guess again', { version: 1 });
    await save(other.token, 'guess');
    const kept = await portal.platform.db
      .selectFrom('idempotency_key')
      .select('idempotency_key.body_hash as hash')
      .where('idempotency_key.person_id', 'in', [one.member.id, other.member.id])
      .execute();
    const body = { widgetList: [{ id: 'todo', hidden: false }], version: 0 };
    const tries = [body, { body }, { params: undefined, query: undefined, body }].map((tried) => JSON.stringify(tried));
    const guesses = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((way) =>
      (['hex', 'base64', 'base64url'] as const).flatMap((as) => tries.map((tried) => hash(way, tried, as))),
    );
    expect(kept).toHaveLength(3);
    expect(kept.filter(({ hash: found }) => guesses.includes(found))).toEqual([]);
    expect(new Set(kept.map(({ hash: found }) => found)).size).toBe(3);
  });

  it('keeps neither tokens nor what was written', async () => {
    const { member, token } = await someone();
    const headers = { 'idempotency-key': 'sign-in' };
    await portal.ask(
      session.login,
      { body: { username: member.username, password: TEST_PASSWORD } },
      { headers, token },
    );
    await save(token, 'canary', { id: 'canary-4711' });
    const rows = await portal.platform.db
      .selectFrom('idempotency_key')
      .select(['idempotency_key.call', 'idempotency_key.key', 'idempotency_key.body_hash', 'idempotency_key.ids'])
      .where('idempotency_key.person_id', '=', member.id)
      .execute();
    expect(rows.map((row) => row.key)).toEqual(['canary']);
    expect(JSON.stringify(rows)).not.toContain('canary-4711');
  });
});
