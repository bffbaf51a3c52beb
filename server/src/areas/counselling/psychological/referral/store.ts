/**
 * Referrals as they are kept. Whose they are is in each condition: another one's is not found.
 */
import type { ReferralStatus, REFERRAL_URGENCIES } from '@naru/contract/areas/counselling/psychological/referral.ts';
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import type { Db, Tx } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../../platform/list/paging.ts';
import type { Search } from '../../../../platform/list/search.ts';
import { heldRow } from '../../held-row.ts';
import { presentStudent } from '../../meeting/present.ts';
import type { ReferralSide } from './rules.ts';

/** What status_change calls one. */
export const REFERRAL = 'psych_referral';

export interface ReferralRow {
  readonly id: string;
  readonly status: ReferralStatus;
  readonly urgency: (typeof REFERRAL_URGENCIES)[number];
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly referrerId: string;
  readonly referrerName: string;
  readonly referrerDept: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly dataKeyId: string | null;
  readonly content: string | null;
  readonly applicationId: string | null;
  readonly createdAt: Date;
  readonly askedAt: Date | null;
  readonly untilAt: Date | null;
  readonly endedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly review: string | null;
  readonly version: number;
}

const COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.status, r.urgency, r.student_id as "studentId", s.member_id as "studentMemberId", r.referrer_id as "referrerId",
  ${nameOf('rm', locale)} as "referrerName", coalesce(${nameOf('rd', locale)}, '') as "referrerDept",
  ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
  s.student_number as "studentNumber", s.grade, r.data_key_id as "dataKeyId", r.content,
  r.application_id as "applicationId", r.created_at as "createdAt", r.asked_at as "askedAt", r.until_at as "untilAt",
  r.ended_at as "endedAt", ${nameOf('vm', locale)} as "reviewedBy", r.review, r.version`;

// Whose time is over names no student any more, and is in no list.
const FROM = sql`psych.referral r join student s on s.id = r.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code join member rm on rm.id = r.referrer_id
  left join lateral (select y.department_code as code from member_type y where y.member_id = rm.id
    and y.department_code is not null order by y.is_primary desc, y.begins_on desc, y.id limit 1) home on true
  left join department rd on rd.code = home.code left join member vm on vm.id = r.reviewed_by`;

const select = (locale: Locale, where: RawBuilder<unknown>): RawBuilder<ReferralRow> =>
  sql<ReferralRow>`select ${COLUMNS(locale)} from ${FROM} where ${where}`;

/** Whose side somebody is on. */
export type ReferralViewer =
  | { readonly side: 'REFERRER'; readonly memberId: string }
  | { readonly side: 'STUDENT'; readonly studentId: string | null }
  | { readonly side: 'MANAGER' };

/** A student sees what they were asked; a manager, who asks for PSCHMNG at each call, emergencies. */
function sightOf(viewer: ReferralViewer): RawBuilder<unknown> {
  if (viewer.side === 'REFERRER') return sql`r.referrer_id = ${viewer.memberId}::uuid`;
  if (viewer.side === 'MANAGER') return sql`r.status = 'EMERGENCY'`;
  return sql`r.student_id = ${viewer.studentId}::uuid and r.status <> all('{DRAFT,EMERGENCY}')`;
}

export async function selectOptionalReferral(
  db: Db,
  asked: { id: string; viewer: ReferralViewer; locale: Locale },
): Promise<ReferralRow | undefined> {
  const where = sql`r.id = ${asked.id}::uuid and ${sightOf(asked.viewer)}`;
  return (await select(asked.locale, where).execute(db)).rows[0];
}

/** Held until the transaction ends. */
export async function lockOptionalReferral(
  tx: Tx,
  asked: { id: string; viewer: ReferralViewer; locale: Locale },
): Promise<ReferralRow | undefined> {
  return heldRow(tx, { table: 'psych.referral', id: asked.id }, () => selectOptionalReferral(tx, asked));
}

/** Those of a student or with an application in that state, each held, in the order of their ids. */
export async function lockReferrals(
  tx: Tx,
  of: { status: ReferralStatus } & ({ studentId: string } | { applicationId: string }),
): Promise<ReferralRow[]> {
  const whose =
    'studentId' in of ? sql`r.student_id = ${of.studentId}::uuid` : sql`r.application_id = ${of.applicationId}::uuid`;
  const held = await sql<{ id: string }>`
    select r.id from psych.referral r where ${whose} and r.status = ${of.status} order by r.id for update`.execute(tx);
  if (held.rows.length === 0) return [];
  const ids = held.rows.map(({ id }) => id);
  return (await select('ko', sql`r.id = any(${ids}::uuid[]) order by r.id`).execute(tx)).rows;
}

interface Page {
  readonly rows: ReferralRow[];
  readonly counted: number;
}

async function selectPage(
  db: Db,
  asked: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; window: PageWindow; locale: Locale },
): Promise<Page> {
  const { where, order, window, locale } = asked;
  const paged = sql`${where} order by ${order} limit ${window.size} offset ${window.offset}`;
  const { rows } = await select(locale, paged).execute(db);
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from psych.referral r where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

export function selectOwnPage(db: Db, asked: { memberId: string; window: PageWindow; locale: Locale }): Promise<Page> {
  const where = sql`r.referrer_id = ${asked.memberId}::uuid and r.student_id is not null`;
  return selectPage(db, { ...asked, where, order: sql`r.created_at desc, r.id` });
}

export function selectEmergencyPage(
  db: Db,
  asked: { isOpen: boolean; window: PageWindow; locale: Locale },
): Promise<Page> {
  const where = sql`r.status = 'EMERGENCY' and r.student_id is not null and (r.ended_at is null) = ${asked.isOpen}::boolean`;
  const order = asked.isOpen ? sql`r.asked_at, r.id` : sql`r.asked_at desc, r.id`;
  return selectPage(db, { ...asked, where, order });
}

export async function countOpenEmergencies(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from psych.referral r where r.status = 'EMERGENCY' and r.ended_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What went with an application. */
export async function selectReferralsOf(db: Db, applicationId: string, locale: Locale): Promise<ReferralRow[]> {
  return (await select(locale, sql`r.application_id = ${applicationId}::uuid order by r.asked_at, r.id`).execute(db))
    .rows;
}

export interface NewReferral {
  readonly id: string;
  readonly studentId: string;
  readonly referrerId: string;
  readonly urgency: string;
  readonly dataKeyId: string;
  readonly content: string;
  readonly at: Date;
}

export async function insertReferral(tx: Tx, made: NewReferral): Promise<void> {
  await sql`
    insert into psych.referral (id, student_id, referrer_id, status, urgency, data_key_id, content, created_at)
    values (${made.id}, ${made.studentId}, ${made.referrerId}, 'DRAFT', ${made.urgency}, ${made.dataKeyId}, ${made.content},
      ${made.at})`.execute(tx);
}

/** Compare-and-swap; false where it is no draft any more, or somebody was faster. */
export async function updateReferralDraft(
  tx: Tx,
  given: { id: string; urgency: string; content: string; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update psych.referral set urgency = ${given.urgency}, content = ${given.content}, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'DRAFT' returning id`.execute(tx);
  return rows.length > 0;
}

