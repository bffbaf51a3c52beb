/** The current term, as SQL: the last one that has begun by its dates (docs/specification.md §3). */
import { sql, type RawBuilder } from 'kysely';

/**
 * Builds a table of the current term, or of none before the first. It goes on in a vacation, until the next begins.
 * @param today a day in Seoul
 */
export const currentTerm = (today: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select begun.year, begun.semester_code, begun.begins_on, begun.ends_on, begun.week1_on from term begun
  where begun.begins_on <= ${today}::date order by begun.begins_on desc limit 1)`;
