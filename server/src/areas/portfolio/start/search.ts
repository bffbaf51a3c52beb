import { MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { selectFound } from './list-store.ts';
import { startWords } from './words.ts';

const LIST = '/portfolio/my';

/** Somebody's own portfolios by their titles; nothing of anybody else's. */
export const findPortfolios: SearchSource = async ({ db, actor, locale }, search) => {
  if (!actor.rights.scopes('PTF_MY', 'RR').has('OWN')) return [];
  const words = startWords[locale];
  const found = await selectFound(db, { memberId: actor.memberId, search, most: MOST_FOUND + 1 });
  return [
    {
      kind: 'PAPER',
      name: words.found,
      foundList: found.slice(0, MOST_FOUND).map(({ id, title, status, changedAt }) => ({
        id,
        title,
        note: status === 'PUBLISHED' ? words.published : words.draft,
        at: changedAt.toISOString(),
        path: `${LIST}/form/${id}`,
      })),
      listPath: found.length > MOST_FOUND ? LIST : null,
    },
  ];
};
