import { describe, expect, it } from 'vitest';

import { openTestPortal } from '../../../test/portal.ts';
import { makeKey, openBytes, readRing, sealBytes } from './ring.ts';
import { rotateKeys } from './rotate.ts';
import { createSealing } from './sealing.ts';

const OLD = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const NEW = `k2:${Buffer.alloc(32, 2).toString('base64')}`;

describe('sealing', () => {
  it('opens what it sealed, at its place and with its key only', () => {
    const key = makeKey();
    const sealed = sealBytes(key, Buffer.from('아무도 몰라요'), 'here');
    expect(openBytes(key, sealed, 'here').toString()).toBe('아무도 몰라요');
    expect(() => openBytes(key, sealed, 'there')).toThrow(/authenticate/);
    expect(() => openBytes(makeKey(), sealed, 'here')).toThrow(/authenticate/);
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => openBytes(key, changed, 'here')).toThrow(/authenticate/);
    expect(() => openBytes(key, 'plain text', 'here')).toThrow(/format/);
  });

  it('seals the same text differently each time', () => {
    const key = makeKey();
    expect(sealBytes(key, Buffer.from('x'), 'p')).not.toBe(sealBytes(key, Buffer.from('x'), 'p'));
  });

  it('reads a ring, the newest first', () => {
    expect([...readRing(`${NEW},${OLD}`).keys()]).toEqual(['k2', 'k1']);
  });

  it('wraps every key anew with the newest master, after which the older one can go', async () => {
    const portal = await openTestPortal();
    const { db } = portal.platform;
    const before = createSealing(OLD);
    const made = await db
      .transaction()
      .execute((tx) => Promise.all([1, 2, 3].map(() => before.makeKey(tx, portal.clock.now))));
    const sealed = made.map((key) => key.seal('note', '비밀'));
    await expect(rotateKeys(db, NEW)).rejects.toThrow(/k1/);
    expect(await rotateKeys(db, `${NEW},${OLD}`)).toBe(3);
    expect(await rotateKeys(db, `${NEW},${OLD}`)).toBe(0);
    const after = createSealing(NEW);
    for (const [at, key] of made.entries())
      expect((await after.readKey(db, key.id)).open('note', sealed[at] ?? '')).toBe('비밀');
    await portal.close();
  });

  it('keeps keys wrapped, opens those of an older master, and not without it', async () => {
    const portal = await openTestPortal();
    const { db } = portal.platform;
    const before = createSealing(OLD);
    const key = await db.transaction().execute((tx) => before.makeKey(tx, portal.clock.now));
    const sealed = key.seal('note', '비밀');
    const after = createSealing(`${NEW},${OLD}`);
    expect((await after.readKey(db, key.id)).open('note', sealed)).toBe('비밀');
    await expect(createSealing(NEW).readKey(db, key.id)).rejects.toThrow(/k1/);
    await db.deleteFrom('data_key').execute();
    await expect(after.readKey(db, key.id)).rejects.toThrow(/gone/);
    await portal.close();
  });
});
