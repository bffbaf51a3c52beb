/** Objections as rows. */
import type { ObjectionSide, ObjectionStatus } from '@naru/contract/areas/mileage/objection-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { lockAccount } from '../ledger/store.ts';

/** The name of an objection in the history, in the audit log and beside its files. */
export const OBJECTION = 'mileage_objection';

export interface ObjectionRow {
  readonly id: string;
  readonly lineId: string;
  readonly memberId: string;
  readonly status: ObjectionStatus;
  readonly content: string;
  readonly fileId: string | null;
  readonly askedAt: Date;
  readonly replyCount: number;
  /** Points of the line that corrects it; null where there is none. */
  readonly correction: number | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly decidedByName: string | null;
  readonly version: number;
}

interface ObjectionAsked {
  readonly id: string;
  /** The scope that the objection `o` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

export function selectOptionalObjection(
  db: Db,
  { id, isIn, locale }: ObjectionAsked,
): Promise<ObjectionRow | undefined> {
  return firstOf<ObjectionRow>(db)`
    select o.id, o.line_id as "lineId", o.member_id as "memberId", o.status, o.content, o.file_id as "fileId",
      o.asked_at as "askedAt", o.reply_count as "replyCount",
      (select l.amount from mileage_line l where l.id = o.correction_id) as correction, o.reason,
      o.decided_at as "decidedAt",
      (select ${nameOf('m', locale)} from member m where m.id = o.decided_by) as "decidedByName", o.version
    from mileage_objection o where o.id = ${id}::uuid and ${isIn}`;
}

/** Locks the account, as everything does that posts, and then the objection, and only then reads it. */
export async function lockOptionalObjection(tx: Tx, asked: ObjectionAsked): Promise<ObjectionRow | undefined> {
  const found = await selectOptionalObjection(tx, asked);
  if (!found) return undefined;
  await lockAccount(tx, found.memberId);
  await sql`select from mileage_objection o where o.id = ${found.id}::uuid for update`.execute(tx);
  return selectOptionalObjection(tx, asked);
}

export interface NewObjection {
  readonly id: string;
  readonly lineId: string;
  readonly memberId: string;
  readonly content: string;
  readonly fileId: string | null;
  readonly askedAt: Date;
}

/** Inserts an open objection; false where the line has one that is open or decided. */
export async function insertObjection(tx: Tx, { id, ...given }: NewObjection): Promise<boolean> {
  const inserted = await tx
    .insertInto('mileage_objection')
    .values({
      id,
      line_id: given.lineId,
      member_id: given.memberId,
      status: 'OPEN',
      content: given.content,
      file_id: given.fileId,
      asked_at: given.askedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mileage_objection.id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface ReplyRow {
  readonly number: number;
  readonly side: ObjectionSide;
  readonly content: string;
  readonly at: Date;
}

/** Selects what was written about an objection, the earliest first. */
export function selectReplies(db: Db, objectionId: string): Promise<ReplyRow[]> {
  return rowsOf<ReplyRow>(db)`
    select reply.number, reply.side, reply.content, reply.at from mileage_objection_reply reply
    where reply.objection_id = ${objectionId}::uuid order by reply.number`;
}

export async function insertReply(
  tx: Tx,
  { objectionId, memberId, ...reply }: ReplyRow & { readonly objectionId: string; readonly memberId: string },
): Promise<void> {
  await tx
    .insertInto('mileage_objection_reply')
    .values({ objection_id: objectionId, member_id: memberId, ...reply })
    .execute();
}

/** Says whether an objection is in a scope. */
export function hasObjection(db: Db, id: string, isIn: RawBuilder<unknown>): Promise<boolean> {
  return hasRows(db)`
    select from mileage_objection o where o.id = ${id}::uuid and ${isIn}`;
}

/** Selects who objected; nobody where it is not there. */
export function selectObjectors(db: Db, id: string): Promise<string[]> {
  return idsOf(db)`
    select o.member_id as id from mileage_objection o where o.id = ${id}::uuid`;
}
