/** Writes the texts of notifications in both languages, a line of words each. */
import type { Locale } from '../../platform/http/messages.ts';
import type { NotificationTexts } from './notification-type.ts';

/** A title that is only words has the record's title behind it, where the person may see that. */
type Words = readonly [name: string, title: string | ((what: string) => string), body: string, action: string];

/**
 * Returns what makes texts of words.
 * @param unnamed stands for the record's title where the person may not see it, in titles made with it
 */
export function writeInBoth(unnamed: Readonly<Record<Locale, string>> = { ko: '', en: '' }) {
  const write = ([name, title, body, action]: Words, locale: Locale): NotificationTexts => ({
    name,
    title: (what) => {
      if (typeof title === 'function') return title(what ?? unnamed[locale]);
      return what === undefined ? title : `${title}: ${what}`;
    },
    body,
    action,
  });
  return (ko: Words, en: Words): Readonly<Record<Locale, NotificationTexts>> => ({
    ko: write(ko, 'ko'),
    en: write(en, 'en'),
  });
}
