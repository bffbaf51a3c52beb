/** Changes as they are sent. Pure. */
import type { AdvisorChange } from '@naru/contract/areas/counselling/advisor-desk.ts';

/** What the server compares with how it stands then. */
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

/** How many each gets. */
export function countByNext(changes: readonly AdvisorChange[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { nextId } of changes) counts.set(nextId, (counts.get(nextId) ?? 0) + 1);
  return counts;
}
