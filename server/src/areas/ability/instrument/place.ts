/** Places in a file, in words: "문항 Q12 · 문장(영어)" for `itemList.11.text.en`. */
import type { InstrumentProblem } from '@naru/contract/areas/ability/instrument-facts.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { PLACE_WORDS, type PlaceWords } from './place/words.ts';
import { problemWords } from './problem-words.ts';
import type { Path, Problem } from './problem.ts';
import { at, textAt } from './view.ts';

/** Fields that name an entry of a list, the first that it has. */
const NAMED_BY = ['code', 'level', 'item', 'scale'] as const;

/** Names a place by codes where the file has them, and by numbers where it has none. */
export function describePlace(given: unknown, path: Path, locale: Locale): string {
  const words = PLACE_WORDS[locale];
  const parts: string[] = [];
  let value = given;
  for (const [index, step] of path.entries()) {
    value = at(value, step);
    const next = path[index + 1];
    // A list and a number after it are one part.
    if (typeof next === 'number' && typeof step === 'string') continue;
    parts.push(
      typeof step === 'number'
        ? nameEntry(value, { list: String(path[index - 1]), step, words })
        : (words.fields[step] ?? step),
    );
  }
  const place = parts.join(' · ');
  // A name of the file itself stays as it is written there.
  const isKnown = Object.hasOwn(words.fields, String(path[0])) || Object.hasOwn(words.entries, String(path[0]));
  return isKnown ? place.charAt(0).toUpperCase() + place.slice(1) : place;
}

function nameEntry(
  value: unknown,
  { list, step, words }: { readonly list: string; readonly step: number; readonly words: PlaceWords },
): string {
  const name = words.entries[list] ?? list;
  const code = typeof value === 'string' ? value : NAMED_BY.map((key) => textAt(value, key)).find((one) => one);
  return code === undefined ? words.nth(name, step + 1) : `${name} ${code.slice(0, 40)}`;
}

export function describeProblems(given: unknown, problems: readonly Problem[], locale: Locale): InstrumentProblem[] {
  return problems.map(({ code, path, about = '' }) => ({
    code,
    path: path.join('.'),
    place: describePlace(given, path, locale),
    text: problemWords[locale][code](about),
  }));
}
