import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { bundleFiles, bundleRows, writeFolder, type BundleRows } from '../../../../test/roster-bundle.ts';
import { members } from '@naru/contract/areas/member.ts';
import { importRoster } from './import.ts';

let portal: TestPortal;
let connection: pg.ClientConfig;
let first: MadeMember;
let second: MadeMember;

beforeAll(async () => {
  portal = await openTestPortal();
  connection = portal.connection;
  const { db } = portal.platform;
  first = await aMember(db, { roles: ['ADMINISTRATOR'] });
  second = await aMember(db, { roles: ['ADMINISTRATOR'] });
  await run(bundleRows(), null);
  const psychologist = await read('prof');
  await db
    .insertInto('member_duty')
    .values({
      id: psychologist.id,
      member_id: psychologist.id,
      duty_code: 'PSYCHOLOGICAL_COUNSELLOR',
      begins_on: '2026-03-01',
    })
    .execute();
});
afterAll(() => portal.close());

async function run(rows: BundleRows, actorId: string | null, isDryRun = false): Promise<void> {
  await importRoster(connection, {
    location: writeFolder(bundleFiles(rows)),
    isDryRun,
    advisor: 'none',
    allowsRemovals: false,
    actorId,
    now: () => portal.clock.now,
  });
}

function read(sourceId: string) {
  return portal.platform.db
    .selectFrom('member')
    .select(['member.id', 'member.username', 'member.name_ko', 'member.email', 'member.sso_subject', 'member.phone'])
    .where('member.source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
}

/** Gives everybody the importing administrator's own address and subject. */
function taken(rows: BundleRows): BundleRows {
  const users = rows['users'] ?? [];
  return {
    ...rows,
    users: users.map((user) => ({
      ...user,
      username: `mine-${user['sourcedId']}`,
      email: `${user['sourcedId']}@mine.example`,
      userMasterIdentifier: `mine-${user['sourcedId']}`,
      sms: '010-1234-5678',
    })),
  };
}

const listWaiting = async (by: MadeMember) =>
  (await portal.get(members.listMemberChanges, {}, { token: await signIn(portal, by) })).changeList;

describe('a roster that an administrator imports', () => {
  it('changes nothing of that in a preview', async () => {
    await run(taken(bundleRows()), first.id, true);
    expect(await listWaiting(second)).toEqual([]);
  });

  it('keeps who people are that hold what the administrator lacks, until a second one confirms', async () => {
    const before = await read('prof');
    const learner = await read('s01');
    await run(taken(bundleRows()), first.id);
    expect(await read('prof')).toEqual({ ...before, phone: '010-1234-5678' });
    expect(await read('s01')).toMatchObject({ username: 'mine-s01', email: 's01@mine.example' });
    const [change, ...others] = await listWaiting(second);
    expect(others.map(({ memberId }) => memberId)).not.toContain(learner.id);
    expect(change).toMatchObject({ kind: 'IDENTITY', memberId: before.id, canConfirm: true });
    expect(change?.fieldList).toEqual([
      { field: 'USERNAME', from: before.username, to: 'mine-prof' },
      { field: 'EMAIL', from: before.email, to: 'prof@mine.example' },
      { field: 'SSO_SUBJECT', from: before.sso_subject, to: 'mine-prof' },
    ]);

    const params = { id: change?.changeId ?? '' };
    const own = { token: await signIn(portal, first) };
    expect((await portal.ask(members.confirmMemberChange, { params }, own)).status).toBe(422);
    await portal.get(members.confirmMemberChange, { params }, { token: await signIn(portal, second) });
    expect(await read('prof')).toMatchObject({ username: 'mine-prof', email: 'prof@mine.example' });
    expect(await listWaiting(second)).toEqual(others);
  });

  it('tells the person once of the same, and takes all from the command line', async () => {
    const told = async (): Promise<number> => {
      const rows = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
      return rows.filter(({ payload }) => (payload as { type: string }).type === 'IDENTITY_ASKED').length; // as notify writes it
    };
    const before = await told();
    await run(bundleRows(), first.id);
    await run(bundleRows(), first.id);
    expect(await told()).toBe(before + 1);
    expect(await read('prof')).toMatchObject({ username: 'mine-prof' });
    await run(bundleRows(), null);
    expect(await read('prof')).toMatchObject({ username: 'prof' });
  });
});
