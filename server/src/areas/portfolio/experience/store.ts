/** Experience cards as rows. */
import type { CardPart } from '@naru/contract/areas/portfolio/experience.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';

/** The name of a card in the audit log. */
export const CARD = 'experience_card';

export interface CardContent extends Readonly<Record<CardPart, string>> {
  readonly title: string;
  readonly tags: readonly string[];
  readonly begins: string;
  readonly ends: string;
}

export interface CardRow extends CardContent {
  readonly id: string;
  readonly changedAt: Date;
  readonly version: number;
  readonly sourceKind: string;
  readonly sourceId: string;
}

/** Somebody and one of their cards. */
export interface OwnCard {
  readonly id: string;
  readonly memberId: string;
}

const COLUMNS = sql`c.id, c.title, c.situation, c.task, c.action, c.result, c.tags, c.begins_on as begins,
  c.ends_on as ends, c.changed_at as "changedAt", c.version, c.source_kind as "sourceKind", c.source_id as "sourceId"`;

const ofMember = (memberId: string): RawBuilder<boolean> =>
  sql`c.member_id = ${memberId}::uuid and c.deleted_at is null`;

function isFound({ pattern, isInitials }: Search): RawBuilder<boolean> {
  return sql`(replace(c.title, ' ', '') ilike ${pattern} or replace(array_to_string(c.tags, ' '), ' ', '') ilike ${pattern}
    or replace(c.situation || c.task || c.action || c.result, ' ', '') ilike ${pattern}
    or (${isInitials}::boolean and initials_of(c.title) like ${pattern}))`;
}

export interface CardFilter {
  readonly memberId: string;
  readonly search: Search | undefined;
  readonly tag: string | undefined;
}

/** Selects cards, the last changed first. */
export function selectCards(db: Db, filter: CardFilter, window: PageWindow): Promise<PageRows<CardRow>> {
  const { memberId, search, tag } = filter;
  const narrowed = [
    ofMember(memberId),
    ...(search ? [isFound(search)] : []),
    ...(tag === undefined ? [] : [sql<boolean>`${tag} = any(c.tags)`]),
  ];
  return selectPage<CardRow>(db, {
    columns: COLUMNS,
    from: sql`experience_card c`,
    where: sql.join(narrowed, sql` and `),
    order: sql`c.changed_at desc, c.id desc`,
    window,
  });
}

/** Selects all cards of somebody, who has no more than the bound. */
export async function selectAllCards(db: Db, memberId: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${COLUMNS} from experience_card c where ${ofMember(memberId)} order by c.changed_at desc, c.id desc`.execute(
    db,
  );
  return rows;
}

export function selectTags(db: Db, memberId: string): Promise<{ readonly tag: string; readonly count: number }[]> {
  return rowsOf<{ tag: string; count: number }>(db)`
    select one.tag, count(*)::int as count from experience_card c cross join lateral unnest(c.tags) as one (tag)
    where ${ofMember(memberId)} group by one.tag order by count desc, one.tag`;
}

export function selectOptionalCard(db: Db, { id, memberId }: OwnCard): Promise<CardRow | undefined> {
  return firstOf<CardRow>(db)`
    select ${COLUMNS} from experience_card c where c.id = ${id}::uuid and ${ofMember(memberId)}`;
}

/** Selects the facts that cards began with. */
export function selectSources(db: Db, memberId: string): Promise<{ readonly kind: string; readonly id: string }[]> {
  return rowsOf<{ kind: string; id: string }>(db)`
    select c.source_kind as kind, c.source_id as id from experience_card c
    where ${ofMember(memberId)} and c.source_kind <> ''`;
}

/** Holds the person, so that many made at once do not exceed the bound, and counts their cards. */
export async function lockCardCount(tx: Tx, memberId: string): Promise<number> {
  await sql`select m.id from member m where m.id = ${memberId}::uuid for no key update`.execute(tx);
  return countCards(tx, memberId);
}

export function countCards(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from experience_card c where ${ofMember(memberId)}`;
}

const columnsOf = ({ title, situation, task, action, result, tags, begins, ends }: CardContent) => ({
  title,
  situation,
  task,
  action,
  result,
  tags: [...tags],
  begins_on: begins,
  ends_on: ends,
});

export interface NewCard {
  readonly memberId: string;
  readonly at: Date;
  readonly content: CardContent;
  readonly source: { readonly kind: string; readonly id: string } | null;
}

export async function insertCard(tx: Tx, { memberId, at, content, source }: NewCard): Promise<string> {
  const id = newId();
  await tx
    .insertInto('experience_card')
    .values({
      id,
      member_id: memberId,
      ...columnsOf(content),
      created_at: at,
      changed_at: at,
      source_kind: source?.kind ?? '',
      source_id: source?.id ?? '',
    })
    .execute();
  return id;
}

/** Updates what a card says; false where it is another version by now. */
export async function updateCard(
  tx: Tx,
  {
    id,
    memberId,
    version,
    at,
    content,
  }: OwnCard & { readonly version: number; readonly at: Date; readonly content: CardContent },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('experience_card')
    .set({ ...columnsOf(content), changed_at: at, version: version + 1 })
    .where('experience_card.id', '=', id)
    .where('experience_card.member_id', '=', memberId)
    .where('experience_card.version', '=', version)
    .where('experience_card.deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a card or brings it back; returns whether that changed anything, undefined where there is no such card. */
export async function updateDeleted(
  tx: Tx,
  { id, memberId, deletedAt }: OwnCard & { readonly deletedAt: Date | null },
): Promise<boolean | undefined> {
  const row = await firstOf<{ isDeleted: boolean }>(tx)`
    select c.deleted_at is not null as "isDeleted" from experience_card c
    where c.id = ${id}::uuid and c.member_id = ${memberId}::uuid for update`;
  if (!row) return undefined;
  if (row.isDeleted === (deletedAt !== null)) return false;
  await tx.updateTable('experience_card').set({ deleted_at: deletedAt }).where('experience_card.id', '=', id).execute();
  return true;
}
