/** Types that the reader of a table and its process share. */
export interface SheetRow {
  /** As the person's program counts them, from 1. */
  readonly line: number;
  /** Trimmed; a date is `2026-11-21`. */
  readonly cells: readonly string[];
}

export interface AskedSheet {
  readonly path: string;
  readonly extension: 'xlsx' | 'csv';
  /** With anything in them, the first line among them. */
  readonly mostRows: number;
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
export type SheetResult = { readonly rows: readonly SheetRow[] } | { readonly problem: SheetProblem };
