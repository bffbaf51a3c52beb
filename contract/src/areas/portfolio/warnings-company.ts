/** Names of companies that a letter is not written to, as a copied paragraph brings them along. */
import { endsWord, isWordCharacter, type Finding } from './warnings-words.ts';

/** Forms of a company, which people write or leave out. */
const FORM = /\(주\)|㈜|주식회사|유한회사|\(유\)|,?\s*\b(?:co|inc|ltd|corp|llc)\b\.?/giu;

/** Cleans a name of its form and of blanks at its ends. */
function bareName(name: string): string {
  return name.normalize('NFC').replace(FORM, ' ').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Finds names of `others` that are no part of the own company's name. */
export function findOtherCompanies(
  text: string,
  { own, others }: { readonly own: string; readonly others: readonly string[] },
): Finding[] {
  const ownName = bareName(own).replaceAll(' ', '');
  const names = [...new Set(others.map(bareName))]
    .filter((name) => name.length > 1 && !ownName.includes(name.replaceAll(' ', '')))
    .sort((one, two) => two.length - one.length);
  if (names.length === 0) return [];
  const byBeginning = new Map<string, string[]>();
  for (const name of names) byBeginning.set(name.charAt(0), [...(byBeginning.get(name.charAt(0)) ?? []), name]);
  const lower = lowered(text);
  const found: Finding[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && isWordCharacter(text.charAt(at - 1))) continue;
    const ends = (byBeginning.get(lower.charAt(at)) ?? [])
      .map((name) => endOfName(lower, at, name))
      .find((end) => end !== null && endsWord(text, end));
    if (ends === undefined || ends === null) continue;
    found.push({ begins: at, ends });
    at = ends - 1;
  }
  return found;
}

/** Lowers the Latin letters only, so that every position stays. */
function lowered(text: string): string {
  return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}

/**
 * Says where `name` ends if it stands at `at`. A blank of the name may be left out, and one may stand between Latin
 * letters and Hangul (SK 하이닉스): nowhere else, for "이 마트" is no 이마트.
 */
function endOfName(text: string, at: number, name: string): number | null {
  let place = at;
  for (let index = 0; index < name.length; index += 1) {
    const character = name.charAt(index);
    if (character === ' ') {
      if (text.charAt(place) === ' ') place += 1;
      continue;
    }
    if (text.charAt(place) === ' ' && changesScript(name.charAt(index - 1), character)) place += 1;
    if (text.charAt(place) !== character) return null;
    place += 1;
  }
  return place;
}

function changesScript(before: string, after: string): boolean {
  return (/[a-z0-9&]/u.test(before) && /[가-힣]/u.test(after)) || (/[가-힣]/u.test(before) && /[a-z0-9]/u.test(after));
}
