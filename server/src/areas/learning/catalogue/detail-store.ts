import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { writtenOf } from '../core/written-sql.ts';
import { isReadable, type Finder } from './audience-sql.ts';
import { cardColumns, cardTables, type CardRow } from './card-store.ts';

export interface DetailRow extends CardRow {
  readonly introduction: string;
  readonly contact: string;
  readonly managerName: string;
  readonly audienceTypes: string[];
  readonly audienceDepartments: string[];
  readonly audienceGrades: number[];
  readonly question: string;
  readonly leastPeople: number | null;
  readonly decidesOn: string | null;
  readonly leastAttendance: number;
  readonly needsSurvey: boolean;
  readonly needsAssignment: boolean;
  readonly assignmentUntil: Date | null;
  readonly cancelReason: string | null;
  readonly drawSeed: string | null;
}

type Asked = { readonly finder: Finder; readonly type: ProgrammeType; readonly id: string };

export function selectOptionalDetail(db: Db, { finder, type, id }: Asked): Promise<DetailRow | undefined> {
  return firstOf<DetailRow>(db)`
    select ${cardColumns(finder)}, ${writtenOf('p', 'introduction', finder.locale)} as introduction, p.contact, ${nameOf('manager', finder.locale)} as "managerName",
      p.audience_types as "audienceTypes", p.audience_grades as "audienceGrades",
      array(select ${nameOf('near', finder.locale)} from department near
        where near.code = any(p.audience_departments) order by near.code) as "audienceDepartments",
      p.question, p.least_people as "leastPeople", p.decides_on::text as "decidesOn",
      p.least_attendance as "leastAttendance", p.needs_survey as "needsSurvey", p.needs_assignment as "needsAssignment",
      p.assignment_until as "assignmentUntil", p.cancel_reason as "cancelReason", p.draw_seed as "drawSeed"
    from ${cardTables(finder)} join member manager on manager.id = p.manager_id
    where p.id = ${id}::uuid and ${isReadable(finder, type)}`;
}

export interface DrawRow {
  readonly seed: string;
  readonly seatCount: number;
  readonly traineeIdList: string[];
  readonly ownPlace: number | null;
}

/** Programmes that were drawn before their order was kept have none. */
export function selectOptionalDraw(db: Db, { finder, type, id }: Asked): Promise<DrawRow | undefined> {
  return firstOf<DrawRow>(db)`
    select p.draw_seed as seed, p.draw_seats as "seatCount", p.draw_order as "traineeIdList",
      (select array_position(p.draw_order, t.id) from trainee t
        where t.programme_id = p.id and t.member_id = ${finder.memberId}::uuid) as "ownPlace"
    from programme p
    where p.id = ${id}::uuid and p.draw_order is not null and ${isReadable(finder, type)}`;
}

/** Says whether the person may read the programme at all. */
export async function isThere(db: Db | Tx, { finder, type, id }: Asked): Promise<boolean> {
  const { rows } = await sql`select from programme p where p.id = ${id}::uuid and ${isReadable(finder, type)}`.execute(
    db,
  );
  return rows.length > 0;
}

export interface SessionRow {
  readonly sessionId: string;
  readonly number: number;
  readonly title: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly teacherName: string;
  readonly onlineUrl: string;
}

export async function selectSessions(db: Db, programmeId: string, locale: Locale): Promise<SessionRow[]> {
  return db
    .selectFrom('programme_session')
    .select([
      'programme_session.id as sessionId',
      'programme_session.number',
      writtenOf('programme_session', 'title', locale).as('title'),
      'programme_session.begins_at as beginsAt',
      'programme_session.ends_at as endsAt',
      writtenOf('programme_session', 'place', locale).as('place'),
      'programme_session.teacher_name as teacherName',
      'programme_session.online_url as onlineUrl',
    ])
    .where('programme_session.programme_id', '=', programmeId)
    .orderBy('programme_session.number')
    .execute();
}

/** Saves a programme for later; saved already, it stays. */
export async function saveBookmark(
  tx: Tx,
  { memberId, programmeId, isOn, at }: { memberId: string; programmeId: string; isOn: boolean; at: Date },
): Promise<void> {
  if (isOn)
    await tx
      .insertInto('programme_bookmark')
      .values({ member_id: memberId, programme_id: programmeId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('programme_bookmark')
      .where('programme_bookmark.member_id', '=', memberId)
      .where('programme_bookmark.programme_id', '=', programmeId)
      .execute();
}
