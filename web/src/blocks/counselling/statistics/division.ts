/** Reads a division of the requests: which groups come first, and what is withheld. Pure. */
import type { TopicGroup } from '@naru/contract/areas/counselling/statistics/statistics.ts';

export interface Division {
  /** Those that have a name, the most first. */
  readonly told: readonly TopicGroup[];
  /** Requests of groups that are too small to be told, together; none where there are none. */
  readonly withheldCount: number;
  /** Those of the told with the most requests; none where what is withheld may be more. */
  readonly leaders: readonly TopicGroup[];
}

export function divideRequests(groups: readonly TopicGroup[]): Division {
  const told = groups
    .filter(({ key }) => key !== '')
    .toSorted((one, other) => other.requestedCount - one.requestedCount);
  const withheldCount = groups.find(({ key }) => key === '')?.requestedCount ?? 0;
  const most = told[0]?.requestedCount ?? 0;
  const isKnown = most > 0 && withheldCount < most;
  return { told, withheldCount, leaders: isKnown ? told.filter((one) => one.requestedCount === most) : [] };
}

/** The months in which most was held, all of them where they are several; none where nothing was. */
export function findFullest<T extends { readonly completedCount: number }>(months: readonly T[]): readonly T[] {
  const most = Math.max(0, ...months.map(({ completedCount }) => completedCount));
  return most === 0 ? [] : months.filter(({ completedCount }) => completedCount === most);
}
