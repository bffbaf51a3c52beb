/**
 * Turns a text that another program copied into the parts that a text may have: rows of tables become lines, headings
 * stay headings, and styles become marks. It runs before anything reads the HTML, whose styles the policy of the page
 * would refuse.
 */

const CELLS = ' | ';
const STYLED = /\sstyle\s*=/gi;
/** Whole parts that are no text: styles, notes of Word, what is linked. */
const NO_TEXT =
  /<(style|script|xml|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<\/?(?:meta|link|o:p)\b[^>]*>/gi;

export interface Pasted {
  readonly html: string;
  /** Pictures that did not come along: they are not in what was copied, or lie on another page. */
  readonly droppedPictures: number;
}

export function tidyPasted(html: string): Pasted {
  const plain = html
    .replaceAll(NO_TEXT, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(STYLED, ' data-style='));
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  const pictures = [...body.querySelectorAll('img:not([data-file])')];
  for (const picture of pictures) picture.remove();
  markStyled(body);
  shiftHeadings(body);
  // Tables in tables first: their lines are then words of a cell.
  for (const table of [...body.querySelectorAll('table')].toReversed()) table.replaceWith(...linesOf(table));
  return { html: body.innerHTML, droppedPictures: pictures.length };
}

/** Bold and the like as programs write them: in styles. */
function markStyled(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[data-style]')) {
    const style = element.dataset['style'] ?? '';
    if (/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) wrapInside(element, 'strong');
    if (/font-style\s*:\s*italic/i.test(style)) wrapInside(element, 'em');
    if (/text-decoration[^;]*underline/i.test(style)) wrapInside(element, 'u');
  }
}

function wrapInside(element: HTMLElement, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** A text has headings of three levels below the page's own: the highest that was copied is the first of them. */
function shiftHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  for (const heading of headings) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + shift);
    const next = heading.ownerDocument.createElement(`h${level}`);
    next.append(...heading.childNodes);
    heading.replaceWith(next);
  }
}

function linesOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].flatMap((row) => {
    for (const part of row.querySelectorAll('p, div, li, br')) part.after(' ');
    const cells = [...row.cells].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    if (cells.every((cell) => cell === '')) return [];
    const line = table.ownerDocument.createElement('p');
    line.textContent = cells.join(CELLS);
    return [line];
  });
}
