import { dirname } from 'node:path';

import { admin, type Privilege, type Role } from '@naru/contract/areas/admin.ts';
import { session } from '@naru/contract/areas/session.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { openPortal, type Portal } from '../../../main.ts';
import { newId } from '../../../platform/db/id.ts';
import { readConfig } from '../../../platform/config.ts';

let portal: TestPortal;
let second: Portal;
let chief: MadeMember;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  // A second portal on the same database stands for another process, with caches and a pool of its own.
  second = await openPortal({
    config: readConfig({ NARU_DEMO: '1' }, dirname(inject('clusterDir'))),
    secret: 'a secret for tests only, 32 characters long',
    keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    connection: portal.connection,
    log: pino({ level: 'silent' }),
    now: () => portal.clock.now,
    strictOutput: true,
    poolSize: 3,
  });
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.platform.db.deleteFrom('role_member').execute();
  chief = await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] });
  await portal.platform.signals.send(portal.platform.db, 'rights');
  portal.platform.signals.dispatch('rights');
  token = await signIn(portal, chief);
});

const readRole = async (id: string): Promise<Role> =>
  (await portal.get(admin.readRole, { params: { id } }, { token })).role;

const privilege = (menuId: string | null, resourceCd: Privilege['resourceCd'], scope: Privilege['scope']) => ({
  menuId,
  resourceCd,
  scope,
});

