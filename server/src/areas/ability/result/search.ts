import type { FoundGroup } from '@naru/contract/areas/search.ts';
import { FAMILY_MENUS, TEST_FAMILIES, type TestFamily } from '@naru/contract/areas/ability/words.ts';

import { MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { MENU } from './scope-sql.ts';
import { selectFoundResults, selectFoundTests } from './search-store.ts';
import { resultWords } from './words.ts';

const testsPath = (family: TestFamily): string => `/ability/test/${family}/list`;
const resultsPath = (family: TestFamily): string => `/ability/my/tab${family}`;

/** Tests that a student's lists show, and the student's own results. Nobody else's, and nothing for who takes none. */
export const findOwnTests: SearchSource = async ({ db, actor, locale, platform }, search) => {
  const { memberId, studentId, rights } = actor;
  if (studentId === null) return [];
  const menus = (await platform.sessions.rightsTable()).menuById;
  const isBuilt = (menuId: string): boolean => menus.get(menuId)?.isInDevelopment === false;
  const families = TEST_FAMILIES.filter((one) => rights.may(FAMILY_MENUS[one], 'R') && isBuilt(FAMILY_MENUS[one]));
  const opensResults = rights.scopes(MENU, 'RR').has('OWN') && isBuilt(MENU);
  const asked = { memberId, search, most: MOST_FOUND + 1, locale };
  const [tests, results] = await Promise.all([
    families.length > 0 ? selectFoundTests(db, asked, families) : [],
    opensResults ? selectFoundResults(db, asked) : [],
  ]);
  const { found: names, families: familyNames } = resultWords[locale];
  const groupOf = (name: string, found: FoundGroup['foundList'], listPath: string | undefined): FoundGroup => ({
    kind: 'TEST',
    name,
    foundList: found.slice(0, MOST_FOUND),
    listPath: found.length > MOST_FOUND && listPath !== undefined ? listPath : null,
  });
  return [
    groupOf(
      names.tests,
      tests.map(({ id, title, family }) => ({
        id,
        title,
        note: familyNames[family],
        at: null,
        path: testsPath(family),
      })),
      tests[MOST_FOUND] && testsPath(tests[MOST_FOUND].family),
    ),
    groupOf(
      names.results,
      results.map(({ id, title, family, scoredAt }) => ({
        id,
        title,
        note: familyNames[family],
        at: scoredAt.toISOString(),
        path: `/ability/my/popup/${id}`,
      })),
      results[MOST_FOUND] && resultsPath(results[MOST_FOUND].family),
    ),
  ];
};
