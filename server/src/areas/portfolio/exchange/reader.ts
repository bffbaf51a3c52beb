/** Reads values of a foreign JSON file one by one, and notes what is not as it should be. Pure. */
import type { ExchangeProblemCode } from '@naru/contract/areas/portfolio/exchange.ts';
import { MONTH } from '@naru/contract/areas/portfolio/resume-content.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface FoundProblem {
  readonly path: string;
  readonly code: ExchangeProblemCode;
  /** The first letters of the value, or the number of entries that stay out. */
  readonly value: string;
  /** Characters that stay of a text that was too long. */
  readonly most?: number;
}

/** Notes of one file: what is wrong, and which names nobody asked for. */
export interface Notes {
  readonly problems: FoundProblem[];
  readonly unknown: string[];
}

const SHOWN = 40;
// oxlint-disable-next-line no-control-regex -- a line of a résumé has none of them
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const WEB_ADDRESS = /^https?:\/\/[^\s<>"']{3,300}$/;
const DAY = /^(\d{4}(?:-\d{2})?)(?:-\d{2}(?:T.*)?)?$/;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of the file, and where it stands. */
export interface Place {
  readonly object: JsonObject;
  readonly path: string;
  readonly notes: Notes;
}

export const pathOf = ({ path }: Pick<Place, 'path'>, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A value of an object's own; JSON may name `__proto__`, too. */
export const valueOf = ({ object }: Place, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** Notes the names of an object that nobody knows, and names that are known and have no place. */
export function noteUnknown(place: Place, known: ReadonlySet<string>): void {
  for (const name of Object.keys(place.object)) {
    if (!known.has(name)) place.notes.unknown.push(pathOf(place, name));
  }
}

export function note(
  place: Place,
  name: string,
  { value, ...problem }: { readonly code: ExchangeProblemCode; readonly value: unknown; readonly most?: number },
): void {
  place.notes.problems.push({ path: pathOf(place, name), value: showValue(value), ...problem });
}

function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Reads a text of one line; a longer one is cut, and noted. */
export function readLine(place: Place, name: string): string {
  const text = readWords(place, name).replaceAll(CONTROL, ' ');
  return cut(place, name, { text, most: PAPER_MOST.line });
}

/** Reads a text of several lines; a longer one is cut, and noted. */
export function readParagraph(place: Place, name: string): string {
  return cut(place, name, { text: tidyLines(readWords(place, name)), most: PAPER_MOST.text });
}

/** Cuts a text that is too long, never within a letter, and notes it. */
export function cut(place: Place, name: string, { text, most }: { text: string; most: number }): string {
  if (text.length <= most) return text;
  note(place, name, { code: 'LONG', value: text, most });
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** Keeps breaks and tabs of a text, and no other control characters. */
export function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split(/([\n\t])/)
    .map((part) => (part === '\n' || part === '\t' ? part : part.replaceAll(CONTROL, '')))
    .join('');
}

function readWords(place: Place, name: string): string {
  const value = valueOf(place, name);
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  note(place, name, { code: 'TYPE', value });
  return '';
}

/** Words that people write where an end should be. */
const LASTING = /^(?:present|current|now|today|ongoing|현재|재직 ?중|재학 ?중)$/i;

export const saysItLasts = (place: Place, name: string): boolean => {
  const value = valueOf(place, name);
  return typeof value === 'string' && LASTING.test(value.trim());
};

/** Reads a month or a year; a day counts for its month. */
export function readMonth(place: Place, name: string): string {
  const text = readWords(place, name).trim();
  const month = DAY.exec(text)?.[1] ?? text;
  if (MONTH.test(month)) return month;
  note(place, name, { code: 'DATE', value: text });
  return '';
}

export function readAddress(place: Place, name: string): string {
  const text = readWords(place, name).trim();
  if (text === '' || WEB_ADDRESS.test(text)) return text;
  note(place, name, { code: 'ADDRESS', value: text });
  return '';
}

/** Reads a list of words; one word counts as a list of itself. */
export function readWordsList(place: Place, name: string): string[] {
  const value = valueOf(place, name);
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.flatMap((one, index) => {
    const inner = { ...place, object: { [`${name}[${index}]`]: one as unknown } };
    const text = tidyLines(readWords(inner, `${name}[${index}]`));
    return text.trim() === '' ? [] : [text];
  });
}

/** Reads a list of objects, so many of them at most; what is no object is noted. */
export function readPlaces(place: Place, name: string, most: number): Place[] {
  const value = valueOf(place, name);
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    note(place, name, { code: 'TYPE', value });
    return [];
  }
  const { notes } = place;
  const list: readonly unknown[] = value;
  if (list.length > most) note(place, name, { code: 'MANY', value: String(list.length - most) });
  return list.slice(0, most).flatMap((one, index) => {
    if (isObject(one)) return [{ object: one, path: `${pathOf(place, name)}[${index}]`, notes }];
    note(place, `${name}[${index}]`, { code: 'TYPE', value: one });
    return [];
  });
}

/** Reads an object within an object; an empty one where there is none. */
export function readPlace(place: Place, name: string): Place {
  const value = valueOf(place, name);
  if (value !== undefined && value !== null && !isObject(value)) note(place, name, { code: 'TYPE', value });
  return { object: isObject(value) ? value : {}, path: pathOf(place, name), notes: place.notes };
}
