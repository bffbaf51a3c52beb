/**
 * A person's rights, by the roles of their types and duties and the menus' own rules (docs/specification.md §6). Pure.
 */
import type { GeneralPrivilege, NamedResource, ResourceCode, Scope } from '@naru/contract/access.ts';

export interface MenuEntry {
  readonly id: string;
  readonly parentId: string | null;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly menuPath: string | null;
  readonly opensPath: string | null;
  readonly position: number;
  readonly isHidden: boolean;
  readonly isLink: boolean;
  readonly isInDevelopment: boolean;
  readonly icon: string | null;
  readonly anyOf: readonly string[];
  readonly noneOf: readonly string[];
  /** A privilege by department counts only where the departments have students. */
  readonly needsStudents: boolean;
  readonly officeKo: string;
  readonly officeEn: string;
}

export interface Grant {
  readonly roleId: string;
  readonly menuId: string | null;
  readonly resourceCode: string;
  readonly scope: Scope;
}

export interface RightsTable {
  /** Every menu, parents before children, in the order of the screen. */
  readonly menus: readonly MenuEntry[];
  readonly menuById: ReadonlyMap<string, MenuEntry>;
  readonly grantsByRole: ReadonlyMap<string, readonly Grant[]>;
}

export interface RightsHolder {
  readonly roleIds: readonly string[];
  readonly memberTypes: readonly string[];
  readonly duties: readonly string[];
  readonly isAdministrator: boolean;
  readonly isOutsider: boolean;
  /** Their departments, or those below them, have students. */
  readonly hasStudents: boolean;
}

export interface Rights {
  /** The privilege on this very menu: granted, the menu not hidden, its rule met. */
  readonly may: (menuId: string, privilege: GeneralPrivilege) => boolean;
  /** Scopes of the privilege; empty where it is not granted. */
  readonly scopes: (menuId: string, privilege: GeneralPrivilege) => ReadonlySet<Scope>;
  readonly hasNamed: (resource: NamedResource) => boolean;
  /** Scopes of a named resource; empty where it is not held. */
  readonly namedScopes: (resource: NamedResource) => ReadonlySet<Scope>;
  /** Privileges by menu, after the menus' rules; null for resource-wide. */
  readonly held: readonly { menuId: string | null; resourceCode: ResourceCode }[];
}

const NOTHING: ReadonlySet<Scope> = new Set();

/** By table, and gone with it: thousands of students have the very same rights. */
const computed = new WeakMap<RightsTable, Map<string, Rights>>();

/** Returns the person's rights. People who are alike in everything that decides them share the result. */
export function rightsOf(table: RightsTable, holder: RightsHolder): Rights {
  const { roleIds, memberTypes, duties, isAdministrator, isOutsider, hasStudents } = holder;
  const like = JSON.stringify([roleIds, memberTypes, duties, isAdministrator, isOutsider, hasStudents]);
  let ofTable = computed.get(table);
  if (!ofTable) computed.set(table, (ofTable = new Map()));
  let rights = ofTable.get(like);
  if (!rights) ofTable.set(like, (rights = computeRights(table, holder)));
  return rights;
}

export function computeRights(table: RightsTable, holder: RightsHolder): Rights {
  const grants = holder.roleIds.flatMap((id) => table.grantsByRole.get(id) ?? []);
  const named = new Set(grants.filter((grant) => grant.menuId === null).map((grant) => grant.resourceCode));
  const marks = marksOf(holder, named);
  const byKey = new Map<string, Set<Scope>>();
  for (const grant of grants) {
    const menu = grant.menuId === null ? undefined : table.menuById.get(grant.menuId);
    if (!menu || menu.isHidden || !meetsRule(menu, marks)) continue;
    if (menu.needsStudents && grant.scope === 'DEPARTMENT' && !holder.hasStudents) continue;
    const key = `${menu.id} ${grant.resourceCode}`;
    byKey.set(key, (byKey.get(key) ?? new Set<Scope>()).add(grant.scope));
  }
  const scopes = (menuId: string, privilege: GeneralPrivilege): ReadonlySet<Scope> =>
    byKey.get(`${menuId} ${privilege}`) ?? NOTHING;
  return {
    may: (menuId, privilege) => byKey.has(`${menuId} ${privilege}`),
    scopes,
    hasNamed: (resource) => named.has(resource),
    namedScopes: (resource) =>
      new Set(grants.flatMap((one) => (one.menuId === null && one.resourceCode === resource ? [one.scope] : []))),
    held: [
      ...[...named].map((code) => ({ menuId: null, resourceCode: code as ResourceCode })), // the table holds known codes only
      ...[...byKey.keys()].map((key) => {
        const [menuId = '', code] = key.split(' ');
        return { menuId, resourceCode: code as ResourceCode }; // as above
      }),
    ],
  };
}

/** Returns whether the menu is for this kind of person at all, whatever privileges are held. */
export function meetsRule(menu: Pick<MenuEntry, 'anyOf' | 'noneOf'>, marks: ReadonlySet<string>): boolean {
  if (menu.noneOf.some((mark) => marks.has(mark))) return false;
  return menu.anyOf.length === 0 || menu.anyOf.some((mark) => marks.has(mark));
}

function marksOf(holder: RightsHolder, named: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([
    ...holder.memberTypes.map((type) => `type:${type}`),
    ...holder.duties.map((duty) => `duty:${duty}`),
    ...[...named].map((resource) => `resource:${resource}`),
    ...(holder.isAdministrator ? ['administrator'] : []),
    ...(holder.isOutsider ? ['outsider'] : []),
  ]);
}
