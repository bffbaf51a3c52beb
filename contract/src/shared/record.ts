/**
 * Declares the fields of a record once (docs/decisions/092-a-record-says-its-fields-once.md): what each holds, its
 * bounds, its names, when it applies, and whether it stays as it was made. The shapes of calls, the checks of both
 * sides, names in errors, the form, and the columns of the table follow from it. Knows no zod: the browser reads it too.
 */
import type { z } from 'zod';

import type { EnumName } from '../enums.ts';

export type RecordKind = 'LINE' | 'CODE' | 'TEXT' | 'NUMBER' | 'CHOICE' | 'CHOICES' | 'FLAG' | 'DAY' | 'PICK' | 'OWN';

/** A name for people. The Korean one ends in Hangul, so that a particle can follow. */
export interface RecordName {
  readonly ko: string;
  readonly en: string;
}

/** The values of another field with which this one applies. */
export type Condition = Readonly<Record<string, string | boolean | readonly string[]>>;

interface FieldFacts {
  readonly kind: RecordKind;
  readonly name: RecordName;
  /** Most characters of a text. */
  readonly most?: number;
  readonly min?: number;
  readonly max?: number;
  /** The number of decimals; 0. */
  readonly decimals?: number;
  readonly options?: readonly string[];
  /** The enumeration that the options are of: its words are read by this name. */
  readonly enumeration?: EnumName;
  /** It may be left empty. */
  readonly isOptional?: boolean;
  /** It stays as it was made. */
  readonly isMade?: boolean;
  readonly condition?: Condition;
  /** The column, where it is not the field's name in snake_case. */
  readonly columnName?: string;
  /** An empty text is null in the table. */
  readonly isNullColumn?: boolean;
  /** Days that the calendar offers; the area's rules judge them. */
  readonly from?: 'today';
  readonly to?: 'today';
  /** The shape of a value of its own, or of a key that is picked. */
  readonly ownSchema?: z.ZodType;
}

type TextKind = 'LINE' | 'CODE' | 'TEXT';
/** The schema of a field that may be left empty: an empty text, false, or null. */
type EmptySchema<K extends RecordKind, S extends z.ZodType> = K extends TextKind
  ? z.ZodDefault<z.ZodString>
  : K extends 'FLAG' | 'CHOICES'
    ? S
    : z.ZodNullable<S>;

export interface RecordField<
  K extends RecordKind = RecordKind,
  S extends z.ZodType = z.ZodType,
  Made extends boolean = boolean,
> extends FieldFacts {
  readonly kind: K;
  /** Only for the compiler. */
  readonly schema?: S;
  readonly isMade?: Made;
  /** Lets it be left empty. */
  readonly optional: () => RecordField<K, EmptySchema<K, S>, Made>;
  /** Lets it be set when the record is made, and never after. */
  readonly made: () => RecordField<K, S, true>;
  /** Makes it apply with these values of other fields alone; with others it has to be empty. */
  readonly when: (condition: Condition) => RecordField<K, EmptySchema<K, S>, Made>;
  readonly column: (name: string) => RecordField<K, S, Made>;
  /** Keeps an empty text as null in the table. */
  readonly orNull: () => RecordField<K, S, Made>;
}

function field<K extends RecordKind, S extends z.ZodType>(facts: FieldFacts & { readonly kind: K }) {
  const add = (more: Partial<FieldFacts>): never => field({ ...facts, ...more }) as never; // each method says its type
  const made: RecordField<K, S, false> = {
    ...(facts as FieldFacts & { readonly kind: K; readonly isMade?: false }), // `made` alone sets it
    optional: () => add({ isOptional: true }),
    made: () => add({ isMade: true }),
    when: (condition) => add({ condition }),
    column: (columnName) => add({ columnName }),
    orNull: () => add({ isNullColumn: true }),
  };
  return made;
}

/** A text on one line. */
export const line = (most: number, name: RecordName) => field<'LINE', z.ZodString>({ kind: 'LINE', name, most });
/** Capital letters, digits and underscores, beginning with a letter: it stands in sheets and is typed by hand. */
export const code = (most: number, name: RecordName) => field<'CODE', z.ZodString>({ kind: 'CODE', name, most });
/** A text of several lines. */
export const text = (most: number, name: RecordName) => field<'TEXT', z.ZodString>({ kind: 'TEXT', name, most });
export const number = (
  bounds: { readonly min: number; readonly max: number; readonly decimals?: number },
  name: RecordName,
) => field<'NUMBER', z.ZodNumber>({ kind: 'NUMBER', name, ...bounds });
export const flag = (name: RecordName) => field<'FLAG', z.ZodBoolean>({ kind: 'FLAG', name });
/** A day of the calendar, as YYYY-MM-DD. */
export const day = (name: RecordName, bounds: Pick<FieldFacts, 'from' | 'to'> = {}) =>
  field<'DAY', z.ZodString>({ kind: 'DAY', name, ...bounds });

type EnumSchema<T extends readonly string[]> = z.ZodEnum<{ [V in T[number]]: V }>;
type Options = readonly [string, ...string[]];

/** One of a few. */
export const choice = <const T extends Options>(options: T, name: RecordName, enumeration?: EnumName) =>
  field<'CHOICE', EnumSchema<T>>({ kind: 'CHOICE', name, options, ...(enumeration && { enumeration }) });
/** At least one of a few. */
export const choices = <const T extends Options>(options: T, name: RecordName, enumeration?: EnumName) =>
  field<'CHOICES', z.ZodArray<EnumSchema<T>>>({
    kind: 'CHOICES',
    name,
    options,
    ...(enumeration && { enumeration }),
  });

