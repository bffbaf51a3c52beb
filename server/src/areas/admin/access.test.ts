import { admin } from '@naru/contract/areas/admin.ts';
import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  tokens['administrator'] = await signIn(portal, await aMember(db, { roles: ['ADMINISTRATOR'] }));
  tokens['staff'] = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
  tokens['developer'] = await signIn(portal, await aMember(db, { roles: ['DEVELOPER', 'HELP_DESK', 'ALL_STUDENTS'] }));
  tokens['outsider'] = await signIn(portal, await aMember(db, { isExternal: true, roles: ['ADMINISTRATOR'] }));
});
afterAll(() => portal.close());

/** Written by hand: what an administrator gets for input that names nothing and holds nothing. */
const expected: [keyof typeof admin, string][] = [
  ['listSlowedSignIns', '0000'],
  ['listSlowedAddresses', '0000'],
  ['findSlowedSignIns', '0000'],
  ['clearSlowedSignIns', '0000'],
  ['listRoles', '0000'],
  ['readRole', '404'],
  ['replacePrivileges', '404'],
  ['listRoleMembers', '404'],
  ['giveRole', '404'],
  ['takeRole', '404'],
  ['listMenus', '0000'],
  ['changeMenu', '404'],
];

const params = { id: 'NO_SUCH', memberId: 'not an id' };
const body = { username: 'nobody', version: 1, privilegeList: [] };

describe('administration', () => {
  it('has a line for every call', () => {
    expect(expected.map(([call]) => call).sort()).toEqual(Object.keys(admin).sort());
  });

  it.each(expected)('%s is for administrators only', async (name, done) => {
    const spec: CallSpec = admin[name];
    const given: object = { params, query: { username: 'nobody' }, ...(spec.method === 'GET' ? {} : { body }) };
    const input = given as CallInput<CallSpec>; // one input for all: each call reads what it takes
    const ask = async (who?: string): Promise<string> =>
      (await portal.ask(spec, input, who ? { token: tokens[who] ?? '' } : {})).envelope.code;
    expect([await ask(), await ask('staff'), await ask('developer'), await ask('outsider')]).toEqual([
      'S401',
      'S403',
      'S403',
      'S403',
    ]);
    expect(await ask('administrator')).toBe(done);
  });
});
