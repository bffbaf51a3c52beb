/** Changes as the calls take them. Pure. */
import type { AdvisorChange } from '@naru/contract/areas/counselling/advisor/desk.ts';

/** Converts changes to the body of a call; the server compares their assignments with the current ones. */
export function toBody(changes: readonly AdvisorChange[]) {
  return {
    changeList: changes.map(({ stdntId, assignmentId, nextId, nextOn, reason }) => ({
      stdntId,
      assignmentId,
      nextId,
      nextOn,
      reason,
    })),
  };
}

/** Counts the students that each advisor gets. */
export function countByNext(changes: readonly AdvisorChange[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { nextId } of changes) counts.set(nextId, (counts.get(nextId) ?? 0) + 1);
  return counts;
}
