/** A line of a paragraph: where its letters begin and end in the paragraph's text, and its height in CSS pixels. */
export interface PrintLine {
  readonly begins: number;
  readonly ends: number;
  readonly height: number;
}

/** Half of what separates two lines of text, in CSS pixels; letters of one line differ by less. */
const NEAR = 2;

/**
 * Finds the lines of a paragraph as the browser broke it, with its margins in the first and the last. Its text has no
 * line breaks of its own. One line where nothing is laid out.
 */
export function findLines(
  paragraph: Element,
  margins: { readonly above: number; readonly below: number },
): PrintLine[] {
  const texts = listTexts(paragraph);
  const length = texts.reduce((sum, text) => sum + text.data.length, 0);
  const box = paragraph.getBoundingClientRect();
  const begins = [0];
  const tops = [box.top - margins.above];
  let bottom = measureLetter(texts, 0)?.bottom;
  while (bottom !== undefined) {
    const next = findBelow(texts, { from: begins.at(-1) ?? 0, length, bottom });
    if (next === undefined) break;
    begins.push(next.index);
    tops.push(next.rect.top - leading(paragraph, next.rect));
    bottom = next.rect.bottom;
  }
  return begins.map((begin, index) => ({
    begins: begin,
    ends: begins[index + 1] ?? length,
    height: (tops[index + 1] ?? box.bottom + margins.below) - (tops[index] ?? 0),
  }));
}

/** Copies a paragraph with some of its letters; what is left empty within it goes. `data-continued`: not its first. */
export function copyLetters(paragraph: Element, begins: number, ends: number): Element {
  // The copy of an element is an element.
  const copy = paragraph.cloneNode(true) as Element;
  copy.toggleAttribute('data-continued', begins > 0);
  let place = 0;
  for (const text of listTexts(copy)) {
    const { data } = text;
    text.data = data.slice(Math.max(0, begins - place), Math.max(0, ends - place));
    place += data.length;
    removeEmpty(text, copy);
  }
  return copy;
}

function removeEmpty(text: Text, within: Element): void {
  if (text.data !== '') return;
  let node: Node = text;
  while (node.parentNode && node.parentNode !== within && node.parentNode.childNodes.length === 1)
    node = node.parentNode;
  node.parentNode?.removeChild(node);
}

function listTexts(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}

/** The empty space above the letters of a line. */
function leading(paragraph: Element, rect: DOMRect): number {
  const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
  return Number.isFinite(lineHeight) ? Math.max(0, (lineHeight - rect.height) / 2) : 0;
}

/** Finds the first letter that stands below a line, by halving: letters never stand higher than those before. */
function findBelow(texts: readonly Text[], { from, length, bottom }: { from: number; length: number; bottom: number }) {
  let low = from;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = measureLetter(texts, middle);
    if (rect !== undefined && rect.top > bottom - NEAR) high = middle;
    else low = middle + 1;
  }
  const rect = low < length ? measureLetter(texts, low) : undefined;
  return rect && { index: low, rect };
}

function measureLetter(texts: readonly Text[], index: number): DOMRect | undefined {
  let place = index;
  for (const text of texts) {
    if (place < text.data.length) {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getClientRects()[0];
    }
    place -= text.data.length;
  }
  return undefined;
}
