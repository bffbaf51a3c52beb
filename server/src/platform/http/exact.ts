/**
 * Decides whether an answer is already in the contract's form: then it needs no copy. Only certain cases count as
 * exact; the schema itself decides about everything else.
 */
import { z } from 'zod';

/** True only where parsing succeeds and changes nothing: no field goes, none is filled in, none is of another type. */
export type IsExact = (value: unknown) => boolean;

/** Builds the check of a schema once; the call then only runs it. */
export function compileIsExact(schema: z.core.$ZodType): IsExact {
  return compile(schema, new Map());
}

/** By schema, because one may hold itself: the tree of departments. */
type Compiled = Map<z.core.$ZodType, IsExact>;

function compile(schema: z.core.$ZodType, compiled: Compiled): IsExact {
  const known = compiled.get(schema);
  if (known) return known;
  let isExact: IsExact | undefined;
  compiled.set(schema, (value) => isExact?.(value) ?? false);
  isExact = choose(schema, compiled);
  compiled.set(schema, isExact);
  return isExact;
}

function choose(schema: z.core.$ZodType, compiled: Compiled): IsExact {
  if (schema instanceof z.ZodOptional) {
    const [isNothing, isInner] = [keepsUndefined(schema), compile(schema.unwrap(), compiled)];
    return (value) => (value === undefined ? isNothing : isInner(value));
  }
  if (schema instanceof z.ZodNullable) {
    const isInner = compile(schema.unwrap(), compiled);
    return (value) => value === null || isInner(value);
  }
  const pattern = patternOf(schema);
  if (pattern) return (value) => typeof value === 'string' && pattern.test(value);
  // It checks more than the type (a length, a range): its own checks decide.
  if (!isPlain(schema)) return parsesToItself(schema);
  if (schema instanceof z.ZodObject) return compileObject(schema, compiled);
  if (schema instanceof z.ZodArray) return compileArray(compile(schema.element, compiled));
  if (schema instanceof z.ZodString) return (value) => typeof value === 'string';
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? Number.isSafeInteger : Number.isFinite;
  if (schema instanceof z.ZodEnum) {
    const options = new Set<unknown>(schema.options);
    return (value) => options.has(value);
  }
  return parsesToItself(schema);
}

/** Returns whether a schema checks nothing but the type of a value; of a number also that it is whole. */
function isPlain({ _zod: { def } }: z.core.$ZodType): boolean {
  // A kind of number (an integer of 32 bits) is its own check.
  return !('check' in def) && (def.checks ?? []).every(asksForWhole);
}

/** Returns the pattern of a text that is checked by one pattern alone: keys are most of what answers hold. */
function patternOf(schema: z.core.$ZodType): RegExp | undefined {
  if (!(schema instanceof z.ZodString)) return undefined;
  const [check, ...others] = schema._zod.def.checks ?? [];
  if (!check || others.length > 0 || !('pattern' in check._zod.def)) return undefined;
  const { pattern } = check._zod.def;
  return pattern instanceof RegExp && !pattern.global && !pattern.sticky ? pattern : undefined;
}

function asksForWhole({ _zod: { def } }: z.core.$ZodCheck): boolean {
  return def.check === 'number_format' && 'format' in def && def.format === 'safeint';
}

function compileArray(isItem: IsExact): IsExact {
  return (value) => {
    if (!Array.isArray(value) || 'toJSON' in value) return false;
    // By its places: `every` would leave out those that hold nothing.
    for (let at = 0; at < value.length; at += 1) if (!isItem(value[at])) return false;
    return true;
  };
}

function compileObject(schema: z.ZodObject, compiled: Compiled): IsExact {
  if (schema.def.catchall) return parsesToItself(schema);
  const fields = Object.entries(schema.shape).map(([name, type]) => ({
    name,
    isExact: compile(type, compiled),
    mayBeAbsent: keepsUndefined(type),
  }));
  return (value) => {
    if (!isPlainObject(value)) return false;
    let named = 0;
    for (const { name, isExact, mayBeAbsent } of fields) {
      const inner = value[name];
      if (inner === undefined && !Object.hasOwn(value, name)) {
        if (!mayBeAbsent) return false;
      } else {
        if (!isExact(inner)) return false;
        named += 1;
      }
    }
    return countFields(value) === named;
  };
}

/** Counts fields: one more than the contract names must not leave. */
function countFields(value: object): number {
  let count = 0;
  // Nothing is inherited: it is a plain object. Listing the names would make a list for each row.
  for (const _name in value) count += 1;
  return count;
}

/** Others could say by themselves what they become in JSON. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function keepsUndefined(schema: z.core.$ZodType): boolean {
  const parsed = z.safeParse(schema, undefined);
  return parsed.success && parsed.data === undefined;
}

/** Returns a check by parsing; values that parsing rebuilds (a record, one of several shapes) never count as exact. */
function parsesToItself(schema: z.core.$ZodType): IsExact {
  return (value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success && parsed.data === value;
  };
}
