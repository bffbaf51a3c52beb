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
      body: body && parse(body, spec.nullIsAbsent ? withoutNulls(raw.body) : (raw.body ?? {}), locale),
    }) as ParsedInput<CallSpec>; // keys are there exactly for what the call takes
}

/** An object without the fields that are null; anything else is left to the shape that refuses it. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || Array.isArray(body)) return body ?? {};
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null));
}

function parseParams(shape: z.ZodType, given: unknown): unknown {
  const parsed = shape.safeParse(given);
  if (!parsed.success || findUnstorable(parsed.data, '') !== undefined) throw new Failure('notFound');
  return parsed.data;
}

function parse(shape: z.ZodType, given: unknown, locale: Locale): unknown {
  // The input tells what is missing from what is of the wrong type; it goes no further than the message.
  const parsed = shape.safeParse(given, { reportInput: true });
  if (!parsed.success) throw new Failure('invalid', { fields: describeIssues(parsed.error.issues, locale) });
  const path = findUnstorable(parsed.data, '');
  if (path !== undefined) throw new Failure('invalid', { fields: [describeCharacter(path, locale)] });
  return parsed.data;
}

/** The path of a text that PostgreSQL cannot store: with a NUL, or with half of a surrogate pair. */
function findUnstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const found = isStorable(key) ? findUnstorable(inner, here) : here;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
