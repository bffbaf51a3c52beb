/**
 * What the reading of a table and its process have in common.
 */
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

/** - `broken`: no table that can be read. - `tooManyRows`: beyond what was asked for. - `tooLarge`: far more than a table of people. */
export type SheetProblem = 'broken' | 'tooManyRows' | 'tooLarge';

/** What was opened cannot be taken. */
export class SheetRefusedError extends Error {
  override readonly name = 'SheetRefusedError';
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** What its process comes back with. */
export type SheetResult = { readonly rows: readonly SheetRow[] } | { readonly problem: SheetProblem };
