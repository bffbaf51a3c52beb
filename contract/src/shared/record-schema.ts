/** The shapes of a record's calls, from its declaration (record.ts); names in errors are found by them. */
import { z } from 'zod';

import { CalendarDate } from './id.ts';
import { OptionalLine, RequiredLine } from './one-line.ts';
import {
  listFields,
  type ChangeableName,
  type RecordField,
  type RecordFields,
  type RecordSpec,
  type SchemaOf,
} from './record.ts';
import { OptionalText, RequiredText } from './required-text.ts';
import { Version } from './workflow.ts';

type ShapeOf<F extends RecordFields> = { -readonly [K in keyof F]: SchemaOf<F[K]> };
type Created<R extends RecordSpec, Beside = unknown> = z.ZodObject<ShapeOf<R['fields']> & Beside>;
type Changed<R extends RecordSpec> = z.ZodObject<
  Pick<ShapeOf<R['fields']>, ChangeableName<R>> & { version: typeof Version }
>;

const RECORDS = new WeakMap<z.ZodType, RecordSpec>();

/** Returns the record whose values a body has; undefined for any other body. */
export function recordOf(body: z.ZodType | undefined): RecordSpec | undefined {
  return body && RECORDS.get(body);
}

/** Returns the shape of all its fields, and of what else a call asks for: what a record is made with. */
export function createdOf<R extends RecordSpec>(record: R): Created<R>;
export function createdOf<R extends RecordSpec, Beside extends z.ZodRawShape>(
  record: R,
  beside: Beside,
): Created<R, Beside>;
export function createdOf(record: RecordSpec, beside?: z.ZodRawShape): z.ZodType {
  return remember(record, z.object({ ...shapeOf(record, () => true), ...beside }));
}

/** Returns the shape of a change: the fields that can be changed, with the version that was seen. */
export function changedOf<R extends RecordSpec>(record: R): Changed<R> {
  const shape = { ...shapeOf(record, ({ isMade }) => !isMade), version: Version };
  return remember(record, z.object(shape) as unknown as Changed<R>); // as above
}

function remember<S extends z.ZodType>(record: RecordSpec, schema: S): S {
  RECORDS.set(schema, record);
  return schema;
}

function shapeOf(record: RecordSpec, isWanted: (field: RecordField) => boolean): Record<string, z.ZodType> {
  const fields = listFields(record).filter(([, field]) => isWanted(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)]));
}

/** A field with a condition may be empty; whether it is where it applies is a problem of the record's. */
function schemaOf(field: RecordField): z.ZodType {
  const { kind, most = 0, isOptional = false, condition } = field;
  const mayBeEmpty = isOptional || condition !== undefined;
  switch (kind) {
    case 'LINE':
    case 'CODE':
      return mayBeEmpty ? OptionalLine(most) : RequiredLine(most);
    case 'TEXT':
      return mayBeEmpty ? OptionalText(most) : RequiredText(most);
    case 'FLAG':
      return z.boolean();
    case 'PICK':
    case 'OWN':
      return orNull(field.ownSchema ?? z.never(), mayBeEmpty);
    case 'NUMBER':
      return orNull(numberOf(field), mayBeEmpty);
    case 'DAY':
      return orNull(CalendarDate, mayBeEmpty);
    case 'CHOICE':
      return orNull(z.enum(optionsOf(field)), mayBeEmpty);
    case 'CHOICES': {
      const options = optionsOf(field);
      const list = z.array(z.enum(options)).max(options.length);
      return mayBeEmpty ? list : list.min(1);
    }
  }
}

function numberOf({ min, max, decimals = 0 }: RecordField): z.ZodNumber {
  const whole = decimals === 0 ? z.number().int() : z.number();
  return whole.min(min ?? -Infinity).max(max ?? Infinity);
}

const orNull = (schema: z.ZodType, mayBeEmpty: boolean): z.ZodType => (mayBeEmpty ? schema.nullable() : schema);

function optionsOf({ options }: RecordField): readonly [string, ...string[]] {
  return (options ?? []) as readonly [string, ...string[]]; // both kinds of choice have some
}
