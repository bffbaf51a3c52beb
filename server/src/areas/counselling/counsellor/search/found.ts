import { listPathOf, MOST_FOUND, type SearchSource } from '../../../../blocks/manifest/search-source.ts';
import { finderOf } from './finder.ts';
import { findCounsellorPage } from './ordered.ts';

const MENU = 'CS_PROF';

const words = { ko: { mine: '지도교수' }, en: { mine: 'your advisor' } } as const;

/** Finds by name who can be asked for counselling, one's own advisor first; a press leads to where an hour is chosen. */
export const findCounsellors: SearchSource = async (ctx, search) => {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(MENU);
  if (!ctx.actor.rights.may(MENU, 'R') || !menu?.opensPath || menu.isInDevelopment) return [];
  const window = { number: 0, size: MOST_FOUND, offset: 0 };
  const nothing = { department: undefined, topic: undefined, channel: undefined };
  const { rows, counted } = await findCounsellorPage(ctx, await finderOf(ctx), { ...nothing, search, window });
  return [
    {
      kind: 'COUNSELLOR',
      name: null,
      foundList: rows.map((row) => ({
        id: row.id,
        title: row.name,
        note: [row.departmentName, row.isMine && row.kind === 'PROFESSOR' && words[ctx.locale].mine]
          .filter(Boolean)
          .join(' · '),
        at: null,
        path: `/cs/prof/reqst/profile/${row.id}`,
      })),
      listPath: counted > rows.length ? listPathOf(menu.opensPath, search) : null,
    },
  ];
};
