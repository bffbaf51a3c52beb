import type { FoundGroup } from '@naru/contract/areas/search.ts';

import { MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { nameLetter } from '../core/letter-name.ts';
import { cardPath, CARDS_PATH, letterPath, LETTERS_PATH } from './place.ts';
import { selectFoundCards, selectFoundLetters } from './store.ts';
import { letterDayWords } from './words.ts';

/** Somebody's own letters and cards; never what stands in an answer. Nothing of anybody else's. */
export const findOwnPapers: SearchSource = async ({ db, actor, locale }, search) => {
  if (!actor.rights.scopes('PTF_CL', 'RR').has('OWN')) return [];
  const { groups } = letterDayWords[locale];
  const asked = { memberId: actor.memberId, search, most: MOST_FOUND + 1 };
  const [letters, cards] = await Promise.all([selectFoundLetters(db, asked), selectFoundCards(db, asked)]);
  const groupOf = (name: string, found: FoundGroup['foundList'], listPath: string): FoundGroup => ({
    kind: 'PAPER',
    name,
    foundList: found.slice(0, MOST_FOUND),
    listPath: found.length > MOST_FOUND ? listPath : null,
  });
  const inText = `text=${encodeURIComponent(search.typed)}`;
  return [
    groupOf(
      groups.letters,
      letters.map((letter) => ({
        id: letter.id,
        title: nameLetter(letter, locale),
        note: letter.title === '' ? null : letter.company || null,
        at: letter.changedAt.toISOString(),
        path: letterPath(letter.id),
      })),
      `${LETTERS_PATH}?${inText}`,
    ),
    groupOf(
      groups.cards,
      cards.map(({ id, title, tags, changedAt }) => ({
        id,
        title,
        note: tags.length > 0 ? tags.join(', ') : null,
        at: changedAt.toISOString(),
        path: cardPath(id),
      })),
      `${CARDS_PATH}&${inText}`,
    ),
  ];
};
