/** Types that the reader of a bundle and its process share. */
import type { FileName } from './files.ts';
import type { Problem } from './problems.ts';

/** Limits over all files together. */
export interface BundleMost {
  readonly lines: number;
  /** Unpacked; of a folder they are not counted. */
  readonly bytes: number;
}

export interface AskedBundle {
  /** A folder or a zip file. */
  readonly location: string;
  readonly most: BundleMost;
}

export interface BundleHead {
  readonly sourceSystem: string;
  readonly sourceName: string;
  readonly files: readonly FileName[];
}

/** The head first; then of each file its rows, and at its end how many it has. */
export type BundlePart =
  | { readonly head: BundleHead }
  /** The numbers of the lines and then the cells of each column, as PostgreSQL writes arrays. */
  | { readonly file: FileName; readonly columns: readonly string[] }
  | { readonly file: FileName; readonly rows: number };

/** Without problems all of it was handed over. */
export interface BundleResult {
  readonly problems: readonly Problem[];
  readonly count: number;
}
