import type { SymbolType } from 'd3-shape';
import { symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';

export interface LineLook {
  readonly dash?: string;
  readonly mark: SymbolType;
}

const first: LineLook = { mark: symbolCircle };
const looks: readonly LineLook[] = [
  first,
  { dash: '5 4', mark: symbolSquare },
  { dash: '1 4', mark: symbolTriangle },
  { dash: '10 4', mark: symbolDiamond },
  { dash: '10 4 1 4', mark: symbolCross },
  { dash: '3 3', mark: symbolStar },
];

/** The area of a mark in square pixels. */
export const MARK = 40;

/** Lines differ by their dashes and by the mark at their end, not by colour alone. */
export const lookOf = (index: number): LineLook => looks[index % looks.length] ?? first;
