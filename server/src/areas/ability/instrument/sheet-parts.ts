/** Parts of a scale as a cell lists them: `GOAL-1, GOAL-2 (reversed), 2 × SELF`. Pure. */
import { deskWords } from './words.ts';

const PART = /^(?:(-?\d+(?:\.\d+)?)\s*[×x*]\s*)?([A-Za-z0-9][A-Za-z0-9_-]*)(?:\s*\(([^()]+)\))?$/;
const REVERSED: ReadonlySet<string> = new Set([deskWords.ko.columns.reversed, deskWords.en.columns.reversed]);

export interface WrittenPart {
  readonly code: string;
  readonly isReversed: boolean;
  readonly weight: number;
}

/** Undefined where it cannot be read. */
export function parsePart(text: string): WrittenPart | undefined {
  const [, weight, code, note] = PART.exec(text.trim()) ?? [];
  if (code === undefined || (note !== undefined && !REVERSED.has(note.trim().toLowerCase()))) return undefined;
  return { code, isReversed: note !== undefined, weight: weight === undefined ? 1 : Number(weight) };
}

export const isPart = (
  parts: readonly ({ readonly item: string } | { readonly scale: string })[] | undefined,
  code: string,
): boolean => parts?.some((part) => ('item' in part ? part.item : part.scale) === code) === true;
