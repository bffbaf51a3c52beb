import type { admin, MenuSetting } from '@naru/contract/areas/admin.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import {
  selectMenus,
  selectOptionalMenu,
  selectOptionalMenuForChange,
  updateMenu,
  type MenuChange,
  type MenuRow,
} from './store.ts';

export const listMenus: Reader<typeof admin.listMenus> = async (ctx) => ({
  menuList: (await selectMenus(ctx.db)).map(toMenu),
});

/** Fields that are left out of the body stay as they are. */
export const changeMenu: Writer<typeof admin.changeMenu> = {
  apply: async (ctx, { params, body }) => {
    const menu = (await selectOptionalMenuForChange(ctx.tx, params.id)) ?? fail('notFound');
    const before = changeable(menu);
    const after: MenuChange = {
      nameKo: body.nameKo?.trim() ?? menu.nameKo,
      nameEn: body.nameEn?.trim() ?? menu.nameEn,
      isHidden: body.hiddenAt ? body.hiddenAt === 'Y' : menu.isHidden,
      isInDevelopment: body.devAt ? body.devAt === 'Y' : menu.isInDevelopment,
    };
    const { version } = body;
    await saveChange(ctx, {
      current: toMenu(menu),
      version,
      save: () => updateMenu(ctx.tx, { id: menu.id, version }, after),
      audit: { action: 'admin.changeMenu', entity: 'menu', entityId: menu.id, before, after },
    });
    await ctx.signal('rights');
    return { menuId: menu.id };
  },
  answer: async (ctx, ids) => ({
    menu: toMenu((await selectOptionalMenu(ctx.db, ids['menuId'] ?? '')) ?? fail('notFound')),
  }),
};

function changeable({ nameKo, nameEn, isHidden, isInDevelopment }: MenuRow): MenuChange {
  return { nameKo, nameEn, isHidden, isInDevelopment };
}

function toMenu(row: MenuRow): MenuSetting {
  return {
    menuId: row.id,
    parentId: row.parentId,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    menuPath: row.menuPath,
    routerNm: row.opensPath,
    position: row.position,
    hiddenAt: row.isHidden ? 'Y' : 'N',
    linkAt: row.isLink ? 'Y' : 'N',
    devAt: row.isInDevelopment ? 'Y' : 'N',
    anyOf: row.anyOf,
    noneOf: row.noneOf,
    officeKo: row.officeKo,
    officeEn: row.officeEn,
    version: row.version,
  };
}
