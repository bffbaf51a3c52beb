// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { splitPieces, takePieces } from './print-pieces.ts';

const row = (layout: string, cells: readonly string[], more = ''): string =>
  `<section class="row" data-layout="${layout}"${more}><div class="cells">${cells.map((inside) => `<div class="cell">${inside}</div>`).join('')}</div></section>`;
const block = (kind: string, inside: string): string => `<div class="block b-${kind}" id="b-1">${inside}</div>`;
const page = (...rows: string[]): string =>
  `<article class="pt" lang="ko"><header class="head"><h1>김하늘</h1></header><div class="rows">${rows.join('')}</div></article>`;
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

describe('F8 pieces of a page that prints', () => {
  it('are its head, and the blocks of a row one below the other', () => {
    const pieces = takePieces(
      page(
        row('1', [
          block('heading', '<h2>일</h2>') + block('text', '<div class="text"><p>가</p><ul><li>나</li></ul></div>'),
        ]),
      ),
      () => true,
    );
    expect(pieces.map(({ html }) => text(html))).toEqual(['김하늘', '일', '가', '나']);
    expect(pieces.map(({ keepsNext }) => keepsNext)).toEqual([false, true, false, false]);
    expect(pieces.map(({ hasLines }) => hasLines)).toEqual([false, false, true, false]);
    expect(pieces.every(({ html }) => html.startsWith('<article class="pt pt-paper"'))).toBe(true);
  });

  it('keep cells beside each other where a row fits on a sheet, and stand below each other where it does not', () => {
    const divided = page(row('2A', [block('quote', '<p>왼쪽</p>'), block('quote', '<p>오른쪽</p>')]));
    expect(takePieces(divided, () => true).map(({ html }) => text(html))).toEqual(['김하늘', '왼쪽오른쪽']);
    expect(takePieces(divided, () => false).map(({ html }) => text(html))).toEqual(['김하늘', '왼쪽', '오른쪽']);
  });

  it('break lists between their entries, and begin a page where the student wants one', () => {
    const records = `<ul class="records">${['가', '나', '다'].map((one) => `<li>${one}</li>`).join('')}</ul>`;
    const pieces = takePieces(page(row('1', [block('record', records)], ' data-break="true"')), () => true);
    expect(pieces.map(({ html }) => text(html))).toEqual(['김하늘', '가', '나', '다']);
    expect(pieces.map(({ breaksBefore }) => breaksBefore)).toEqual([false, true, false, false]);
  });

  it('have no first heading and no id, which would stand twice on the screen', () => {
    const pieces = takePieces(page(row('1', [block('quote', '<p>글</p>')])), () => true);
    expect(pieces.map(({ html }) => html).join('')).not.toMatch(/<h1|\sid=/);
  });
});

describe('F8 a piece that is higher than a sheet', () => {
  const split = (cells: readonly string[]) => {
    const pieces = takePieces(page(row(cells.length > 1 ? '2A' : '1', cells, ' data-break="true"')), () => true);
    return splitPieces(pieces, new Set([1]));
  };

  it('comes in the cells of its row, and these in their blocks, as wide as the sheet', () => {
    const cells = split([block('quote', '<p>가</p>') + block('quote', '<p>나</p>'), block('quote', '<p>다</p>')]);
    expect(cells.map(({ html }) => text(html))).toEqual(['김하늘', '가나', '다']);
    expect(cells.map(({ breaksBefore }) => breaksBefore)).toEqual([false, true, false]);
    expect(cells.slice(1).every(({ html }) => html.includes('class="cell w12"'))).toBe(true);
    expect(splitPieces(cells, new Set([1])).map(({ html }) => text(html))).toEqual(['김하늘', '가', '나', '다']);
  });

  it('comes in the parts of its block, whatever they are, and keeps headings with what follows', () => {
    const resume =
      '<div class="resume"><section><h3>학력</h3><ul><li>가</li></ul></section><section>나</section></div>';
    const sections = split([block('resume', resume)]);
    expect(sections.map(({ html }) => text(html))).toEqual(['김하늘', '학력가', '나']);
    const parts = splitPieces(sections, new Set([1]));
    expect(parts.map(({ html }) => text(html))).toEqual(['김하늘', '학력', '가', '나']);
    expect(parts.map(({ keepsNext }) => keepsNext)).toEqual([false, true, false, false]);
    expect(parts.every(({ html }) => html.startsWith('<article class="pt pt-paper"'))).toBe(true);
  });

  it('goes on line by line where it is one text, and part by part where that has breaks', () => {
    const lines = split([block('quote', '<p>긴 글\n  하나</p>')]);
    expect(lines.map(({ hasLines }) => hasLines)).toEqual([false, true]);
    expect(text(lines[1]?.html ?? '')).toBe('긴 글 하나');
    expect(split([block('quote', '<p>가<br>나 <b>다</b></p>')]).map(({ html }) => text(html))).toEqual([
      '김하늘',
      '가',
      '나 다',
    ]);
  });
});
