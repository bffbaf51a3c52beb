/** The font size in a picture and its line height, in CSS pixels at the usual font size. */
export const LETTER = 13;
export const LINE = 16;

const thin = /[.,:;'|!·]/u;
const narrow = /[\sijlrtfI"()[\]/-]/u;
const wide = /[mwMW@%&…–—▲▼]/u;
const digit = /[\p{Nd}$+=~]/u;
const capital = /\p{Lu}/u;
const latin = /\p{Script=Latin}/u;
/** Hangul, Chinese characters, kana and other wide letters. */
const square = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFF60\u{1F000}-\u{3FFFF}]/u;

/**
 * Estimates the width of a text from its letters alone, rather too wide than too narrow. It measures nothing
 * on the page, so nothing is laid out twice, and a late font moves nothing.
 */
export function estimateWidth(text: string): number {
  let letters = 0;
  for (const letter of text) letters += weigh(letter);
  return letters * LETTER;
}

function weigh(letter: string): number {
  if (square.test(letter)) return 0.9;
  if (thin.test(letter)) return 0.28;
  if (narrow.test(letter)) return 0.36;
  if (wide.test(letter)) return 0.92;
  if (digit.test(letter)) return 0.61;
  return capital.test(letter) ? 0.68 : 0.57;
}

/** Cuts a text to the width with an ellipsis. */
export function cutText(text: string, width: number): string {
  if (estimateWidth(text) <= width) return text;
  return `${text.slice(0, countFitting(text, width - estimateWidth('…'))).trimEnd()}…`;
}

/**
 * Wraps a text into lines of similar length within the width; breaks between words, and inside a word only if it is
 * too long by itself.
 */
export function wrapText(text: string, width: number, mostLines: number): string[] {
  const lines = fillLines(text, width, mostLines);
  if (lines.length < 2 || lines.at(-1)?.endsWith('…')) return lines;
  // The narrowest width with the fewest lines leaves no syllable alone on the last one; words that fit stay whole.
  const words = text.split(' ').map(estimateWidth);
  const least = Math.max(estimateWidth(text) / lines.length, ...words.filter((word) => word <= width));
  for (let narrower = least; narrower < width; narrower += LETTER / 4) {
    const balanced = fillLines(text, narrower, lines.length);
    if (!balanced.at(-1)?.endsWith('…') && balanced.every((line) => estimateWidth(line) <= width)) return balanced;
  }
  return lines;
}

function fillLines(text: string, width: number, mostLines: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < mostLines - 1) {
    const count = countLine(rest, width);
    const isInWord = latin.test(rest[count - 1] ?? '') && latin.test(rest[count] ?? '');
    lines.push(rest.slice(0, count) + (isInWord ? '-' : ''));
    rest = rest.slice(count).trimStart();
  }
  return rest === '' ? lines : [...lines, cutText(rest, width)];
}

function countLine(text: string, width: number): number {
  if (estimateWidth(text) <= width) return text.length;
  const count = countFitting(text, width);
  if (text[count] === ' ') return count;
  const gap = Math.max(text.lastIndexOf(' ', count), text.lastIndexOf('-', count - 1) + 1);
  if (gap > 0) return gap;
  // Leaves room for the hyphen.
  return latin.test(text[count] ?? '') ? countFitting(text, width - estimateWidth('-')) : count;
}

/** Counts the units of a text that fit, at least one letter, so that every width makes progress. */
function countFitting(text: string, width: number): number {
  let count = 0;
  let used = 0;
  for (const letter of text) {
    used += weigh(letter) * LETTER;
    if (used > width && count > 0) break;
    count += letter.length;
  }
  return count;
}
