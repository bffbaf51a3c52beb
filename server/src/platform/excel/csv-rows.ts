import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';

import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';

import { listRows } from './row-list.ts';
import { SheetRefusedError, type AskedSheet, type SheetRow } from './sheet.ts';

const OPTIONS = { bom: true, relax_column_count: true, info: true, skip_empty_lines: true } as const;
const PIECE = 64 * 1024;

/** @throws SheetRefusedError */
export async function readCsv({ path, mostRows }: AskedSheet): Promise<readonly SheetRow[]> {
  const list = listRows(mostRows);
  const records = Readable.from(pieces(decode(await readFile(path)))).pipe(parse(OPTIONS));
  try {
    for await (const found of records) {
      const { info, record } = found as { info: { lines: number }; record: string[] }; // by the option `info`
      list.add(info.lines, record);
    }
  } catch (error) {
    throw error instanceof CsvError ? new SheetRefusedError('broken', { cause: error }) : error;
  }
  return list.rows;
}

function* pieces(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** Decodes UTF-8 or CP949, which Excel in Korea saves CSV as by default. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}
