/** A form's fields in their order: the name, and what people call it. */
export type FieldNames = Readonly<Record<string, string>>;

/** The id of a field's control, by which the summary finds it. */
export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** A line of an ErrorSummary: most messages begin with the name of their field, the others get it put before them. */
export function nameProblem(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

/** The message of a field, or the first one of what is in it: a list's second entry, say. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  const inner = Array.isArray(error) ? error : 'root' in error ? [error.root] : [];
  return inner.map(messageOf).find((message) => message !== undefined);
}

/** Lists the error messages by field, in the order of the fields. */
export function listErrors<Field extends string>(
  fields: readonly Field[],
  errorOf: (field: Field) => unknown,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = messageOf(errorOf(field));
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
