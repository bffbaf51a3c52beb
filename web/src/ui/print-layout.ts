import { copyLetters, findLines } from './print-lines.ts';
import type { PrintBlock } from './print-pages.ts';
import { paginate } from './print-pages.ts';

interface Piece {
  readonly element: Element;
  readonly block: PrintBlock;
  readonly table?: HTMLTableElement;
  /** The letters of the paragraph that stand in this line. */
  readonly letters?: { readonly begins: number; readonly ends: number };
}

/**
 * Copies the content of an element into pages of a height in CSS pixels; tables continue with their heads. Attributes
 * of its children say more: `data-lines` lets a paragraph continue on the next page, with at least two lines on each
 * of the two; `data-together` keeps its lines on one page; `data-keep` keeps it with the next child, as headings are;
 * `data-break` begins a page before it.
 */
export function layOutPages(source: HTMLElement, pageHeight: number): DocumentFragment[] {
  const pieces = [...source.children].flatMap((child, index) => takeApart(child, index + 1));
  return paginate(
    pieces.map(({ block }) => block),
    pageHeight,
  ).map((places) => buildPage(places.flatMap((place) => pieces[place] ?? [])));
}

/** Lists the places of children that are higher than a page and do not continue on the next one. */
export function listTooHigh(source: HTMLElement, pageHeight: number): number[] {
  return [...source.children].flatMap((child, place) => {
    const continues = child instanceof HTMLTableElement || child.hasAttribute('data-lines');
    return !continues && measure(child) > pageHeight ? [place] : [];
  });
}

function takeApart(element: Element, place: number): Piece[] {
  if (element instanceof HTMLTableElement) {
    const rows = [...element.querySelectorAll(':scope > :is(tbody, tfoot) > tr')];
    const headHeight = measureHead(element);
    if (rows.length > 0) {
      return rows.map((row) => ({
        element: row,
        table: element,
        block: { height: measure(row), table: place, headHeight },
      }));
    }
  }
  return element.hasAttribute('data-lines') ? takeLines(element) : [{ element, block: makeBlock(element) }];
}

function makeBlock(element: Element): PrintBlock {
  return {
    height: measure(element),
    keepWithNext: /^H[1-6]$/.test(element.tagName) || element.hasAttribute('data-keep'),
    breaksBefore: element.hasAttribute('data-break'),
  };
}

function takeLines(element: Element): Piece[] {
  const lines = findLines(element, readMargins(element));
  if (lines.length === 1) return [{ element, block: makeBlock(element) }];
  const isTogether = element.hasAttribute('data-together');
  const last = lines.length - 1;
  return lines.map(({ height, ...letters }, index) => ({
    element,
    letters,
    block: {
      height,
      breaksBefore: index === 0 && element.hasAttribute('data-break'),
      keepWithNext:
        index === last ? element.hasAttribute('data-keep') : isTogether || index === 0 || index === last - 1,
    },
  }));
}

function buildPage(pieces: readonly Piece[]): DocumentFragment {
  const page = document.createDocumentFragment();
  let openTable: HTMLTableElement | undefined;
  let body: HTMLElement | undefined;
  for (const { element, table, letters } of joinLines(pieces)) {
    if (table !== openTable) {
      body = table && openTableOn(page, table);
      openTable = table;
    }
    (body ?? page).append(letters ? copyLetters(element, letters.begins, letters.ends) : element.cloneNode(true));
  }
  return page;
}

/** Makes one piece of the lines of a paragraph that stand on a page. */
function joinLines(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (piece.letters && before?.letters && before.element === piece.element) {
      joined[joined.length - 1] = { ...before, letters: { begins: before.letters.begins, ends: piece.letters.ends } };
    } else {
      joined.push(piece);
    }
  }
  return joined;
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

function measure(element: Element): number {
  const { above, below } = readMargins(element);
  return element.getBoundingClientRect().height + above + below;
}

function readMargins(element: Element): { above: number; below: number } {
  const style = getComputedStyle(element);
  return { above: readLength(style.marginTop), below: readLength(style.marginBottom) };
}

function readLength(text: string): number {
  const length = Number.parseFloat(text);
  return Number.isFinite(length) ? length : 0;
}

function listHeadCells(table: HTMLTableElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(':scope > thead > tr:first-child > *')];
}

function measureHead(table: HTMLTableElement): number {
  const head = table.querySelector(':scope > thead');
  return head ? measure(head) : 0;
}
