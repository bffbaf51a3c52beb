import { PROGRAMME_PLACES, PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';

import { listPathOf, MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { finderOf } from './finder.ts';
import { selectProgrammePage } from './page-store.ts';

/** Programmes as the lists of their types have them, also those that are over: one group a list. */
export const findProgrammes: SearchSource = async (ctx, search) => {
  const menus = (await ctx.platform.sessions.rightsTable()).menuById;
  const window = { number: 0, size: MOST_FOUND, offset: 0 };
  const groups = PROGRAMME_TYPES.map(async (type) => {
    const { menuId, path } = PROGRAMME_PLACES[type];
    const menu = menus.get(menuId);
    if (!ctx.actor.rights.may(menuId, 'R') || !menu?.opensPath || menu.isInDevelopment) return [];
    const asked = { search, stage: 'ALL', window } as const;
    const { rows, counted } = await selectProgrammePage(ctx.db, { finder: finderOf(ctx, type), type }, asked);
    return [
      {
        kind: 'PROGRAMME' as const,
        name: enumWord('programmeType', type, ctx.locale),
        foundList: rows.map((row) => ({
          id: row.id,
          title: row.name,
          note: row.departmentName,
          at: row.beginsAt.toISOString(),
          path: `${path}/detail/${row.id}`,
        })),
        listPath: counted > rows.length ? `${listPathOf(menu.opensPath, search)}&stage=ALL` : null,
      },
    ];
  });
  return (await Promise.all(groups)).flat();
};
