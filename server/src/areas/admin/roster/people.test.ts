/**
 * People of a roster are people of the portal: they sign in at the provider, staff find them, administrators see them.
 */
import { members } from '@naru/contract/areas/member.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { session } from '@naru/contract/areas/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBrowser } from '../../../../test/browser.ts';
import { aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { bundleFiles, bundleRows, writeFolder } from '../../../../test/roster-bundle.ts';
import { CLIENT, openSsoProvider, type SsoProvider } from '../../../../test/sso-provider.ts';
import { importRoster } from './import.ts';

const ORIGIN = 'http://127.0.0.1:3000';

let provider: SsoProvider;
let portal: TestPortal;

beforeAll(async () => {
  provider = await openSsoProvider({ redirectUri: `${ORIGIN}/api/auth/oidc/callback` });
  portal = await openTestPortal({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  });
  await importRoster(portal.connection, {
    location: writeFolder(bundleFiles(bundleRows())),
    isDryRun: false,
    advisor: 'first-class',
    allowsRemovals: false,
    actorId: null,
    now: () => portal.clock.now,
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** Goes to the provider and back; the token of who was signed in. */
async function signInAtProvider(subject: string): Promise<string> {
  provider.person = { subject };
  const browser = openBrowser(portal, ORIGIN);
  const login = await browser.follow('/api/auth/oidc/start', (url) => url.pathname === '/login');
  const ssoId = new URLSearchParams(login.hash.slice(1)).get('ssoId') ?? '';
  const headers = { cookie: browser.cookieHeader('/api/auth/login') };
  const { accessToken } = await portal.get(session.login, { body: { ssoId } }, { headers });
  return accessToken;
}

it('a learner and a teacher sign in at the provider, with the types and the department of the roster', async () => {
  const learner = await portal.get(session.authMember, {}, { token: await signInAtProvider('s01') });
  expect(learner.naruMemberTypeList.toSorted()).toEqual(['CURRENT_STUDENT', 'STUDENT']);
  expect(learner.member).toMatchObject({ username: 's01', departmentName: '공과대학', grade: 1 });
  const teacher = await portal.get(session.authMember, {}, { token: await signInAtProvider('sso-prof') });
  expect(teacher.naruMemberTypeList.toSorted()).toEqual(['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR']);
});

it('administrators find a learner by name and by number, with the department; everybody finds the courses', async () => {
  const token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
  for (const searchText of ['학생12', '202612']) {
    const { memberPage } = await portal.get(members.pageMembers, { query: { searchText } }, { token });
    expect(memberPage.content).toMatchObject([{ username: 's12', studentNo: '202612', departmentName: '공과대학' }]);
  }
  const query = { searchText: 'algo' };
  const { coursePage } = await portal.get(reference.pageCourses, { query }, { token });
  const found = coursePage.content.map((course) => `${course.yearSemstrCode} ${course.ntNo}`);
  expect(found.toSorted()).toEqual(['202610 01', '202620 01', '202620 02']);
});
