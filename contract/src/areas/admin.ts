/** Calls for administrators: slowed sign-ins, roles with their privileges and people, menus. */
import { z } from 'zod';

import { trimText } from '../shared/required-text.ts';

import { administrator, GENERAL_PRIVILEGES, NAMED_RESOURCES, SCOPES } from '../access.ts';
import { get, patch, post, put, remove } from '../call.ts';
import { YesNo } from '../shared/flag.ts';
import { Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { oneLine } from '../shared/one-line.ts';
import { Ordinal } from '../shared/whole-number.ts';

const Version = Ordinal;
const Username = z.string().min(1).max(200);
const Title = oneLine(60).overwrite(trimText).regex(/\S/);

/** Failed sign-ins of one account from one address. Accounts are kept as hashes only, names that do not exist alike. */
const SlowedSignIn = z.object({
  accountHash: z.string(),
  address: z.string(),
  failures: z.number().int(),
  /** When the next attempt is admitted; null where it is already. */
  until: Instant.nullable(),
});

/** Where so many names failed that one attempt a turn is admitted; browsers that are known do not wait. */
const SlowedAddress = z.object({
  /** For IPv6, the network. */
  address: z.string(),
  slowedAt: Instant,
  /** Between one attempt and the next. */
  waitSeconds: z.number().int(),
  endsAt: Instant,
});
export type SlowedAddress = z.output<typeof SlowedAddress>;

const RoleSummary = z.object({
  roleId: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  /** Everybody of this member type holds the role. */
  memberType: z.string().nullable(),
  /** Everybody with this duty holds the role. */
  duty: z.string().nullable(),
  isAdministrator: z.boolean(),
  /** Whether it is given to people one by one. */
  isGivenByHand: z.boolean(),
  /** People to whom it was given one by one. */
  memberCount: z.number().int(),
  version: Version,
});

/** A general privilege names its menu; a named resource names none. */
const Privilege = z.object({
  menuId: z.string().max(40).nullable(),
  resourceCd: z.enum([...GENERAL_PRIVILEGES, ...NAMED_RESOURCES]),
  scope: z.enum(SCOPES),
});
export type Privilege = z.output<typeof Privilege>;

const Role = RoleSummary.extend({ privilegeList: z.array(Privilege) });
export type Role = z.output<typeof Role>;

const MenuSetting = z.object({
  menuId: z.string(),
  parentId: z.string().nullable(),
  nameKo: z.string(),
  nameEn: z.string(),
  menuPath: z.string().nullable(),
  routerNm: z.string().nullable(),
  position: z.number().int(),
  hiddenAt: YesNo,
  linkAt: YesNo,
  devAt: YesNo,
  /** The audience beside the privilege: `type:…`, `duty:…`, `resource:…`, `administrator`; empty for all holders. */
  anyOf: z.array(z.string()),
  /** People who never see the menu, in the same notation; it overrides everything else. */
  noneOf: z.array(z.string()),
  officeKo: z.string(),
  officeEn: z.string(),
  version: Version,
});
export type MenuSetting = z.output<typeof MenuSetting>;

/** A role or a menu, by its code. */
const Code = z.string().max(64);

const RoleAndMember = z.object({ id: Code, memberId: Id });

export const admin = {
  listSlowedSignIns: get('/admin/signin/slowed/page', {
    access: administrator,
    summary: 'Accounts and addresses whose next sign-in has to wait, the longest wait first.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ slowedSignInPage: pageOf(SlowedSignIn) }),
  }),
  listSlowedAddresses: get('/admin/signin/slowed/address/list', {
    access: administrator,
    summary: 'Addresses from which many names failed and that are slowed now, the latest first; at most a hundred.',
    output: z.object({ slowedAddressList: z.array(SlowedAddress) }),
  }),
  findSlowedSignIns: get('/admin/signin/slowed', {
    access: administrator,
    summary: 'Whether and until when an account is slowed, and from where; the same for names that do not exist.',
    query: z.object({ username: Username }),
    output: z.object({ isSlowed: z.boolean(), until: Instant.nullable(), slowedSignInList: z.array(SlowedSignIn) }),
  }),
  clearSlowedSignIns: post('/admin/signin/slowed/clear', {
    access: administrator,
    summary: 'Forgets the failed sign-ins of an account, from everywhere.',
    body: z.object({ username: Username }),
    output: z.object({}),
  }),
  listRoles: get('/admin/role/list', {
    access: administrator,
    summary: 'Every role.',
    output: z.object({ roleList: z.array(RoleSummary) }),
  }),
  readRole: get('/admin/role/{id}', {
    access: administrator,
    summary: 'A role with its privileges.',
    params: z.object({ id: Code }),
    output: z.object({ role: Role }),
  }),
  replacePrivileges: put('/admin/role/{id}/privilege', {
    access: administrator,
    summary: 'Sets all privileges of a role; refused where the role has changed since it was read.',
    params: z.object({ id: Code }),
    body: z.object({ version: Version, privilegeList: z.array(Privilege).max(3000) }),
    output: z.object({ role: Role }),
  }),
  listRoleMembers: get('/admin/role/{id}/member/page', {
    access: administrator,
    summary: 'The people to whom a role was given one by one, the latest first.',
    params: z.object({ id: Code }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({
      roleMemberPage: pageOf(
        z.object({ memberId: Id, username: z.string(), name: z.string(), isActive: z.boolean(), givenAt: Instant }),
      ),
    }),
  }),
  giveRole: put('/admin/role/{id}/member/{memberId}', {
    access: administrator,
    summary: 'Gives a role to a person; nothing changes where they hold it.',
    params: RoleAndMember,
    output: z.object({}),
  }),
  takeRole: remove('/admin/role/{id}/member/{memberId}', {
    access: administrator,
    summary: 'Takes a role from a person; the last active administrator keeps theirs.',
    params: RoleAndMember,
    output: z.object({}),
  }),
  listMenus: get('/admin/menu/list', {
    access: administrator,
    summary: 'Every menu with its rule and flags, in the order of the screen.',
    output: z.object({ menuList: z.array(MenuSetting) }),
  }),
  changeMenu: patch('/admin/menu/{id}', {
    access: administrator,
    summary: 'Changes the flags and titles of a menu; refused where it has changed since it was read.',
    params: z.object({ id: Code }),
    body: z.object({
      version: Version,
      hiddenAt: YesNo.optional(),
      devAt: YesNo.optional(),
      nameKo: Title.optional(),
      nameEn: Title.optional(),
    }),
    output: z.object({ menu: MenuSetting }),
  }),
};
