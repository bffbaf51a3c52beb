/** Saves a small table as a file for a spreadsheet. */
import { saveFile } from '../../platform/http/save-file.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** Text that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[\s=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function saveCsv(rows: readonly (readonly string[])[], name: string): void {
  const text = rows.map((row) => row.map(toCell).join(',')).join('\r\n');
  saveFile(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }), name);
}
