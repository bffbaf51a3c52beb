/**
 * Rules for every field that a call takes: a number fits into its column, and a text that must not be empty is not
 * filled by characters that nobody sees.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { ALL_CALLS } from './ask.ts';

/** Columns are integers of four bytes. */
const LARGEST = 2_147_483_647;
const UNSEEN = [' ', '\u00a0', '\u200b', '\u2060\ufeff', '\u3164', '\u115f\u1160', '\uffa0', '\u2800'];
/** Compared with what is kept, never kept themselves: codes and names that are looked up, files, passwords. */
const ONLY_COMPARED = /(?:password|fileText|planKey|username|studentNo|deptCode|deptCodeList\[\])$/i;

interface Leaf {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Lists the schemas of texts and numbers inside of a schema, each with its path. */
function leavesOf(schema: z.core.$ZodType, path: string, seen = new Set<z.core.$ZodType>()): Leaf[] {
  if (seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, one]) => leavesOf(one, `${path}.${name}`, inside));
    case 'array':
      return leavesOf(def.element, `${path}[]`, inside);
    case 'record':
      return leavesOf(def.valueType, `${path}{}`, inside);
    case 'union':
      return def.options.flatMap((one) => leavesOf(one, path, inside));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return leavesOf(def.innerType, path, inside);
    case 'lazy':
      return leavesOf(def.getter(), path, inside);
    case 'pipe':
      return leavesOf(def.in, path, inside);
    case 'string':
    case 'number':
      return [{ path, schema }];
    default:
      return [];
  }
}

const LEAVES = ALL_CALLS.flatMap(([name, spec]: readonly [string, CallSpec]) => [
  ...(spec.body ? leavesOf(spec.body, name) : []),
  ...(spec.query ? leavesOf(spec.query, name) : []),
]);
const accepts = (schema: z.core.$ZodType, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success; // every schema of the contract is zod's own

describe('every field that a call takes', () => {
  it('is looked at', () => {
    expect(LEAVES.length).toBeGreaterThan(900);
  });

  it('is no number that its column cannot hold', () => {
    const numbers = LEAVES.filter(({ schema }) => schema._zod.def.type === 'number');
    expect(numbers.filter(({ schema }) => accepts(schema, LARGEST + 1)).map(({ path }) => path)).toEqual([]);
  });

  it('is not filled by what nobody sees, where it must not be empty', () => {
    const required = LEAVES.filter(
      ({ schema, path }) => schema._zod.def.type === 'string' && !accepts(schema, '') && !ONLY_COMPARED.test(path),
    );
    const filled = required.filter(({ schema }) => UNSEEN.some((text) => accepts(schema, text)));
    expect(filled.map(({ path }) => path)).toEqual([]);
  });
});
