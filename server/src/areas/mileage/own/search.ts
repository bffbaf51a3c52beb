import type { FoundGroup } from '@naru/contract/areas/search.ts';

import { MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { pathOf, usePath } from './lines.ts';
import { selectFoundClaims, selectFoundLines, selectFoundUses } from './search-store.ts';
import { claimPath } from './ways.ts';
import { ownWords } from './words.ts';

const LINES = '/lrn/mile/hist/list';
const CLAIMS = '/lrn/mile/hist/claim';
const USES = '/lrn/mile/usereqst/list';

type Group = 'lines' | 'claims' | 'uses';

interface Found {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly at: Date;
  readonly path: string;
}

/** Somebody's own mileage: lines, claims and uses, a list a group. Nothing of anybody else's. */
export const findOwnMileage: SearchSource = async ({ db, actor, locale, platform }, search) => {
  const { memberId, rights } = actor;
  const menus = (await platform.sessions.rightsTable()).menuById;
  const opens = (menuId: string): boolean => rights.may(menuId, 'RR') && menus.get(menuId)?.isInDevelopment === false;
  const { found: names, points: pointsOf } = ownWords[locale];
  const asked = { memberId, search, most: MOST_FOUND + 1, locale };
  const groupOf = (group: Group, found: readonly Found[], listPath: string): FoundGroup => ({
    kind: 'MILEAGE',
    name: names[group],
    foundList: found.slice(0, MOST_FOUND).map(({ id, title, points, at, path }) => ({
      id,
      title,
      note: pointsOf(points),
      at: at.toISOString(),
      path,
    })),
    listPath: found.length > MOST_FOUND ? listPath : null,
  });
  const [lines, claims, uses] = await Promise.all([
    opens('LRN_MILE') ? selectFoundLines(db, asked) : [],
    opens('LRN_MILE') ? selectFoundClaims(db, asked) : [],
    opens('LRN_MILEUSE') ? selectFoundUses(db, asked) : [],
  ]);
  return [
    groupOf(
      'lines',
      lines.map((line) => ({ ...line, path: pathOf({ ...line, answeredId: null }) ?? LINES })),
      LINES,
    ),
    groupOf(
      'claims',
      claims.map((claim) => ({ ...claim, path: claimPath(claim.id) })),
      CLAIMS,
    ),
    groupOf(
      'uses',
      uses.map((use) => ({ ...use, path: usePath(use.id) })),
      USES,
    ),
  ];
};
