/**
 * A list as an Excel file: typed cells, so that nothing in it is a formula, written row by row while it is sent.
 */
import { PassThrough, type Readable } from 'node:stream';

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
  readonly rows: readonly Row[];
}

export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const SEOUL_OFFSET_MS = 9 * 60 * 60_000;
/** What spreadsheets take for the beginning of a formula, also in full width, and after what they trim. */
const FORMULA = /^[\s\u00A0\uFEFF\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** XML has no such characters; a tab or a line within a cell becomes a space. */
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]+/g; // oxlint-disable-line no-control-regex -- these are meant
/** Excel takes no longer cell. */
const LONGEST = 32_767;

/**
 * A text that stays one: in this file its cell is typed, but people save such lists as CSV, where an `=` would be run.
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

/** The library comes with the first file. */
export async function writeWorkbook<Row>({ name, columns, rows }: Sheet<Row>): Promise<Readable> {
  const { default: excel } = await import('@protobi/exceljs');
  const out = new PassThrough();
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
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
  const write = async (): Promise<void> => {
    for (const row of rows) {
      const line = sheet.addRow(columns.map((column) => toCell(column.value(row))));
      line.eachCell((cell) => {
        if (cell.value instanceof Date) cell.numFmt = 'yyyy-mm-dd hh:mm';
      });
      line.commit();
    }
    sheet.commit();
    await book.commit();
  };
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}
