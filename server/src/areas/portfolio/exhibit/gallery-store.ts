/** Exhibited portfolios as the gallery shows them, and who likes them. */
import type { EXHIBIT_ORDERS } from '@naru/contract/areas/portfolio/exhibit.ts';
import type { PortfolioBackground } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioScores } from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { NOMINATIONS } from './store.ts';

/** The first picture below the head: that of the head is the person. */
export interface CoverRow {
  readonly fileId: string;
  readonly fileSn: number;
  readonly altText: string;
}

export interface FaceRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly background: PortfolioBackground;
  readonly cover: CoverRow | null;
}

export interface ExhibitRow extends FaceRow {
  readonly memberId: string;
  readonly versionId: string;
  readonly title: string;
  readonly headline: string;
  /** Null where the owner does not want to be named. */
  readonly ownerName: string | null;
  readonly departmentName: string;
  readonly praise: string;
  readonly exhibitFrom: string;
  readonly exhibitTo: string;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly remarkCount: number;
  readonly reviews: readonly PortfolioScores[];
}

const COVER = sql`jsonb_path_query_first(v.content -> 'rowList', '$.**.picture ? (@.fileId != null)')`;

const faceColumns = sql`n.id, n.portfolio_id as "portfolioId", v.content -> 'background' as background, ${COVER} as cover`;

interface Viewer {
  readonly memberId: string;
  readonly locale: Locale;
}

const columns = ({ memberId, locale }: Viewer): RawBuilder<unknown> => sql`
  ${faceColumns}, n.member_id as "memberId", v.id as "versionId", v.title, coalesce(v.content -> 'head' ->> 'headline', '') as headline,
  case when n.shows_name then ${nameOf('m', locale)} end as "ownerName",
  coalesce(${nameOf('d', locale)}, '') as "departmentName", n.praise, n.exhibit_from as "exhibitFrom",
  n.exhibit_to as "exhibitTo", n.like_count as "likeCount",
  exists (select from portfolio_like mine where mine.nomination_id = n.id and mine.member_id = ${memberId}::uuid)
    as "isLiked",
  (select count(*)::int from portfolio_remark said
    where said.nomination_id = n.id and said.deleted_at is null and said.hidden_at is null) as "remarkCount",
  coalesce((select jsonb_agg(r.scores) from portfolio_review r where r.nomination_id = n.id), '[]') as reviews`;

export interface ExhibitsNarrowed {
  /** The condition that the nomination `n` is exhibited. */
  readonly isIn: RawBuilder<boolean>;
  readonly search: Search | undefined;
  readonly deptCode: string | undefined;
  readonly year: number | undefined;
}

function narrow({ isIn, search, deptCode, year }: ExhibitsNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isIn];
  if (deptCode !== undefined) parts.push(isBelow(sql`d.code`, sql`${deptCode}`));
  if (year !== undefined) parts.push(sql`extract(year from n.exhibit_from) = ${year}`);
  if (search)
    parts.push(sql`(replace(v.title, ' ', '') ilike ${search.pattern}
      or replace(coalesce(v.content -> 'head' ->> 'headline', ''), ' ', '') ilike ${search.pattern}
      or replace(coalesce(d.name_ko, ''), ' ', '') ilike ${search.pattern}
      or (n.shows_name and replace(m.name_ko, ' ', '') ilike ${search.pattern}))`);
  return sql.join(parts, sql` and `);
}

export function selectExhibitPage(
  db: Db,
  asked: Viewer & { readonly narrowed: ExhibitsNarrowed; readonly order: (typeof EXHIBIT_ORDERS)[number] },
  window: PageWindow,
): Promise<PageRows<ExhibitRow>> {
  return selectPage<ExhibitRow>(db, {
    columns: columns(asked),
    from: NOMINATIONS,
    where: narrow(asked.narrowed),
    order:
      asked.order === 'LIKED' ? sql`n.like_count desc, n.exhibit_from desc, n.id` : sql`n.exhibit_from desc, n.id desc`,
    window,
  });
}

export function selectOptionalExhibit(
  db: Db,
  asked: Viewer & { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<ExhibitRow | undefined> {
  return firstOf<ExhibitRow>(db)`
    select ${columns(asked)} from ${NOMINATIONS} where n.id = ${asked.id}::uuid and ${asked.isIn}`;
}

/** Selects the face of a nomination in a scope. */
export function selectOptionalFace(
  db: Db,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<FaceRow | undefined> {
  return firstOf<FaceRow>(db)`
    select ${faceColumns} from ${NOMINATIONS} where n.id = ${id}::uuid and ${isIn}`;
}

/** Selects the years in which exhibitions of today began, the latest first. */
export async function selectYears(db: Db, isIn: RawBuilder<boolean>): Promise<number[]> {
  const rows = await rowsOf<{ year: number }>(db)`
    select distinct extract(year from n.exhibit_from)::int as year
    from portfolio_nomination n join portfolio p on p.id = n.portfolio_id join member m on m.id = n.member_id
    where ${isIn} order by year desc`;
  return rows.map(({ year }) => year);
}

/** Selects whether a version has a nomination that somebody may see. */
export function selectIsNominated(db: Db, versionId: string, isIn: RawBuilder<boolean>): Promise<boolean> {
  return hasRows(db)`
    select n.id from portfolio_nomination n
    join portfolio p on p.id = n.portfolio_id join member m on m.id = n.member_id
    where n.version_id = ${versionId}::uuid and ${isIn} limit 1`;
}

/** Locks an exhibited nomination, and gives its owner. */
export async function lockOptionalExhibit(tx: Tx, id: string, isIn: RawBuilder<boolean>): Promise<string | undefined> {
  const row = await firstOf<{ memberId: string }>(tx)`
    select n.member_id as "memberId" from portfolio_nomination n
    join portfolio p on p.id = n.portfolio_id join member m on m.id = n.member_id
    where n.id = ${id}::uuid and ${isIn} for no key update of n`;
  return row?.memberId;
}

/** Likes or no longer likes; the count goes along, and the same again changes nothing. The nomination is held. */
export async function writeLike(
  tx: Tx,
  like: { readonly id: string; readonly memberId: string; readonly isLiked: boolean; readonly now: Date },
): Promise<void> {
  const changed = like.isLiked
    ? sql`insert into portfolio_like (nomination_id, member_id, liked_at)
        values (${like.id}::uuid, ${like.memberId}::uuid, ${like.now}) on conflict do nothing returning 1`
    : sql`delete from portfolio_like gone
        where gone.nomination_id = ${like.id}::uuid and gone.member_id = ${like.memberId}::uuid returning 1`;
  await sql`
    with changed as (${changed})
    update portfolio_nomination n set like_count = n.like_count + ${like.isLiked ? 1 : -1}
    where n.id = ${like.id}::uuid and exists (select from changed)`.execute(tx);
}

export function selectOptionalLike(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<{ readonly isLiked: boolean; readonly likeCount: number } | undefined> {
  return firstOf<{ isLiked: boolean; likeCount: number }>(db)`
    select n.like_count as "likeCount", exists (select from portfolio_like mine
      where mine.nomination_id = n.id and mine.member_id = ${memberId}::uuid) as "isLiked"
    from portfolio_nomination n where n.id = ${id}::uuid`;
}
