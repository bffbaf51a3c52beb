/**
 * What a list brings to be taken away as an Excel file, whether short or long: the same rights, rows and columns for both.
 */
import type { SheetColumn } from '../../platform/excel/workbook.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Person } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { PageWindow } from '../../platform/list/paging.ts';

/** A list under the rights of somebody, at a moment. */
export interface OpenList<Row = unknown> {
  /** Whoever holds E on it may take the list away. */
  readonly menuId: string;
  /** Says what of the list the person may see: another text for another sight, whatever the rows are. */
  readonly sight: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** In an order that places every row: a long list is read window by window from one state of the database. */
  readonly readRows: (db: Db, window: PageWindow) => Promise<readonly Row[]>;
  /** The member whose data a row is; undefined where it names nobody. */
  readonly subjectOf: (row: Row) => string | undefined;
  /** What of them leaves, by the names of the columns. */
  readonly fields: readonly string[];
  readonly audit: { readonly action: string; readonly entity: string; readonly entityId: string };
}

export interface ListSource<Asked> {
  /** `noun.verb`; kept in rows, never renamed. */
  readonly name: string;
  /** Reads nothing of the list yet. `asked` is JSON and comes back as it was. @throws Failure where it may not, or holds nothing */
  readonly open: (ctx: CallContext<Person>, asked: Asked) => Promise<OpenList>;
}

/** Whatever it is asked. */
export type AnyListSource = ListSource<never>;

/** Ties the type of the rows and of what was asked together, and forgets it. */
export function defineSource<Asked, Row>(source: {
  readonly name: string;
  readonly open: (ctx: CallContext<Person>, asked: Asked) => Promise<OpenList<Row>>;
}): ListSource<Asked> {
  return source as unknown as ListSource<Asked>; // rows come from readRows alone, and go to its own columns
}

/** Asked whenever the list is read or its file is handed out. @throws Failure `forbidden`, or the list's own */
export async function openList<Asked>(
  ctx: CallContext<Person>,
  source: ListSource<Asked>,
  asked: Asked,
): Promise<OpenList> {
  const list = await source.open(ctx, asked);
  if (!ctx.actor.rights.may(list.menuId, 'E')) fail('forbidden');
  return list;
}

/** The list of an export that was asked for earlier. @throws Failure as `openList`, `notFound` where there is no such list any more */
export async function openListAgain(
  ctx: CallContext<Person>,
  sources: readonly AnyListSource[],
  earlier: { readonly source: string; readonly asked: unknown },
): Promise<OpenList> {
  const source = sources.find(({ name }) => name === earlier.source) ?? fail('notFound');
  return openList(ctx, source, earlier.asked as never); // it was this very source's
}
