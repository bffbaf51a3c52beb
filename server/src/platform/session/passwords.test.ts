import { describe, expect, it } from 'vitest';

import { toFailure } from '../http/failure.ts';
import { hashPassword, MOST_AT_ONCE, TooBusyError, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id of OWASP’s first choice, never alike', async () => {
    const [one, two] = await Promise.all([hashPassword('비밀 번호 7!'), hashPassword('비밀 번호 7!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await verifyPassword(one, '비밀 번호 7!')).toBe(true);
    expect(await verifyPassword(one, '비밀 번호 7')).toBe(false);
  });

  it('typed on a Mac are the same as typed on Windows', async () => {
    const stored = await hashPassword('나루'.normalize('NFD'));
    expect(await verifyPassword(stored, '나루'.normalize('NFC'))).toBe(true);
  });

  it.each([undefined, null, ''])('are wrong for who has none (%j), even the one of the decoy', async (stored) => {
    expect(await verifyPassword(stored, 'no such person')).toBe(false);
  });

  it('that are no hashes at all fail, and leave the queue free', async () => {
    await expect(verifyPassword('not a hash', 'x')).rejects.toThrow('Decoding failed');
    expect(await verifyPassword(await hashPassword('after'), 'after')).toBe(true);
  });

  it('wait in a queue that has an end', async () => {
    const room = MOST_AT_ONCE + 2_000;
    // A text that is no hash fails at once, so that the queue empties quickly.
    const outcomes = await Promise.all(
      Array.from({ length: room + 25 }, () => verifyPassword('not a hash', 'x').catch((error: unknown) => error)),
    );
    expect(outcomes.filter((outcome) => outcome instanceof TooBusyError)).toHaveLength(25);
    expect(toFailure(outcomes.find((outcome) => outcome instanceof TooBusyError))).toMatchObject({
      kind: 'unavailable',
      detail: { retryAfter: 5 },
    });
    expect(await verifyPassword(await hashPassword('after'), 'after')).toBe(true);
  });
});

describe('a flood of one address', () => {
  const flood = (from: string, count: number): Promise<unknown>[] =>
    Array.from({ length: count }, () => verifyPassword('not a hash', 'x', from).catch((error: unknown) => error));

  it('makes the others wait for a turn, not for its end', async () => {
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const all = [
      ...flood('flood', 300).map((one) => one.then(note('flood'))),
      ...flood('one', 1).map((one) => one.then(note('one'))),
      ...flood('other', 2).map((one) => one.then(note('other'))),
    ];
    await Promise.all(all);
    expect(done).toHaveLength(303);
    expect(done.lastIndexOf('other')).toBeLessThan(30);
    expect(done.indexOf('one')).toBeLessThan(30);
  });

  it('gives way where the queue is full', async () => {
    const all = flood('flood', MOST_AT_ONCE + 2_000);
    const [own, others] = [flood('flood', 3), flood('others', 5)];
    const refusedOf = async (asked: Promise<unknown>[]): Promise<number> =>
      (await Promise.all(asked)).filter((outcome) => outcome instanceof TooBusyError).length;
    expect(await refusedOf(own)).toBe(3);
    expect(await refusedOf(others)).toBe(0);
    expect(await refusedOf(all)).toBe(5);
    expect(await verifyPassword(await hashPassword('after'), 'after')).toBe(true);
  });
});
