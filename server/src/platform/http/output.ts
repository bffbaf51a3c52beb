/**
 * The contract's output as an allow-list of fields, on the way out.
 */
import type { z } from 'zod';

import { compileIsExact, type IsExact } from './exact.ts';

export interface OutputRule {
  /** The call, for who has to mend it. */
  readonly id: string;
  readonly output: z.ZodType;
  /** Tests refuse an answer with a field that the contract does not name; production strips it. */
  readonly strict: boolean;
}

/** @throws where an answer is not of its contract's shape */
export function compileOutput({ id, output, strict }: OutputRule): (result: unknown) => unknown {
  if (strict) return (result) => parseWhole(id, output, result);
  // With the first answer: most calls are not asked between one start and the next.
  let isExact: IsExact | undefined;
  return (result) => {
    isExact ??= compileIsExact(output);
    return isExact(result) ? result : output.parse(result);
  };
}

function parseWhole(id: string, output: z.ZodType, result: unknown): unknown {
  const shaped = output.parse(result);
  if (JSON.stringify(shaped, sortKeys) !== JSON.stringify(result, sortKeys)) {
    throw new Error(`${id} answers with fields that its contract does not name.`);
  }
  return shaped;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
