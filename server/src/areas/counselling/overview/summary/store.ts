import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { isToRecord, mine, type Viewer } from '../../meeting/core/store.ts';
import type { FollowUpRow } from '../../meeting/record/store.ts';

/** A part of the dashboard with somebody's meetings. */
export type Part = 'AHEAD' | 'AWAITED' | 'INVITED' | 'ASKED' | 'TO_RECORD' | 'TO_CONFIRM';

const CONDITIONS: Readonly<Record<Part, { side: Viewer['side'] | null; is: (now: Date) => RawBuilder<unknown> }>> = {
  AHEAD: { side: null, is: (now) => sql`r.status = 'APPROVED' and r.begins_at > ${now}` },
  AWAITED: { side: 'STUDENT', is: (now) => sql`r.status = 'WAITING' and r.begins_at > ${now}` },
  INVITED: {
    side: 'STUDENT',
    is: (now) => sql`r.status = 'AVAILABLE' and r.ending is null and r.begins_at > ${now}`,
  },
  ASKED: { side: 'COUNSELLOR', is: (now) => sql`r.status = 'WAITING' and r.begins_at > ${now}` },
  TO_RECORD: { side: 'COUNSELLOR', is: isToRecord },
  TO_CONFIRM: { side: 'STUDENT', is: () => sql`r.confirmation = 'WAITING'` },
};
const PARTS = Object.keys(CONDITIONS) as Part[]; // its own keys

export interface PartRow {
  readonly id: string;
  readonly part: Part;
  /** Which of the viewers sees it so. */
  readonly at: number;
}

/** Selects the first meetings of each part, on all sides that the person is on. */
export async function selectParts(
  db: Db,
  viewers: readonly Viewer[],
  asked: { now: Date; most: number },
): Promise<PartRow[]> {
  // A student's hour with a law counsellor stands with its case.
  const picks = viewers.flatMap((viewer, at) =>
    PARTS.filter((part) => (CONDITIONS[part].side ?? viewer.side) === viewer.side).map(
      (part) => sql`(
        select r.id, ${part}::text as part, ${at}::int as at
        from counselling_request r join counsellor c on c.id = r.counsellor_id
        where ${mine(viewer)} and ${CONDITIONS[part].is(asked.now)}
          and ${viewer.side === 'STUDENT' ? sql`c.kind <> 'LAW'` : sql`true`}
        order by r.begins_at, r.id limit ${asked.most})`,
    ),
  );
  if (picks.length === 0) return [];
  return await rowsOf<PartRow>(db)`${sql.join(picks, sql` union all `)}`;
}

export interface OpenTaskRow extends FollowUpRow {
  readonly requestId: string;
  readonly dataKeyId: string;
  readonly kind: 'PROFESSOR' | 'COACH' | 'PEER' | 'CAREER';
  readonly otherName: string;
  /** Whether the person who looks is the student of it. */
  readonly isStudent: boolean;
}

/** Selects the person's open tasks from their meetings, on either side, the most urgent first. */
export function selectOpenTasks(
  db: Db,
  who: { memberId: string; studentId: string | null; kinds: readonly string[]; locale: Locale; most: number },
): Promise<OpenTaskRow[]> {
  return rowsOf<OpenTaskRow>(db)`
    with left_over as (
      select f.id, f.text, f.who, f.due_on, r.id as request_id, r.data_key_id, c.kind, true as is_student,
        c.member_id as other_id
      from counselling_request r join counsellor c on c.id = r.counsellor_id
      join counselling_follow_up f on f.request_id = r.id
      where r.student_id = ${who.studentId}::uuid and f.done_at is null and f.who = any('{STUDENT,BOTH}')
      union all
      select f.id, f.text, f.who, f.due_on, r.id, r.data_key_id, c.kind, false, s.member_id
      from counsellor c join counselling_request r on r.counsellor_id = c.id and r.status = 'COMPLETED'
      join student s on s.id = r.student_id join counselling_follow_up f on f.request_id = r.id
      where c.member_id = ${who.memberId}::uuid and c.kind = any(${who.kinds}::text[]) and f.done_at is null
        and f.who = any('{COUNSELLOR,BOTH}'))
    select left_over.id, left_over.text, left_over.who, left_over.due_on as "dueOn", false as "isDone",
      left_over.request_id as "requestId", left_over.data_key_id as "dataKeyId", left_over.kind,
      left_over.is_student as "isStudent", ${nameOf('other', who.locale)} as "otherName"
    from left_over join member other on other.id = left_over.other_id
    order by left_over.due_on nulls last, left_over.id limit ${who.most}`;
}
