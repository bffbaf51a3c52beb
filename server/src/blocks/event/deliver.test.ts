import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { defineEvent, followEvent, type Follower } from '../manifest/event.ts';
import { gather } from '../manifest/manifest.ts';
import { deliverAll } from '../outbox/deliver.ts';
import { deliverEvents } from './deliver.ts';
import { emitEvent } from './emit.ts';

const programmeEnded = defineEvent<{ seats: number }>('test.ended');
const heard: string[] = [];
let failing = '';

const listen = (name: string): Follower =>
  followEvent(programmeEnded, name, (_ctx, { recordId, version, data }) => {
    if (failing === `${name} ${version}`) return Promise.reject(new Error('not now'));
    heard.push(`${name} ${recordId} ${version} ${data.seats}`);
    return Promise.resolve();
  });
const FOLLOWERS = [listen('mileage.test'), listen('badge.test')];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({}, { events: [programmeEnded], followers: FOLLOWERS });
});
afterAll(() => portal.close());
beforeEach(() => {
  heard.length = 0;
  failing = '';
});

const emit = (recordId: string, version: number) =>
  portal.platform.db
    .transaction()
    .execute((tx) =>
      emitEvent({ tx, platform: portal.platform }, programmeEnded, { recordId, version, data: { seats: 20 } }),
    );
const deliver = () =>
  deliverAll({ ...portal.platform, log: pino({ level: 'silent' }) }, deliverEvents(portal.platform, FOLLOWERS));
const makeDue = () => sql`update outbox set next_at = now() where done_at is null`.execute(portal.platform.db);

describe('an event', () => {
  it('is heard by each follower once, however often it is told and by how many processes it is delivered', async () => {
    const id = newId();
    await emit(id, 1);
    await emit(id, 1);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(heard.toSorted()).toEqual([`badge.test ${id} 1 20`, `mileage.test ${id} 1 20`]);
  });

  it('of a transaction that was rolled back is heard by nobody', async () => {
    await portal.platform.db
      .transaction()
      .execute(async (tx) => {
        await emitEvent({ tx, platform: portal.platform }, programmeEnded, {
          recordId: newId(),
          version: 1,
          data: { seats: 1 },
        });
        throw new Error('given up');
      })
      .catch(() => undefined); // expected
    await deliver();
    expect(heard).toEqual([]);
  });

  it('that a follower fails on waits with what comes after it, for that follower and record alone', async () => {
    const [id, other] = [newId(), newId()];
    failing = 'mileage.test 1';
    await emit(id, 1);
    await emit(id, 2);
    await deliver();
    expect(heard.toSorted()).toEqual([`badge.test ${id} 1 20`, `badge.test ${id} 2 20`]);
    await emit(other, 2);
    failing = '';
    await makeDue();
    await deliver();
    expect(heard.filter((one) => one.startsWith('mileage.test')).toSorted()).toEqual(
      [`mileage.test ${id} 1 20`, `mileage.test ${id} 2 20`, `mileage.test ${other} 2 20`].toSorted(),
    );
    expect(heard.indexOf(`mileage.test ${id} 1 20`)).toBeLessThan(heard.indexOf(`mileage.test ${id} 2 20`));
  });

  it('for a follower that this process does not know is kept', async () => {
    await emit(newId(), 1);
    await deliverAll({ ...portal.platform, log: pino({ level: 'silent' }) }, deliverEvents(portal.platform, []));
    await makeDue();
    await deliver();
    expect(heard).toHaveLength(2);
  });
});

describe('manifests', () => {
  it('are refused where somebody follows what nobody emits, or two have one name', () => {
    expect(() => gather([{ followers: FOLLOWERS }])).toThrow('mileage.test follows test.ended, which nobody emits.');
    expect(() => gather([{ events: [programmeEnded, programmeEnded] }])).toThrow('test.ended is brought twice.');
  });
});
