// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { layOutPages } from './print-layout.ts';
import { copyLetters, findLines } from './print-lines.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const LINE = 20;

function aSource(html: string): HTMLElement {
  const source = document.createElement('div');
  source.innerHTML = html;
  document.body.append(source);
  return source;
}

/** Lays text out as a typewriter does, ten letters a line of twenty pixels, one paragraph after the other at the top. */
function typeEverything(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    return new DOMRect(0, 0, 100, Math.max(1, Math.ceil(this.textContent.length / 10)) * LINE);
  });
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function measure(this: Range) {
    const before = document.createRange();
    const paragraph = this.startContainer.parentElement?.closest('p');
    before.setStart(paragraph ?? document.body, 0);
    before.setEnd(this.startContainer, this.startOffset);
    const letter = before.toString().length;
    const rect = new DOMRect((letter % 10) * 10, Math.floor(letter / 10) * LINE, 10, LINE);
    return [rect] as unknown as DOMRectList; // the code reads the first one only
  });
}

const textsOf = (pages: readonly DocumentFragment[]): string[][] =>
  pages.map((page) => [...page.children].map((child) => child.textContent));

describe('findLines', () => {
  it('finds the lines of a paragraph, through its marks, with its margins', () => {
    typeEverything();
    const source = aSource('<p>가나다라마<b>바사아자차카타</b>파하 끝이에요 여기</p>');
    const [paragraph] = source.children;
    if (!paragraph) throw new Error('no paragraph');
    expect(findLines(paragraph, { above: 4, below: 6 })).toEqual([
      { begins: 0, ends: 10, height: LINE + 4 },
      { begins: 10, ends: 20, height: LINE },
      { begins: 20, ends: 22, height: LINE + 6 },
    ]);
  });
});

describe('copyLetters', () => {
  it('copies some letters with the marks around them, and says that they go on', () => {
    const source = aSource('<p class="a">가나<b>다라<i>마</i></b>바</p>');
    const [paragraph] = source.children;
    if (!paragraph) throw new Error('no paragraph');
    expect(copyLetters(paragraph, 0, 3).outerHTML).toBe('<p class="a">가나<b>다</b></p>');
    expect(copyLetters(paragraph, 3, 6).outerHTML).toBe('<p class="a" data-continued=""><b>라<i>마</i></b>바</p>');
  });
});

describe('layOutPages', () => {
  it('continues a paragraph on the next page, two lines at least on either', () => {
    typeEverything();
    const text = '0123456789'.repeat(5);
    expect(textsOf(layOutPages(aSource(`<p data-lines>${text}</p>`), 4 * LINE))).toEqual([
      [text.slice(0, 30)],
      [text.slice(30)],
    ]);
  });

  it('keeps the lines of a paragraph together where it says so, with the block before that keeps with it', () => {
    typeEverything();
    const html = '<p>앞</p><div data-keep>이름</div><p data-lines data-together>0123456789012345678901234</p>';
    expect(textsOf(layOutPages(aSource(html), 4 * LINE))).toEqual([['앞'], ['이름', '0123456789012345678901234']]);
  });

  it('begins a page before a block that says so', () => {
    typeEverything();
    expect(textsOf(layOutPages(aSource('<p>앞</p><p data-break>뒤</p>'), 4 * LINE))).toEqual([['앞'], ['뒤']]);
  });
});
