import type { home } from '@naru/contract/areas/home.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { deleteFavourites, insertFavourites, selectFavourites, selectRecentMenus } from './store.ts';

const MOST_RECENT = 6;

/** Tells whether a menu can be marked: the person may open it, and it is not in preparation. */
async function readMayMark(ctx: Pick<CallContext, 'actor' | 'platform'>): Promise<(menuId: string) => boolean> {
  const { menuById } = await ctx.platform.sessions.rightsTable();
  return (menuId) => ctx.actor.rights.may(menuId, 'R') && menuById.get(menuId)?.isInDevelopment === false;
}

async function ownMenus(ctx: CallContext): Promise<{ favouriteList: string[]; recentList: string[] }> {
  const [favourites, recent, mayMark] = await Promise.all([
    selectFavourites(ctx.db, ctx.actor.memberId),
    selectRecentMenus(ctx.db, ctx.actor.memberId),
    readMayMark(ctx),
  ]);
  // Rights may have gone since: what may not be opened is not offered.
  return { favouriteList: favourites.filter(mayMark), recentList: recent.filter(mayMark).slice(0, MOST_RECENT) };
}

export const listOwnMenus: Reader<typeof home.listOwnMenus> = ownMenus;

export const changeFavourites: Writer<typeof home.changeFavourites> = {
  apply: async (ctx, { body }) => {
    const menuIds = [...new Set(body.menuIdList)].filter(await readMayMark(ctx));
    if (body.isOn) await insertFavourites(ctx.tx, ctx.actor.memberId, menuIds);
    else await deleteFavourites(ctx.tx, ctx.actor.memberId, body.menuIdList);
    return {};
  },
  answer: ownMenus,
};

/** M9: lists the addresses of menus, which are no secret; the browser judges an address by its menu. */
export const listMenuAddresses: Reader<typeof home.listMenuAddresses> = async (ctx) => {
  const { menus } = await ctx.platform.sessions.rightsTable();
  return {
    menuList: menus.flatMap(({ id, menuPath, isHidden }) =>
      isHidden || menuPath === null ? [] : [{ menuId: id, menuPath }],
    ),
  };
};

/** M9: describes a menu: its name and office are no secret; its contents are. */
export const describeMenu: Reader<typeof home.describeMenu> = async (ctx, { params }) => {
  const table = await ctx.platform.sessions.rightsTable();
  const menu = table.menuById.get(params.id);
  if (!menu || menu.isHidden) return fail('notFound');
  const isEnglish = ctx.locale === 'en';
  return {
    menuId: menu.id,
    menuNm: isEnglish ? menu.nameEn : menu.nameKo,
    office: isEnglish ? menu.officeEn : menu.officeKo,
  };
};
