/** Types that the reader of a table and its process share. */
export interface SheetRow {
  /** As the person's program counts them, from 1. */
  readonly line: number;
  /** Trimmed; a date is `2026-11-21`. */
  readonly cells: readonly string[];
}

/** A sheet with its name, which a CSV file has none of. */
export interface SheetTable {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

export interface AskedSheet {
  readonly path: string;
  readonly extension: 'xlsx' | 'csv';
  /** Counted a sheet, with anything in them, the first line among them. */
  readonly mostRows: number;
  /** Sheets from the first one on; further ones are not looked at. */
  readonly mostSheets: number;
}

/** - `broken`: no readable table. - `tooManyRows`: beyond the limit. - `tooLarge`: far more than a table of people. */
export type SheetProblem = 'broken' | 'tooManyRows' | 'tooLarge';

/** An error for a file that was opened but cannot be read as a table. */
export class SheetRefusedError extends Error {
  override readonly name = 'SheetRefusedError';
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** The result of the process. */
export type SheetResult = { readonly tables: readonly SheetTable[] } | { readonly problem: SheetProblem };
