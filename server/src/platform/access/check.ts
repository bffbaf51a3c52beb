/**
 * The one gate in front of every call: what the contract asks against what the caller holds.
 */
import type { Access } from '@naru/contract/access.ts';

import type { Actor } from './actor.ts';

export type Verdict = 'allowed' | 'noSession' | 'forbidden' | 'notFound';

export function checkAccess(access: Access, actor: Actor | undefined): Verdict {
  if (access.kind === 'anyone') return 'allowed';
  if (!actor) return 'noSession';
  if (isAllowed(access, actor)) return 'allowed';
  return access.kind === 'menu' && access.isHidden === true ? 'notFound' : 'forbidden';
}

function isAllowed(access: Exclude<Access, { kind: 'anyone' }>, actor: Actor): boolean {
  switch (access.kind) {
    case 'signedIn':
    // Which menu counts is written in the board: the block of the boards asks for it before anything else.
    case 'boardMenu':
      return true;
    case 'member':
      return !actor.isOutsider;
    case 'menu':
      return actor.rights.may(access.menuId, access.privilege);
    // The call asks for the one that its address means.
    case 'anyMenu':
      return access.menuIds.some((menuId) => actor.rights.may(menuId, access.privilege));
    case 'named':
      return actor.rights.hasNamed(access.resource);
    case 'administrator':
      return actor.isAdministrator;
  }
}
