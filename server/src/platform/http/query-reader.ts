/**
 * Reads a query string into the types that the contract declares. Texts become numbers or booleans only
 * where the field asks for it and the text is one; everything else stays as it came, for the contract to refuse.
 */
import { z } from 'zod';

type Convert = (texts: readonly string[]) => unknown;

/** Builds the reader of a call's query once; the call then only runs it. */
export function compileQueryReader(
  shape: z.ZodObject,
): (query: Readonly<Record<string, string | string[]>>) => Record<string, unknown> {
  const converters = Object.entries(shape.shape).map(
    ([name, type]) => [name, converterFor(type as z.core.$ZodType)] as const,
  ); // zod types a shape's values loosely
  return (query) => {
    const read: Record<string, unknown> = {};
    for (const [name, convert] of converters) {
      const given = query[name];
      if (given === undefined) continue;
      const value = convert([given].flat());
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
}

function converterFor(type: z.core.$ZodType): Convert {
  const inner = unwrap(type);
  if (inner instanceof z.ZodArray) {
    const one = converterFor(inner.element);
    return (texts) => texts.map((text) => one([text]));
  }
  if (inner instanceof z.ZodNumber) return (texts) => readNumber(texts.at(-1));
  if (inner instanceof z.ZodBoolean) return (texts) => readBoolean(texts.at(-1));
  // An empty text is what a cleared filter sends: as good as absent.
  return (texts) => texts.at(-1) || undefined;
}

function unwrap(type: z.core.$ZodType): z.core.$ZodType {
  let at = type;
  while (at instanceof z.ZodOptional || at instanceof z.ZodDefault || at instanceof z.ZodNullable) at = at.unwrap();
  return at;
}

function readNumber(text: string | undefined): unknown {
  if (!text) return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function readBoolean(text: string | undefined): unknown {
  if (!text) return undefined;
  if (text === 'true') return true;
  return text === 'false' ? false : text;
}
