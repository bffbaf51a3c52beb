import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../../blocks/reference/department/below-sql.ts';
import type { Actor } from '../../../../platform/access/actor.ts';

export const CORRECTION_MENU = 'ADM_CRCTN';

/** The corrections that a person decides: of students of their departments and below, never of a meeting of their own. */
export interface CorrectionScope {
  /** `null`: every department. */
  readonly departments: readonly string[] | null;
  readonly memberId: string;
}

export function correctionScope(actor: Actor, privilege: 'R' | 'U'): CorrectionScope {
  const isAll = actor.rights.scopes(CORRECTION_MENU, privilege).has('ALL');
  return { departments: isAll ? null : actor.departmentCodes, memberId: actor.memberId };
}

/** Builds the condition that the meeting `r` of the counsellor `c` is in the scope. */
export function inCorrectionScope({ departments, memberId }: CorrectionScope): RawBuilder<boolean> {
  const isTheirs = departments === null ? sql`true` : isBelowAny(sql`own.department_code`, departments);
  return sql<boolean>`(c.kind <> 'LAW' and c.member_id <> ${memberId}::uuid and exists (
    select from student own where own.id = r.student_id and own.member_id <> ${memberId}::uuid and ${isTheirs}))`;
}
