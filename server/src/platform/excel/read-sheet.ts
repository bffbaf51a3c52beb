/**
 * The rows of small tables that a person made: sheets of an Excel file, or a CSV file as UTF-8 or CP949. A process of its
 * own reads them, one file at a time, and people take turns.
 */
import { ApartStoppedError, runApart } from '../apart/run.ts';
import { createTurns } from '../turns.ts';
import { SheetRefusedError, type AskedSheet, type SheetResult, type SheetTable } from './sheet.ts';

const MODULE = new URL('sheet-reader.ts', import.meta.url);
const LIMITS = { mostMegabytes: 128, mostSilenceMs: 30_000 };

const takeTurn = createTurns(1);

/**
 * Rows without anything in them are left out. The caller bounds the bytes of the file, not what comes out of it.
 * @throws SheetRefusedError
 */
export async function readTables(asked: AskedSheet, memberId: string): Promise<readonly SheetTable[]> {
  try {
    const result = await takeTurn(memberId, () => runApart<SheetResult>({ module: MODULE, asked, limits: LIMITS }));
    if ('problem' in result) throw new SheetRefusedError(result.problem);
    return result.tables;
  } catch (error) {
    throw error instanceof ApartStoppedError ? new SheetRefusedError('tooLarge', { cause: error }) : error;
  }
}
