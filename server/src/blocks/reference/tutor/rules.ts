/** Rules on who counts as a tutor. Pure. */
import type { MemberType } from '@naru/contract/access.ts';

/** Academic coaches and the staff who tutor (docs/specification.md §7, Reference data). */
export const TUTOR_TYPES = ['ACADEMIC_COACH', 'STAFF'] as const satisfies readonly MemberType[];

/** Rows of one person a type become one entry a person, in the order of their first rows. */
export function groupByPerson<Row extends { memberId: string }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const people = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const others = people.get(row.memberId);
    if (others) others.push(row);
    else people.set(row.memberId, [row]);
  }
  return [...people.values()];
}
