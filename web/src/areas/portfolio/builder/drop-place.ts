/** Finds where something that is dragged would fall, by what lies under the pointer. */
import type { Place } from './places.ts';

export interface DropPlace {
  readonly place: Place;
  readonly mark: string;
}

const isAbove = (element: Element, y: number): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2;
};

export function findDropPlace(x: number, y: number): DropPlace | undefined {
  const cell = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-cell]'))
    .find((found) => found !== null);
  const [rowId, number] = cell?.dataset['cell']?.split('/') ?? [];
  if (!cell || rowId === undefined || number === undefined) return undefined;
  const blocks = [...cell.querySelectorAll(':scope > [data-block]')];
  const below = blocks.findIndex((block) => isAbove(block, y));
  const at = below === -1 ? blocks.length : below;
  return { place: { rowId, cell: Number(number), at }, mark: `${rowId}/${number}/${at}` };
}

/** @returns the number that the row would have while it still stands where it was */
export function findDropRow(y: number): { readonly at: number; readonly mark: string } | undefined {
  const rows = [...document.querySelectorAll('[data-row]')];
  if (rows.length === 0) return undefined;
  const below = rows.findIndex((row) => isAbove(row, y));
  const at = below === -1 ? rows.length : below;
  return { at, mark: `row:${at}` };
}
