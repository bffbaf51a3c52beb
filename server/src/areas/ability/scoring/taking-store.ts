/** Tests that were finished, for areas that follow them. */
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';

export interface Taking {
  readonly sessionId: string;
  readonly memberId: string;
  readonly scoredAt: Date;
  /** The office took its result out of everything. */
  readonly isInvalid: boolean;
  /** There are doubts about how it was answered. */
  readonly isDoubtful: boolean;
}

const COLUMNS = sql`s.id as "sessionId", s.member_id as "memberId", s.scored_at as "scoredAt",
  s.status = 'INVALIDATED' as "isInvalid", cardinality(s.quality) > 0 as "isDoubtful"`;

/** Selects a finished test as it stands now; undefined where it is not finished. */
export function selectOptionalTaking(db: Db, sessionId: string): Promise<Taking | undefined> {
  return firstOf<Taking>(db)`
    select ${COLUMNS} from ability_session s where s.id = ${sessionId}::uuid and s.scored_at is not null`;
}

export interface TakingsAsked {
  /** Finished since. */
  readonly since: Date;
  /** The last one of the batch before. */
  readonly after: Taking | undefined;
  readonly most: number;
}

/** Selects the next finished tests, in the order in which they were finished. */
export function selectTakings(db: Db, { since, after, most }: TakingsAsked): Promise<Taking[]> {
  const begin = after
    ? sql`(s.scored_at, s.id) > (${after.scoredAt}::timestamptz, ${after.sessionId}::uuid)`
    : sql`s.scored_at >= ${since}::timestamptz`;
  return rowsOf<Taking>(db)`
    select ${COLUMNS} from ability_session s where s.scored_at is not null and ${begin}
    order by s.scored_at, s.id limit ${most}`;
}
