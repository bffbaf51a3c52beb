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
  for (const cells of article.querySelectorAll('.cells')) putBeside(cells);
  const head = article.querySelector(':scope > .head');
  const rows = [...article.querySelectorAll(':scope > .rows > .row')];
  return [
    ...(head ? [piece(wrap(article, head))] : []),
    ...rows.flatMap((row, place) => takeRow(article, row, fits(place))),
  ];
}

/** Paper shows cells beside each other, and a PDF is read in the order in which it is painted. */
function putBeside(cells: Element): void {
  const placeOf = (cell: Element): number => Number(/\bo(\d)\b/.exec(cell.className)?.[1] ?? 0);
  cells.append(...[...cells.children].toSorted((one, other) => placeOf(one) - placeOf(other)));
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

/** Takes these pieces apart where their parts stand one below the other, or lets their lines go on on the next sheet. */
export function splitPieces(pieces: readonly PrintPiece[], tooHigh: ReadonlySet<number>): PrintPiece[] {
  return pieces.flatMap((one, place) => (tooHigh.has(place) ? splitPiece(one) : [one]));
}

function splitPiece(whole: PrintPiece): PrintPiece[] {
  const root = new DOMParser().parseFromString(whole.html, 'text/html').body.firstElementChild;
  if (!root) return [whole];
  const shells = listShells(root);
  const inmost = shells.at(-1) ?? root;
  if (hasOwnText(inmost) || inmost.children.length === 0) return splitText(whole, shells);
  const parts = listParts(inmost);
  return parts.map((part, index) => ({
    html: wrapIn(shells, part).outerHTML,
    breaksBefore: whole.breaksBefore && index === 0,
    keepsNext: index === parts.length - 1 ? whole.keepsNext : /^H\d$/.test(part.tagName),
    hasLines: false,
  }));
}

/** Lists an element and those within it that have nothing beside them, from the outside. */
function listShells(root: Element): Element[] {
  const [only, ...others] = root.children;
  return only && others.length === 0 && !hasOwnText(root) ? [root, ...listShells(only)] : [root];
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Cells of a row stand below each other then, as wide as the sheet. */
function listParts(inmost: Element): Element[] {
  const children = [...inmost.children];
  if (!inmost.matches('.cells')) return children;
  return children.map((cell) => {
    const wide = cell.cloneNode(true) as Element; // the copy of an element is one
    wide.className = 'cell w12';
    return wide;
  });
}

/** Puts an element into copies of these, of which the last is the inmost. */
const wrapIn = (shells: readonly Element[], inside: Element): Element =>
  shells.toReversed().reduce((copy, shell) => within(shell, copy), inside);

/** Breaks a text at its own line breaks; one without them goes on, line by line, on the next sheet. */
function splitText(whole: PrintPiece, shells: readonly Element[]): PrintPiece[] {
  const inmost = shells.at(-1);
  if (!inmost?.querySelector(':scope > br')) return [{ ...whole, html: joinBlanks(whole.html), hasLines: true }];
  const runs: Node[][] = [[]];
  for (const node of inmost.childNodes) {
    if (node.nodeName === 'BR') runs.push([]);
    else runs.at(-1)?.push(node);
  }
  return runs.map((run, index) => {
    const copy = inmost.cloneNode(false) as Element; // the copy of an element is one
    copy.append(...run.map((node) => node.cloneNode(true)));
    const html = wrapIn(shells.slice(0, -1), copy).outerHTML;
    return { html, breaksBefore: whole.breaksBefore && index === 0, keepsNext: false, hasLines: false };
  });
}

/** Lines that go on keep their blanks: those of the markup are none of the text. */
const joinBlanks = (html: string): string => html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ');
