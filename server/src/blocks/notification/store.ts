import type { Channel } from '@naru/contract/areas/notification.ts';
import { sql } from 'kysely';

import type { Locale } from '../../platform/http/messages.ts';
import { countOf, firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow } from '../../platform/list/paging.ts';
import { DEFAULT_PREFERENCE, type Preference } from './rules.ts';

export interface RecipientRow {
  readonly memberId: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly preference: Preference;
  readonly off: readonly Channel[];
}

interface RecipientColumns {
  readonly memberId: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly isQuiet: boolean | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly isDigest: boolean | null;
  readonly version: number | null;
  readonly off: Channel[];
}

/** Selects those of them who are active, with their preference for a type. */
export async function selectRecipients(db: Db, memberIds: readonly string[], type: string): Promise<RecipientRow[]> {
  const rows = await rowsOf<RecipientColumns>(db)`
    select member.id as "memberId", member.email, member.phone, preference.is_quiet as "isQuiet", preference.quiet_from as "quietFrom",
      preference.quiet_to as "quietTo", preference.is_digest as "isDigest", preference.version,
      array(
        select choice.channel from notification_choice choice
        where choice.member_id = member.id and choice.type = ${type} and not choice.is_on
      ) as off
    from member left join notification_preference preference on preference.member_id = member.id
    where member.id = any(${memberIds}::uuid[]) and member.status = 'ACTIVE'`;
  return rows.map((row) => ({
    memberId: row.memberId,
    email: row.email,
    phone: row.phone,
    off: row.off,
    preference: {
      isQuiet: row.isQuiet ?? DEFAULT_PREFERENCE.isQuiet,
      quietFrom: row.quietFrom ?? DEFAULT_PREFERENCE.quietFrom,
      quietTo: row.quietTo ?? DEFAULT_PREFERENCE.quietTo,
      isDigest: row.isDigest ?? DEFAULT_PREFERENCE.isDigest,
      version: row.version ?? DEFAULT_PREFERENCE.version,
    },
  }));
}

export interface NewNotification {
  readonly id: string;
  readonly eventId: string;
  readonly recipientId: string;
  readonly type: string;
  readonly entityId: string | null;
  readonly link: string;
  readonly isShown: boolean;
  readonly isForDigest: boolean;
  readonly createdAt: Date;
}

/** Returns the ids of new rows: one row an event and recipient, however often delivery runs. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx
    .insertInto('notification')
    .values(
      rows.map((row) => ({
        id: row.id,
        event_id: row.eventId,
        recipient_id: row.recipientId,
        type: row.type,
        entity_id: row.entityId,
        link: row.link,
        is_shown: row.isShown,
        is_for_digest: row.isForDigest,
        created_at: row.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['event_id', 'recipient_id']).doNothing())
    .returning('notification.id')
    .execute();
  return new Set(inserted.map((row) => row.id));
}

export interface NotificationRow {
  readonly id: string;
  readonly type: string;
  readonly entityId: string | null;
  readonly link: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const COLUMNS = [
  'notification.id',
  'notification.type',
  'notification.entity_id as entityId',
  'notification.link',
  'notification.created_at as createdAt',
  'notification.read_at as readAt',
] as const;

export interface NotificationFilter {
  readonly recipientId: string;
  readonly isUnread: boolean;
  /** Only these; all where none are named. */
  readonly types?: readonly string[];
  readonly id?: string;
}

/** Selects a page of the person's list, the newest first, by the index of their own rows. */
export function selectNotifications(
  db: Db,
  filter: NotificationFilter,
  window: PageWindow,
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .select(COLUMNS)
    .where('notification.recipient_id', '=', filter.recipientId)
    .where('notification.is_shown', '=', sql.lit(true))
    .$if(filter.isUnread, (query) => query.where('notification.read_at', 'is', null))
    .$if(filter.types !== undefined, (query) =>
      query.where('notification.type', '=', sql<string>`any(${[...(filter.types ?? [])]}::text[])`),
    )
    .$if(filter.id !== undefined, (query) => query.where('notification.id', '=', filter.id ?? ''))
    .orderBy('notification.id', 'desc')
    .offset(window.offset)
    .limit(window.size)
    .execute();
}

