import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { FAILURE } from '@naru/contract/envelope.ts';

import { fieldErrorsOf, type CallError } from '../../platform/http/call-error.ts';

/** What a server refused, sorted by where the form can show it. */
export interface ServerErrors<Field extends string> {
  /** The first refusal of each field, in the order of the form. */
  readonly atFields: readonly { readonly field: Field; readonly message: string }[];
  /** What belongs to no field of this form. */
  readonly elsewhere: readonly string[];
}

/**
 * Finds the field of each refusal (docs/specification.md §8, code 9100): its own name, or that of the list or object
 * that it is a part of: `topicList.2` belongs to `topicList`. Empty for any other failure.
 */
export function sortServerErrors<Field extends string>(error: unknown, fields: readonly Field[]): ServerErrors<Field> {
  const longestFirst = fields.toSorted((a, b) => b.length - a.length);
  const messages = new Map<Field, string>();
  const elsewhere: string[] = [];
  for (const { field: path, message } of fieldErrorsOf(error)) {
    const field = longestFirst.find((name) => path === name || path.startsWith(`${name}.`));
    if (field === undefined) elsewhere.push(message);
    else if (!messages.has(field)) messages.set(field, message);
  }
  const atFields = fields.flatMap((field) => {
    const message = messages.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
  return { atFields, elsewhere };
}

/** Puts refusals at their fields; gives back those that belong to none. They stay until the field changes. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
): readonly string[] {
  const { atFields, elsewhere } = sortServerErrors(error, fields);
  for (const { field, message } of atFields) form.setError(field, { type: 'server', message });
  return elsewhere;
}

/** Why it was not done: that somebody was faster in the words of the screen, else what is said of the first field, or the server says. */
export function sayFailure(failure: CallError, conflict: string, atField?: string): string {
  if (failure.code === FAILURE.conflict.code) return conflict;
  return atField ?? failure.serverMessage ?? failure.message;
}
