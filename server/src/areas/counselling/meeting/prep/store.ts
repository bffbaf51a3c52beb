import { currentTerm } from '../../../../blocks/reference/term/current-sql.ts';
import type { PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { PREP_MOST } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { selectConsentText, type ConsentText } from '../../shared/consent-text-store.ts';
import { isMeeting } from '../../shared/held-meeting-sql.ts';
import type { FollowUpRow } from '../record/store.ts';

const DOCUMENT = 'counselling_prep';

/** Selects the text in force. */
export const selectPrepDocument = (db: Db, asked: { today: string; locale: Locale }): Promise<ConsentText> =>
  selectConsentText(db, { code: DOCUMENT, ...asked });

export interface PrepConsent {
  readonly version: number;
  readonly agreedAt: Date;
  /** Whether results of tests are put in. */
  readonly hasTests: boolean;
}

/** Selects the consent in force; undefined without one, or where the student has left and could not withdraw it. */
export function selectOptionalPrepConsent(db: Db, requestId: string): Promise<PrepConsent | undefined> {
  return firstOf<PrepConsent>(db)`
    select given.document_version as version, given.agreed_at as "agreedAt",
      given.tests_agreed_at is not null as "hasTests" from counselling_prep_consent given
    join counselling_request r on r.id = given.request_id join student s on s.id = r.student_id
    join member m on m.id = s.member_id and m.status = 'ACTIVE'
    where given.request_id = ${requestId}::uuid and given.withdrawn_at is null`;
}

/** Inserts the consent and withdraws one to an older version. The caller has locked the request. */
export async function insertPrepConsent(
  tx: Tx,
  given: { requestId: string; version: number; at: Date },
): Promise<void> {
  await sql`
    update counselling_prep_consent set withdrawn_at = ${given.at}
    where request_id = ${given.requestId}::uuid and withdrawn_at is null and document_version <> ${given.version}`.execute(
    tx,
  );
  await sql`
    insert into counselling_prep_consent (id, request_id, document_version, agreed_at)
    values (${newId()}, ${given.requestId}, ${given.version}, ${given.at}) on conflict do nothing`.execute(tx);
}

/** Puts results of tests into the sheet of a consent in force, or leaves them out. */
export async function updatePrepTests(
  tx: Tx,
  given: { readonly requestId: string; readonly hasTests: boolean; readonly at: Date },
): Promise<void> {
  await sql`
    update counselling_prep_consent
    set tests_agreed_at = case when ${given.hasTests}::boolean
      then coalesce(counselling_prep_consent.tests_agreed_at, ${given.at}) end
    where counselling_prep_consent.request_id = ${given.requestId}::uuid
      and counselling_prep_consent.withdrawn_at is null`.execute(tx);
}

export async function withdrawPrepConsent(tx: Tx, requestId: string, at: Date): Promise<void> {
  await sql`
    update counselling_prep_consent set withdrawn_at = ${at}
    where request_id = ${requestId}::uuid and withdrawn_at is null`.execute(tx);
}

/** Moves the consent to another hour of the same counsellor's, with everything else that was written. */
export async function carryPrepConsent(tx: Tx, moved: { from: string; to: string; at: Date }): Promise<void> {
  await sql`
    with over as (
      update counselling_prep_consent set withdrawn_at = ${moved.at}
      where request_id = ${moved.from}::uuid and withdrawn_at is null
      returning document_version, agreed_at, tests_agreed_at)
    insert into counselling_prep_consent (id, request_id, document_version, agreed_at, tests_agreed_at)
    select ${newId()}::uuid, ${moved.to}::uuid, over.document_version, over.agreed_at, over.tests_agreed_at from over`.execute(
    tx,
  );
}

export interface Prepared {
  readonly studentId: string;
  readonly counsellorId: string;
  readonly locale: Locale;
  /** A day in Seoul. */
  readonly today: string;
}

type StandingRow = PrepSheet['standing'];

export async function selectStanding(db: Db, { studentId, locale }: Prepared): Promise<StandingRow> {
  const row = await firstOf<Omit<StandingRow, 'majorList'>>(db)`
    select ${nameOf('m', locale)} as name, ${nameOf('d', locale)} as "deptNm", s.grade, s.register_status as "registerStatus",
      s.graduation_expected_on as "graduationExpectedOn"
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where s.id = ${studentId}::uuid`;
  if (!row) throw new Error('The student is gone.');
  const majors = await sql<StandingRow['majorList'][number]>`
    select major.kind, ${nameOf('d', locale)} as "deptNm"
    from student_major major join department d on d.code = major.department_code
    where major.student_id = ${studentId}::uuid and major.kind <> 'MAIN'
    order by array_position('{DOUBLE,MINOR,LINKED}', major.kind), major.department_code limit 3`.execute(db);
  return { ...row, majorList: majors.rows };
}

export type PrepTermRow = Omit<PrepSheet['termList'][number], 'semstrNm'> & { readonly semstrCode: string };

export function selectLastTerms(db: Db, { studentId }: Prepared): Promise<PrepTermRow[]> {
  return rowsOf<PrepTermRow>(db)`
    select past.year, past.semester_code as "semstrCode", past.credits_earned::float8 as "creditsEarned",
      past.grade_average::float8 as "gradeAverage", past.is_warned as "isWarned"
    from student_term past where past.student_id = ${studentId}::uuid
    order by past.year desc, past.semester_code desc limit ${sql.lit(PREP_MOST.terms)}`;
}

export function selectCoursesNow(db: Db, { studentId, locale, today }: Prepared): Promise<PrepSheet['courseList']> {
  return rowsOf<PrepSheet['courseList'][number]>(db)`
    select c.id as "courseId", ${nameOf('c', locale)} as "courseNm", cm.credits::float8 as credits,
      marked.results as "resultCount", marked.missing as "missingCount", marked.late as "lateCount"
    from enrolment e join course c on c.id = e.course_id join course_master cm on cm.id = c.master_id
    join ${currentTerm(sql`${today}`)} term on term.year = c.year and term.semester_code = c.semester_code
    cross join lateral (
      select count(*)::int as results, (count(*) filter (where coalesce(r.is_missing, false)))::int as missing,
        (count(*) filter (where coalesce(r.is_late, false)))::int as late
      from result r join assessment a on a.id = r.assessment_id
      where r.student_id = e.student_id and a.course_id = c.id and r.removed_at is null and a.removed_at is null) marked
    where e.student_id = ${studentId}::uuid and e.status <> 'DROPPED'
    order by marked.missing desc, c.course_code, c.class_number limit ${sql.lit(PREP_MOST.courses)}`;
}

export interface EarlierMeetingRow {
  readonly requestId: string;
  readonly heldAt: Date;
  readonly topics: string[];
  readonly dataKeyId: string;
  readonly sharedNote: string;
}

/** Selects meetings with this very counsellor that are recorded and have something to read. */
export function selectEarlierMeetings(db: Db, of: Prepared): Promise<EarlierMeetingRow[]> {
  return rowsOf<EarlierMeetingRow>(db)`
    select r.id as "requestId", r.begins_at as "heldAt", record.topics, r.data_key_id as "dataKeyId",
      record.shared_note as "sharedNote"
    from counselling_request r join counselling_record record on record.request_id = r.id
    where r.student_id = ${of.studentId}::uuid and r.counsellor_id = ${of.counsellorId}::uuid and ${isMeeting('r')}
    order by r.begins_at desc, r.id limit ${sql.lit(PREP_MOST.earlier)}`;
}

export function selectOpenFollowUps(db: Db, of: Prepared): Promise<(FollowUpRow & { readonly dataKeyId: string })[]> {
  return rowsOf<FollowUpRow & { dataKeyId: string }>(db)`
    select f.id, f.text, f.who, f.due_on as "dueOn", false as "isDone", r.data_key_id as "dataKeyId"
    from counselling_follow_up f join counselling_request r on r.id = f.request_id
    where r.student_id = ${of.studentId}::uuid and r.counsellor_id = ${of.counsellorId}::uuid and f.done_at is null
    order by f.due_on nulls last, f.id limit ${sql.lit(PREP_MOST.tasks)}`;
}
