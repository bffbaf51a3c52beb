/**
 * Figures that identify nobody (docs/specification.md, Tests): small ones are withheld, and with them so many
 * others that none can be worked out from a total. Pure.
 */
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';

import { markWithheld } from '../../../blocks/small-groups/rules.ts';

/** Students of a cell, and those of them who took part. */
export interface CountedCell {
  readonly target: number;
  readonly done: number;
}

export interface CountedRow {
  readonly key: string;
  readonly cells: readonly CountedCell[];
}

/** Null where it is withheld. */
export interface ShownCell {
  readonly targetCount: number | null;
  readonly doneCount: number | null;
}

export interface ShownRow extends ShownCell {
  readonly key: string;
  readonly cells: readonly ShownCell[];
}

export interface ShownTable extends ShownCell {
  readonly rows: readonly ShownRow[];
}

const WITHHELD: ShownCell = { targetCount: null, doneCount: null };

/** A cell of few students tells of each of them; so does a cell with few who took part. One with nobody tells of nobody. */
function isSmall({ target, done }: CountedCell): boolean {
  return (target > 0 && target < TEST_LEAST.cell) || (done > 0 && done < TEST_LEAST.cell);
}

/** People count once among the parts of a total, by those of them who took part. */
const withholdParts = (parts: readonly CountedCell[]): boolean[] | null =>
  markWithheld(parts, { least: TEST_LEAST.cell, sizeOf: ({ done }) => done, isSmall, overlaps: false });

/** Shows a table of departments by grades: its cells, the total of each row, and the total of all. Keeps its order. */
export function showTable(rows: readonly CountedRow[]): ShownTable {
  const totals = rows.map(({ cells }) => addCells(cells));
  const all = addCells(totals);
  const withheldRows = withholdParts(totals);
  if (withheldRows === null || isSmall(all)) {
    return { ...showTotal(all), rows: rows.map(({ key, cells }) => hideRow(key, cells)) };
  }
  return {
    ...showCell(all),
    rows: rows.map(({ key, cells }, at) => {
      const withheld = withheldRows[at] ? null : withholdParts(cells);
      if (withheld === null) return withheldRows[at] ? hideRow(key, cells) : hideCells(key, cells);
      return {
        key,
        ...showCell(addCells(cells)),
        cells: cells.map((cell, of) => (withheld[of] ? WITHHELD : showCell(cell))),
      };
    }),
  };
}

/** Shows a number that stands alone. */
export function showTotal(cell: CountedCell): ShownCell {
  return isSmall(cell) ? WITHHELD : showCell(cell);
}

const showCell = ({ target, done }: CountedCell): ShownCell => ({ targetCount: target, doneCount: done });
const hideRow = (key: string, cells: readonly CountedCell[]): ShownRow => ({
  key,
  ...WITHHELD,
  cells: cells.map(() => WITHHELD),
});
/** All cells of a row together are as many as its total, which is large enough, or nobody. */
const hideCells = (key: string, cells: readonly CountedCell[]): ShownRow => ({
  key,
  ...showCell(addCells(cells)),
  cells: cells.map(() => WITHHELD),
});

export function addCells(cells: readonly CountedCell[]): CountedCell {
  return cells.reduce((sum, { target, done }) => ({ target: sum.target + target, done: sum.done + done }), {
    target: 0,
    done: 0,
  });
}

/**
 * Shows how many people have which points, step by step; null where a step is withheld. Rounded: the difference of two
 * groups would tell of the few in one that are not in the other.
 */
export function showSteps(counts: readonly number[]): (number | null)[] {
  const withheld = withholdParts(counts.map((done) => ({ target: done, done })));
  return counts.map((count, at) => (withheld === null || withheld[at] ? null : roundToCells(count)));
}

const roundToCells = (count: number): number => Math.round(count / TEST_LEAST.cell) * TEST_LEAST.cell;
