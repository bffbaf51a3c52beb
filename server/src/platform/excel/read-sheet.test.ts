import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import excel from '@protobi/exceljs';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { zipOf } from '../../../test/roster-bundle.ts';
import { readTables } from './read-sheet.ts';

const MOST = 4_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-sheet-'));

async function readAll(name: string, bytes: Buffer | string, mostSheets = 1) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const extension = name.endsWith('xlsx') ? 'xlsx' : 'csv';
  return readTables({ path: file, extension, mostRows: MOST, mostSheets }, 'somebody');
}
const read = async (name: string, bytes: Buffer | string) => (await readAll(name, bytes))[0]?.rows;

const BOOK = '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

/** Writes a workbook with this sheet by hand. */
const bookOf = (sheet: string, more: readonly (readonly [string, string])[] = []): Buffer =>
  zipOf([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', BOOK],
    ['xl/_rels/workbook.xml.rels', RELATIONS],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`],
    ...more,
  ]);
const row = (text: string): string => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

/** Counts the turns of the event loop in the meantime. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined); // told to the test by the promise itself
  while (!isOver) {
    await new Promise(setImmediate);
    turns += 1;
  }
  return turns;
}

describe('what a workbook holds', () => {
  it('is read as the person sees it: texts, numbers, days, results, rows with nothing left out', async () => {
    const book = new excel.Workbook();
    const sheet = book.addWorksheet('배정');
    sheet.addRow(['학번', '지도교수 번호', '시작일', '사유']);
    sheet.addRow([
      20260001,
      'prof',
      new Date('2026-11-20T00:00:00Z'),
      { richText: [{ text: '연' }, { text: '구년' }] },
    ]);
    sheet.addRow([]);
    sheet.addRow(['00120260', { formula: 'B2', result: 'prof' }, '2026. 3. 2.', '김나루'.normalize('NFD')]);
    sheet.getCell('F6').value = { text: ' 링크 ', hyperlink: 'https://naru.example' };
    book.addWorksheet('둘째').addRow(['다른 것']);
    expect(await read('a.xlsx', Buffer.from(await book.xlsx.writeBuffer()))).toEqual([
      { line: 1, cells: ['학번', '지도교수 번호', '시작일', '사유'] },
      { line: 2, cells: ['20260001', 'prof', '2026-11-20', '연구년'] },
      { line: 4, cells: ['00120260', 'prof', '2026. 3. 2.', '김나루'] },
      { line: 6, cells: ['', '', '', '', '', '링크'] },
    ]);
  });

  it('is read sheet by sheet where several are asked for, in their order and with their names', async () => {
    const book = new excel.Workbook();
    for (const name of ['문항', '척도', '나머지']) book.addWorksheet(name).addRow(['코드', name]);
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    expect(await readAll('sheets.xlsx', bytes, 2)).toEqual([
      { name: '문항', rows: [{ line: 1, cells: ['코드', '문항'] }] },
      { name: '척도', rows: [{ line: 1, cells: ['코드', '척도'] }] },
    ]);
    expect(await readAll('sheets.xlsx', bytes, 9)).toHaveLength(3);
    expect(await readAll('one.csv', '코드,값\n')).toEqual([{ name: '', rows: [{ line: 1, cells: ['코드', '값'] }] }]);
  });

  it('is read without what other programs add: prefixes, places, how a text is pronounced', async () => {
    const shared = '<x:sst xmlns:x="y"><x:si><x:t>東京_x0041_</x:t><x:rPh><x:t>トウキョウ</x:t></x:rPh></x:si></x:sst>';
    const sheet = '<x:row xmlns:x="y"><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>2.0260001E7</x:v></x:c></x:row>';
    const book = bookOf(sheet, [['xl/sharedStrings.xml', shared]]);
    expect(await read('b.xlsx', book)).toEqual([{ line: 1, cells: ['東京A', '20260001'] }]);
  });
});

describe('a CSV file', () => {
  it('is read in both encodings with the lines that a program counts', async () => {
    const rows = [
      { line: 1, cells: ['학번', '사유'] },
      { line: 3, cells: ['1', '퇴직'] },
    ];
    expect(await read('a.csv', '\uFEFF학번,사유\r\n,\r\n1, 퇴직 \r\n')).toEqual(rows);
    expect(await read('b.csv', iconv.encode('학번,사유\r\n\r\n1,퇴직', 'cp949'))).toEqual(rows);
  });

  it('stops at its limit of rows, and is refused with broken quotes', async () => {
    await expect(read('c.csv', '1,2\n'.repeat(500_000))).rejects.toMatchObject({ problem: 'tooManyRows' });
    await expect(read('d.csv', '1,"2\n')).rejects.toMatchObject({ problem: 'broken' });
  });
});

describe('a file that was made to hold the portal up', () => {
  it('is read up to its limit of rows while the event loop goes on', async () => {
    const work = read('rows.xlsx', bookOf(row('1').repeat(300_000)));
    const turns = await countTurns(work);
    await expect(work).rejects.toMatchObject({ problem: 'tooManyRows' });
    expect(turns).toBeGreaterThan(1_000);
  });

  it.each([
    ['rows without anything in them', bookOf('<row/>'.repeat(12_000_000))],
    ['one endless text', bookOf(row('가'.repeat(30_000_000)))],
    [
      'one long text in thousands of cells',
      bookOf('<row><c t="s"><v>0</v></c></row>'.repeat(3_000), [
        ['xl/sharedStrings.xml', `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`],
      ]),
    ],
    [
      'texts that nobody asked for',
      bookOf('<row><c t="s"><v>5000000</v></c></row>', [
        ['xl/sharedStrings.xml', `<sst>${'<si><t>x</t></si>'.repeat(4_500_000)}</sst>`],
      ]),
    ],
  ])('is refused for what comes out of it: %s', async (_name, book) => {
    await expect(read('dense.xlsx', book)).rejects.toMatchObject({ problem: 'tooLarge' });
  });

  it('is refused where it says less of itself than comes out', async () => {
    const book = bookOf(row('1').repeat(100_000));
    const said = Buffer.alloc(4);
    said.writeUInt32LE(`<worksheet><sheetData>${row('1').repeat(100_000)}</sheetData></worksheet>`.length);
    for (let at = book.indexOf(said); at >= 0; at = book.indexOf(said, at + 1)) book.writeUInt32LE(1_000, at);
    await expect(read('lie.xlsx', book)).rejects.toMatchObject({ problem: 'broken' });
  });

  it.each([
    ['no zip', Buffer.from('PK\u0003\u0004 nothing')],
    ['no sheet', zipOf([['xl/workbook.xml', BOOK]])],
    ['no XML', bookOf('<row><c>')],
    ['a part of one', bookOf(row('1')).subarray(0, 300)],
  ])('is refused where it is no workbook: %s', async (_name, book) => {
    await expect(read('none.xlsx', book)).rejects.toMatchObject({ problem: 'broken' });
  });
});
