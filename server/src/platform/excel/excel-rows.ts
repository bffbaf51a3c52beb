/**
 * Sheets of an Excel file: the sheets first, each up to its limit of rows, then of the shared texts only those that they
 * use.
 */
import type { Readable } from 'node:stream';

import { ArchiveLimitError, openArchive, type Archive } from '../files/archive.ts';
import { findSheets, readStyles, type OpenPart, type Styles } from './excel-book.ts';
import { listRows, MOST_COLUMNS } from './row-list.ts';
import { SheetRefusedError, type AskedSheet, type SheetTable } from './sheet.ts';
import { readXml } from './xml.ts';

/** A table of 4,000 people has a megabyte or two. */
const LIMITS = { mostEntries: 1_000, mostBytes: 64 * 1024 * 1024 };
const SHARED_TEXTS = 'xl/sharedStrings.xml';
const DAY_MS = 86_400_000;
/** Excel counts days from here, or from 1904. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);

/** A text, or which of the shared ones. */
type Cell = string | number;
interface GivenRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** @throws SheetRefusedError */
export async function readExcel({ path, ...limits }: AskedSheet): Promise<readonly SheetTable[]> {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(path, LIMITS);
    return await readBook(openParts(archive), limits);
  } catch (error) {
    if (error instanceof SheetRefusedError) throw error;
    throw new SheetRefusedError(error instanceof ArchiveLimitError ? 'tooLarge' : 'broken', { cause: error });
  } finally {
    archive?.close();
  }
}

function openParts({ entries, open }: Archive): OpenPart {
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  return async (name) => {
    const entry = byName.get(name);
    return entry && open(entry);
  };
}

type Limits = Pick<AskedSheet, 'mostRows' | 'mostSheets'>;

async function readBook(open: OpenPart, { mostRows, mostSheets }: Limits): Promise<readonly SheetTable[]> {
  const styles = await readStyles(open);
  const given: { readonly name: string; readonly rows: readonly GivenRow[] }[] = [];
  for (const { name, file } of await findSheets(open, mostSheets)) {
    const sheet = await open(file);
    if (!sheet) throw new SheetRefusedError('broken');
    given.push({ name, rows: await readRows(sheet, styles, mostRows) });
  }
  const cellsOf = given.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  const asked = new Set(cellsOf.filter((cell) => typeof cell === 'number'));
  const texts = asked.size === 0 ? undefined : await readSharedTexts(await open(SHARED_TEXTS), asked);
  const budget = { characters: 0 };
  return given.map(({ name, rows }) => {
    const list = listRows(mostRows, budget);
    for (const { line, cells } of rows)
      list.add(
        line,
        Array.from(cells, (cell) => (typeof cell === 'number' ? (texts?.get(cell) ?? '') : (cell ?? ''))), // it may have gaps
      );
    return { name: name.normalize('NFC').trim(), rows: list.rows };
  });
}

async function readRows(source: Readable, styles: Styles, mostRows: number): Promise<GivenRow[]> {
  const rows: GivenRow[] = [];
  let line = 0;
  let cells: Cell[] = [];
  let column = 0;
  let cell = { type: '', style: 0, text: '' };
  const reading = textReading();
  const isDone = (): boolean => rows.length > mostRows;
  const keep = (): void => {
    const value = toCell(cell, styles);
    if (value !== '' && column <= MOST_COLUMNS) cells[column - 1] = value;
  };
  await readXml(source, {
    open: (name, attributes) => {
      reading.open(name);
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        cells = [];
        column = 0;
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
      }
    },
    text: (text) => {
      if (reading.isText()) cell.text += text;
    },
    close: (name) => {
      reading.close(name);
      if (name === 'c') keep();
      // Past the limit the rest of the piece that is being read counts for nothing.
      if (name === 'row' && cells.length > 0 && !isDone()) rows.push({ line, cells });
    },
    isDone,
  });
  return rows;
}

/** Texts stand in `t` and values in `v`; how a text is pronounced stands in `rPh` and is none of it. */
function textReading(): { open: (name: string) => void; close: (name: string) => void; isText: () => boolean } {
  let isText = false;
  let isSpoken = false;
  return {
    open: (name) => {
      if (name === 'rPh') isSpoken = true;
      isText = (name === 't' || name === 'v') && !isSpoken;
    },
    close: (name) => {
      if (name === 'rPh') isSpoken = false;
      isText = false;
    },
    isText: () => isText,
  };
}

function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0);
}

function toCell({ type, style, text }: { type: string; style: number; text: string }, styles: Styles): Cell {
  if (text === '') return '';
  const number = Number(text);
  if (type === 's') return Number.isInteger(number) && number >= 0 ? number : '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type !== 'n' || !Number.isFinite(number)) return unescape(text);
  return styles.areDates[style] ? toDay(number, styles.isFrom1904) : String(number);
}

function toDay(days: number, isFrom1904: boolean): string {
  const at = new Date((isFrom1904 ? FIRST_DAY_1904 : FIRST_DAY) + Math.round(days * DAY_MS));
  return Number.isNaN(at.getTime()) ? String(days) : at.toISOString().slice(0, 10);
}

async function readSharedTexts(
  source: Readable | undefined,
  asked: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const texts = new Map<number, string>();
  if (!source) return texts;
  let index = -1;
  let own = '';
  const reading = textReading();
  await readXml(source, {
    open: (name) => {
      reading.open(name);
      if (name !== 'si') return;
      index += 1;
      own = '';
    },
    text: (text) => {
      if (reading.isText() && asked.has(index)) own += text;
    },
    close: (name) => {
      reading.close(name);
      if (name === 'si' && asked.has(index)) texts.set(index, unescape(own));
    },
    isDone: () => texts.size === asked.size,
  });
  return texts;
}

/** Characters that XML cannot have are written by their numbers. */
function unescape(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
