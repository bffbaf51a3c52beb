import { FAILURE } from '@naru/contract/envelope.ts';

import { fieldErrorsOf, type CallError } from '../../platform/http/call-error.ts';

/** Refusals of the server, sorted by where the form can show them. */
export interface ServerErrors<Field extends string> {
  /** The first refusal of each field, in the order of the form. */
  readonly atFields: readonly { readonly field: Field; readonly message: string }[];
  /** Messages that belong to no field of this form. */
  readonly elsewhere: readonly string[];
}

/**
 * Finds the field of each refusal (docs/specification.md §8, code 9100): its own name, or that of the list or object
 * that it is a part of: `topicList.2` belongs to `topicList`. `within` names a part of the body that holds fields of the
 * form. Empty for any other failure.
 */
export function sortServerErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  within?: string,
): ServerErrors<Field> {
  const longestFirst = fields.toSorted((a, b) => b.length - a.length);
  const messages = new Map<Field, string>();
  const elsewhere: string[] = [];
  for (const { field: whole, message } of fieldErrorsOf(error)) {
    const path = within !== undefined && whole.startsWith(`${within}.`) ? whole.slice(within.length + 1) : whole;
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

/** Why it was not done: that somebody was faster in the words of the screen, else what is said of the first field, or the server says. */
export function sayFailure(failure: CallError, conflict: string, atField?: string): string {
  if (failure.code === FAILURE.conflict.code) return conflict;
  return atField ?? failure.serverMessage ?? failure.message;
}
