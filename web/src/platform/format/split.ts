const SEPARATORS = /[\s./-]/g;
const PHONE_GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^02\d{7}$/, [2, 3, 4]],
  [/^02\d{8}$/, [2, 4, 4]],
  [/^05\d{10}$/, [4, 4, 4]],
  [/^0\d{9}$/, [3, 3, 4]],
  [/^0\d{10}$/, [3, 4, 4]],
  [/^1\d{7}$/, [4, 4]],
];

/**
 * Splits a string of digits into groups: 01012345678 by [3, 4, 4] is `010-1234-5678` (separator '-' unless told
 * otherwise, docs/specification.md §9). Separators already in it are replaced, digits left over form a last group,
 * and a string with anything else in it (a masked number) comes back unchanged.
 */
export function splitDigits(value: string | null | undefined, lengths: readonly number[], separator = '-'): string {
  const text = value ?? '';
  const digits = text.replace(SEPARATORS, '');
  if (!/^\d+$/.test(digits)) return text;
  const groups: string[] = [];
  let from = 0;
  for (const length of lengths.filter((size) => size >= 1)) {
    groups.push(digits.slice(from, from + Math.floor(length)));
    from += Math.floor(length);
  }
  groups.push(digits.slice(from));
  return groups.filter((group) => group !== '').join(separator);
}

/** A Korean telephone number in its usual groups (02-2200-1187, 1588-1234); others come back unchanged. */
export function formatPhone(value: string | null | undefined): string {
  const text = value ?? '';
  const digits = text.replace(SEPARATORS, '');
  const groups = PHONE_GROUPS.find(([pattern]) => pattern.test(digits));
  return groups ? splitDigits(digits, groups[1]) : text;
}
