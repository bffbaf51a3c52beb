import { members } from '@naru/contract/areas/member.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember, type MemberWish } from '../../../../../test/builders.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../../test/portal.ts';

let portal: TestPortal;
let first: MadeMember;
let token: string;
let otherToken: string;

beforeAll(async () => {
  portal = await openTestPortal();
  first = await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] });
  const other = await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] });
  [token, otherToken] = [await signIn(portal, first), await signIn(portal, other)];
});
afterAll(() => portal.close());

const reset = (id: string, by = token): Promise<Asked> =>
  portal.ask(members.resetMemberPassword, { params: { id } }, { token: by });
const confirm = (id: string, by: string): Promise<Asked> =>
  portal.ask(members.confirmMemberChange, { params: { id } }, { token: by });

async function waiting(memberId: string, by = token) {
  const { changeList } = await portal.get(members.listMemberChanges, {}, { token: by });
  const found = changeList.find((one) => one.memberId === memberId);
  if (!found) throw new Error('nothing waits');
  return found;
}

async function toldOf(memberId: string): Promise<string[]> {
  const rows = await portal.platform.db
    .selectFrom('outbox')
    .select('outbox.payload')
    .where('outbox.event', '=', 'notification')
    .execute();
  const payloads = rows.map(({ payload }) => payload as { type: string; recipients: string[] }); // what notify writes
  return payloads.filter(({ recipients }) => recipients.includes(memberId)).map(({ type }) => type);
}

const GUARDED: readonly MemberWish[] = [
  { duties: ['PSYCHOLOGICAL_COUNSELLOR'] },
  { duties: ['LAW_COUNSELLOR'] },
  { duties: ['PSYCHOLOGICAL_MANAGER'] },
  { roles: ['DEVELOPER'] },
  { types: ['STAFF'] },
];

describe('a new password of who holds what the administrator lacks', () => {
  for (const wish of GUARDED) {
    it(`is no link for the administrator: ${JSON.stringify(wish)}`, async () => {
      const { id } = await aMember(portal.platform.db, wish);
      const answer = await reset(id);
      expect(answer.envelope.output).toMatchObject({ way: 'SECOND', path: null });
      const { member } = await portal.get(members.readMember, { params: { id } }, { token });
      expect(member.resetWay).toBe('SECOND');
      expect(await toldOf(id)).toEqual(['RESET_BEGUN']);
    });
  }

  it('counts a duty that has yet to begin', async () => {
    const { id } = await aMember(portal.platform.db, { duties: ['LAW_COUNSELLOR'] });
    await portal.platform.db
      .updateTable('member_duty')
      .set({ begins_on: '2027-03-01' })
      .where('member_duty.member_id', '=', id)
      .execute();
    expect((await reset(id)).envelope.output).toMatchObject({ way: 'SECOND' });
  });

  it('is confirmed by a second administrator alone, once, within a day', async () => {
    const { id } = await aMember(portal.platform.db, { duties: ['PSYCHOLOGICAL_COUNSELLOR'] });
    await reset(id);
    const { changeId, isOwn, canConfirm } = await waiting(id);
    expect([isOwn, canConfirm]).toEqual([true, false]);
    expect((await confirm(changeId, token)).status).toBe(422);
    const answers = await Promise.all([confirm(changeId, otherToken), confirm(changeId, otherToken)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    const link = answers.find(({ status }) => status === 200)?.envelope.output;
    expect(link).toMatchObject({ path: expect.stringMatching(/^\/session\/password\/form#token=/) });
    expect(await toldOf(id)).toEqual(['RESET_BEGUN', 'RESET_BEGUN']);

    await reset(id);
    const late = await waiting(id);
    portal.clock.now = new Date(portal.clock.now.getTime() + 24 * 3_600_000);
    expect((await confirm(late.changeId, otherToken)).status).toBe(404);
  });

  it('is confirmed neither by the person nor by who is an administrator by the asker’s doing', async () => {
    const { db } = portal.platform;
    const person = await aMember(db, { duties: ['LAW_COUNSELLOR'], roles: ['ADMINISTRATOR'] });
    const puppet = await aMember(db, { roles: ['ADMINISTRATOR'] });
    const second = await aMember(db, { roles: ['ADMINISTRATOR'] });
    const give = (memberId: string, by: string) =>
      db
        .updateTable('role_member')
        .set({ given_by: by, given_at: portal.clock.now })
        .where('role_member.member_id', '=', memberId)
        .execute();
    await give(puppet.id, first.id);
    await give(second.id, puppet.id);
    const borrowed = await aMember(db, { roles: ['ADMINISTRATOR'] });
    expect((await reset(borrowed.id)).envelope.output).toMatchObject({ way: 'LINK' });
    await reset(person.id);
    const { changeId } = await waiting(person.id);
    for (const one of [person, puppet, second, borrowed]) {
      expect((await confirm(changeId, await signIn(portal, one))).status).toBe(422);
    }
    expect((await confirm(changeId, otherToken)).status).toBe(200);
  });

  it('is taken back by who asked, and declined by who was to confirm', async () => {
    const { id } = await aMember(portal.platform.db, { duties: ['LAW_COUNSELLOR'] });
    for (const by of [token, otherToken]) {
      await reset(id);
      const { changeId } = await waiting(id);
      await portal.get(members.declineMemberChange, { params: { id: changeId } }, { token: by });
      expect((await confirm(changeId, otherToken)).status).toBe(404);
    }
  });

  it('of anybody else is a link as before, and the person is told', async () => {
    const { id } = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
    expect((await reset(id)).envelope.output).toMatchObject({ way: 'LINK', path: expect.stringContaining('#token=') });
    expect(await toldOf(id)).toEqual(['RESET_BEGUN']);
  });
});
