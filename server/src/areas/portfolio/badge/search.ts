import type { FoundGroup } from '@naru/contract/areas/search.ts';

import { listPathOf, MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { selectFoundListed, selectFoundOwn } from './search-store.ts';
import { badgeWords } from './words.ts';

const OWN = { menuId: 'PTF_BADGE', path: '/portfolio/badge/my' } as const;
const ALL = { menuId: 'PTF_BADGEI', path: '/portfolio/badge/intro' } as const;

/** The person’s own badges, and those of the catalogue. */
export const findBadges: SearchSource = async ({ db, actor, locale, platform }, search) => {
  const { memberId, rights } = actor;
  const menus = (await platform.sessions.rightsTable()).menuById;
  const opens = (menuId: string): boolean => rights.may(menuId, 'R') && menus.get(menuId)?.isInDevelopment === false;
  const asked = { search, most: MOST_FOUND + 1, locale };
  const [own, all] = await Promise.all([
    opens(OWN.menuId) ? selectFoundOwn(db, { ...asked, memberId }) : [],
    opens(ALL.menuId) ? selectFoundListed(db, asked) : [],
  ]);
  const { found } = badgeWords[locale];
  const groupOf = (name: string, foundList: FoundGroup['foundList'], listPath: string): FoundGroup => ({
    kind: 'BADGE',
    name,
    foundList: foundList.slice(0, MOST_FOUND),
    listPath: foundList.length > MOST_FOUND ? listPath : null,
  });
  return [
    groupOf(
      found.own,
      own.map(({ id, title, grantedAt }) => ({
        id,
        title,
        note: null,
        at: grantedAt.toISOString(),
        path: `${OWN.path}?open=${id}`,
      })),
      OWN.path,
    ),
    groupOf(
      found.all,
      all.map(({ id, title }) => ({ id, title, note: null, at: null, path: `${ALL.path}?open=${id}` })),
      listPathOf(ALL.path, search),
    ),
  ];
};
