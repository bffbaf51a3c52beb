/** Binds the fields of the kit to the values of a form and to their errors. */
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ChangeEvent } from 'react';

import type { FieldNames } from './field-problems.ts';

/** Error messages by field. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type NamesOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values] &
  string;

interface Bound {
  readonly id: string;
  readonly error: string | undefined;
}

/** The properties that a field of the kit takes. `field`: the server's name of it, where that is another one. */
export interface Bindings<Values, Field extends string> {
  readonly text: (
    name: NamesOf<Values, string>,
    field?: Field,
  ) => Bound & {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Whatever has `onValueChange`: lists, numbers, files, days. */
  readonly pick: <Name extends keyof Values & string>(
    name: Name,
    field?: Field,
  ) => Bound & { readonly value: Values[Name]; readonly onValueChange: (value: Values[Name]) => void };
  /** A day; what is none stays as it was written, for the check to refuse. */
  readonly day: (
    name: NamesOf<Values, string | null>,
    field?: Field,
  ) => Bound & {
    readonly value: string | null;
    readonly onValueChange: (day: string | null, text: string) => void;
  };
  readonly tick: (name: NamesOf<Values, boolean>) => {
    readonly checked: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly flag: (name: NamesOf<Values, boolean>) => {
    readonly checked: boolean;
    readonly onCheckedChange: (checked: boolean) => void;
  };
}

export interface BindingSource {
  readonly values: Readonly<Record<string, unknown>>;
  readonly change: (name: string, value: unknown, field: string) => void;
  readonly boundOf: (field: string) => Bound;
}

export function bindFields<Values, Field extends string>(source: BindingSource): Bindings<Values, Field> {
  const { values, change, boundOf } = source;
  // The names that `Bindings` lets through hold values of these kinds.
  return {
    text: (name, field) => ({
      ...boundOf(field ?? name),
      value: values[name] as string,
      onChange: (event) => change(name, event.target.value, field ?? name),
    }),
    pick: (name, field) => ({
      ...boundOf(field ?? name),
      value: values[name] as Values[typeof name],
      onValueChange: (value) => change(name, value, field ?? name),
    }),
    day: (name, field) => ({
      ...boundOf(field ?? name),
      value: values[name] as string | null,
      onValueChange: (day, text) => change(name, day ?? (text === '' ? null : text), field ?? name),
    }),
    tick: (name) => ({
      checked: values[name] === true,
      onChange: (event) => change(name, event.target.checked, name),
    }),
    flag: (name) => ({
      checked: values[name] === true,
      onCheckedChange: (checked) => change(name, checked, name),
    }),
  };
}

/** Checks a form in its own words, before anything is sent. */
export function resolveBy(check: (values: FieldValues) => Problems<string>): Resolver<FieldValues, FieldNames> {
  return (values) => {
    const errors: FieldErrors = {};
    for (const [field, message] of Object.entries(check(values))) set(errors, field, { type: 'check', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The message at a field, whose name may lead into an object: `facts.summary`. */
export function errorAt(errors: FieldErrors, field: string): unknown {
  return get(errors, field);
}
