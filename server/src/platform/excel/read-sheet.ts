/**
 * The rows of a small table that a person made: the first sheet of an Excel file, or a CSV file as UTF-8 or CP949.
 */
import { readFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';

export interface SheetRow {
  /** As the person's program counts them, from 1. */
  readonly line: number;
  /** Trimmed; a date is `2026-11-21`. */
  readonly cells: readonly string[];
}

/** What was opened is no table that can be read. */
export class UnreadableSheetError extends Error {
  override readonly name = 'UnreadableSheetError';
}

/** Rows without anything in them are left out. The whole of it is in memory, so the caller bounds the file. */
export async function readSheet(path: string, extension: 'xlsx' | 'csv'): Promise<SheetRow[]> {
  const rows = extension === 'xlsx' ? await readExcel(path) : readCsv(await readFile(path));
  return rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.normalize('NFC').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

async function readExcel(path: string): Promise<SheetRow[]> {
  const { default: excel } = await import('@protobi/exceljs');
  const book = new excel.Workbook();
  try {
    await book.xlsx.readFile(path);
  } catch (error) {
    throw new UnreadableSheetError('not a workbook', { cause: error });
  }
  const rows: SheetRow[] = [];
  book.worksheets[0]?.eachRow((row, line) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, ({ value, text }, column) => {
      cells[column - 1] = value instanceof Date ? value.toISOString().slice(0, 10) : text;
    });
    rows.push({ line, cells });
  });
  return rows;
}

function readCsv(bytes: Buffer): SheetRow[] {
  try {
    const options = { bom: true, relax_column_count: true, info: true, skip_empty_lines: true } as const;
    const found = parse(decode(bytes), options) as unknown as { info: { lines: number }; record: string[] }[]; // by info
    return found.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableSheetError(error.code, { cause: error }) : error;
  }
}

/** Excel in Korea saves CSV as CP949 unless told otherwise. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}
