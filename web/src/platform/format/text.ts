/** Writes text unchanged, and numbers and booleans as text; the fallback for null, undefined, NaN, blanks, objects. */
export function formatText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value.trim() === '' ? fallback : value;
  if (typeof value === 'number') return Number.isNaN(value) ? fallback : String(value);
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  return fallback;
}

/** Values joined by ', ' (docs/specification.md §2); empty ones are left out. */
export function formatList(values: readonly unknown[] | null | undefined): string {
  return (values ?? [])
    .map((value) => formatText(value))
    .filter((text) => text !== '')
    .join(', ');
}