/** Stops one above the bound. */
export function countNotifications(db: Db, filter: NotificationFilter, bound = COUNT_BOUND): Promise<number> {
  const unread = filter.isUnread ? sql`and notification.read_at is null` : sql``;
  const among = filter.types ? sql`and notification.type = any(${[...filter.types]}::text[])` : sql``;
  return countOf(db)`
    select count(*) as count from (
      select 1 from notification
      where notification.recipient_id = ${filter.recipientId} and notification.is_shown ${unread} ${among}
      limit ${sql.lit(bound + 1)}
    ) own`;
}

/** Marks a notification as read; false where the person has no such one. An earlier mark stays. */
export async function updateRead(tx: Tx, own: { id: string; recipientId: string; at: Date }): Promise<boolean> {
  const rows = await rowsOf(tx)`
    update notification set read_at = coalesce(notification.read_at, ${own.at})
    where notification.id = ${own.id} and notification.recipient_id = ${own.recipientId} and notification.is_shown
    returning notification.id`;
  return rows.length === 1;
}

export async function updateAllRead(tx: Tx, own: { upTo: string; recipientId: string; at: Date }): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: own.at })
    .where('notification.recipient_id', '=', own.recipientId)
    .where('notification.is_shown', '=', sql.lit(true))
    .where('notification.read_at', 'is', null)
    .where('notification.id', '<=', own.upTo)
    .execute();
}

export interface MailedRow extends NotificationRow {
  readonly recipientId: string;
  readonly email: string | null;
  readonly name: string;
  readonly locale: Locale;
  readonly isMailOff: boolean;
}

/** Selects the subjects of an email: one notification by id, or those of a daily email; only for active people. */
export function selectMailed(
  db: Db,
  by: { readonly id: string } | { readonly digestId: string },
  most: number,
): Promise<MailedRow[]> {
  const chosen = 'id' in by ? sql`notification.id = ${by.id}` : sql`notification.digest_id = ${by.digestId}`;
  return rowsOf<MailedRow>(db)`
    select notification.id, notification.type, notification.entity_id as "entityId", notification.link,
      notification.created_at as "createdAt", notification.read_at as "readAt",
      notification.recipient_id as "recipientId", member.email, member.locale,
      case when member.locale = 'en' then coalesce(member.name_en, member.name_ko) else member.name_ko end as name,
      exists (
        select 1 from notification_choice choice
        where choice.member_id = member.id and choice.type = notification.type and choice.channel = 'EMAIL'
          and not choice.is_on
      ) as "isMailOff"
    from notification join member on member.id = notification.recipient_id
    where ${chosen} and member.status = 'ACTIVE'
    order by notification.id desc limit ${most}`;
}

export interface TextedRow extends NotificationRow {
  readonly recipientId: string;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly isOff: boolean;
}

/** Selects the subject of a text message; only of people who are still active. */
export function selectOptionalTexted(db: Db, id: string): Promise<TextedRow | undefined> {
  return firstOf<TextedRow>(db)`
    select notification.id, notification.type, notification.entity_id as "entityId", notification.link,
      notification.created_at as "createdAt", notification.read_at as "readAt",
      notification.recipient_id as "recipientId", member.phone, member.locale,
      exists (
        select from notification_choice choice
        where choice.member_id = member.id and choice.type = notification.type and choice.channel = 'SMS'
          and not choice.is_on
      ) as "isOff"
    from notification join member on member.id = notification.recipient_id
    where notification.id = ${id}::uuid and member.status = 'ACTIVE'`;
}

/** Selects people whose notifications wait for the daily email, in the order of their ids, after one of them. */
export function selectWaitingRecipients(db: Db, after: string, most: number): Promise<string[]> {
  return idsOf(db)`
    select distinct notification.recipient_id as id from notification
    where notification.is_for_digest and notification.digest_id is null and notification.recipient_id > ${after}
    order by 1 limit ${most}`;
}

/** Puts waiting notifications into a daily email; false where there are none (any more). */
export function gatherDigest(tx: Tx, own: { recipientId: string; digestId: string }): Promise<boolean> {
  return hasRows(tx)`
    update notification set digest_id = ${own.digestId}
    where notification.recipient_id = ${own.recipientId} and notification.is_for_digest and notification.digest_id is null
    returning notification.id`;
}

const KEPT_DAYS = 365;

export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('notification.created_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}
