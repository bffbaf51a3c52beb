import { home } from '@naru/contract/areas/home.ts';
import { session } from '@naru/contract/areas/session.ts';
import { EXPECTED_MENUS, menuPathOf } from '@naru/contract/testing/menu-table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const mark = (token: string, menuIdList: string[], isOn = true) =>
  portal.ask(home.changeFavourites, { body: { menuIdList, isOn } }, { token });

async function open(token: string, menuId: string): Promise<void> {
  portal.clock.now = new Date(portal.clock.now.getTime() + 1_000);
  await portal.get(session.logAccess, { body: { menuId, route: '/dashboard' } }, { token });
}

describe('favourites', () => {
  it('M7 keep their order, and hold only what the person may open, once', async () => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    const saved = await mark(token, ['CS_PROF', 'ADM_MENU', 'CMM_NOTICE', 'CS_PROF', 'NOT_A_MENU', 'CMM']);
    expect(saved.envelope.output).toEqual({ favouriteList: ['CS_PROF', 'CMM_NOTICE'], recentList: [] });
    const again = await mark(token, ['CS_HIST', 'CS_PROF']);
    expect(again.envelope.output).toMatchObject({ favouriteList: ['CS_PROF', 'CMM_NOTICE', 'CS_HIST'] });
    const fewer = await mark(token, ['CS_PROF', 'NOT_A_MENU'], false);
    expect(fewer.envelope.output).toMatchObject({ favouriteList: ['CMM_NOTICE', 'CS_HIST'] });
    await mark(token, ['CMM_NOTICE', 'CS_HIST'], false);
    expect(await portal.get(home.listOwnMenus, {}, { token })).toEqual({ favouriteList: [], recentList: [] });
  });

  it('take 50 names, and refuse 51', async () => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    const permitted = ['CMM_NOTICE', 'CMM_ARCH', 'CS_PROF', 'CS_PSCH', 'CS_LAW', 'CS_HIST'];
    const names = [...permitted, ...Array.from({ length: 50 - permitted.length }, (_, at) => `X${at}`)];
    expect((await mark(token, names)).envelope.output).toMatchObject({ favouriteList: permitted });
    expect((await mark(token, [...names, 'HOME'])).envelope.code).toBe('9100');
  });

  it('marked from 50 windows at once are all there, once, each at a place of its own', async () => {
    const member = await aStudent(portal.platform.db);
    const token = await signIn(portal, member);
    const menus = ['CS_PROF', 'CMM_NOTICE', 'CS_HIST', 'CS_PSCH', 'CMM_ARCH'];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => mark(token, [menus[at % 5] ?? ''])));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { favouriteList } = await portal.get(home.listOwnMenus, {}, { token });
    expect(favouriteList.toSorted()).toEqual(menus.toSorted());
    const rows = await portal.platform.db
      .selectFrom('menu_favourite')
      .select('menu_favourite.position')
      .distinct()
      .where('menu_favourite.member_id', '=', member.id)
      .execute();
    expect(rows).toHaveLength(5);
  });

  it('leave out menus in preparation, also those that were marked before', async () => {
    const member = await aStudent(portal.platform.db);
    const token = await signIn(portal, member);
    const change = async (isInDevelopment: boolean): Promise<void> => {
      const menus = portal.platform.db.updateTable('menu').set({ is_in_development: isInDevelopment });
      await menus.where('menu.id', '=', 'CMM_ARCH').execute();
      portal.platform.signals.dispatch('rights');
    };
    await mark(token, ['CMM_ARCH', 'CS_HIST']);
    await change(true);
    const before = await portal.get(home.listOwnMenus, {}, { token });
    const after = await mark(token, ['CMM_ARCH', 'CMM_NOTICE']);
    await change(false);
    expect(before.favouriteList).toEqual(['CS_HIST']);
    expect(after.envelope.output).toMatchObject({ favouriteList: ['CS_HIST', 'CMM_NOTICE'] });
  });

  it('are not offered any more when the right has gone', async () => {
    const member = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
    const before = await signIn(portal, member);
    await mark(before, ['ADM_MENU', 'CMM_NOTICE']);
    await portal.platform.db.deleteFrom('role_member').where('role_member.member_id', '=', member.id).execute();
    const token = await signIn(portal, member);
    expect((await portal.get(home.listOwnMenus, {}, { token })).favouriteList).toEqual(['CMM_NOTICE']);
  });

  it('ask for a session', async () => {
    expect((await portal.ask(home.listOwnMenus, {})).envelope.code).toBe('S401');
    expect((await portal.ask(home.changeFavourites, { body: { menuIdList: [], isOn: true } })).envelope.code).toBe(
      'S401',
    );
  });
});