/** The key of a thing that is searched for, which the screen does by a part of its own. */
export const pick = <S extends z.ZodType>(ownSchema: S, name: RecordName) =>
  field<'PICK', S>({ kind: 'PICK', name, ownSchema });

/** A value of a shape of its own, which the screen draws by a part of its own. */
export const own = <S extends z.ZodType>(ownSchema: S, name: RecordName) =>
  field<'OWN', S>({ kind: 'OWN', name, ownSchema });

export type RecordFields = Readonly<Record<string, RecordField>>;

export interface RecordSpec<F extends RecordFields = RecordFields> {
  /** The table, which is also its name in the audit log. */
  readonly table: string;
  /** The column that names one of them; `id`. */
  readonly key: string;
  /** The record itself, for people. */
  readonly name: RecordName;
  readonly fields: F;
}

/** Declares a record. `key`: the column that names one of them, where that is not `id`. */
export function defineRecord<const F extends RecordFields>(
  table: string,
  name: RecordName,
  { fields, key = 'id' }: { readonly fields: F; readonly key?: string },
): RecordSpec<F> {
  return { table, key, name, fields };
}

export type SchemaOf<F> = F extends RecordField<RecordKind, infer S> ? S : never;
type NameOf<R extends RecordSpec> = keyof R['fields'] & string;
/** The names of its fields that can be changed. */
export type ChangeableName<R extends RecordSpec> = {
  [K in NameOf<R>]: R['fields'][K] extends { readonly isMade?: true } ? never : K;
}[NameOf<R>];
export type MadeName<R extends RecordSpec> = Exclude<NameOf<R>, ChangeableName<R>>;
export type FieldName<R extends RecordSpec> = NameOf<R>;

/** The values of all fields. */
export type RecordValues<R extends RecordSpec> = {
  readonly [K in NameOf<R>]: z.output<SchemaOf<R['fields'][K]>>;
};
/** The values of those that can be changed. */
export type RecordContent<R extends RecordSpec> = Pick<RecordValues<R>, ChangeableName<R>>;

export function listFields(record: RecordSpec): readonly (readonly [string, RecordField])[] {
  return Object.entries(record.fields);
}

/** Returns whether a field applies with the values that stand beside it. */
export function appliesWith({ condition }: FieldFacts, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(condition ?? {}).every(([other, wanted]) => {
    const value = values[other];
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}

/** Returns values with nothing in the fields that do not apply. */
export function keepApplying<R extends RecordSpec>(record: R, values: RecordValues<R>): RecordValues<R> {
  const unused = listFields(record).filter(([, facts]) => !appliesWith(facts, values));
  return { ...values, ...Object.fromEntries(unused.map(([name, facts]) => [name, emptyOf(facts)])) };
}

/** Picks the values of a record out of more than that. */
export function pickValues<R extends RecordSpec>(record: R, given: RecordValues<R>): RecordValues<R> {
  const all: Readonly<Record<string, unknown>> = given;
  return Object.fromEntries(listFields(record).map(([name]) => [name, all[name]])) as RecordValues<R>; // all of its fields
}

/** Returns whether its value is chosen rather than written. */
export function isChosen({ kind }: FieldFacts): boolean {
  return kind === 'CHOICE' || kind === 'CHOICES' || kind === 'DAY' || kind === 'PICK';
}

/** Returns what stands in a field that holds nothing. */
export function emptyOf({ kind }: FieldFacts): '' | null | false | readonly string[] {
  if (kind === 'FLAG') return false;
  if (kind === 'CHOICES') return [];
  return kind === 'LINE' || kind === 'CODE' || kind === 'TEXT' ? '' : null;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** Kinds of what speaks against a value; a number's bound or a text's length is named with it. */
export type RecordProblemKind =
  | 'MISSING'
  | 'NOT_HERE'
  | 'CODE'
  | 'DAY'
  | 'TOO_LONG'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'DECIMALS';
export interface RecordProblem {
  readonly field: string;
  readonly kind: RecordProblemKind;
  readonly bound?: number;
}

/**
 * Finds what speaks against values, at most one problem a field, in the order of the fields. `only`: the fields that
 * are being written; the others say what applies.
 */
export function findRecordProblems(
  record: RecordSpec,
  values: Readonly<Record<string, unknown>>,
  only: (name: string) => boolean = () => true,
): RecordProblem[] {
  return listFields(record).flatMap(([name, facts]) => {
    if (!only(name)) return [];
    const found = findProblem(facts, values[name], appliesWith(facts, values));
    return found ? [{ field: name, ...found }] : [];
  });
}

type Found = Omit<RecordProblem, 'field'>;

function findProblem(facts: FieldFacts, value: unknown, applies: boolean): Found | undefined {
  if (!applies) return isEmpty(value) ? undefined : { kind: 'NOT_HERE' };
  if (isEmpty(value)) return facts.isOptional || facts.kind === 'FLAG' ? undefined : { kind: 'MISSING' };
  if (typeof value === 'number') return findNumberProblem(facts, value);
  if (typeof value !== 'string') return undefined;
  if (facts.kind === 'DAY' && !DAY.test(value)) return { kind: 'DAY' };
  if (facts.most !== undefined && value.trim().length > facts.most) return { kind: 'TOO_LONG', bound: facts.most };
  return facts.kind === 'CODE' && !CODE.test(value.trim()) ? { kind: 'CODE' } : undefined;
}

function findNumberProblem({ min = -Infinity, max = Infinity, decimals = 0 }: FieldFacts, value: number) {
  if (value < min) return { kind: 'TOO_SMALL', bound: min } as const;
  if (value > max) return { kind: 'TOO_LARGE', bound: max } as const;
  return Number(value.toFixed(decimals)) === value ? undefined : ({ kind: 'DECIMALS', bound: decimals } as const);
}
