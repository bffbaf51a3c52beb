/** Facts of an Excel file about its sheets: their names and files, and which styles of cells are dates. */
import type { Readable } from 'node:stream';

import { SheetRefusedError } from './sheet.ts';
import { readXml } from './xml.ts';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';

/** The stream of a file in the archive; undefined where there is none of this name. */
export type OpenPart = (name: string) => Promise<Readable | undefined>;

export interface Styles {
  /** By the number that a cell names. */
  readonly areDates: readonly boolean[];
  /** Old books of a Mac count days from 1904. */
  readonly isFrom1904: boolean;
}

export interface FoundSheet {
  readonly name: string;
  readonly file: string;
}

/** Finds the first sheets, in their order. @throws SheetRefusedError where there is none */
export async function findSheets(open: OpenPart, most: number): Promise<readonly FoundSheet[]> {
  const [book, relations] = [await open(BOOK), await open(RELATIONS)];
  if (!book || !relations) throw new SheetRefusedError('broken');
  const sheets: { readonly name: string; readonly id: string | undefined }[] = [];
  await readXml(book, {
    open: (name, attributes) => {
      if (name !== 'sheet' || sheets.length === most) return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      sheets.push({ name: attributes['name'] ?? '', id });
    },
  });
  const targets = new Map<string, string>();
  await readXml(relations, {
    open: (name, { Id: id, Target: target }) => {
      if (name === 'Relationship' && id !== undefined && target !== undefined) targets.set(id, target);
    },
  });
  const found = sheets.flatMap(({ name, id }) => {
    const target = id === undefined ? undefined : targets.get(id);
    if (target === undefined) return [];
    return [{ name, file: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
  if (found.length === 0 || found.length < sheets.length) throw new SheetRefusedError('broken');
  return found;
}

export async function readStyles(open: OpenPart): Promise<Styles> {
  return { areDates: await readDateStyles(open), isFrom1904: await isFrom1904(open) };
}

async function isFrom1904(open: OpenPart): Promise<boolean> {
  const book = await open(BOOK);
  let found = false;
  if (!book) return found;
  await readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') found = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
    },
  });
  return found;
}

async function readDateStyles(open: OpenPart): Promise<boolean[]> {
  const source = await open(STYLES);
  const own = new Map<number, string>();
  const found: boolean[] = [];
  let isCellStyle = false;
  if (!source) return found;
  await readXml(source, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name !== 'xf' || !isCellStyle) return;
      const number = Number(attributes['numFmtId'] ?? 0);
      const format = own.get(number);
      found.push(format === undefined ? isBuiltInDate(number) : isDateFormat(format));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return found;
}

/** Returns whether a number is a date (ECMA-376 part 1, 18.8.30); 27 to 36 and 50 to 58 are East Asian ones. */
function isBuiltInDate(number: number): boolean {
  const ranges = [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ] as const;
  return ranges.some(([from, to]) => number >= from && number <= to);
}

/** Returns whether a format is a date; quoted words, colours and conditions do not count. */
function isDateFormat(format: string): boolean {
  return /[ymdhs]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/^general$/i, ''));
}
