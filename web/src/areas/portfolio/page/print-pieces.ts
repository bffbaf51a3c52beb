/** Takes a page apart into pieces that print-layout.ts puts on sheets of paper. */

/** A piece of a page: HTML of its own, and how it stands among the others. */
export interface PrintPiece {
  readonly html: string;
  readonly breaksBefore: boolean;
  readonly keepsNext: boolean;
  /** Its lines may continue on the next page. */
  readonly hasLines: boolean;
}

/** Lists of which each entry may stand on a page of its own. */
const LISTS = '.records, .timeline, .skills, .badges, .gallery';

/** Takes the article apart: its head, and each row in as many pieces as may stand on different pages. */
export function takePieces(html: string, fits: (row: number) => boolean): PrintPiece[] {
  const article = new DOMParser().parseFromString(html, 'text/html').querySelector('article');
  if (!article) return [];
  const head = article.querySelector(':scope > .head');
  const rows = [...article.querySelectorAll(':scope > .rows > .row')];
  return [
    ...(head ? [piece(wrap(article, head))] : []),
    ...rows.flatMap((row, place) => takeRow(article, row, fits(place))),
  ];
}

const piece = (element: Element, more: Partial<PrintPiece> = {}): PrintPiece => ({
  html: element.outerHTML,
  breaksBefore: false,
  keepsNext: false,
  hasLines: false,
  ...more,
});

function takeRow(article: Element, row: Element, fits: boolean): PrintPiece[] {
  const breaksBefore = row.hasAttribute('data-break');
  const isDivided = row.getAttribute('data-layout') !== '1';
  if (isDivided && fits) return [piece(wrap(article, row), { breaksBefore })];
  const blocks = [...row.querySelectorAll('.cell > .block')].flatMap(takeBlock);
  return blocks.map(({ element, keepsNext = false, hasLines = false }, index) =>
    piece(wrap(article, wrapInRow(row, element)), { breaksBefore: breaksBefore && index === 0, keepsNext, hasLines }),
  );
}

interface Part {
  readonly element: Element;
  readonly keepsNext?: boolean;
  readonly hasLines?: boolean;
}

function takeBlock(block: Element): Part[] {
  if (block.classList.contains('b-heading')) return [{ element: block, keepsNext: true }];
  const [inside] = block.children;
  if (!inside) return [];
  if (inside.matches('.text'))
    return [...inside.children].map((child) => ({
      element: within(block, within(inside, child)),
      keepsNext: /^H\d$/.test(child.tagName),
      hasLines: child.tagName === 'P' && child.querySelector('br') === null,
    }));
  if (inside.matches(LISTS)) return takeEntries(block, inside);
  return [{ element: block }];
}

function takeEntries(block: Element, list: Element): Part[] {
  // Badges and pictures stand side by side: a few of them make a line.
  const together = list.matches('.badges') ? 4 : list.matches('.gallery') ? 3 : list.matches('.skills') ? 2 : 1;
  const entries = [...list.children];
  const lines = Array.from({ length: Math.ceil(entries.length / together) }, (_, line) =>
    entries.slice(line * together, (line + 1) * together),
  );
  return lines.map((line) => ({ element: within(block, within(list, ...line)) }));
}

/** Copies an element without what is in it, and puts these in. */
function within(element: Element, ...inside: readonly Element[]): Element {
  const copy = element.cloneNode(false) as Element; // the copy of an element is one
  copy.removeAttribute('id');
  copy.append(...inside.map((one) => one.cloneNode(true)));
  return copy;
}

function wrapInRow(row: Element, element: Element): Element {
  const cell = document.createElement('div');
  cell.className = 'cell w12';
  cell.append(element.cloneNode(true));
  const cells = document.createElement('div');
  cells.className = 'cells';
  cells.append(cell);
  return within(row, cells);
}

function wrap(article: Element, inside: Element): Element {
  const copy = within(article, inside);
  copy.classList.add('pt-paper');
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id');
  // The screen has its own first heading, and sheets are copies.
  for (const heading of copy.querySelectorAll('h1')) {
    const line = document.createElement('p');
    line.className = 'h1';
    line.append(...heading.childNodes);
    heading.replaceWith(line);
  }
  for (const picture of copy.querySelectorAll('img')) picture.setAttribute('loading', 'eager');
  return copy;
}
