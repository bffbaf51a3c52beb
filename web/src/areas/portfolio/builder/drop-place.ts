/** Finds where something that is dragged would fall, by what lies under the pointer. */
import type { Place } from './places.ts';

export interface DropPlace {
  readonly place: Place;
  readonly mark: string;
}

export interface DropRow {
  readonly at: number;
  readonly mark: string;
}

const isAbove = (element: Element, y: number): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2;
};

export function findDropPlace(x: number, y: number): DropPlace | undefined {
  const under = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-cell]'))
    .find((found) => found !== null);
  const cell = under ?? findNearCell(x, y);
  const [rowId, number] = cell?.dataset['cell']?.split('/') ?? [];
  if (!cell || rowId === undefined || number === undefined) return undefined;
  const blocks = [...cell.querySelectorAll(':scope > [data-block]')];
  const below = blocks.findIndex((block) => isAbove(block, y));
  const at = below === -1 ? blocks.length : below;
  return { place: { rowId, cell: Number(number), at }, mark: `${rowId}/${number}/${at}` };
}

/** Handles stand so far beside their cells. */
const BESIDE_PX = 64;

/** Finds the cell next to a point between two rows, beside a cell, or above and below all of them, where pages end that scrolled. */
function findNearCell(x: number, y: number): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-cell]')]
    .map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const [beside, beyond] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      return { cell, beside, away: Math.hypot(beside, beyond) };
    })
    .filter(({ beside }) => beside <= BESIDE_PX)
    .toSorted((one, other) => one.away - other.away)[0]?.cell;
}

/** @returns the number that the row would have while it still stands where it was */
export function findDropRow(y: number): DropRow | undefined {
  const rows = [...document.querySelectorAll('[data-row]')];
  if (rows.length === 0) return undefined;
  const below = rows.findIndex((row) => isAbove(row, y));
  const at = below === -1 ? rows.length : below;
  return { at, mark: `row:${at}` };
}
