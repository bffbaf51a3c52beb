import type { PrintBlock } from './print-pages.ts';
import { paginate } from './print-pages.ts';

interface Piece {
  readonly element: Element;
  readonly table: HTMLTableElement | undefined;
}

/** Copies the content of an element into pages of a height in CSS pixels; tables continue with their heads. */
export function layOutPages(source: HTMLElement, pageHeight: number): DocumentFragment[] {
  const pieces = [...source.children].flatMap((child) => takeApart(child));
  const tables = [...new Set(pieces.map((piece) => piece.table))];
  const blocks = pieces.map<PrintBlock>(({ element, table }) => ({
    height: measureWithMargins(element),
    table: table && tables.indexOf(table) + 1,
    headHeight: measureHead(table),
    keepWithNext: /^H[1-6]$/.test(element.tagName),
  }));
  return paginate(blocks, pageHeight).map((places) => buildPage(places.flatMap((place) => pieces[place] ?? [])));
}

function takeApart(element: Element): Piece[] {
  const table = element instanceof HTMLTableElement ? element : undefined;
  const rows = [...(table?.querySelectorAll(':scope > :is(tbody, tfoot) > tr') ?? [])];
  return rows.length > 0 ? rows.map((row) => ({ element: row, table })) : [{ element, table: undefined }];
}

function buildPage(pieces: readonly Piece[]): DocumentFragment {
  const page = document.createDocumentFragment();
  let openTable: HTMLTableElement | undefined;
  let body: HTMLElement | undefined;
  for (const { element, table } of pieces) {
    if (table !== openTable) {
      body = table && openTableOn(page, table);
      openTable = table;
    }
    (body ?? page).append(element.cloneNode(true));
  }
  return page;
}

/** Copies a table with its caption, columns and head but no rows. */
function openTableOn(page: DocumentFragment, table: HTMLTableElement): HTMLElement {
  // The copy of a table is a table.
  const copy = table.cloneNode(false) as HTMLTableElement;
  for (const part of table.querySelectorAll(':scope > caption, :scope > colgroup, :scope > thead')) {
    copy.append(part.cloneNode(true));
  }
  // Takes the widths of the whole table, or each page would have columns of its own.
  const widths = listHeadCells(table).map((cell) => cell.getBoundingClientRect().width);
  listHeadCells(copy).forEach((cell, index) => {
    cell.style.width = `${widths[index] ?? 0}px`;
  });
  if (widths.length > 0) copy.style.tableLayout = 'fixed';
  const body = document.createElement('tbody');
  copy.append(body);
  page.append(copy);
  return body;
}

function measureWithMargins(element: Element): number {
  const style = getComputedStyle(element);
  const margins = Number.parseFloat(style.marginTop) + Number.parseFloat(style.marginBottom);
  return element.getBoundingClientRect().height + (Number.isFinite(margins) ? margins : 0);
}

function listHeadCells(table: HTMLTableElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(':scope > thead > tr:first-child > *')];
}

function measureHead(table: HTMLTableElement | undefined): number {
  const head = table?.querySelector(':scope > thead');
  return head ? measureWithMargins(head) : 0;
}