/** Reads the person's privileges, as another process of the portal sees them. */
async function privilegesElsewhere(bearer: string): Promise<unknown> {
  const response = await second.app.inject({
    url: '/api/auth/loginInfo?sysGbnCd=CDP',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return response.json<{ output: { privilegeList: unknown } }>().output.privilegeList;
}

const privilegesOf = async (bearer: string) =>
  (await portal.get(session.loginInfo, {}, { token: bearer })).privilegeList;

const replace = (id: string, body: { version: number; privilegeList: Privilege[] }) =>
  portal.ask(admin.replacePrivileges, { params: { id }, body }, { token });

const audited = async (action: string) =>
  portal.platform.db
    .selectFrom('audit_log')
    .select(['audit_log.actor_id as actorId', 'audit_log.entity_id as entityId', 'audit_log.before', 'audit_log.after'])
    .where('audit_log.action', '=', action)
    .where('audit_log.actor_id', '=', chief.id)
    .orderBy('audit_log.id', 'desc')
    .execute();

describe('roles', () => {
  it('X4 are listed with whom they come from', async () => {
    const { roleList } = await portal.get(admin.listRoles, {}, { token });
    expect(roleList.find((role) => role.roleId === 'STAFF')).toMatchObject({
      memberType: 'STAFF',
      isGivenByHand: false,
      isAdministrator: false,
    });
    expect(roleList.find((role) => role.roleId === 'ADMINISTRATOR')).toMatchObject({
      isGivenByHand: true,
      isAdministrator: true,
      memberCount: 1,
    });
  });

  it('X4 say what they hold', async () => {
    const role = await readRole('STAFF');
    expect(role.privilegeList).toContainEqual(privilege('HOME', 'R', 'OWN'));
    expect(role.privilegeList).toContainEqual(privilege('CMM_NOTICE', 'E', 'ALL'));
  });
});

describe('the privileges of a role', () => {
  it('X4 are in force at the next call, here and within a second in another process', async () => {
    const staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const { version, privilegeList } = await readRole('STAFF');
    expect(await privilegesOf(staff)).not.toContainEqual({ menuId: null, resourceCd: 'DEV' });
    expect(await privilegesElsewhere(staff)).toContainEqual({ menuId: 'HOME', resourceCd: 'R' });
    const wanted = [privilege('CMM_NOTICE', 'R', 'ALL'), privilege(null, 'DEV', 'ALL')];
    const answer = await replace('STAFF', { version, privilegeList: wanted });
    expect((answer.envelope.output as { role: Role }).role).toMatchObject({ version: version + 1 });
    const expected = [
      { menuId: null, resourceCd: 'DEV' },
      { menuId: 'CMM_NOTICE', resourceCd: 'R' },
    ];
    expect(await privilegesOf(staff)).toEqual(expected);
    await expect.poll(() => privilegesElsewhere(staff), { timeout: 1_000, interval: 20 }).toEqual(expected);
    const [line] = await audited('admin.replacePrivileges');
    expect(line).toMatchObject({ entityId: 'STAFF', after: ['* DEV ALL', 'CMM_NOTICE R ALL'] });
    expect(line?.before).toHaveLength(privilegeList.length);
    await replace('STAFF', { version: version + 1, privilegeList });
    expect((await readRole('STAFF')).privilegeList).toEqual(privilegeList);
  });

  it('do not let administrators open psychological counselling for themselves', async () => {
    const { version, privilegeList } = await readRole('ADMINISTRATOR');
    const wanted = [...privilegeList, privilege(null, 'PSCHMNG', 'ALL')];
    expect((await replace('ADMINISTRATOR', { version, privilegeList: wanted })).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: `privilegeList.${privilegeList.length}.resourceCd` }] },
    });
    const corrector = await readRole('CORRECTOR');
    const theirs = [...corrector.privilegeList, privilege(null, 'PSCHMNG', 'ALL')];
    expect((await replace('CORRECTOR', { ...corrector, privilegeList: theirs })).envelope.code).toBe('9100');
    const manager = await readRole('PSYCHOLOGICAL_MANAGER');
    expect((await replace('PSYCHOLOGICAL_MANAGER', manager)).envelope.code).toBe('0000');
    expect((await readRole('PSYCHOLOGICAL_MANAGER')).privilegeList).toEqual(manager.privilegeList);
  });

  it('X4 keep what somebody else set meanwhile, and show it', async () => {
    const { version, privilegeList } = await readRole('HELP_DESK');
    const theirs = [privilege(null, 'MBRSWTCH', 'ALL'), privilege('HOME', 'R', 'OWN')];
    expect((await replace('HELP_DESK', { version, privilegeList: theirs })).status).toBe(200);
    const late = await replace('HELP_DESK', { version, privilegeList: [] });
    expect(late.status).toBe(409);
    expect(late.envelope).toMatchObject({
      code: '9101',
      output: { current: { roleId: 'HELP_DESK', version: version + 1 } },
    });
    const { current } = late.envelope.output as { current: Role };
    expect(current).toEqual(await readRole('HELP_DESK'));
    await replace('HELP_DESK', { version: version + 1, privilegeList });
  });

  it('X4 let one of 20 who change the same version at once through', async () => {
    const { version, privilegeList } = await readRole('DEVELOPER');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => replace('DEVELOPER', { version, privilegeList })),
    );
    expect(answers.map((answer) => answer.envelope.code).sort()).toEqual(['0000', ...Array<string>(19).fill('9101')]);
    expect((await readRole('DEVELOPER')).privilegeList).toEqual(privilegeList);
  });

  it('X4 keep each once, and may be none', async () => {
    const { version, privilegeList } = await readRole('MENTOR');
    const twice = [privilege('HOME', 'R', 'OWN'), privilege('HOME', 'R', 'OWN')];
    await replace('MENTOR', { version, privilegeList: twice });
    expect((await readRole('MENTOR')).privilegeList).toEqual([twice[0]]);
    await replace('MENTOR', { version: version + 1, privilegeList: [] });
    expect((await readRole('MENTOR')).privilegeList).toEqual([]);
    await replace('MENTOR', { version: version + 2, privilegeList });
  });

  it.each([
    ['privilegeList.0.menuId', { menuId: 'NO_SUCH', resourceCd: 'R', scope: 'ALL' }],
    ['privilegeList.0.menuId', { menuId: 'HOME', resourceCd: 'DEV', scope: 'ALL' }],
    ['privilegeList.0.menuId', { menuId: null, resourceCd: 'R', scope: 'ALL' }],
    ['privilegeList.0.resourceCd', { menuId: 'HOME', resourceCd: 'X', scope: 'ALL' }],
    ['privilegeList.0.scope', { menuId: 'HOME', resourceCd: 'R', scope: 'WORLD' }],
  ])('X4 refuse by the field %s: %j', async (field, wrong) => {
    const before = await readRole('STAFF');
    const { status, envelope } = await replace('STAFF', {
      version: before.version,
      privilegeList: [wrong as Privilege], // wrong on purpose
    });
    expect([status, envelope.code]).toEqual([422, '9100']);
    expect(envelope.output).toMatchObject({ errors: [{ field, message: expect.stringMatching(/[가-힣]/) as string }] });
    expect(await readRole('STAFF')).toEqual(before);
  });
});

