/** Every change that is no step is saved by this block: what it refuses, what it tells, and what it writes down. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { rowsOf } from '../../platform/db/db.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { saveChange, type Change } from './save-change.ts';

interface Kept {
  readonly version: number;
  readonly note: string;
}

let portal: TestPortal;
let memberId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  ({ id: memberId } = await aMember(portal.platform.db));
}, 60_000);
afterAll(() => portal.close());

/** Saves a change of an example, and gives the failure, or what it wrote. */
async function save(change: Partial<Change<Kept>>) {
  const entityId = newId();
  const audit = { action: 'example.change', entity: 'example', entityId };
  const given = { current: { version: 3, note: 'read' }, version: 3, save: async () => true, audit, ...change };
  const { db } = portal.platform;
  const failure = await db.transaction().execute(async (tx) => {
    const ctx = { tx, db: tx, now: new Date(), actor: { memberId }, origin: { requestId: 'request-1' } };
    return saveChange(ctx as unknown as WriteContext, given).then(
      () => undefined,
      (error: unknown) => error,
    ); // as a call's
  });
  const at = typeof given.audit === 'function' ? given.audit().entityId : given.audit.entityId;
  const audits = await rowsOf<{ action: string; after: unknown }>(db)`
    select action, after from audit_log where entity = 'example' and entity_id = ${at}`;
  const steps = await rowsOf<{ from_status: string; to_status: string; actor_role: string }>(db)`
    select from_status, to_status, actor_role from status_change where entity = 'example' and entity_id = ${at}::uuid`;
  return { failure, audits, steps };
}

it('saves what was seen, and writes it down', async () => {
  const { failure, audits } = await save({});
  expect(failure).toBeUndefined();
  expect(audits).toEqual([{ action: 'example.change', after: null }]);
});

it('refuses an older version without saving, and tells what is there', async () => {
  let saved = 0;
  const seen = await save({ version: 2, save: async () => ++saved > 0 });
  expect(seen.failure).toMatchObject({ kind: 'conflict', detail: { current: { version: 3, note: 'read' } } });
  expect({ saved, audits: seen.audits }).toEqual({ saved: 0, audits: [] });
});

it('reads again what a lost swap tells', async () => {
  const reread = async () => ({ version: 4, note: 'theirs' });
  const { failure, audits } = await save({ save: async () => false, reread });
  expect(failure).toMatchObject({ kind: 'conflict', detail: { current: { version: 4, note: 'theirs' } } });
  expect(audits).toEqual([]);
});

it('writes a row that is held, which has nothing to say', async () => {
  const { failure, audits } = await save({ save: async () => undefined });
  expect(failure).toBeUndefined();
  expect(audits).toHaveLength(1);
});

it('asks for its entry after saving where that tells what saving brought', async () => {
  const entityId = newId();
  let brought = 0;
  const { audits } = await save({
    save: async () => {
      brought = 7;
    },
    audit: () => ({ action: 'example.count', entity: 'example', entityId, after: { brought } }),
  });
  expect(audits).toEqual([{ action: 'example.count', after: { brought: 7 } }]);
});

it('says in the history that new contents brought it to another state, and only then', async () => {
  const { steps } = await save({ moved: { from: 'SENT_BACK', to: 'WAITING', by: 'OWNER' } });
  expect(steps).toEqual([{ from_status: 'SENT_BACK', to_status: 'WAITING', actor_role: 'OWNER' }]);
  expect((await save({ moved: { from: 'WAITING', to: 'WAITING', by: 'OWNER' } })).steps).toEqual([]);
});
