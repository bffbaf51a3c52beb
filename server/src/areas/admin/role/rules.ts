/** Limits on what a role may hold, and on who may hold it. Pure. */
import { NAMED_RESOURCES, type ResourceCode } from '@naru/contract/access.ts';
import type { Privilege } from '@naru/contract/areas/admin.ts';

/** The role that opens every administrators' call. */
export const ADMINISTRATOR_ROLE = 'ADMINISTRATOR';
/** The one role that opens psychological management, given by an appointment alone. */
const PSYCHOLOGICAL_MANAGER_ROLE = 'PSYCHOLOGICAL_MANAGER';
/** The role of everybody from outside, and of nobody else. */
const OUTSIDER_ROLE = 'OUTSIDER';

export interface RoleKind {
  readonly id: string;
  readonly memberType: string | null;
  readonly duty: string | null;
}

/** Roles of member types and duties come and go with these; those of outsiders with the kind of account. */
export function isGivenByHand(role: RoleKind): boolean {
  return role.memberType === null && role.duty === null && role.id !== OUTSIDER_ROLE;
}

/**
 * X4: returns whether the holder may lose the role. The last active administrator keeps it; inactive ones do not count.
 */
export function mayLoseAdministrator(holder: { isActive: boolean; otherActiveAdministrators: number }): boolean {
  return !holder.isActive || holder.otherActiveAdministrators > 0;
}

export interface PrivilegeProblem {
  readonly field: string;
  readonly problem: 'unknownMenu' | 'needsMenu' | 'needsNoMenu' | 'managerOnly';
}

/**
 * Finds what a role must not hold, by its field: a menu that is missing, a named resource on a menu, a general
 * privilege without one. Only the role of psychological managers may hold PSCHMNG: neither administrator rights nor
 * other duties open psychological counselling (docs/specification.md §6).
 */
export function findPrivilegeProblems(
  list: readonly Privilege[],
  against: { menuIds: ReadonlySet<string>; role: Pick<RoleKind, 'id'> },
): readonly PrivilegeProblem[] {
  return list.flatMap(({ menuId, resourceCd }, index): PrivilegeProblem[] => {
    const place = `privilegeList.${index}`;
    const field = `${place}.menuId`;
    if (menuId === null && !isNamed(resourceCd)) return [{ field, problem: 'needsMenu' }];
    if (menuId !== null && !against.menuIds.has(menuId)) return [{ field, problem: 'unknownMenu' }];
    if (menuId !== null && isNamed(resourceCd)) return [{ field, problem: 'needsNoMenu' }];
    const isClosed = resourceCd === 'PSCHMNG' && against.role.id !== PSYCHOLOGICAL_MANAGER_ROLE;
    return isClosed ? [{ field: `${place}.resourceCd`, problem: 'managerOnly' }] : [];
  });
}

function isNamed(code: ResourceCode): boolean {
  return (NAMED_RESOURCES as readonly string[]).includes(code);
}

/** Returns each privilege once, in an order that does not depend on the given one. */
export function uniquePrivileges(list: readonly Privilege[]): Privilege[] {
  const byText = new Map(list.map((privilege) => [describePrivilege(privilege), privilege]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, privilege]) => privilege);
}

/** Writes a privilege on one line for the audit: `HOME R OWN`; `*` for a resource-wide one. */
export function describePrivilege({ menuId, resourceCd, scope }: Privilege): string {
  return `${menuId ?? '*'} ${resourceCd} ${scope}`;
}
