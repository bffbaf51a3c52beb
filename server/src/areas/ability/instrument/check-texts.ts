/** Finds what no text of an instrument may have: marks of HTML, and characters that cannot be seen. */
import { problem, type Path, type Problem } from './problem.ts';

/** Tags, with or without attributes, closed or not, and comments; `a < b` is none. */
const HTML = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<[a-z][a-z0-9-]*\s+[a-z-]+\s*=/i;
/** Controls but tab and line breaks, and marks that turn the direction of what follows. */
const CONTROL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/; // oxlint-disable-line no-control-regex -- they are refused
const BREAK = /[\t\n\r]/;
/** Fields whose texts may have paragraphs. */
const WITH_BREAKS: ReadonlySet<unknown> = new Set(['summary', 'instructions', 'source', 'evidence', 'definition']);

export function findBadTexts(given: unknown, path: Path = []): Problem[] {
  if (typeof given === 'string') return judge(given, path);
  if (given === null || typeof given !== 'object') return [];
  return Object.entries(given).flatMap(([key, value]) =>
    findBadTexts(value, [...path, Array.isArray(given) ? Number(key) : key]),
  );
}

function judge(text: string, path: Path): Problem[] {
  const [tag] = HTML.exec(text) ?? [];
  return [
    ...(tag === undefined ? [] : [problem('HTML', path, tag.slice(0, 40))]),
    ...(CONTROL.test(text) || !text.isWellFormed() || (BREAK.test(text) && !mayBreak(path))
      ? [problem('CONTROL', path)]
      : []),
  ];
}

const mayBreak = (path: Path): boolean => path.some((step) => WITH_BREAKS.has(step)) || path.includes('levelList');
