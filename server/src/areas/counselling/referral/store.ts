/**
 * Referrals as they are kept, to each centre in a table of its own. Whose they are is in each condition: another one's is not found.
 */
import type { ReferralStatus } from '@naru/contract/areas/counselling/referral.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { heldRow } from '../held-row.ts';
import type { ReferralCentre, ReferralRow } from './centre.ts';
import type { ReferralSide } from './rules.ts';
import { insertStatusChanges, type StatusChange } from '../status-change.ts';

const columnsOf = (centre: ReferralCentre, locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.status, r.urgency, r.student_id as "studentId", s.member_id as "studentMemberId", r.referrer_id as "referrerId",
  ${nameOf('rm', locale)} as "referrerName", coalesce(${nameOf('rd', locale)}, '') as "referrerDept",
  ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
  s.student_number as "studentNumber", s.grade, r.data_key_id as "dataKeyId", r.content,
  ${sql.ref(`r.${centre.sentWith}`)} as "sentWithId", r.created_at as "createdAt", r.asked_at as "askedAt",
  r.until_at as "untilAt", r.ended_at as "endedAt", r.version, ${centre.columns(locale)}`;

// Whose time is over names no student any more, and is in no list.
const fromOf = (centre: ReferralCentre): RawBuilder<unknown> => sql`${sql.table(centre.table)} r
  join student s on s.id = r.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code join member rm on rm.id = r.referrer_id
  left join lateral (select y.department_code as code from member_type y where y.member_id = rm.id
    and y.department_code is not null order by y.is_primary desc, y.begins_on desc, y.id limit 1) home on true
  left join department rd on rd.code = home.code`;

/** `where` of the table `r`; may be followed by an order. */
export async function selectReferrals(
  db: Db,
  centre: ReferralCentre,
  asked: { where: RawBuilder<unknown>; locale: Locale },
): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    select ${columnsOf(centre, asked.locale)} from ${fromOf(centre)} where ${asked.where}`.execute(db);
  return rows;
}

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

interface Asked {
  readonly id: string;
  readonly viewer: ReferralViewer;
  readonly locale: Locale;
}

export async function selectOptionalReferral(
  db: Db,
  centre: ReferralCentre,
  { id, viewer, locale }: Asked,
): Promise<ReferralRow | undefined> {
  const where = sql`r.id = ${id}::uuid and ${sightOf(viewer)}`;
  return (await selectReferrals(db, centre, { where, locale }))[0];
}

/** Held until the transaction ends. */
export async function lockOptionalReferral(
  tx: Tx,
  centre: ReferralCentre,
  asked: Asked,
): Promise<ReferralRow | undefined> {
  return heldRow(tx, { table: centre.table, id: asked.id }, () => selectOptionalReferral(tx, centre, asked));
}

/** Those that the condition on the table `r` names, each held, in the order of their ids. */
export async function lockReferrals(
  tx: Tx,
  centre: ReferralCentre,
  where: RawBuilder<unknown>,
): Promise<ReferralRow[]> {
  const held = await sql<{ id: string }>`
    select r.id from ${sql.table(centre.table)} r where ${where} order by r.id for update`.execute(tx);
  if (held.rows.length === 0) return [];
  const ids = held.rows.map(({ id }) => id);
  return selectReferrals(tx, centre, { where: sql`r.id = any(${ids}::uuid[]) order by r.id`, locale: 'ko' });
}

interface Page {
  readonly rows: ReferralRow[];
  readonly counted: number;
}

/** Of one centre. */
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
export async function updateReferralDraft(
  tx: Tx,
  centre: ReferralCentre,
  given: { id: string; urgency: string; content: string; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(centre.table)} set urgency = ${given.urgency}, content = ${given.content}, version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} and status = 'DRAFT' returning id`.execute(tx);
  return rows.length > 0;
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

export const insertReferralChange = (
  tx: Tx,
  centre: ReferralCentre,
  change: StatusChange<ReferralStatus, ReferralSide>,
): Promise<void> => insertStatusChanges(tx, centre.entity, [change]);

export async function selectReferralChanges(
  db: Db,
  centre: ReferralCentre,
  id: string,
): Promise<{ to: ReferralStatus; at: Date }[]> {
  const { rows } = await sql<{ to: ReferralStatus; at: Date }>`
    select h.to_status as "to", h.at from status_change h
    where h.entity = ${centre.entity} and h.entity_id = ${id}::uuid order by h.at, h.id limit 100`.execute(db);
  return rows;
}
