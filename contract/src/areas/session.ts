/**
 * Sign-in, the session and what the shell knows of its person.
 */
import { z } from 'zod';

import { anyone, member, signedIn } from '../access.ts';
import { api, get, post } from '../call.ts';
import { Menu } from '../shared/person.ts';
import { Id } from '../shared/id.ts';

export const AccessToken = z.object({ accessToken: z.string() });

/** A username with its password, an ssoId, or a handoff token alone. */
const Credentials = z.object({
  username: z.string().max(200).optional(),
  password: z.string().max(1024).optional(),
  ssoId: z.string().max(200).optional(),
  token: z.string().max(4096).optional(),
  /** On a shared PC the session ends after an hour without a call. */
  sharedPc: z.boolean().optional(),
});

export const LoginInfo = z.object({
  username: z.string(),
  name: z.string(),
  menuList: z.array(Menu),
  privilegeList: z.array(z.object({ menuId: z.string().nullable(), resourceCd: z.string() })),
  /** Something waits to be agreed to before anything else is done. */
  hasOpenConsent: z.boolean(),
});
export type LoginInfo = z.output<typeof LoginInfo>;

const MemberInfo = z.object({
  member: z.object({
    memberId: Id,
    username: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    departmentName: z.string().nullable(),
    /** Students only: 1 the university, 2 the graduate school. */
    univCode: z.enum(['1', '2']).nullable(),
    stdntId: Id.nullable(),
    grade: z.number().nullable(),
  }),
  naruMemberTypeList: z.array(z.string()),
  isCnsltLawChrgStaff: z.boolean(),
  staffDeptCodeList: z.array(z.string()),
  opensSearchBySlash: z.boolean(),
});
export type MemberInfo = z.output<typeof MemberInfo>;

export const STATUS_TYPES = [
  'CMPRH_NEWS',
  'CMPRH_SWOT',
  'CMPRH_GOAL',
  'CMPRH_OCPT',
  'CMPRH_EXPRN',
  'SCHULWRK',
  'LIFEEDU',
] as const;

export const session = {
  login: api.post('/auth/login', {
    access: anyone,
    summary: 'Signs in with a password, an ssoId or a handoff token.',
    body: Credentials,
    nullIsAbsent: true,
    output: AccessToken,
    repeatable: false,
  }),
  refresh: api.post('/auth/refresh', {
    access: signedIn,
    summary: 'Trades the bearer token for its successor.',
    output: AccessToken,
    repeatable: false,
  }),
  loginInfo: api.get('/auth/loginInfo', {
    access: signedIn,
    summary: 'The menus and privileges of the person.',
    query: z.object({ sysGbnCd: z.enum(['CDP']).default('CDP') }),
    output: LoginInfo,
  }),
  logout: api.post('/auth/logout', {
    access: anyone,
    summary: 'Ends the session of the bearer token, if it still counts.',
    output: z.object({}),
    repeatable: false,
  }),
  authMember: get('/auth/member', {
    access: signedIn,
    summary: 'The person as a member of the university.',
    output: MemberInfo,
  }),
  qualification: get('/qualf', {
    access: signedIn,
    summary: 'Which menus the person may open, and why not where not.',
    output: z.object({
      qualfList: z.array(z.object({ menuId: z.string(), allowed: z.boolean(), reason: z.string().nullable() })),
    }),
  }),
  studentStatus: get('/stdnt/status', {
    access: member,
    summary: 'How far a student has come with a part of the record.',
    query: z.object({ type: z.enum(STATUS_TYPES), stdntId: Id }),
    output: z.object({ statusCode: z.enum(['NONE', 'WRITING', 'DONE']) }),
  }),
  logAccess: post('/access', {
    access: anyone,
    summary: 'Notes a navigation: the menu and the pattern of the route, never the address.',
    body: z.object({ menuId: z.string().max(40).nullable().optional(), route: z.string().max(200) }),
    nullIsAbsent: true,
    output: z.object({}),
    repeatable: false,
  }),
  demoPeople: api.get('/demo/people', {
    access: anyone,
    summary: 'The people to look around as; only in demo mode.',
    output: z.object({
      people: z.array(z.object({ username: z.string(), name: z.string(), kind: z.string(), detail: z.string() })),
    }),
  }),
};
