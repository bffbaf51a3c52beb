import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { beginOf, endOf } from './hours.ts';
import { freeTime, selectBusyPeriods, takeTime, type TakenTime } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const take = (time: TakenTime) => portal.platform.db.transaction().execute((tx) => takeTime(tx, time));
const at = (personId: string, hour: number, sourceId = newId()): TakenTime => {
  const beginsAt = beginOf('2026-11-23', hour);
  return { personId, beginsAt, endsAt: endOf(beginsAt), source: 'counselling.slot', sourceId };
};

describe('P4 a person’s time', () => {
  it('is taken once, by whatever it is, until it is given back', async () => {
    const { id } = await aMember(portal.platform.db);
    const first = at(id, 10);
    expect(await take(first)).toBe(true);
    expect(await take(first)).toBe(true);
    expect(await take({ ...at(id, 10), source: 'learning.session' })).toBe(false);
    expect(await take({ ...at(id, 9), endsAt: beginOf('2026-11-23', 10) })).toBe(true);
    await portal.platform.db.transaction().execute((tx) => freeTime(tx, first));
    expect(await take({ ...at(id, 10), source: 'learning.session' })).toBe(true);
  });

  it('goes to one of fifty who want it at once', async () => {
    const { id } = await aMember(portal.platform.db);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(at(id, 14))));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is told without what takes it', async () => {
    const { id } = await aMember(portal.platform.db);
    await take(at(id, 15));
    await take({ ...at(id, 16), source: 'counselling.room' });
    const range = { personId: id, from: beginOf('2026-11-23', 0), to: beginOf('2026-11-24', 0) };
    const { beginsAt, endsAt } = at(id, 15);
    expect(await selectBusyPeriods(portal.platform.db, { ...range, except: 'counselling.room' })).toEqual([
      { beginsAt, endsAt },
    ]);
  });
});
