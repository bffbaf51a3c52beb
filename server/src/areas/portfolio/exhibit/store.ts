/** Nominations as rows, and how they are written. */
import type { NominationAction } from '@naru/contract/areas/portfolio/nomination.ts';
import type { NominationStatus } from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { IS_STANDING, OWNERS } from './scope-sql.ts';

/** The name of a nomination in the history and the audit log. */
export const NOMINATION = 'portfolio_nomination';

export interface NominationRow {
  readonly id: string;
  readonly portfolioId: string;
  /** The owner. */
  readonly memberId: string;
  readonly ownerName: string;
  readonly departmentName: string;
  /** As the version has it that was nominated. */
  readonly title: string;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly publishedNumber: number | null;
  readonly status: NominationStatus;
  readonly nominatedBy: string;
  readonly nominatedByName: string;
  readonly nominatedAt: Date;
  readonly reason: string;
  readonly praise: string;
  readonly exhibitFrom: string | null;
  readonly exhibitTo: string | null;
  readonly showsName: boolean;
  /** Its portfolio is there to be shown to others. */
  readonly isStanding: boolean;
  readonly likeCount: number;
  readonly reviewCount: number;
  readonly endedAt: Date | null;
  readonly endReason: string;
  readonly version: number;
}

/** Nominations with what they are about: `n`, `p`, `v` the version, `m` the owner, `s`, `d`. */
export const NOMINATIONS = sql`portfolio_nomination n join portfolio p on p.id = n.portfolio_id
  join portfolio_version v on v.id = n.version_id join ${OWNERS} on m.id = n.member_id`;

export const nominationColumns = (locale: Locale): RawBuilder<unknown> => sql`
  n.id, n.portfolio_id as "portfolioId", n.member_id as "memberId", ${nameOf('m', locale)} as "ownerName",
  coalesce(${nameOf('d', locale)}, '') as "departmentName", v.title, v.id as "versionId",
  v.number as "versionNumber",
  p.published_number as "publishedNumber", n.status, n.nominated_by as "nominatedBy",
  (select ${nameOf('by', locale)} from member by where by.id = n.nominated_by) as "nominatedByName",
  n.nominated_at as "nominatedAt", n.reason, n.praise, n.exhibit_from as "exhibitFrom", n.exhibit_to as "exhibitTo",
  n.shows_name as "showsName", ${IS_STANDING} as "isStanding", n.like_count as "likeCount",
  (select count(*)::int from portfolio_review r where r.nomination_id = n.id) as "reviewCount",
  n.ended_at as "endedAt", n.end_reason as "endReason", n.version`;

export interface NominationAsked {
  readonly id: string;
  /** The scope that the nomination `n` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

export function selectOptionalNomination(
  db: Db,
  { id, isIn, locale }: NominationAsked,
): Promise<NominationRow | undefined> {
  return firstOf<NominationRow>(db)`
    select ${nominationColumns(locale)} from ${NOMINATIONS} where n.id = ${id}::uuid and ${isIn}`;
}

/** Locks the nomination, and only then reads it. */
export async function lockOptionalNomination(tx: Tx, asked: NominationAsked): Promise<NominationRow | undefined> {
  await sql`select from portfolio_nomination n where n.id = ${asked.id}::uuid for no key update`.execute(tx);
  return selectOptionalNomination(tx, asked);
}

/** Selects the last nominations of somebody’s portfolios and those that they made, open ones first. */
export function selectOwnNominations(
  db: Db,
  { isIn, most, locale }: { readonly isIn: RawBuilder<boolean>; readonly most: number; readonly locale: Locale },
): Promise<NominationRow[]> {
  return rowsOf<NominationRow>(db)`
    select ${nominationColumns(locale)} from ${NOMINATIONS} where ${isIn}
    order by n.ended_at is not null, n.nominated_at desc, n.id limit ${most}`;
}

export interface NewNomination {
  readonly id: string;
  readonly portfolioId: string;
  readonly memberId: string;
  readonly versionId: string;
  readonly nominatedBy: string;
  readonly reason: string;
  readonly nominatedAt: Date;
}

/** Inserts a nomination; false where one of the portfolio is open. */
export async function insertNomination(tx: Tx, given: NewNomination): Promise<boolean> {
  const inserted = await tx
    .insertInto('portfolio_nomination')
    .values({
      id: given.id,
      portfolio_id: given.portfolioId,
      member_id: given.memberId,
      version_id: given.versionId,
      nominated_by: given.nominatedBy,
      reason: given.reason,
      status: 'NOMINATED',
      nominated_at: given.nominatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('portfolio_nomination.id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Selects what happened last to nominations. */
export async function selectLastActions(db: Db, ids: readonly string[]): Promise<Map<string, NominationAction>> {
  const rows = await rowsOf<{ id: string; action: NominationAction }>(db)`
    select distinct on (h.entity_id) h.entity_id as id, h.action from status_change h
    where h.entity = ${NOMINATION} and h.entity_id = any(${[...ids]}::uuid[])
    order by h.entity_id, h.at desc, h.id desc`;
  return new Map(rows.map(({ id, action }) => [id, action]));
}
