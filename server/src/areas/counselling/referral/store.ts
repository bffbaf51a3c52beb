/**
 * Referrals as they are kept, to each centre in a table of its own. Whose they are is in each condition: another one's is not found.
 */
import type { ReferralDestination, ReferralStatus } from '@naru/contract/areas/counselling/referral/referral.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { heldRow } from '../shared/locked-row-sql.ts';
import type { NewReferral, ReferralCentre, ReferralRow } from './centre.ts';

const columnsOf = (centre: ReferralCentre, locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.status, r.urgency, r.student_id as "studentId", s.member_id as "studentMemberId", r.referrer_id as "referrerId",
  ${nameOf('rm', locale)} as "referrerName", coalesce(${nameOf('rd', locale)}, '') as "referrerDept",
  ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
  s.student_number as "studentNumber", s.grade, r.data_key_id as "dataKeyId", r.content,
  ${sql.ref(`r.${centre.sentWith}`)} as "sentWithId", r.created_at as "createdAt", r.asked_at as "askedAt",
  r.until_at as "untilAt", r.ended_at as "endedAt", r.version, ${centre.columns(locale)}`;

// A referral whose time is over names no student any more, and is in no list.
const fromOf = (centre: ReferralCentre): RawBuilder<unknown> => sql`${sql.table(centre.table)} r
  join student s on s.id = r.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code join member rm on rm.id = r.referrer_id
  left join lateral (select y.department_code as code from member_type y where y.member_id = rm.id
    and y.department_code is not null order by y.is_primary desc, y.begins_on desc, y.id limit 1) home on true
  left join department rd on rd.code = home.code`;

/** `where` of the table `r`; may be followed by an order. */
export function selectReferrals(
  db: Db,
  centre: ReferralCentre,
  asked: { where: RawBuilder<unknown>; locale: Locale },
): Promise<ReferralRow[]> {
  return rowsOf<ReferralRow>(db)`
    select ${columnsOf(centre, asked.locale)} from ${fromOf(centre)} where ${asked.where}`;
}

/** The side that somebody is on. */
export type ReferralViewer =
  | { readonly side: 'REFERRER'; readonly memberId: string }
  | { readonly side: 'STUDENT'; readonly studentId: string | null }
  | { readonly side: 'MANAGER' };

/** A student sees what they were asked; a manager, who asks for PSCHMNG at each call, emergencies. */
function scopeOf(viewer: ReferralViewer): RawBuilder<unknown> {
  if (viewer.side === 'REFERRER') return sql`r.referrer_id = ${viewer.memberId}::uuid`;
  if (viewer.side === 'MANAGER') return sql`r.status = 'EMERGENCY'`;
  return sql`r.student_id = ${viewer.studentId}::uuid and r.status <> all('{DRAFT,EMERGENCY}')`;
}

interface ReferralParams {
  readonly id: string;
  readonly viewer: ReferralViewer;
  readonly locale: Locale;
}

export async function selectOptionalReferral(
  db: Db,
  centre: ReferralCentre,
  { id, viewer, locale }: ReferralParams,
): Promise<ReferralRow | undefined> {
  const where = sql`r.id = ${id}::uuid and ${scopeOf(viewer)}`;
  return (await selectReferrals(db, centre, { where, locale }))[0];
}

/** Held until the transaction ends. */
export async function lockOptionalReferral(
  tx: Tx,
  centre: ReferralCentre,
  asked: ReferralParams,
): Promise<ReferralRow | undefined> {
  return heldRow(tx, { table: centre.table, id: asked.id }, () => selectOptionalReferral(tx, centre, asked));
}

/** Those that the condition on the table `r` names, each held, in the order of their ids. */
async function lockReferrals(tx: Tx, centre: ReferralCentre, where: RawBuilder<unknown>): Promise<ReferralRow[]> {
  const rows = await rowsOf<{ id: string }>(tx)`
    select r.id from ${sql.table(centre.table)} r where ${where} order by r.id for update`;
  return selectHeld(tx, centre, rows);
}

interface Agreed {
  readonly studentId: string | null;
  /** Where a centre has more than one. */
  readonly destination?: ReferralDestination;
}

const agreed = ({ studentId, destination }: Agreed): RawBuilder<unknown> =>
  sql`r.student_id = ${studentId}::uuid and r.status = 'ACCEPTED'
    ${destination === undefined ? sql`` : sql`and r.destination = ${destination}`}`;

/** Selects those that a student agreed to and that went with nothing yet. */
export const selectAgreed = (
  db: Db,
  centre: ReferralCentre,
  { locale, ...asked }: Agreed & { readonly locale: Locale },
): Promise<ReferralRow[]> =>
  selectReferrals(db, centre, { where: sql`${agreed(asked)} order by r.asked_at, r.id`, locale });

/** The same, each held. */
export const lockAgreed = (tx: Tx, centre: ReferralCentre, asked: Agreed): Promise<ReferralRow[]> =>
  lockReferrals(tx, centre, agreed(asked));

const sentWith = (centre: ReferralCentre, id: string): RawBuilder<unknown> =>
  sql`${sql.ref(`r.${centre.sentWith}`)} = ${id}::uuid`;

/** Selects those that went with an application or a request. */
export const selectSentWith = (
  db: Db,
  centre: ReferralCentre,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<ReferralRow[]> =>
  selectReferrals(db, centre, { where: sql`${sentWith(centre, id)} order by r.asked_at, r.id`, locale });

/** The same, each held. */
export const lockSentWith = (tx: Tx, centre: ReferralCentre, id: string): Promise<ReferralRow[]> =>
  lockReferrals(tx, centre, sentWith(centre, id));

/** Those whose answer or application was waited for until now, each held; others have in hand what is left out. */
export async function lockDueReferrals(
  tx: Tx,
  centre: ReferralCentre,
  { now, most }: { now: Date; most: number },
): Promise<ReferralRow[]> {
  const rows = await rowsOf<{ id: string }>(tx)`
    select r.id from ${sql.table(centre.table)} r
    where r.status = any('{ASKED,ACCEPTED}') and r.until_at <= ${now} order by r.id
    limit ${most} for update skip locked`;
  return selectHeld(tx, centre, rows);
}

async function selectHeld(
  tx: Tx,
  centre: ReferralCentre,
  held: readonly { readonly id: string }[],
): Promise<ReferralRow[]> {
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  return selectReferrals(tx, centre, { where: sql`r.id = any(${ids}::uuid[]) order by r.id`, locale: 'ko' });
}

export async function deleteDataKey(tx: Tx, id: string | null): Promise<void> {
  await sql`delete from data_key k where k.id = ${id}::uuid`.execute(tx);
}

interface Page {
  readonly rows: ReferralRow[];
  readonly counted: number;
}

/** Selects a page of one centre’s referrals. */
export async function selectReferralPage(
  db: Db,
  centre: ReferralCentre,
  asked: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; window: PageWindow; locale: Locale },
): Promise<Page> {
  const { where, order, window, locale } = asked;
  const paged = sql`${where} order by ${order} limit ${window.size} offset ${window.offset}`;
  const rows = await selectReferrals(db, centre, { where: paged, locale });
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from ${sql.table(centre.table)} r where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

/** A referrer's own to all centres: the keys of the page first, then what belongs to them. */
export async function selectOwnPage(
  db: Db,
  centres: readonly ReferralCentre[],
  asked: { memberId: string; window: PageWindow; locale: Locale },
): Promise<Page> {
  const { memberId, window, locale } = asked;
  const own = sql`r.referrer_id = ${memberId}::uuid and r.student_id is not null`;
  const latest = sql`order by r.created_at desc, r.id limit ${window.offset + window.size}`;
  const parts = centres.map(
    (centre) => sql`(select r.id, r.created_at from ${sql.table(centre.table)} r where ${own} ${latest})`,
  );
  const keys = await sql<{ id: string }>`
    select kept.id from (${sql.join(parts, sql` union all `)}) kept
    order by kept.created_at desc, kept.id limit ${window.size} offset ${window.offset}`.execute(db);
  const ids = keys.rows.map(({ id }) => id);
  const found = await Promise.all(
    centres.map((centre) => selectReferrals(db, centre, { where: sql`r.id = any(${ids}::uuid[])`, locale })),
  );
  const bounded = centres.map(
    (centre) => sql`(select from ${sql.table(centre.table)} r where ${own} limit ${sql.lit(COUNT_BOUND + 1)})`,
  );
  const counted = await sql<{ counted: number }>`
    select least(count(*), ${sql.lit(COUNT_BOUND + 1)})::int as counted
    from (${sql.join(bounded, sql` union all `)}) bounded`.execute(db);
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), counted: counted.rows[0]?.counted ?? 0 };
}

/** Compare-and-swap; false where it is no draft any more, or somebody was faster. */
export function updateReferralDraft(
  tx: Tx,
  centre: ReferralCentre,
  given: { id: string; urgency: string; content: string; version: number },
): Promise<boolean> {
  return hasRows(tx)`
    update ${sql.table(centre.table)} set urgency = ${given.urgency}, content = ${given.content}, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'DRAFT' returning id`;
}

/** Whether the student has not answered the same professor yet about the same. */
export async function hasWaiting(db: Db, centre: ReferralCentre, asked: ReferralRow): Promise<boolean> {
  const rows = await selectReferrals(db, centre, {
    where: sql`r.referrer_id = ${asked.referrerId}::uuid and r.student_id = ${asked.studentId}::uuid
      and r.status = any('{ASKED,ACCEPTED}')`,
    locale: 'ko',
  });
  return rows.some(({ destination }) => destination === asked.destination);
}

export function selectReferralChanges(
  db: Db,
  centre: ReferralCentre,
  id: string,
): Promise<{ to: ReferralStatus; at: Date }[]> {
  return rowsOf<{ to: ReferralStatus; at: Date }>(db)`
    select h.to_status as "to", h.at from status_change h
    where h.entity = ${centre.entity} and h.entity_id = ${id}::uuid order by h.at, h.id limit 100`;
}

/** Deletes drafts and what came to nothing, both from before a time, with their keys and histories. */
export async function deleteReferrals(
  tx: Tx,
  centre: ReferralCentre,
  old: { draftsBefore: Date; overBefore: Date; most: number },
): Promise<void> {
  const rows = await rowsOf<{ id: string; keyId: string | null }>(tx)`
    delete from ${sql.table(centre.table)} r where r.id = any(array(select old.id from ${sql.table(centre.table)} old
      where (old.status = 'DRAFT' and old.created_at < ${old.draftsBefore})
        or (old.status = any('{DECLINED,EXPIRED}') and old.created_at < ${old.overBefore})
      order by old.id limit ${sql.lit(old.most)} for update skip locked))
    returning r.id, r.data_key_id as "keyId"`;
  if (rows.length === 0) return;
  await sql`delete from data_key k where k.id = any(${rows.flatMap(({ keyId }) => keyId ?? [])}::uuid[])`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from status_change h
    where h.entity = ${centre.entity} and h.entity_id = any(${ids}::uuid[])`.execute(tx);
}

/** Columns of referrals to career counsellors and coaches, as `ReferralCentre` has them. */
export const HOUR_COLUMNS = sql`r.destination, 'referral' as "sealedAs", null as "reviewedBy", null as review`;

export async function insertHourReferral(tx: Tx, made: NewReferral): Promise<void> {
  await tx
    .insertInto('counselling_referral')
    .values({
      id: made.id,
      destination: made.destination,
      student_id: made.studentId,
      referrer_id: made.referrerId,
      status: 'DRAFT',
      urgency: made.urgency,
      data_key_id: made.dataKeyId,
      content: made.content,
      created_at: made.at,
    })
    .execute();
}

/** Hangs what went with one request on another. */
export async function updateRequestOf(tx: Tx, requests: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('counselling_referral')
    .set({ request_id: requests.to })
    .where('counselling_referral.request_id', '=', requests.from)
    .execute();
}
