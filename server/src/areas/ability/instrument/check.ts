/**
 * Checks an instrument before it is kept: every problem with its place, or the whole instrument and nothing of it half
 * (docs/specification.md, Instruments). Pure.
 */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { findExcess, isOfFormat, readShape } from './check-shape.ts';
import { findClinical } from './check-clinical.ts';
import { findStructureProblems } from './check-structure.ts';
import { findUnknown } from './check-known.ts';
import { findBadTexts } from './check-texts.ts';
import { findBrokenLine } from './json-place.ts';
import type { Known } from './known-store.ts';
import { problem, type Problem } from './problem.ts';
import { at, readView, textAt, type InstrumentView } from './view.ts';

/** Facts of the test that a new version has to fit. */
export interface Kept {
  /** The code that it must have; undefined for any. */
  readonly code?: string | undefined;
  /** Its family, where versions have settled that. */
  readonly family?: string | undefined;
  /** Codes of the scales of its versions, by their numbers. */
  readonly earlier: ReadonlyMap<number, ReadonlySet<string>>;
  /** Menus and duties that it may name; undefined where that is not asked. */
  readonly known?: Known | undefined;
}

export const NOTHING_KEPT: Kept = { earlier: new Map() };

export type Checked =
  | { readonly instrument: Instrument; readonly problems: readonly [] }
  | { readonly instrument: undefined; readonly problems: readonly Problem[] };

/** Reads the text of a file as JSON; its problem names the line where it breaks off. */
export function readFile(text: string): { readonly given: unknown } | { readonly broken: Problem } {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { given: JSON.parse(plain) as unknown };
  } catch {
    return { broken: problem('NOT_JSON', [], findBrokenLine(plain)) };
  }
}

export function checkInstrument(given: unknown, kept: Kept = NOTHING_KEPT): Checked {
  const refuse = (problems: readonly Problem[]): Checked => ({ instrument: undefined, problems });
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    return refuse([problem('NOT_AN_OBJECT', [])]);
  // Nothing else can be said about another format.
  if (!isOfFormat(given)) return refuse([problem('UNKNOWN_FORMAT', ['format'])]);
  const excess = findExcess(given);
  if (excess.length > 0) return refuse(excess);
  const view = readView(given);
  const { instrument, problems: ofShape } = readShape(given);
  const problems = [
    ...findMisfits(given, kept),
    ...ofShape,
    ...findBadTexts(given),
    ...findClinical(given),
    ...findStructureProblems(view),
    ...findUnequal(view, kept),
    ...(kept.known ? findUnknown(given, kept.known) : []),
  ];
  return instrument && problems.length === 0 ? { instrument, problems: [] } : refuse(problems);
}

/** Another test's file, or one that would move the test to another menu. */
function findMisfits(given: unknown, { code, family }: Kept): Problem[] {
  const own = { code: textAt(given, 'code'), family: at(given, 'family') };
  return [
    ...(code !== undefined && own.code !== undefined && own.code !== code
      ? [problem('OTHER_TEST', ['code'], code)]
      : []),
    ...(family !== undefined && own.family !== undefined && own.family !== family
      ? [problem('OTHER_FAMILY', ['family'], family)]
      : []),
  ];
}

/** Scales can be compared only with those of the same code in a version that there is. */
function findUnequal({ equatedList, scaleList }: InstrumentView, { earlier }: Kept): Problem[] {
  const here = new Set(scaleList.map(({ code }) => code));
  const seen = new Set<number>();
  return equatedList.flatMap(({ path, version, scaleList: named }) => {
    if (version === undefined) return [];
    if (seen.has(version)) return [problem('DUPLICATE_VERSION', path, version)];
    seen.add(version);
    const there = earlier.get(version);
    if (!there) return [problem('UNKNOWN_VERSION', path, version)];
    return named.flatMap((scale) => {
      if (scale.code === undefined) return [];
      if (!here.has(scale.code)) return [problem('UNKNOWN_SCALE', scale.path, scale.code)];
      return there.has(scale.code) ? [] : [problem('UNKNOWN_THERE', scale.path, scale.code)];
    });
  });
}
