/**
 * Which students a person may know of, from the reach of the student-understanding privilege. Pure.
 */
import type { Actor } from '../../../platform/access/actor.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface StudentReach {
  readonly ownStudentId: string;
  readonly advisorId: string;
  readonly teacherId: string;
  readonly departmentCodes: readonly string[];
  readonly everybody: boolean;
  readonly today: string;
}

/** docs/specification.md §6: own, own course, assigned, department, all. Ids that reach nobody stand where a scope is not held. */
export function studentReach(actor: Actor, today: string): StudentReach {
  const scopes = actor.rights.scopes('RDM_NEWS', 'R');
  return {
    ownStudentId: (scopes.has('OWN') && actor.studentId) || NOBODY,
    advisorId: scopes.has('ASSIGNED') ? actor.memberId : NOBODY,
    teacherId: scopes.has('COURSE') ? actor.memberId : NOBODY,
    departmentCodes: scopes.has('DEPARTMENT') ? actor.departmentCodes : [],
    everybody: scopes.has('ALL') || actor.rights.hasNamed('ALLSTDNT'),
    today,
  };
}
