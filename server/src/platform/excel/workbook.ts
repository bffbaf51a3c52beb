/**
 * A list as an Excel file: typed cells, so that nothing in it is a formula, written row by row while it is sent.
 */
import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';

import type excelTypes from '@protobi/exceljs';

/** A text, a number, a moment (shown in Korea's time), a day (`2026-11-21`), or nothing. */
export type CellValue = string | number | Date | null;

export interface SheetColumn<Row> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row) => CellValue;
}

export interface Sheet<Row> {
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** Read only as fast as the file is taken. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const SEOUL_OFFSET_MS = 9 * 60 * 60_000;
/**
 * Characters that spreadsheets read as the beginning of a formula, also in full width, and after blanks that they trim.
 */
const FORMULA = /^[\s\u00A0\uFEFF\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** XML has no such characters; a tab or a line within a cell becomes a space. */
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]+/g; // oxlint-disable-line no-control-regex -- these are meant
/** Excel takes no longer cell. */
const LONGEST = 32_767;
/** Excel takes no longer sheet; the first row has the headers. */
const MOST_ROWS = 1_048_575;

/** More rows than a sheet can have. */
export class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError';
}

/**
 * Makes a text that stays one, although its cell is typed: people save such lists as CSV, where an `=` would be run.
 */
export function safeText(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(CONTROLS, ' ')
    .slice(0, LONGEST - 1);
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

function toCell(value: CellValue): string | number | Date | null {
  if (typeof value === 'string') return safeText(value);
  // A cell knows no zone: it holds what the clock in Korea says.
  return value instanceof Date ? new Date(value.getTime() + SEOUL_OFFSET_MS) : value;
}

/**
 * Writes a workbook on demand, a sheet after the other: rows are made as the reader takes them. The library is loaded with
 * the first file. The stream ends with an error of the rows, or with TooManyRowsError.
 */
export async function writeWorkbook<Row>(...sheets: readonly Sheet<Row>[]): Promise<Readable> {
  const { default: excel } = await import('@protobi/exceljs');
  const out = new PassThrough();
  const closing = new AbortController();
  out.once('close', () => closing.abort());
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const write = async (): Promise<void> => {
    for (const sheet of sheets) await writeSheet(book, sheet, closing.signal);
    await book.commit();
  };
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}

async function writeSheet<Row>(
  book: excelTypes.stream.xlsx.WorkbookWriter,
  { name, columns, rows }: Sheet<Row>,
  signal: AbortSignal,
): Promise<void> {
  const sheet = book.addWorksheet(
    safeText(name)
      .replaceAll(/[[\]*?:/\\]/g, ' ')
      .slice(0, 31),
    {
      views: [{ state: 'frozen', ySplit: 1 }],
    },
  );
  sheet.columns = columns.map(({ width }) => ({ width }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.addRow(columns.map(({ header }) => safeText(header)));
  head.font = { bold: true };
  head.commit();
  let count = 0;
  for await (const row of rows) {
    if ((count += 1) > MOST_ROWS) throw new TooManyRowsError();
    const line = sheet.addRow(columns.map((column) => toCell(column.value(row))));
    line.eachCell((cell) => {
      if (cell.value instanceof Date) cell.numFmt = 'yyyy-mm-dd hh:mm';
    });
    line.commit();
    await untilTaken(sheet, signal);
  }
  sheet.commit();
}

/**
 * Waits for the reader: the library writes on by itself, and its sheet's stream hands everything to the packing stream.
 */
async function untilTaken(sheet: object, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { pipes } = (sheet as { stream: { pipes: readonly Writable[] } }).stream;
  for (const pipe of pipes) if (pipe.writableNeedDrain) await once(pipe, 'drain', { signal });
}
