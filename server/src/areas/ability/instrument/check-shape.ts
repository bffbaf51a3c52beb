/** Finds what is not of an instrument's shape: every value by itself, and fields that nobody would read. */
import { Instrument, INSTRUMENT_FORMAT } from '@naru/contract/areas/ability/instrument.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import type { z } from 'zod';

import { problem, type Path, type Problem, type ProblemCode } from './problem.ts';
import { at } from './view.ts';

/** Lists longer than these are refused before anything else is looked at. */
const MOST = {
  responseList: 20,
  itemList: TEST_MOST.items,
  scaleList: TEST_MOST.scales,
  pictureList: 8,
  equatedList: 50,
};
/** An instrument has no list that is longer, and is not nested deeper. */
const MOST_ENTRIES = TEST_MOST.items;
const MOST_DEPTH = 8;

/** Finds lists that are far too long, and nesting far too deep. Linear in the file, and the only check of such a file. */
export function findExcess(given: unknown): Problem[] {
  const found: Problem[] = [];
  const look = (value: unknown, path: Path): void => {
    if (value === null || typeof value !== 'object') return;
    if (path.length > MOST_DEPTH) {
      found.push(problem('WRONG_TYPE', path.slice(0, 1)));
      return;
    }
    const [key] = path;
    const most = path.length === 1 && Object.hasOwn(MOST, key ?? '') ? MOST[key as keyof typeof MOST] : MOST_ENTRIES;
    if (Array.isArray(value) && value.length > most) {
      found.push(problem('TOO_MANY', path, most));
      return;
    }
    for (const [name, inner] of Object.entries(value))
      look(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  look(given, []);
  return found;
}

export function isOfFormat(given: unknown): boolean {
  return at(given, 'format') === INSTRUMENT_FORMAT;
}

/** Reads a file by the shape of an instrument; undefined where something is not of it. */
export function readShape(given: unknown): {
  readonly instrument: Instrument | undefined;
  readonly problems: Problem[];
} {
  const parsed = Instrument.safeParse(given, { reportInput: true });
  const unknown = findUnknownFields(Instrument, given, []);
  if (parsed.success) return { instrument: parsed.data, problems: unknown };
  return { instrument: undefined, problems: [...parsed.error.issues.map(toProblem), ...unknown] };
}

function toProblem(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const key = path.at(-1);
  if (issue.input === undefined || issue.input === null || isBlank(issue)) return problem(missingOf(key), path);
  switch (issue.code) {
    case 'too_big':
      return problem(byOrigin(issue.origin, ['TOO_LONG', 'TOO_MANY', 'TOO_BIG']), path, String(issue.maximum));
    case 'too_small':
      return problem(byOrigin(issue.origin, ['MISSING', 'TOO_FEW', 'TOO_SMALL']), path, String(issue.minimum));
    case 'invalid_value':
      return problem(
        key === 'formula' ? 'UNKNOWN_FORMULA' : 'UNKNOWN_VALUE',
        path,
        issue.values.map(String).join(', '),
      );
    case 'invalid_union':
      return problem('UNKNOWN_VALUE', path);
    case 'invalid_format':
      return problem('BAD_CODE', path);
    default:
      return problem('WRONG_TYPE', path);
  }
}

/** A text in which nothing can be seen. */
const isBlank = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1;

function missingOf(key: string | number | undefined): ProblemCode {
  if (key === 'en') return 'MISSING_ENGLISH';
  return key === 'ko' ? 'MISSING_KOREAN' : 'MISSING';
}

function byOrigin(origin: string, [text, list, number]: readonly [ProblemCode, ProblemCode, ProblemCode]): ProblemCode {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}

/** Zod drops fields that it does not know; a misspelt one would be lost without a word. */
function findUnknownFields(schema: z.core.$ZodType, given: unknown, path: Path): Problem[] {
  const { def } = schema._zod as { readonly def: Definition };
  if (def.innerType) return findUnknownFields(def.innerType, given, path);
  if (def.element && Array.isArray(given)) {
    const { element } = def;
    return given.flatMap((one: unknown, index) => findUnknownFields(element, one, [...path, index]));
  }
  if (def.options) {
    const chosen = def.options.find((option) => isOption(option, given, def.discriminator));
    return chosen ? findUnknownFields(chosen, given, path) : [];
  }
  if (!def.shape || given === null || typeof given !== 'object' || Array.isArray(given)) return [];
  const { shape } = def;
  return Object.entries(given).flatMap(([key, value]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return known ? findUnknownFields(known, value, [...path, key]) : [problem('UNKNOWN_FIELD', [...path, key], key)];
  });
}

/** The parts of zod's definitions that an instrument is made of. */
interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function isOption(option: z.core.$ZodType, given: unknown, discriminator: string | undefined): boolean {
  const { shape } = (option._zod as { readonly def: Definition }).def;
  const literal = discriminator === undefined ? undefined : shape?.[discriminator];
  const values = (literal?._zod as { readonly values?: ReadonlySet<unknown> } | undefined)?.values;
  return values?.has(at(given, discriminator ?? '')) ?? false;
}
