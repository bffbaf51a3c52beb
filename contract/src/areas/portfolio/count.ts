/**
 * Counts an answer as the form of a company counts it (docs/specification.md, Cover letters): NFC, UTF-16 units as `maxlength`
 * counts them, EUC-KR as CP949 has it, line breaks as the question says.
 */
import type { LimitUnit } from './words.ts';

/** How a question counts. */
export interface CountRule {
  readonly unit: LimitUnit;
  readonly countsSpaces: boolean;
  /** Characters or bytes of a line break, in `unit`. */
  readonly lineBreak: number;
}

export interface TextCounts {
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly bytesEucKr: number;
  readonly bytesUtf8: number;
}

/** Part of a text, in UTF-16 units of it. */
export interface TextRange {
  readonly begins: number;
  readonly ends: number;
}

/** Code points of all blanks but line breaks. */
const SPACES: ReadonlySet<number> = new Set(
  Array.from(
    '\t\v\f \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff',
    (blank) => blank.charCodeAt(0),
  ),
);
const BREAK = /\r\n?|\n|\u2028|\u2029/gu;
const NEXT_LINE = '\n';
const LINE_FEED = 0x0a;

/** Makes every line break one character, as an editor and a form have it. */
export const toLines = (text: string): string => text.replace(BREAK, NEXT_LINE);

/** Browsers and Node both have it; the contract is compiled for neither. */
declare const TextDecoder: new (label: string) => { readonly decode: (bytes: Uint8Array) => string };

let mapped: Uint8Array | undefined;

/**
 * Fills the table of what CP949 has: all syllables of Hangul, € and ®, and what EUC-KR decodes; Node's decoder knows no more.
 * Each pair of bytes stands on a line of its own, since a wrong pair may give two characters.
 */
function readCp949(): Uint8Array {
  const table = new Uint8Array(0x1_0000).fill(1, 0, 0x80).fill(1, 0xac00, 0xd7a4);
  for (const late of '€®') table[late.charCodeAt(0)] = 1;
  const bytes: number[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) bytes.push(lead, trail, 0x0a);
  for (const text of new TextDecoder('euc-kr').decode(Uint8Array.from(bytes)).split(NEXT_LINE))
    if (text.length === 1 && text !== '\ufffd') table[text.charCodeAt(0)] = 1;
  // Rows that everybody fills as they like.
  return table.fill(0, 0xe000, 0xf900);
}

const isInCp949 = (character: string): boolean =>
  character.length === 1 && (mapped ??= readCp949())[character.charCodeAt(0)] === 1;

function bytesInUtf8(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

/** Sizes of a text in each unit, without its line breaks, which count as the question says. */
interface Sizes extends Readonly<Record<LimitUnit, number>> {
  readonly lineBreaks: number;
}

/** Goes through a text once for all units: it is counted at each key, and may have ten thousand characters. */
function sizesOf(text: string, countsSpaces: boolean): Sizes {
  const lines = toLines(text).normalize('NFC');
  let [characters, bytesEucKr, bytesUtf8, lineBreaks] = [0, 0, 0, 0];
  let at = 0;
  while (at < lines.length) {
    const point = lines.codePointAt(at) ?? 0;
    const units = point < 0x1_0000 ? 1 : 2;
    at += units;
    if (point === LINE_FEED) lineBreaks += 1;
    else if (countsSpaces || !SPACES.has(point)) {
      characters += units;
      bytesEucKr += point < 0x80 ? 1 : units * 2;
      bytesUtf8 += bytesInUtf8(point);
    }
  }
  return { CHARACTER: characters, BYTE_EUC_KR: bytesEucKr, BYTE_UTF8: bytesUtf8, lineBreaks };
}

/** Counts a text in the unit of a question. */
export function measure(text: string, { unit, countsSpaces, lineBreak }: CountRule): number {
  const sizes = sizesOf(text, countsSpaces);
  return sizes[unit] + sizes.lineBreaks * lineBreak;
}

/** Counts a text in all units beside each other; a line break that counts is one character, or two bytes. */
export function countText(text: string, { unit, lineBreak }: Pick<CountRule, 'unit' | 'lineBreak'>): TextCounts {
  const inCharacters = unit === 'CHARACTER' ? lineBreak : Math.min(lineBreak, 1);
  const inBytes = unit === 'CHARACTER' ? (lineBreak === 0 ? 0 : 2) : lineBreak;
  const sizes = sizesOf(text, true);
  const breaksInBytes = sizes.lineBreaks * inBytes;
  return {
    characters: sizes.CHARACTER + sizes.lineBreaks * inCharacters,
    charactersWithoutSpaces: sizesOf(text, false).CHARACTER + sizes.lineBreaks * inCharacters,
    bytesEucKr: sizes.BYTE_EUC_KR + breaksInBytes,
    bytesUtf8: sizes.BYTE_UTF8 + breaksInBytes,
  };
}

/** Gives the part of a text that is over the limit; undefined where it keeps to it. */
export function findOver(text: string, most: number | null, rule: CountRule): TextRange | undefined {
  if (most === null || measure(text, rule) <= most) return undefined;
  let size = 0;
  for (const { part, begins } of listParts(text)) {
    size += measure(part, rule);
    if (size > most) return { begins, ends: text.length };
  }
  return undefined;
}

/** Lists what EUC-KR has no bytes for; characters beside each other are one range. */
export function findUnmappable(text: string): readonly TextRange[] {
  const ranges: { begins: number; ends: number }[] = [];
  for (const { part, begins } of listParts(text)) {
    if (Array.from(part.normalize('NFC')).every((character) => isInCp949(character))) continue;
    const last = ranges.at(-1);
    if (last?.ends === begins) last.ends += part.length;
    else ranges.push({ begins, ends: begins + part.length });
  }
  return ranges;
}

const isComposed = (text: string): boolean => text.normalize('NFC') === text;

/** Cuts a text where it can be counted apart: at each code point, or with what NFC puts together. */
function* listParts(text: string): Generator<{ readonly part: string; readonly begins: number }> {
  let begins = 0;
  const parts = isComposed(text)
    ? text.matchAll(/\r\n|[\s\S]/gu)
    : [...new Intl.Segmenter('ko').segment(text)].map(({ segment }) => [segment] as const);
  for (const [part] of parts) {
    yield { part, begins };
    begins += part.length;
  }
}
