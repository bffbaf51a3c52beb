/** When a student counts as met, everywhere (docs/specification.md §7, Counselling statistics). */
import { currentTerm } from '../../../blocks/reference/term/current-sql.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Builds the condition that a meeting took place, and that the student confirmed it if it was only recorded afterwards.
 */
export function isMeeting(request: string): RawBuilder<boolean> {
  const [status, confirmation] = [sql.ref(`${request}.status`), sql.ref(`${request}.confirmation`)];
  return sql`(${status} = 'COMPLETED' and ${confirmation} in ('NONE', 'CONFIRMED'))`;
}

/** Builds the condition that the hour lies on one of these days in Seoul. */
export function isWithin(
  request: string,
  days: { readonly from: RawBuilder<unknown>; readonly to: RawBuilder<unknown> },
) {
  const at = sql.ref(`${request}.begins_at`);
  return sql<boolean>`(${at} >= ${days.from}::date::timestamp at time zone 'Asia/Seoul'
    and ${at} < (${days.to}::date + 1)::timestamp at time zone 'Asia/Seoul')`;
}

/** Builds the first day that counts as now: of the current term, or between terms a year ago, as in the statistics. */
export const termBegin = (today: string): RawBuilder<unknown> =>
  sql`coalesce((select term.begins_on from ${currentTerm(sql`${today}`)} term), ${today}::date - 365)`;
