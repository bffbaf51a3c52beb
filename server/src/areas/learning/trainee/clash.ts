/** Names what a programme clashes with to the person whose dates they are. Pure. */
import { PROGRAMME_PLACES, type Clash } from '@naru/contract/areas/learning/words.ts';

import { TIME_SOURCES } from '../../../blocks/calendar/time-sources.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { momentOf } from '../core/moment.ts';
import { programmeWords } from '../core/words.ts';
import type { ClashRow } from './clash-store.ts';

export function toClash(row: ClashRow, locale: Locale): Clash {
  const { source, programmeId, typeCode } = row;
  const at = { number: row.sessionCount > 1 ? row.number : null, beginsAt: new Date(row.beginsAt).toISOString() };
  const other = TIME_SOURCES[source];
  if (other) return { ...at, title: other.name[locale], isProgramme: false, path: other.path };
  return {
    ...at,
    title: (locale === 'en' ? row.nameEn : null) ?? row.nameKo ?? '',
    isProgramme: true,
    path:
      typeCode === null || programmeId === null
        ? '/dashboard'
        : `${PROGRAMME_PLACES[typeCode].path}/detail/${programmeId}`,
  };
}

/** Says the first clash, and how many there are. */
export function sayClashes(clashes: readonly ClashRow[], locale: Locale): string {
  const say = programmeWords[locale];
  const [first] = clashes;
  if (!first) return say.clash;
  const { title, isProgramme, beginsAt, number } = toClash(first, locale);
  const what = say.named(title, momentOf(new Date(beginsAt), locale), isProgramme);
  const sentence = say.clashWith(what, number === null ? '' : String(number));
  return clashes.length === 1 ? sentence : `${sentence} ${say.clashCount(clashes.length)}`;
}