describe('a role given and taken', () => {
  const give = (id: string, memberId: string, bearer = token) =>
    portal.ask(admin.giveRole, { params: { id, memberId } }, { token: bearer });
  const take = (id: string, memberId: string, bearer = token) =>
    portal.ask(admin.takeRole, { params: { id, memberId } }, { token: bearer });

  it('X4 changes what the person may at the next call, also in another process', async () => {
    const member = await aMember(portal.platform.db);
    const theirs = await signIn(portal, member);
    const dev = { menuId: null, resourceCd: 'DEV' };
    expect(await privilegesOf(theirs)).not.toContainEqual(dev);
    expect(await privilegesElsewhere(theirs)).not.toContainEqual(dev);
    expect((await give('DEVELOPER', member.id)).status).toBe(200);
    expect(await privilegesOf(theirs)).toContainEqual(dev);
    await expect.poll(() => privilegesElsewhere(theirs), { timeout: 1_000, interval: 20 }).toContainEqual(dev);
    const { roleMemberPage } = await portal.get(
      admin.listRoleMembers,
      { params: { id: 'DEVELOPER' }, query: {} },
      { token },
    );
    expect(roleMemberPage).toMatchObject({
      content: [{ memberId: member.id, isActive: true, givenAt: portal.clock.now.toISOString() }],
      totalElements: 1,
    });
    expect((await take('DEVELOPER', member.id)).status).toBe(200);
    expect(await privilegesOf(theirs)).not.toContainEqual(dev);
    await expect.poll(() => privilegesElsewhere(theirs), { timeout: 1_000, interval: 20 }).not.toContainEqual(dev);
    expect(await audited('admin.giveRole')).toMatchObject([{ entityId: member.id, after: { roleId: 'DEVELOPER' } }]);
    expect(await audited('admin.takeRole')).toMatchObject([{ entityId: member.id, before: { roleId: 'DEVELOPER' } }]);
  });

  it('X4 an administrator who is one no longer is refused at the next call', async () => {
    const other = await aMember(portal.platform.db);
    await give('ADMINISTRATOR', other.id);
    const theirs = await signIn(portal, other);
    expect((await portal.ask(admin.listRoles, {}, { token: theirs })).status).toBe(200);
    await take('ADMINISTRATOR', other.id);
    expect((await portal.ask(admin.listRoles, {}, { token: theirs })).envelope.code).toBe('S403');
  });

  it('X4 giving twice changes nothing the second time', async () => {
    const member = await aMember(portal.platform.db);
    expect((await give('HELP_DESK', member.id)).status).toBe(200);
    expect((await give('HELP_DESK', member.id)).status).toBe(200);
    expect(await audited('admin.giveRole')).toHaveLength(1);
  });

  it('X4 is not found where role, person or the holding is unknown', async () => {
    const member = await aMember(portal.platform.db);
    const asked = [
      await give('NO_SUCH', member.id),
      await give('HELP_DESK', newId()),
      await give('HELP_DESK', 'x'),
      await take('NO_SUCH', member.id),
      await take('HELP_DESK', newId()),
      await take('HELP_DESK', member.id),
    ];
    expect(asked.map((answer) => answer.envelope.code)).toEqual(Array(6).fill('404'));
  });

  it.each(['STAFF', 'MENTOR', 'OUTSIDER'])('X4 %s follows from elsewhere, and is given to nobody', async (id) => {
    const member = await aMember(portal.platform.db);
    expect((await give(id, member.id)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'id' }] } });
  });

  it('X4 is nothing for people from outside', async () => {
    const outsider = await aMember(portal.platform.db, { isExternal: true });
    expect((await give('ADMINISTRATOR', outsider.id)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'memberId' }] },
    });
  });
});

describe('the last administrator', () => {
  const take = (memberId: string, bearer = token) =>
    portal.ask(admin.takeRole, { params: { id: 'ADMINISTRATOR', memberId } }, { token: bearer });
  const holders = async (): Promise<number> =>
    (await portal.platform.db.selectFrom('role_member').select('member_id').execute()).length;

  it('X4 keeps the role', async () => {
    const { status, envelope } = await take(chief.id);
    expect([status, envelope.code]).toEqual([400, 'E1006']);
    expect(await holders()).toBe(1);
    expect(await audited('admin.takeRole')).toEqual([]);
  });

  it.each([
    ['locked', { status: 'LOCKED' }],
    ['left', { status: 'LEFT' }],
    ['from outside', { isExternal: true }],
  ] as const)('X4 is the last one beside a colleague who is %s, and who may lose it', async (_how, wish) => {
    const colleague = await aMember(portal.platform.db, { ...wish, roles: ['ADMINISTRATOR'] });
    expect((await take(chief.id)).envelope.code).toBe('E1006');
    expect((await take(colleague.id)).status).toBe(200);
    expect(await holders()).toBe(1);
  });

  it('X4 is there after 50 administrators have each given up the role at once', async () => {
    const others: MadeMember[] = [];
    for (let n = 0; n < 49; n += 1) others.push(await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
    const answers = await Promise.all([chief, ...others].map((member) => take(member.id)));
    const given = answers.filter(({ envelope }) => envelope.code === '0000');
    // Once the chief's own role is gone, what the chief still asks for is refused, too.
    const left = await holders();
    expect(left).toBeGreaterThanOrEqual(1);
    expect(given).toHaveLength(50 - left);
  });

  it('X4 is there after two have taken the role from each other at once, 25 times', async () => {
    for (let round = 0; round < 25; round += 1) {
      await portal.platform.db.deleteFrom('role_member').execute();
      const pair = [
        await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }),
        await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }),
      ] as const;
      const [one, two] = [await signIn(portal, pair[0]), await signIn(portal, pair[1])];
      await Promise.all([take(pair[1].id, one), take(pair[0].id, two)]);
      expect(await holders()).toBe(1);
    }
  });
});
