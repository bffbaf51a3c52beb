/**
 * What a call was asked: parameters, query and body, read by the contract's shapes.
 */
import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import type { z } from 'zod';

import { Failure } from './failure.ts';
import { describeCharacter, describeIssues } from './field-messages.ts';
import type { Locale } from './messages.ts';
import { compileQueryReader } from './query-reader.ts';

export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;
}

export type InputReader = (raw: RawInput, locale: Locale) => ParsedInput<CallSpec>;

/** @throws Failure `notFound` for parameters that name nothing, `invalid` with its fields for the rest */
export function compileInputReader(spec: CallSpec): InputReader {
  const { params, query, body } = spec;
  const readQuery = query && compileQueryReader(query);
  return (raw, locale) =>
    ({
      params: params && parseParams(params, raw.params),
      query: query && readQuery && parse(query, readQuery(raw.query), locale),
      body: body && parse(body, raw.body ?? {}, locale),
    }) as ParsedInput<CallSpec>; // keys are there exactly for what the call takes
}

function parseParams(shape: z.ZodType, given: unknown): unknown {
  const parsed = shape.safeParse(given);
  if (!parsed.success || findNul(parsed.data, '') !== undefined) throw new Failure('notFound');
  return parsed.data;
}

function parse(shape: z.ZodType, given: unknown, locale: Locale): unknown {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new Failure('invalid', { fields: describeIssues(parsed.error.issues, locale) });
  const nul = findNul(parsed.data, '');
  if (nul !== undefined) throw new Failure('invalid', { fields: [describeCharacter(nul, locale)] });
  return parsed.data;
}

/** The path of a text that holds a NUL, which PostgreSQL cannot store. */
function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const found = key.includes('\0') ? here : findNul(inner, here);
    if (found !== undefined) return found;
  }
  return undefined;
}
