/** The appointments that somebody looks after: by department, or by the centre whose duties they are. */
import { DUTIES, type Duty, type GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { needsTwo } from './rules.ts';

export const DUTY_MENU = 'ADM_DUTY';

const CENTRE_DUTIES: readonly Duty[] = ['PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER'];

export interface DutyScope {
  /** Duties that one person appoints to: in these departments and below; null for all. */
  readonly departmentCodes: readonly string[] | null;
  /** Duties that take two people, wherever. */
  readonly twoPersonDuties: readonly Duty[];
}

/** A scope ALL opens no duty that takes two: those are for administrators and the centre’s own managers. */
export function scopeOf(actor: Person, privilege: GeneralPrivilege): DutyScope {
  const scopes = actor.rights.scopes(DUTY_MENU, privilege);
  const isManager = scopes.size > 0 && actor.duties.includes('PSYCHOLOGICAL_MANAGER');
  const own = scopes.has('DEPARTMENT') ? actor.departmentCodes : [];
  return {
    departmentCodes: scopes.has('ALL') ? null : own,
    twoPersonDuties:
      actor.isAdministrator && scopes.has('ALL') ? DUTIES.filter(needsTwo) : isManager ? CENTRE_DUTIES : [],
  };
}

/** Lists the duties that a scope has a place for, in their order. */
export function dutiesIn({ departmentCodes, twoPersonDuties }: DutyScope): Duty[] {
  const hasDepartment = departmentCodes === null || departmentCodes.length > 0;
  return DUTIES.filter((duty) => (needsTwo(duty) ? twoPersonDuties.includes(duty) : hasDepartment));
}

/** Builds the condition that a duty done at a department is in the scope. */
export function inScope(scope: DutyScope, of: { duty: RawBuilder<unknown>; department: RawBuilder<unknown> }) {
  const two = sql`${of.duty} = any(${DUTIES.filter(needsTwo)}::text[])`;
  const isThere =
    scope.departmentCodes === null
      ? sql`true`
      : sql`coalesce(${isBelowAny(of.department, scope.departmentCodes)}, false)`;
  return sql<boolean>`(case when ${two} then ${of.duty} = any(${[...scope.twoPersonDuties]}::text[]) else ${isThere} end)`;
}
