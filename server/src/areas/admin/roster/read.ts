/**
 * Reads the rows of a file as they stream by, and checks each cell against its column. Runs in the reader's process.
 */
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';

import { ArchiveLimitError } from '../../../platform/files/archive.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { BundleMost } from './bundle-parts.ts';
import type { Bundle } from './bundle.ts';
import type { Column, RosterFile } from './files.ts';
import { refuseProblems, type Problems } from './problems.ts';

const MOST_ROW_CHARACTERS = 262_144;
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/; // oxlint-disable-line no-control-regex -- they are looked for
const NOT_ASCII = /[^\u0000-\u007f]/; // oxlint-disable-line no-control-regex -- the whole of ASCII
const LINE_END = /\r\n|\n|\r/g;

export type Cell = string | null;

/** A checked row: its line, and the cells in the order of the columns, as PostgreSQL writes them. */
export interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A bundle that is being read. */
export interface Reading {
  readonly bundle: Bundle;
  readonly problems: Problems;
  readonly most: BundleMost;
  /** Lines of all its files so far, empty ones too. */
  lines: number;
}

/** Rows are handed over when they are so many or so long. */
const ROWS_AT_ONCE = 2_000;
const CHARACTERS_AT_ONCE = 512 * 1024;

/**
 * Hands over a file's good rows in parts; errors go into `problems`. Rows that are to be deleted are left out.
 * @returns how many rows the file has
 */
export async function readRows(
  reading: Reading,
  file: RosterFile,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  const { problems } = reading;
  const name = `${file.name}.csv`;
  const statusAt = file.columns.findIndex((column) => column.name === 'status');
  let places: readonly number[] = [];
  let waiting: Row[] = [];
  let characters = 0;
  let count = 0;
  await readLines(reading, name, async (record, line) => {
    if (line.isFirst) {
      places = findColumns(record, { file, problems });
      return places.length > 0;
    }
    count += 1;
    if (record.length !== line.width) {
      problems.add({ reason: 'columnCount', file: name, line: line.number, value: `${record.length}/${line.width}` });
      return true;
    }
    const cells = checkCells(record, { file, places, line: line.number, problems });
    if (!cells || cells[statusAt] === 'tobedeleted') return true;
    waiting.push({ line: line.number, cells });
    for (const cell of cells) characters += cell?.length ?? 0;
    if (waiting.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) return true;
    await take(waiting);
    waiting = [];
    characters = 0;
    return true;
  });
  if (waiting.length > 0) await take(waiting);
  return count;
}

interface Line {
  readonly number: number;
  readonly isFirst: boolean;
  /** How many cells the first line has. */
  readonly width: number;
}

/** Reads every line of a CSV file in turn, without empty ones; stops when `take` says no more. */
export async function readLines(
  reading: Reading,
  name: string,
  take: (record: readonly string[], line: Line) => boolean | Promise<boolean>,
): Promise<void> {
  const { bundle, problems, most } = reading;
  const decoder = await openDecoder(bundle, name);
  const parser = parse({
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MOST_ROW_CHARACTERS,
  });
  let last = 0;
  let width = 0;
  let isStopped = false;
  const takeAll = async (records: AsyncIterable<string[]>): Promise<void> => {
    for await (const record of records) {
      reading.lines += 1;
      if (reading.lines > most.lines)
        refuseProblems(problems, { reason: 'tooManyLines', file: name, value: most.lines.toLocaleString('en') });
      const number = last + 1;
      last =
        number + record.reduce((sum, cell) => sum + (cell.includes('\n') ? (cell.match(LINE_END) ?? []).length : 0), 0);
      if (record.length === 1 && record[0]?.trim() === '') continue;
      const isFirst = width === 0;
      if (isFirst) width = record.length;
      isStopped = !(await take(record, { number, isFirst, width }));
      if (isStopped) return;
    }
  };
  try {
    const source = await bundle.open(name);
    await (decoder ? pipeline(source, decoder, parser, takeAll) : pipeline(source, parser, takeAll));
  } catch (error) {
    if (isStopped) return; // a pipeline that is left early says so
    addReadingProblem(error, { name, line: last + 1, problems, most });
    return;
  }
  if (width === 0) problems.add({ reason: 'emptyFile', file: name });
}

