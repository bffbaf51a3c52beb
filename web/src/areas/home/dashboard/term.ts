/**
 * Where a day stands in a term. Pure; dates are calendar dates of the university.
 */
const DAY_MS = 86_400_000;

export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The week of the term that a day lies in, from 1; undefined before the first. Weeks begin on Monday. */
export function weekOfTerm(week1On: string, date: string): number | undefined {
  const week = Math.floor((mondayOf(dayNumber(date)) - mondayOf(dayNumber(week1On))) / 7) + 1;
  return week >= 1 ? week : undefined;
}

export function mondayOf(day: number): number {
  // Day 0 was a Thursday.
  return day - ((((day + 3) % 7) + 7) % 7);
}
