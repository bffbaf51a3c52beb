/** A list that can be exported to Excel, whether short or long: the same rights, rows and columns for both. */
import type { SheetColumn } from '../../platform/excel/workbook.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Person } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { PageWindow } from '../../platform/list/paging.ts';

/** A list under the rights of somebody, at a moment. */
export interface OpenList<Row = unknown> {
  /** The list's menu; people with E on it may export the list. */
  readonly menuId: string;
  /** A text for the scope of the list that the person sees: another scope has another text, whatever the rows are. */
  readonly visibleScope: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** In an order that places every row: a long list is read window by window from one state of the database. */
  readonly readRows: (db: Db, window: PageWindow) => Promise<readonly Row[]>;
  /** The member whose data a row is; undefined where it names nobody. */
  readonly subjectOf: (row: Row) => string | undefined;
  /** The exported data, by the names of the columns. */
  readonly fields: readonly string[];
  readonly audit: { readonly action: string; readonly entity: string; readonly entityId: string };
}

export interface ListSource<Asked> {
  /** `noun.verb`; kept in rows, never renamed. */
  readonly name: string;
  /**
   * Opens the list without reading it. `asked` is JSON and comes back as it was. @throws Failure if refused or empty
   */
  readonly open: (ctx: CallContext<Person>, asked: Asked) => Promise<OpenList>;
}

/** A source of any question. */
export type AnyListSource = ListSource<never>;

/** Ties the types of rows and question together, and forgets them. */
export function defineSource<Asked, Row>(source: {
  readonly name: string;
  readonly open: (ctx: CallContext<Person>, asked: Asked) => Promise<OpenList<Row>>;
}): ListSource<Asked> {
  return source as unknown as ListSource<Asked>; // rows come from readRows alone, and go to its own columns
}

/** Opens a list, whenever it is read or its file is sent. @throws Failure `forbidden`, or the list's own */
export async function openList<Asked>(
  ctx: CallContext<Person>,
  source: ListSource<Asked>,
  asked: Asked,
): Promise<OpenList> {
  const list = await source.open(ctx, asked);
  if (!ctx.actor.rights.may(list.menuId, 'E')) fail('forbidden');
  return list;
}

/**
 * Opens the list of an earlier export. @throws Failure as `openList`, `notFound` where there is no such list any more
 */
export async function openListAgain(
  ctx: CallContext<Person>,
  sources: readonly AnyListSource[],
  earlier: { readonly source: string; readonly asked: unknown },
): Promise<OpenList> {
  const source = sources.find(({ name }) => name === earlier.source) ?? fail('notFound');
  return openList(ctx, source, earlier.asked as never); // it was this very source's
}
