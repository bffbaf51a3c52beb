/** Differences between two states of a record, field by field. Pure. */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export interface FieldDifference {
  /** Names from the record down: `goal.name`. */
  readonly path: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

type JsonRecord = Readonly<Record<string, JsonValue>>;

/**
 * Lists what differs, in the order of the fields. A list of plain values is told by what went and what came; where the
 * log has no side, all of the other is told.
 */
export function listDifferences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path = '',
): FieldDifference[] {
  const [one, other] = [before ?? undefined, after ?? undefined];
  const isNested = (isRecord(one) || one === undefined) && (isRecord(other) || other === undefined);
  if (isNested && (one !== undefined || other !== undefined)) {
    const [was, is] = [(one ?? {}) as JsonRecord, (other ?? {}) as JsonRecord]; // records, as asked above
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return names.flatMap((name) => listDifferences(was[name], is[name], path ? `${path}.${name}` : name));
  }
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const sides = isPlainList(one) && isPlainList(other) ? withoutCommon(one, other) : { before: one, after: other };
  return [{ path, ...sides }];
}

type Plain = string | number | boolean | null;

function isPlainList(value: JsonValue | undefined): value is readonly Plain[] {
  return Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
}

/** Leaves what one list has and the other has not; all of both where only their order differs. */
function withoutCommon(before: readonly Plain[], after: readonly Plain[]) {
  const [gone, added] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
  return gone.length + added.length === 0 ? { before, after } : { before: gone, after: added };
}

function isRecord(value: JsonValue | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** Writes a value as a person reads it, each of a list on a line of its own; none where there is nothing. */
export function writeLines(value: JsonValue | undefined, words: YesNo): string[] {
  if (value === undefined || value === null || value === '') return [];
  return isList(value) ? value.map((one) => writeValue(one, words)) : [writeValue(value, words)];
}

function writeValue(value: JsonValue, words: YesNo): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isList(value)) return value.map((one) => writeValue(one, words)).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${writeValue(one, words)}`)
      .join(', ');
  return value === null || value === '' ? '–' : String(value);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
