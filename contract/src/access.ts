/**
 * Words of access that server and browser share (docs/specification.md §6).
 */

/** General privileges on a menu: create, list, detail, update, delete, excel download, board comments. */
export const GENERAL_PRIVILEGES = ['C', 'R', 'RR', 'U', 'D', 'E', 'COMT'] as const;
export type GeneralPrivilege = (typeof GENERAL_PRIVILEGES)[number];

/** Named resources, held without a menu. */
export const NAMED_RESOURCES = ['DEV', 'MBRSWTCH', 'RPRTRR', 'ALLSTDNT', 'PSCHMNG'] as const;
export type NamedResource = (typeof NAMED_RESOURCES)[number];

export type ResourceCode = GeneralPrivilege | NamedResource;

export const MEMBER_TYPES = [
  'ACADEMIC_COACH',
  'DEPARTMENT_ASSISTANT',
  'DEPARTMENT_CHIEF',
  'FULLTIME_PROFESSOR',
  'LECTURE_ASSISTANT',
  'LECTURE_PROFESSOR',
  'PROFESSOR',
  'STAFF',
  'STUDENT',
  'ALUMNI',
  'CURRENT_STUDENT',
  'SUPERVISING_PROFESSOR',
] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/** Appointments of a person beside the member types, each for a period. */
export const DUTIES = [
  'LAW_COUNSELLOR',
  'PSYCHOLOGICAL_COUNSELLOR',
  'PSYCHOLOGICAL_MANAGER',
  'PEER_COACH',
  'CAREER_COUNSELLOR',
  'CORRECTOR',
  'MENTOR',
] as const;
export type Duty = (typeof DUTIES)[number];

/** How far a privilege reaches: own rows, own courses, assigned people, departments, everything. */
export const SCOPES = ['OWN', 'COURSE', 'ASSIGNED', 'DEPARTMENT', 'ALL'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * The access that a call requires. Every call names one: without it the call does not compile.
 * - `anyone`: with or without a session.
 * - `signedIn`: any live session, people from outside the university too.
 * - `member`: a live session of the university's own people.
 * - `menu`: the privilege on this menu; the server never falls back to another menu.
 *   `isHidden`: answers everybody else as if the call did not exist.
 * - `anyMenu`: the privilege on one of these menus; the call itself asks for the one that its address means.
 * - `boardMenu`: the privilege on the menu of the board that the address names.
 * - `named`: a named resource.
 * - `administrator`: administrator rights.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'member' }
  | { readonly kind: 'menu'; readonly menuId: string; readonly privilege: GeneralPrivilege; readonly isHidden?: true }
  | { readonly kind: 'anyMenu'; readonly menuIds: readonly string[]; readonly privilege: GeneralPrivilege }
  | { readonly kind: 'boardMenu'; readonly privilege: GeneralPrivilege }
  | { readonly kind: 'named'; readonly resource: NamedResource }
  | { readonly kind: 'administrator' };

export const anyone = { kind: 'anyone' } as const satisfies Access;
export const signedIn = { kind: 'signedIn' } as const satisfies Access;
export const member = { kind: 'member' } as const satisfies Access;
export const administrator = { kind: 'administrator' } as const satisfies Access;
export const named = (resource: NamedResource) => ({ kind: 'named', resource }) as const satisfies Access;
export const menu = (menuId: string, privilege: GeneralPrivilege) =>
  ({ kind: 'menu', menuId, privilege }) as const satisfies Access;
export const hiddenMenu = (menuId: string, privilege: GeneralPrivilege) =>
  ({ kind: 'menu', menuId, privilege, isHidden: true }) as const satisfies Access;
export const anyMenu = (menuIds: readonly string[], privilege: GeneralPrivilege) =>
  ({ kind: 'anyMenu', menuIds, privilege }) as const satisfies Access;
export const boardMenu = (privilege: GeneralPrivilege) => ({ kind: 'boardMenu', privilege }) as const satisfies Access;
