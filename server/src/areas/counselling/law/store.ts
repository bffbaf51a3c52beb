/**
 * Cases as rows. Whose they are is in each condition; texts come out sealed.
 */
import type { LawCaseType, LawStatus } from '@naru/contract/areas/counselling/law/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { heldRow } from '../shared/locked-row-sql.ts';
import type { LawSide } from './rules.ts';

/** Name of a case in status_change and in file groups. */
export const LAW_CASE = 'law_case';

export interface MeetingJson {
  readonly requestId: string;
  readonly status: EnumKey<'counsellingStatus'>;
  readonly ending: string | null;
  readonly beginsAt: string;
  readonly channel: string;
  readonly place: string | null;
  readonly counsellorName: string;
  readonly counsellorMemberId: string;
  readonly version: number;
}

export interface NamedMember {
  readonly memberId: string;
  readonly name: string;
}

export interface CaseRow {
  readonly id: string;
  readonly status: LawStatus;
  readonly caseType: LawCaseType;
  readonly deadlineOn: string | null;
  readonly dataKeyId: string | null;
  readonly facts: string | null;
  readonly note: string | null;
  readonly fileId: string | null;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly destroyOn: string | null;
  readonly version: number;
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly meeting: MeetingJson | null;
  readonly assignees: NamedMember[];
  readonly hasConflict: boolean;
}

/** A student's own, or all of them for law counsellors. */
export type LawViewer = { readonly studentId: string } | 'LAW';

const mine = (viewer: LawViewer): RawBuilder<boolean> =>
  viewer === 'LAW' ? sql`true` : sql`l.student_id = ${viewer.studentId}::uuid`;

/** The hour that the case has, or else the one that it had last. */
const meetingOf = (locale: Locale): RawBuilder<unknown> => sql`(
  select json_build_object('requestId', r.id, 'status', r.status, 'ending', r.ending, 'beginsAt', r.begins_at,
    'channel', r.channel, 'place', coalesce(slot.place, c.place), 'counsellorName', ${nameOf('cm', locale)},
    'counsellorMemberId', c.member_id, 'version', r.version)
  from law_meeting lm join counselling_request r on r.id = lm.request_id
  join counselling_slot slot on slot.id = r.slot_id
  join counsellor c on c.id = r.counsellor_id join member cm on cm.id = c.member_id
  where lm.case_id = l.id order by (r.status = any('{WAITING,APPROVED}')) desc, r.begins_at desc limit 1)`;

const assigneesOf = (locale: Locale): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('memberId', am.id, 'name', ${nameOf('am', locale)}) order by am.id), '[]')
  from law_assignee la join member am on am.id = la.member_id where la.case_id = l.id)`;

/** Cases whose client is the opponent of `l`, and those whose opponent is its client: each by an index of its own. */
export const CLIENTS_ADVERSE = sql`select other.id from law_case other
  where other.client_digests @> array[l.opponent_digest] and other.id <> l.id`;
export const OPPONENTS_ADVERSE = sql`select other.id from law_case other
  where other.opponent_digest = any(l.client_digests) and other.opponent_digest is not null and other.id <> l.id`;

const COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  l.id, l.status, l.case_type as "caseType", l.deadline_on as "deadlineOn", l.data_key_id as "dataKeyId", l.facts, l.note,
  l.file_id as "fileId", l.created_at as "askedAt", l.due_at as "dueAt", l.sent_at as "sentAt",
  l.destroy_on as "destroyOn", l.version, s.id as "studentId", s.member_id as "studentMemberId",
  ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
  s.student_number as "studentNumber", s.grade, ${meetingOf(locale)} as meeting, ${assigneesOf(locale)} as assignees,
  (exists (${CLIENTS_ADVERSE}) or exists (${OPPONENTS_ADVERSE})) as "hasConflict"`;

const FROM = sql`law_case l join student s on s.id = l.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code`;

export function selectOptionalCase(
  db: Db,
  asked: { id: string; viewer: LawViewer; locale: Locale },
): Promise<CaseRow | undefined> {
  return firstOf<CaseRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM} where l.id = ${asked.id}::uuid and ${mine(asked.viewer)}`;
}

/** Held until the transaction ends. */
export async function lockOptionalCase(
  tx: Tx,
  asked: { id: string; viewer: LawViewer; locale: Locale },
): Promise<CaseRow | undefined> {
  return heldRow(tx, { table: 'law_case', id: asked.id }, () => selectOptionalCase(tx, asked));
}

export function selectCases(
  db: Db,
  asked: { ids: readonly string[]; viewer: LawViewer; locale: Locale },
): Promise<CaseRow[]> {
  return rowsOf<CaseRow>(db)`
    select ${COLUMNS(asked.locale)} from ${FROM}
    where l.id = any(${[...asked.ids]}::uuid[]) and ${mine(asked.viewer)}`;
}

export interface CasesListed {
  readonly viewer: LawViewer;
  readonly condition: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly window: PageWindow;
  readonly locale: Locale;
}

/** The keys of the page first, then what belongs to them. */
export async function selectCasePage(db: Db, listed: CasesListed): Promise<{ rows: CaseRow[]; counted: number }> {
  const where = sql`${mine(listed.viewer)} and ${listed.condition}`;
  const rows = await rowsOf<CaseRow>(db)`
    select ${COLUMNS(listed.locale)} from ${FROM}
    where l.id = any(array(select l.id from law_case l where ${where} order by ${listed.order}
      limit ${listed.window.size} offset ${listed.window.offset}))
    order by ${listed.order}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from law_case l where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