/** Compare-and-swap; false where somebody was faster. */
export async function updateReview(
  tx: Tx,
  given: { id: string; by: string; review: string; at: Date; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update psych.referral set reviewed_by = ${given.by}::uuid, review = ${given.review}, ended_at = ${given.at},
      until_at = null, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'EMERGENCY' and ended_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function hasWaiting(db: Db, asked: { referrerId: string; studentId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from psych.referral r where r.referrer_id = ${asked.referrerId}::uuid and r.student_id = ${asked.studentId}::uuid
      and r.status = any('{ASKED,ACCEPTED}')`.execute(db);
  return rows.length > 0;
}

export async function insertReferralChange(
  tx: Tx,
  change: {
    id: string;
    from: ReferralStatus | null;
    to: ReferralStatus;
    by: ReferralSide;
    actorId: string | null;
    at: Date;
    origin: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('status_change')
    .values({
      id: newId(),
      entity: REFERRAL,
      entity_id: change.id,
      from_status: change.from,
      to_status: change.to,
      actor_id: change.actorId,
      actor_role: change.by,
      request_id: change.origin,
      at: change.at,
    })
    .execute();
}

export async function selectReferralChanges(db: Db, id: string): Promise<{ to: ReferralStatus; at: Date }[]> {
  const { rows } = await sql<{ to: ReferralStatus; at: Date }>`
    select h.to_status as "to", h.at from status_change h
    where h.entity = ${REFERRAL} and h.entity_id = ${id}::uuid order by h.at, h.id limit 100`.execute(db);
  return rows;
}

/** Who refers, and on which day. */
interface Referrer {
  readonly memberId: string;
  readonly today: string;
}

/** Whether the professor knows the student `s`: advises them today, teaches them this term, or was asked by them or met them. */
const isKnown = (by: Referrer): RawBuilder<unknown> => sql`(
  s.id in (select advised.student_id from advisor_assignment advised
    where advised.advisor_id = ${by.memberId}::uuid and ${inForce('advised', sql`${by.today}`)})
  or s.id in (select attending.student_id from enrolment attending
    join course_teacher taught on taught.course_id = attending.course_id
    join course on course.id = taught.course_id
    join term on term.year = course.year and term.semester_code = course.semester_code and term.is_current
    where taught.member_id = ${by.memberId}::uuid and attending.status <> 'DROPPED')
  or s.id in (select asked.student_id from counselling_request asked join counsellor c on c.id = asked.counsellor_id
    where c.member_id = ${by.memberId}::uuid and asked.source <> 'INVITATION'))`;

/** Current students alone: nobody else can apply at the centre. */
export async function selectReferable(
  db: Db,
  by: Referrer,
  asked: { search: Search | undefined; studentId: string | undefined; locale: Locale; most: number },
): Promise<(StudentRef & { memberId: string })[]> {
  const { search, studentId, locale } = asked;
  const named = search
    ? sql`and (s.student_number like ${`${search.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
        or ${search.isInitials}::boolean and initials_of(m.name_ko) like ${search.pattern}
        or replace(m.name_ko, ' ', '') ilike ${search.pattern} or replace(m.name_en, ' ', '') ilike ${search.pattern})`
    : sql``;
  const { rows } = await sql<Parameters<typeof presentStudent>[0] & { memberId: string }>`
    select s.id as "studentId", s.member_id as "memberId", ${nameOf('m', locale)} as "studentName",
      ${nameOf('d', locale)} as "studentDepartment", s.student_number as "studentNumber", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where m.status = 'ACTIVE' and s.member_id <> ${by.memberId}::uuid and ${isKnown(by)}
      and exists (select from member_type y where y.member_id = m.id and y.type_code = 'CURRENT_STUDENT'
        and ${inForce('y', sql`${by.today}`)})
      and (${studentId ?? null}::uuid is null or s.id = ${studentId ?? null}::uuid) ${named}
    order by m.name_ko, s.student_number limit ${asked.most}`.execute(db);
  return rows.map((row) => ({ ...presentStudent(row, false), memberId: row.memberId }));
}
