/** Outcomes of meetings, for areas that follow them: that one was held, never with whom or about what. */
import { ASKED_KINDS } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import { isMeeting } from './held-meeting-sql.ts';

export interface MeetingOutcome {
  readonly meetingId: string;
  readonly memberId: string;
  readonly beginsAt: Date;
  /** Took place, and was confirmed where it was only recorded afterwards. */
  readonly isHeld: boolean;
}

const COLUMNS = sql`r.id as "meetingId", s.member_id as "memberId", r.begins_at as "beginsAt", ${isMeeting('r')} as "isHeld"`;

/** Those that are nobody's secret: legal counselling is found by none of these. */
const FROM = sql`counselling_request r
  join counsellor c on c.id = r.counsellor_id and c.kind = any(${[...ASKED_KINDS]}::text[])
  join student s on s.id = r.student_id`;

/** Selects a meeting with an outcome as it stands now; undefined where it has none, and for legal counselling. */
export function selectOptionalOutcome(db: Db, meetingId: string): Promise<MeetingOutcome | undefined> {
  return firstOf<MeetingOutcome>(db)`
    select ${COLUMNS} from ${FROM} where r.id = ${meetingId}::uuid and r.status in ('COMPLETED', 'ABSENT')`;
}

export interface OutcomesAsked {
  /** Meetings of that moment or later. */
  readonly since: Date;
  /** The last one of the batch before. */
  readonly after: MeetingOutcome | undefined;
  readonly most: number;
}

/** Selects the next meetings with an outcome, in the order of their hours. */
export function selectOutcomes(db: Db, { since, after, most }: OutcomesAsked): Promise<MeetingOutcome[]> {
  const begin = after
    ? sql`(r.begins_at, r.id) > (${after.beginsAt}::timestamptz, ${after.meetingId}::uuid)`
    : sql`r.begins_at >= ${since}::timestamptz`;
  return rowsOf<MeetingOutcome>(db)`
    select ${COLUMNS} from ${FROM} where r.status in ('COMPLETED', 'ABSENT') and ${begin}
    order by r.begins_at, r.id limit ${most}`;
}
