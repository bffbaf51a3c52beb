/** Finds the text for a translation key; undefined if there is none. */
export type CodeLabelLookup = (key: string) => string | undefined;
export type CodeValue = string | number | null | undefined;

/** The label under `CODE.{path}.{value}` (docs/specification.md §2); without one the value itself, '' for no value. */
export function formatCode(value: CodeValue, path: string, lookup: CodeLabelLookup): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return '';
  const text = String(value);
  const key = `CODE.${path}.${text}`;
  const label = lookup(key);
  // Lookups that answer an unknown key with the key itself are common.
  return label === undefined || label === '' || label === key ? text : label;
}

/** The labels of several codes, joined by ', '; empty codes are left out. */
export function formatCodeList(
  values: readonly CodeValue[] | null | undefined,
  path: string,
  lookup: CodeLabelLookup,
): string {
  const labels = (values ?? []).map((value) => formatCode(value, path, lookup));
  return labels.filter((label) => label !== '').join(', ');
}
