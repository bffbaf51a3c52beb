/**
 * Turns of languages: a journey whose steps are the same in both runs in one. Every screen is looked at in both
 * (all-screens.spec.ts); where the language itself is the point, a journey keeps both, too.
 */
import type { Language } from './portal.ts';

/**
 * Begins the turns of a file: of its journeys the first is in this language, the second in the other one, and so on.
 * The function that it returns is asked once by each journey in each language.
 */
export function takeTurns(first: Language): (language: Language) => boolean {
  const asked = { ko: 0, en: 0 };
  return (language) => {
    asked[language] += 1;
    return (asked[language] % 2 === 1) === (language === first);
  };
}