/** @throws errors that are not the file's fault */
function addReadingProblem(
  error: unknown,
  own: Pick<Reading, 'problems' | 'most'> & { name: string; line: number },
): void {
  const { name: file, line, problems, most } = own;
  if (error instanceof CsvError) {
    problems.add({ reason: error.code === 'CSV_MAX_RECORD_SIZE' ? 'longRow' : 'quotes', file, line });
    return;
  }
  if (error instanceof ArchiveLimitError)
    refuseProblems(problems, {
      reason: 'tooManyBytes',
      file,
      value: `${Math.round(most.bytes / 1024 ** 2).toLocaleString('en')} MB`,
    });
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isZip = code.startsWith('Z_') || /bytes in the stream|crc|local file header|compression method/i.test(message);
  if (!isZip) throw error;
  refuseProblems(problems, { reason: 'brokenZip', file, value: message });
}

/**
 * Opens a decoder; none for UTF-8, which the parser reads itself. A file that is not UTF-8 throughout is read as CP949.
 */
async function openDecoder(bundle: Bundle, name: string): Promise<Transform | undefined> {
  const source = await bundle.open(name);
  // iconv-lite types its streams as ReadWriteStream; they are Transforms.
  return (await isUtf8(source)) ? undefined : (iconv.decodeStream('cp949') as unknown as Transform);
}

async function isUtf8(source: Readable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isMarked: boolean | undefined;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      isMarked ??= chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
      // A mark says UTF-8: errors behind it are reported by line.
      if (isMarked) return true;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    return true; // the reading itself failed, and will fail again where it is told
  } finally {
    source.destroy();
  }
}

/** Finds the places of the columns in a row; none where one is missing. */
function findColumns(header: readonly string[], own: { file: RosterFile; problems: Problems }): number[] {
  const { file, problems } = own;
  const names = header.map((cell) => cell.trim());
  const before = problems.count();
  for (const column of file.columns) {
    const place = { file: `${file.name}.csv`, line: 1, column: column.name };
    if (!names.includes(column.name)) problems.add({ ...place, reason: 'missingColumn' });
    else if (names.indexOf(column.name) !== names.lastIndexOf(column.name))
      problems.add({ ...place, reason: 'doubledColumn' });
  }
  return problems.count() > before ? [] : file.columns.map((column) => names.indexOf(column.name));
}

function checkCells(
  record: readonly string[],
  own: { file: RosterFile; places: readonly number[]; line: number; problems: Problems },
): Cell[] | undefined {
  const { file, places, line, problems } = own;
  const before = problems.count();
  const cells = file.columns.map((column, at) => {
    const cell = tidy(record[places[at] ?? -1] ?? '');
    const checked = checkCell(cell, column);
    if (typeof checked !== 'object' || checked === null) return checked;
    problems.add({ ...checked, file: `${file.name}.csv`, line, column: column.name, value: cell });
    return null;
  });
  return problems.count() > before ? undefined : cells;
}

/** Names as macOS decomposes them become what everybody types. */
function tidy(cell: string): string {
  const trimmed = cell.trim();
  return NOT_ASCII.test(trimmed) ? trimmed.normalize('NFC') : trimmed;
}

type Checked = Cell | { readonly reason: Parameters<Problems['add']>[0]['reason'] };

function checkCell(cell: string, column: Column): Checked {
  if (cell === '') return column.isRequired ? { reason: 'required' } : null;
  if (UNREADABLE.test(cell)) return { reason: 'encoding' };
  if (cell.length > column.mostCharacters) return { reason: 'tooLong' };
  if (column.name === 'email') return /^[^\s@]+@[^\s@]+$/.test(cell) ? cell : { reason: 'email' };
  switch (column.kind) {
    case 'text':
      return cell;
    case 'texts':
      return splitTexts(cell).join(',') || { reason: 'required' };
    case 'date':
      return readDate(cell) ?? { reason: 'date' };
    case 'number':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(cell) ? cell : { reason: 'number' };
    case 'boolean':
      return /^(true|false)$/i.test(cell) ? cell.toLowerCase() : { reason: 'boolean' };
    case 'word':
      return column.words?.includes(cell) ? cell : { reason: 'word' };
  }
}

function splitTexts(cell: string): string[] {
  return cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/;
const MOMENT = /^((?:19|2\d)\d\d-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** Reads a day as it is; a point in time as its day in Seoul. */
function readDate(cell: string): string | undefined {
  const day = DAY.test(cell) ? cell : MOMENT.exec(cell)?.[1];
  if (!day || !isCalendarDay(day)) return undefined;
  if (day === cell) return day;
  const at = new Date(cell);
  return Number.isNaN(at.getTime()) ? undefined : koreanDate(at);
}

function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
