/** Sessions of the person who takes them; anybody else's are not found. */
import type { QualityFlag, SessionStatus, TestFamily, TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** The name of a session in the history and the audit log. */
export const SESSION = 'ability_session';

export interface SessionRow {
  readonly id: string;
  readonly memberId: string;
  readonly testId: string;
  readonly testCode: string;
  readonly family: TestFamily;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly retiredAt: Date | null;
  readonly status: SessionStatus;
  readonly language: TestLanguage;
  readonly atItem: string | null;
  readonly elapsedSeconds: number;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly scoredAt: Date | null;
  readonly submissionId: string | null;
  readonly quality: QualityFlag[];
  readonly year: number;
  readonly semesterCode: string;
  readonly reason: string | null;
  readonly version: number;
}

const columns: RawBuilder<unknown> = sql`
  s.id, s.member_id as "memberId", s.test_id as "testId", t.code as "testCode", t.family, s.version_id as "versionId",
  v.number as "versionNumber", v.retired_at as "retiredAt", s.status, s.language, s.at_item as "atItem",
  s.elapsed_seconds as "elapsedSeconds", s.started_at as "startedAt", s.last_at as "lastAt", s.scored_at as "scoredAt",
  s.submission_id as "submissionId", s.quality, s.year, s.semester_code as "semesterCode",
  s.reason, s.version`;
const source: RawBuilder<unknown> = sql`
  ability_session s join ability_test t on t.id = s.test_id join ability_version v on v.id = s.version_id`;

interface Own {
  readonly id: string;
  readonly memberId: string;
}

export function selectOptionalSession(db: Db, { id, memberId }: Own): Promise<SessionRow | undefined> {
  return firstOf<SessionRow>(db)`
    select ${columns} from ${source} where s.id = ${id}::uuid and s.member_id = ${memberId}::uuid`;
}

/** The facts of a session that no call changes. */
export type SessionFacts = Pick<SessionRow, 'id' | 'memberId' | 'versionId' | 'startedAt'>;

export function selectFacts(db: Db, ids: readonly string[]): Promise<SessionFacts[]> {
  return rowsOf<SessionFacts>(db)`
    select s.id, s.member_id as "memberId", s.version_id as "versionId", s.started_at as "startedAt"
    from ability_session s where s.id = any(${[...ids]}::uuid[])`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalSession(tx: Tx, own: Own): Promise<SessionRow | undefined> {
  const { id, memberId } = own;
  await sql`
    select from ability_session s where s.id = ${id}::uuid and s.member_id = ${memberId}::uuid for update`.execute(tx);
  return selectOptionalSession(tx, own);
}

interface OfFamily {
  readonly memberId: string;
  readonly family: TestFamily;
}

/** Selects somebody's sessions of a family, the latest first. */
export function selectSessions(db: Db, { memberId, family }: OfFamily): Promise<SessionRow[]> {
  return rowsOf<SessionRow>(db)`
    select ${columns} from ${source}
    where s.member_id = ${memberId}::uuid and t.family = ${family} order by s.started_at desc, s.id desc`;
}

/** The same of one test, locked against what is being handed in. */
export async function lockSessionsOfTest(
  tx: Tx,
  { memberId, testId }: { readonly memberId: string; readonly testId: string },
): Promise<SessionRow[]> {
  await sql`
    select from ability_session s where s.member_id = ${memberId}::uuid and s.test_id = ${testId}::uuid
    order by s.id for update`.execute(tx);
  const { rows } = await sql<SessionRow>`
    select ${columns} from ${source}
    where s.member_id = ${memberId}::uuid and s.test_id = ${testId}::uuid order by s.started_at desc, s.id desc`.execute(
    tx,
  );
  return rows;
}

export interface NewSession {
  readonly memberId: string;
  readonly testId: string;
  readonly versionId: string;
  readonly departmentCode: string;
  readonly collegeCode: string | null;
  readonly grade: number;
  readonly year: number;
  readonly semesterCode: string;
  readonly language: TestLanguage;
  readonly at: Date;
}

/** Gives its id; undefined where the person has one open already. */
export async function insertOptionalSession(tx: Tx, session: NewSession): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(tx)`
    insert into ability_session (
      id, member_id, test_id, version_id, status, department_code, college_code, grade, year, semester_code, language,
      started_at, last_at)
    values (${newId()}::uuid, ${session.memberId}::uuid, ${session.testId}::uuid, ${session.versionId}::uuid, 'IN_PROGRESS',
      ${session.departmentCode}, ${session.collegeCode}, ${session.grade}, ${session.year}, ${session.semesterCode},
      ${session.language}, ${session.at}, ${session.at})
    on conflict (member_id, test_id) where status = 'IN_PROGRESS' do nothing returning id`;
  return row?.id;
}

/** Whether another session was handed in under this id. */
export function isSubmissionTaken(
  db: Db,
  { id, submissionId }: { id: string; submissionId: string },
): Promise<boolean> {
  return hasRows(db)`
    select from ability_session s where s.submission_id = ${submissionId}::uuid and s.id <> ${id}::uuid`;
}

export interface OpenRow {
  readonly id: string;
  readonly family: TestFamily;
  readonly name: string;
  readonly versionId: string;
  readonly lastAt: Date;
  readonly retiredAt: Date | null;
  readonly answered: number;
}

/** Selects what somebody is in the middle of, the longest left first. */
export function selectOpenSessions(
  db: Db,
  { memberId, locale }: { memberId: string; locale: Locale },
): Promise<OpenRow[]> {
  return rowsOf<OpenRow>(db)`
    select s.id, t.family, ${nameOf('t', locale)} as name, s.version_id as "versionId", s.last_at as "lastAt",
      v.retired_at as "retiredAt",
      (select count(*)::int from ability_answer a where a.session_id = s.id) as answered
    from ${source}
    where s.member_id = ${memberId}::uuid and s.status = 'IN_PROGRESS' order by s.last_at, s.id`;
}
