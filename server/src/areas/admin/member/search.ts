import { listPathOf, MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectMemberPage } from './store.ts';

const MENU = 'ADM_MEMBER';

/** Finds people, for those who may open their list. */
export const findMembers: SearchSource = async (ctx, search) => {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(MENU);
  if (!ctx.actor.isAdministrator || !ctx.actor.rights.may(MENU, 'R')) return [];
  if (!menu?.opensPath || menu.isInDevelopment) return [];
  const asked = {
    search,
    status: undefined,
    memberType: undefined,
    isExternal: undefined,
    window: { number: 0, size: MOST_FOUND, offset: 0 },
    today: koreanDate(ctx.now),
  };
  const { rows, counted } = await selectMemberPage(ctx.db, asked, ctx.locale);
  const listPath = listPathOf(menu.opensPath, search);
  return [
    {
      kind: 'MEMBER',
      name: null,
      foundList: rows.map((row) => ({
        id: row.id,
        title: row.name,
        note: [row.departmentName, row.studentNumber ?? row.username].filter((part) => part !== null).join(' · '),
        at: null,
        path: `${listPath}&open=${row.id}`,
      })),
      listPath: counted > rows.length ? listPath : null,
    },
  ];
};
