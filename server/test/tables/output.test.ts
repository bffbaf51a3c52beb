/**
 * Answers leave as their contract makes them, although most of them are not copied: for every call, for answers as they
 * should be and for answers with one error.
 */
import { reference } from '@naru/contract/areas/reference.ts';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { CALL_GROUPS } from '../../src/main.ts';
import { compileIsExact } from '../../src/platform/http/exact.ts';
import { compileOutput } from '../../src/platform/http/output.ts';
import { anyTrouble, fromSchema } from './fuzz-values.ts';

const OUTPUTS = CALL_GROUPS.flatMap((area) =>
  Object.entries(area.calls).map(([name, { output }]) => [`${area.name}.${name}`, output] as const),
);

/** The sealed word that no contract names. */
const SECRET = 'sealed';

class Talkative {
  toJSON(): string {
    return SECRET;
  }
}

/** Returns a list whose first place holds nothing. */
function withHole(value: unknown): unknown[] {
  const list: unknown[] = [];
  list[1] = value;
  return list;
}

interface Damage {
  /** Which of all places, counted around. */
  readonly at: number;
  readonly change: (holder: Record<string, unknown>, key: string) => void;
}

function define(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const change: Arbitrary<Damage['change']> = fc.oneof(
  fc.constantFrom<Damage['change'][]>(
    (holder) => define(holder, 'unknownField', SECRET),
    (holder) => define(holder, '__proto__', { unknownField: SECRET }),
    (holder) => define(holder, 'toJSON', () => SECRET),
    (holder) => Object.defineProperty(holder, 'toJSON', { value: () => SECRET, configurable: true, writable: true }),
    (holder, key) => delete holder[key],
    (holder, key) => define(holder, key, undefined),
    (holder, key) => define(holder, key, null),
    (holder, key) => define(holder, key, Number.NaN),
    (holder, key) => define(holder, key, Object.assign(new Talkative(), holder[key])),
    (holder, key) => define(holder, key, Object.create({ unknownField: SECRET }, { own: { value: 1 } })),
    (holder, key) => define(holder, key, withHole(holder[key])),
    (holder, key) => define(holder, key, new Date(0)),
    (holder, key) => define(holder, key, Object.assign(Object.create(null), holder[key])),
  ),
  // A copy: what one damage puts in, the next one may change.
  anyTrouble.value.map((value) => (holder: Record<string, unknown>, key: string) => {
    define(holder, key, structuredClone(value));
  }),
);
const damage: Arbitrary<Damage> = fc.record({ at: fc.nat(), change });

/** Lists every place of an answer: its object or list, and its name there. */
function placesOf(value: unknown): (readonly [Record<string, unknown>, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>; // lists too: their places are names
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesOf(holder[key])]);
}

function spoil(value: unknown, damages: readonly Damage[]): unknown {
  const whole = { value: structuredClone(value) };
  for (const { at, change: make } of damages) {
    const places = placesOf(whole);
    const [holder, key] = places[at % places.length] ?? [whole, 'value'];
    make(holder, key);
  }
  return whole.value;
}

/** Returns the bytes that leave, without their order; or that nothing leaves. */
function leaving(shape: (value: unknown) => unknown, value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(shape(value));
  } catch (error) {
    if (error instanceof z.ZodError) return 'refused';
    throw error;
  }
  return JSON.stringify(json === undefined ? json : JSON.parse(json), sortKeys) ?? 'nothing';
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('an answer in production', () => {
  it.each(OUTPUTS)('%s leaves as its contract makes it', (id, output) => {
    const shape = compileOutput({ id, output, strict: false });
    fc.assert(
      fc.property(fromSchema(output), fc.array(damage, { maxLength: 2 }), (value, damages) => {
        const given = spoil(value, damages);
        expect(leaving(shape, given)).toBe(leaving((one) => output.parse(one), given));
      }),
      { numRuns: 60 },
    );
  });

  it('is not made anew where it is what the contract asks for', () => {
    const { output } = reference.pageCourses;
    fc.assert(fc.property(fromSchema(output), compileIsExact(output)));
  });

  it('strips a field that the contract does not name, at any depth', () => {
    const { output } = reference.departmentTrees;
    const leaf = { deptCode: '1', deptNm: 'a', upperDeptCode: null, useAt: 'Y', children: [] };
    const tree = (more: object): unknown => ({
      rootDept: { ...leaf, children: [{ ...leaf, ...more }] },
      memberDept: null,
    });
    const shape = compileOutput({ id: 'departmentTrees', output, strict: false });
    expect(shape(tree({ unknownField: SECRET }))).toEqual(tree({}));
    expect(compileIsExact(output)(tree({}))).toBe(true);
  });

  it.each<[string, z.ZodType, unknown, boolean]>([
    ['a default that is needed', z.object({ a: z.string().default('b') }), {}, false],
    ['a default that is not', z.object({ a: z.string().default('b') }), { a: 'c' }, true],
    ['an optional field that is absent', z.object({ a: z.string().optional() }), {}, true],
    ['an optional default that is absent', z.object({ a: z.string().default('b').optional() }), {}, false],
    ['a text that is trimmed', z.string().trim(), ' a', false],
    ['a text that is trimmed already', z.string().trim(), 'a', true],
    ['a text too long', z.string().max(1), 'ab', false],
    ['a number that is not whole', z.number().int(), 1.5, false],
    ['a whole number too large to be one', z.number().int(), 2 ** 53, false],
    ['a number of 32 bits', z.int32(), 2 ** 31, false],
    ['a number below its least', z.number().int().min(1), 0, false],
    ['no number', z.number(), Number.POSITIVE_INFINITY, false],
    ['a text for a number', z.coerce.number(), '1', false],
    ['a list with a hole', z.array(z.string().optional()), withHole('a'), true],
    ['a list with a hole where none may be', z.array(z.string()), withHole('a'), false],
    ['a field too many', z.object({}), { a: 1 }, false],
    ['a field too many where they may pass', z.looseObject({}), { a: 1 }, false],
    [
      'the second of two shapes',
      z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]),
      { a: '', b: '' },
      false,
    ],
  ])('%s', (_what, schema, value, isExact) => {
    expect(compileIsExact(schema)(value)).toBe(isExact);
    const shape = compileOutput({ id: 'one', output: schema, strict: false });
    expect(leaving(shape, value)).toBe(leaving((one) => schema.parse(one), value));
  });
});
