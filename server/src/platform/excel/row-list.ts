/**
 * Gathers the rows of a table, tidied, and stops at its limits.
 */
import { SheetRefusedError, type SheetRow } from './sheet.ts';

/** Cells further to the right are left out: they are no columns of a table. */
export const MOST_COLUMNS = 256;
/** Limit over all cells: one long text may stand in thousands of them. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

export interface RowList {
  readonly rows: readonly SheetRow[];
  /** Leaves out a row that has nothing in it. @throws SheetRefusedError */
  readonly add: (line: number, cells: readonly string[]) => void;
}

/** @param budget counts the characters of all sheets of a file */
export function listRows(mostRows: number, budget = { characters: 0 }): RowList {
  const rows: SheetRow[] = [];
  const add = (line: number, given: readonly string[]): void => {
    for (const cell of given) budget.characters += cell.length;
    if (budget.characters > MOST_CHARACTERS) throw new SheetRefusedError('tooLarge');
    const cells = given.slice(0, MOST_COLUMNS).map((cell) => cell.normalize('NFC').trim());
    if (cells.every((cell) => cell === '')) return;
    if (rows.length === mostRows) throw new SheetRefusedError('tooManyRows');
    rows.push({ line, cells });
  };
  return { rows, add };
}