describe('menus opened last', () => {
  it('M7 come newest first, each once, without the home menu, six at most', async () => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    for (const menuId of ['ADM_MENU', 'CS_PROF', 'HOME', 'CMM_NOTICE', 'CS_HIST', 'CS_PROF', 'NOT_A_MENU']) {
      await open(token, menuId);
    }
    const few = await portal.get(home.listOwnMenus, {}, { token });
    expect(few.recentList).toEqual(['CS_PROF', 'CS_HIST', 'CMM_NOTICE']);
    for (const menuId of ['CMM_ARCH', 'CS_PSCH', 'CS_LAW', 'ACC']) await open(token, menuId);
    const many = await portal.get(home.listOwnMenus, {}, { token });
    expect(many.recentList).toHaveLength(6);
    expect(many.recentList.slice(0, 4)).toEqual(['ACC', 'CS_LAW', 'CS_PSCH', 'CMM_ARCH']);
  });

  it('are the person’s own', async () => {
    const [one, other] = [await aStudent(portal.platform.db), await aStudent(portal.platform.db)];
    await open(await signIn(portal, one), 'CS_PROF');
    const token = await signIn(portal, other);
    expect((await portal.get(home.listOwnMenus, {}, { token })).recentList).toEqual([]);
  });
});

describe('what a menu is called', () => {
  it('M9 is told to whom it is closed too, with the office to ask', async () => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    const params = { id: 'CNS_LAW' };
    expect(await portal.get(home.describeMenu, { params }, { token })).toEqual({
      menuId: 'CNS_LAW',
      menuNm: '법률상담 관리',
      office: '학생상담센터',
    });
    expect(await portal.get(home.describeMenu, { params }, { token, language: 'en' })).toEqual({
      menuId: 'CNS_LAW',
      menuNm: 'Law counselling',
      office: 'Counselling centre',
    });
  });

  it.each(['ko', 'en'] as const)('M9 is told of every menu, each with its office (%s)', async (language) => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    for (const { menuId, nameKo, nameEn } of EXPECTED_MENUS) {
      const { menuNm, office } = await portal.get(home.describeMenu, { params: { id: menuId } }, { token, language });
      expect({ menuId, menuNm, hasOffice: office.trim() !== '' }).toEqual({
        menuId,
        menuNm: language === 'en' ? nameEn : nameKo,
        hasOffice: true,
      });
    }
  });

  it('M9 goes with its address, whether the person has it or not', async () => {
    const token = await signIn(portal, await aStudent(portal.platform.db));
    const { menuList } = await portal.get(home.listMenuAddresses, {}, { token });
    const expected = EXPECTED_MENUS.flatMap((menu) => {
      const menuPath = menuPathOf(menu);
      return menuPath === null ? [] : [{ menuId: menu.menuId, menuPath }];
    });
    const byId = (one: { menuId: string }, other: { menuId: string }): number => one.menuId.localeCompare(other.menuId);
    expect(menuList.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it('is not found for a hidden menu and for none', async () => {
    await portal.platform.db.updateTable('menu').set({ is_hidden: true }).where('menu.id', '=', 'ADM_SMS').execute();
    portal.platform.signals.dispatch('rights');
    const token = await signIn(portal, await aStudent(portal.platform.db));
    for (const id of ['ADM_SMS', 'NOT_A_MENU']) {
      const asked = await portal.ask(home.describeMenu, { params: { id } }, { token });
      expect({ id, status: asked.status, code: asked.envelope.code }).toEqual({ id, status: 404, code: '404' });
    }
    const { menuList } = await portal.get(home.listMenuAddresses, {}, { token });
    expect(menuList.filter(({ menuId }) => menuId === 'ADM_SMS')).toEqual([]);
  });

  it('asks for a session', async () => {
    expect((await portal.ask(home.describeMenu, { params: { id: 'HOME' } })).envelope.code).toBe('S401');
  });
});
