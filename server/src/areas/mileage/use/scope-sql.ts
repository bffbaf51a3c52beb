/** The uses that the mileage office works with. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';

export const DESK_MENU = 'LRN_MILEADM';

/** Builds the condition that somebody sees a use `u` at the desk: with the scope of all, and once it was asked for. */
export function isAskedOf({ rights }: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  return rights.scopes(DESK_MENU, privilege).has('ALL') ? sql`u.applied_at is not null` : sql`false`;
}
