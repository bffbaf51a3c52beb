import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { writtenOf } from '../core/written-sql.ts';

/** The name of a session in the audit log and in events. */
export const SESSION = 'programme_session';

/** One session with what its attendance depends on. */
export interface HeldSession {
  readonly id: string;
  readonly programmeId: string;
  readonly programmeName: string;
  readonly typeCode: ProgrammeType;
  readonly managerId: string;
  readonly isProgrammeClosed: boolean;
  readonly number: number;
  readonly sessionCount: number;
  readonly title: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly teacherName: string;
  readonly closedAt: Date | null;
  readonly version: number;
}

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id, s.programme_id as "programmeId", ${nameOf('p', locale)} as "programmeName", p.type_code as "typeCode",
  p.manager_id as "managerId", p.closed_at is not null as "isProgrammeClosed", s.number, (
    select count(*)::int from programme_session every where every.programme_id = s.programme_id) as "sessionCount",
  ${writtenOf('s', 'title', locale)} as title, s.begins_at as "beginsAt", s.ends_at as "endsAt",
  ${writtenOf('s', 'place', locale)} as place, s.teacher_name as "teacherName",
  s.closed_at as "closedAt", s.version`;

/** A programme takes place: it was published and not cancelled. */
const TAKES_PLACE = sql`p.published_at is not null and p.cancelled_at is null`;

export interface SessionAsked {
  readonly id: string;
  /** The scope that the programme `p` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

/** Undefined out of the scope, and where the programme does not take place. */
export function selectOptionalSession(db: Db, { id, isIn, locale }: SessionAsked): Promise<HeldSession | undefined> {
  return firstOf<HeldSession>(db)`
    select ${columns(locale)} from programme_session s join programme p on p.id = s.programme_id
    where s.id = ${id}::uuid and ${TAKES_PLACE} and ${isIn}`;
}

/**
 * Says whether a session is closed now. Of a mark that the transaction has just written it is the truth: a closing waits
 * for the mark, or the mark has waited for the closing.
 */
export function selectIsClosed(tx: Tx, id: string): Promise<boolean> {
  return hasRows(tx)`
    select from programme_session s where s.id = ${id}::uuid and s.closed_at is not null`;
}

export interface Neighbour {
  readonly sessionId: string;
  readonly number: number;
  readonly beginsAt: Date;
  readonly closedAt: Date | null;
}

/** Selects the sessions of a programme in their order. */
export function selectNeighbours(db: Db, programmeId: string): Promise<Neighbour[]> {
  return db
    .selectFrom('programme_session')
    .select([
      'programme_session.id as sessionId',
      'programme_session.number',
      'programme_session.begins_at as beginsAt',
      'programme_session.closed_at as closedAt',
    ])
    .where('programme_session.programme_id', '=', programmeId)
    .orderBy('programme_session.number')
    .execute();
}

/** Sessions that take place at a moment are looked through for a foreign code: a hint, worth no more than these. */
const MOST_RUNNING = 20;
const LONGEST_MS = 24 * 60 * 60_000;

/** Selects other sessions that take place about a moment. */
export function selectRunning(
  db: Db,
  asked: { readonly except: string; readonly from: Date; readonly to: Date },
): Promise<string[]> {
  return idsOf(db)`
    select s.id from programme_session s
    where s.begins_at > ${new Date(asked.from.getTime() - LONGEST_MS)} and s.begins_at <= ${asked.to}
      and s.ends_at >= ${asked.from} and s.id <> ${asked.except}::uuid
    order by s.begins_at desc limit ${MOST_RUNNING}`;
}

/** Selects who has to hear of a session: the manager of its programme, and the assistants who keep its attendance. */
export async function selectKeepers(
  db: Db,
  session: Pick<HeldSession, 'programmeId' | 'managerId'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('programme_helper')
    .select('programme_helper.member_id as memberId')
    .where('programme_helper.programme_id', '=', session.programmeId)
    .execute();
  return [session.managerId, ...rows.map(({ memberId }) => memberId)];
}

/** Selects names of sessions for notices: the programme, and which of its sessions. */
export async function selectSessionTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string; number: number }>(db)`
    select s.id, ${nameOf('p', asked.locale)} as name, s.number from programme_session s
    join programme p on p.id = s.programme_id where s.id = any(${[...asked.ids]}::uuid[])`;
  const ordinal = (number: number): string => (asked.locale === 'ko' ? `${number}회차` : `session ${number}`);
  return new Map(rows.map(({ id, name, number }) => [id, `${name} ${ordinal(number)}`]));
}
