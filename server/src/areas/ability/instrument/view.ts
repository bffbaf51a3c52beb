/**
 * The parts of a file that checks of its structure look at, read as far as they can be: the shape reports what is not
 * readable, and that must not hide the rest.
 */
import type { Path } from './problem.ts';

/** Something with a code, or a part that is named by one. */
export interface Coded {
  readonly path: Path;
  /** Undefined where it is none. */
  readonly code: string | undefined;
}

export interface PartView extends Coded {
  /** Undefined where none is written. */
  readonly weight: number | undefined;
}

export interface ScaleView extends Coded {
  readonly formula: string | undefined;
  readonly itemList: readonly PartView[];
  readonly scaleList: readonly PartView[];
  readonly parent: Coded | undefined;
  readonly coreCompetency: string | undefined;
  readonly levels: readonly (string | undefined)[];
}

export interface InstrumentView {
  readonly responseList: readonly (Coded & { readonly values: readonly number[] })[];
  readonly itemList: readonly (Coded & { readonly responses: Coded })[];
  readonly scaleList: readonly ScaleView[];
  readonly pictureList: readonly {
    readonly path: Path;
    readonly kind: string | undefined;
    readonly scaleList: readonly Coded[];
  }[];
  readonly equatedList: readonly {
    readonly path: Path;
    readonly version: number | undefined;
    readonly scaleList: readonly Coded[];
  }[];
  readonly cuts: readonly {
    readonly path: Path;
    readonly middle: number | undefined;
    readonly high: number | undefined;
  }[];
}

export function readView(given: unknown): InstrumentView {
  return {
    responseList: entriesOf(given, [], 'responseList').map(({ value, path }) => ({
      ...codedOf(value, path),
      values: entriesOf(value, path, 'optionList').flatMap((option) => numberAt(option.value, 'value') ?? []),
    })),
    itemList: entriesOf(given, [], 'itemList').map(({ value, path }) => ({
      ...codedOf(value, path),
      responses: { path: [...path, 'responses'], code: textAt(value, 'responses') },
    })),
    scaleList: entriesOf(given, [], 'scaleList').map(readScale),
    pictureList: entriesOf(given, [], 'pictureList').map(({ value, path }) => ({
      path,
      kind: textAt(value, 'kind'),
      scaleList: codesOf(value, path),
    })),
    equatedList: entriesOf(given, [], 'equatedList').map(({ value, path }) => ({
      path,
      version: numberAt(value, 'version'),
      scaleList: codesOf(value, path),
    })),
    cuts: (['t', 'points'] as const).map((measure) => {
      const own = at(at(given, 'cuts'), measure);
      return { path: ['cuts', measure], middle: numberAt(own, 'middle'), high: numberAt(own, 'high') };
    }),
  };
}

function readScale({ value, path }: Entry): ScaleView {
  const parent = textAt(value, 'parent');
  return {
    ...codedOf(value, path),
    formula: textAt(value, 'formula'),
    itemList: entriesOf(value, path, 'itemList').map((part) => partOf(part, 'item')),
    scaleList: entriesOf(value, path, 'scaleList').map((part) => partOf(part, 'scale')),
    parent: parent === undefined ? undefined : { path: [...path, 'parent'], code: parent },
    coreCompetency: textAt(value, 'coreCompetency'),
    levels: entriesOf(value, path, 'levelList').map((level) => textAt(level.value, 'level')),
  };
}

const partOf = ({ value, path }: Entry, key: string): PartView => ({
  path,
  code: textAt(value, key),
  weight: numberAt(value, 'weight'),
});

export interface Entry {
  readonly value: unknown;
  readonly path: Path;
}

export function entriesOf(given: unknown, path: Path, key: string): Entry[] {
  const list = at(given, key);
  return Array.isArray(list) ? list.map((value: unknown, index) => ({ value, path: [...path, key, index] })) : [];
}

const codesOf = (given: unknown, path: Path): Coded[] =>
  entriesOf(given, path, 'scaleList').map((entry) => ({
    path: entry.path,
    code: typeof entry.value === 'string' ? entry.value : undefined,
  }));

const codedOf = (given: unknown, path: Path): Coded => ({ path, code: textAt(given, 'code') });

export function at(given: unknown, key: string | number): unknown {
  if (given === null || typeof given !== 'object' || !Object.hasOwn(given, key)) return undefined;
  return (given as Readonly<Record<string | number, unknown>>)[key]; // its own, as was asked just now
}

export function textAt(given: unknown, key: string): string | undefined {
  const value = at(given, key);
  return typeof value === 'string' ? value : undefined;
}

function numberAt(given: unknown, key: string): number | undefined {
  const value = at(given, key);
  return typeof value === 'number' ? value : undefined;
}
