/** Sessions of people's own places. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { writtenOf } from '../core/written-sql.ts';

export interface OwnSession {
  readonly programmeId: string;
  readonly programmeName: string;
  readonly sessionCount: number;
  readonly sessionId: string;
  readonly number: number;
  readonly title: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly isOnline: boolean;
  readonly teacherName: string;
  readonly typeCode: ProgrammeType;
  readonly isConfirmed: boolean;
  /** Rises with each change of the session and each step of the person. */
  readonly sequence: number;
}

/** Nobody has more in so many months. */
const MOST_SESSIONS = 1000;

/** Selects sessions of the person's confirmed places, in their order. */
export function selectOwnSessions(
  db: Db,
  who: { readonly memberId: string; readonly locale: Locale },
  asked: {
    readonly from?: Date;
    readonly to?: Date;
    readonly traineeId?: string;
    /** Those of places that were confirmed once and are no more, too. */
    readonly withFormer?: boolean;
  },
): Promise<OwnSession[]> {
  const parts: RawBuilder<unknown>[] = [sql`t.member_id = ${who.memberId}::uuid`];
  parts.push(asked.withFormer === true ? sql`t.confirmed_at is not null` : sql`t.status = 'CONFIRM'`);
  if (asked.traineeId !== undefined) parts.push(sql`t.id = ${asked.traineeId}::uuid`);
  if (asked.from !== undefined) parts.push(sql`s.ends_at > ${asked.from}`);
  if (asked.to !== undefined) parts.push(sql`s.begins_at < ${asked.to}`);
  return rowsOf<OwnSession>(db)`
    select p.id as "programmeId", ${nameOf('p', who.locale)} as "programmeName",
      (select count(*)::int from programme_session counted where counted.programme_id = p.id) as "sessionCount",
      s.id as "sessionId", s.number, ${writtenOf('s', 'title', who.locale)} as title, s.begins_at as "beginsAt", s.ends_at as "endsAt",
      coalesce(nullif(${writtenOf('s', 'place', who.locale)}, ''), ${writtenOf('p', 'place', who.locale)}) as place, p.is_online as "isOnline",
      s.teacher_name as "teacherName", p.type_code as "typeCode", t.status = 'CONFIRM' as "isConfirmed",
      s.version + t.version as sequence
    from trainee t join programme p on p.id = t.programme_id join programme_session s on s.programme_id = p.id
    where ${sql.join(parts, sql` and `)} order by s.begins_at, s.id limit ${sql.lit(MOST_SESSIONS)}`;
}
