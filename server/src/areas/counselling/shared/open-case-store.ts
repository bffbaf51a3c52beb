import { ASKED_KINDS, type CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { isMeeting } from './held-meeting-sql.ts';
import { isCounsellorOn } from './kinds-sql.ts';

export interface OpenCases {
  readonly hasCareer: boolean;
  readonly hasPsychological: boolean;
}

/** Selects with whom a student has something open; for the student alone. */
export async function selectOpenCases(db: Db, studentId: string): Promise<OpenCases> {
  const { rows } = await sql<OpenCases>`
    select exists (
        select from counselling_request hour join counsellor answering on answering.id = hour.counsellor_id
        where hour.student_id = ${studentId}::uuid and answering.kind = 'CAREER'
          and hour.status in ('WAITING', 'APPROVED') and hour.ending is null) as "hasCareer",
      exists (
        select from psych.application open
        where open.student_id = ${studentId}::uuid and open.assigned_id is not null
          and open.status in ('WAITING', 'APPROVED', 'IN_PROGRESS') and open.withdrawn_at is null) as "hasPsychological"`.execute(
    db,
  );
  return rows[0] ?? { hasCareer: false, hasPsychological: false };
}

/** Counts the meetings that were held with a student between two moments; neither psychological nor legal ones. */
export function countMeetingsBetween(
  db: Db,
  asked: { readonly studentId: string; readonly from: Date; readonly until: Date },
): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.student_id = ${asked.studentId}::uuid and c.kind = any(${[...ASKED_KINDS]}::text[]) and ${isMeeting('r')}
      and r.begins_at > ${asked.from} and r.begins_at <= ${asked.until}`;
}

export interface AskableRow {
  readonly counsellorId: string;
  readonly name: string;
  /** Advises or coaches the student today. */
  readonly isOwn: boolean;
}

/** Selects a counsellor of a kind whom the student can ask: one who looks after them first. */
export function selectOptionalAskable(
  db: Db,
  asked: {
    readonly kind: CounsellingKind;
    readonly studentId: string;
    readonly memberId: string;
    readonly today: string;
    readonly locale: Locale;
  },
): Promise<AskableRow | undefined> {
  return firstOf<AskableRow>(db)`
    select c.id as "counsellorId", ${nameOf('m', asked.locale)} as name, exists (
        select from advisor_assignment own where own.student_id = ${asked.studentId}::uuid
          and own.advisor_id = c.member_id and ${inForce('own', sql`${asked.today}`)}) as "isOwn"
    from counsellor c join member m on m.id = c.member_id
    where c.is_active and c.kind = ${asked.kind} and c.member_id <> ${asked.memberId}::uuid
      and ${isCounsellorOn(asked.today)}
    order by "isOwn" desc, c.id limit 1`;
}