/** The student's own, the latest first. */
export const selectOwnPage = (
  db: Db,
  { studentId, ...listed }: { studentId: string } & Pick<CasesListed, 'window' | 'locale'>,
): Promise<{ rows: CaseRow[]; counted: number }> =>
  selectCasePage(db, {
    ...listed,
    viewer: { studentId },
    condition: sql`true`,
    order: sql`l.created_at desc, l.id`,
  });

const MOST_COUNTED = 100;

export async function countCases(db: Db, conditions: readonly RawBuilder<unknown>[]): Promise<number[]> {
  const parts = conditions.map(
    (condition) => sql`(select count(*)::int from (
      select from law_case l where ${condition} limit ${sql.lit(MOST_COUNTED)}) bounded)`,
  );
  const row = await firstOf<{ counts: number[] }>(db)`select array[${sql.join(parts)}] as counts`;
  return row?.counts ?? [];
}

export interface NewCase {
  readonly id: string;
  readonly studentId: string;
  readonly caseType: LawCaseType;
  readonly deadlineOn: string | null;
  readonly disclaimerVersion: number;
  readonly dataKeyId: string;
  readonly facts: string;
  readonly opponentDigest: string | null;
  readonly clientDigests: readonly string[];
  readonly dueAt: Date;
  readonly at: Date;
}

/** False where the student has one that is not answered yet. */
export function insertCase(tx: Tx, made: NewCase): Promise<boolean> {
  return hasRows(tx)`
    insert into law_case (id, student_id, status, case_type, deadline_on, disclaimer_version, data_key_id, facts,
      opponent_digest, client_digests, due_at, created_at)
    values (${made.id}, ${made.studentId}, 'RECEIVED', ${made.caseType}, ${made.deadlineOn}, ${made.disclaimerVersion},
      ${made.dataKeyId}, ${made.facts}, ${made.opponentDigest}, ${[...made.clientDigests]}::text[], ${made.dueAt}, ${made.at})
    on conflict do nothing returning law_case.id`;
}

export async function updateCaseFile(tx: Tx, caseId: string, fileId: string): Promise<void> {
  await tx.updateTable('law_case').set({ file_id: fileId }).where('law_case.id', '=', caseId).execute();
}

export async function selectOpenCase(db: Db, studentId: string): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select l.id from law_case l where l.student_id = ${studentId}::uuid
      and l.status = any('{RECEIVED,ACCEPTED,ASSIGNED,CONSULTED,OPINION_DRAFT,OPINION_REVIEWED}')`;
  return row?.id;
}

export function selectCaseChanges(
  db: Db,
  caseId: string,
): Promise<{ to: LawStatus; by: LawSide; at: Date; reason: string | null }[]> {
  return rowsOf<{ to: LawStatus; by: LawSide; at: Date; reason: string | null }>(db)`
    select h.to_status as "to", h.actor_role as "by", h.at, h.reason from status_change h
    where h.entity = ${LAW_CASE} and h.entity_id = ${caseId}::uuid order by h.at, h.id limit 100`;
}

export async function insertLawMeeting(tx: Tx, made: { requestId: string; caseId: string }): Promise<void> {
  await tx.insertInto('law_meeting').values({ request_id: made.requestId, case_id: made.caseId }).execute();
}

export async function selectDisclaimer(
  db: Db,
  asked: { today: string; locale: Locale },
): Promise<{ version: number; text: string }> {
  const row = await firstOf<{ version: number; text: string }>(db)`
    select d.version, ${asked.locale === 'en' ? sql`d.body_en` : sql`d.body_ko`} as text from law_disclaimer d
    where d.effective_on <= ${asked.today}::date order by d.version desc limit 1`;
  if (!row) throw new Error('There is no text to agree to.');
  return row;
}

export async function isCaseOf(db: Db, asked: { caseId: string; studentId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('law_case')
    .select('law_case.id')
    .where('law_case.id', '=', asked.caseId)
    .where('law_case.student_id', '=', asked.studentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The student of a case as a member; nobody where there is no such case. */
export async function selectStudentMembers(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('law_case')
    .innerJoin('student', 'student.id', 'law_case.student_id')
    .select('student.member_id as memberId')
    .where('law_case.id', '=', caseId)
    .execute();
  return rows.map(({ memberId }) => memberId);
}
