/**
 * M1, M3: who sees which menu, of all menus and all demo people, against a table written by hand.
 */
import { session, type LoginInfo } from '@naru/contract/areas/session.ts';
import type { Menu } from '@naru/contract/shared/person.ts';
import { DEMO_PEOPLE, EXPECTED_MENUS, menuPathOf } from '@naru/contract/testing/menu-table.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CAST } from '../../demo/demo-users.ts';
import { CALL_GROUPS } from '../../src/main.ts';
import { addressFor } from './ask.ts';
import { openDemoPortal, type DemoPortal } from './demo.ts';

let demo: DemoPortal;
const infos = new Map<string, LoginInfo>();
const english = new Map<string, LoginInfo>();

beforeAll(async () => {
  demo = await openDemoPortal();
  const query = { sysGbnCd: 'CDP' } as const;
  for (const name of DEMO_PEOPLE) {
    const token = demo.tokenOf(name);
    infos.set(name, await demo.portal.get(session.loginInfo, { query }, { token }));
    english.set(name, await demo.portal.get(session.loginInfo, { query }, { token, language: 'en' }));
  }
}, 60_000);
afterAll(() => demo.portal.close());

const infoOf = (name: string): LoginInfo => infos.get(name)!; // every one was asked for above
const flatten = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flatten(menu.children)]);
const mayRead = (name: string): string[] =>
  infoOf(name).privilegeList.flatMap((held) => (held.resourceCd === 'R' && held.menuId !== null ? [held.menuId] : []));

const seenBy = (menuId: string): string[] =>
  DEMO_PEOPLE.filter((name) => flatten(infoOf(name).menuList).some((menu) => menu.menuId === menuId));
const leaves = EXPECTED_MENUS.filter((menu) => menu.path !== null);

it('the table knows the people and the menus that there are', async () => {
  expect(CAST.map((person) => person.username).sort()).toEqual([...DEMO_PEOPLE].sort());
  const { db } = demo.portal.platform;
  const menus = await db.selectFrom('menu').select('menu.id').execute();
  expect(menus.map((menu) => menu.id).sort()).toEqual(EXPECTED_MENUS.map((menu) => menu.menuId).sort());
});

describe('M1 a menu is seen by those who may read it, and by nobody else', () => {
  it.each(leaves.map((menu) => [menu.menuId, menu] as const))('%s', (menuId, menu) => {
    expect(seenBy(menuId)).toEqual(menu.seenBy);
    expect(DEMO_PEOPLE.filter((name) => mayRead(name).includes(menuId))).toEqual(menu.seenBy);
  });

  it.each(DEMO_PEOPLE)('%s sees exactly these groups, in the order of the specification', (name) => {
    const parentOf = (menuId: string) => EXPECTED_MENUS.find((menu) => menu.menuId === menuId)?.parentId ?? '';
    const own = new Set(leaves.filter((menu) => menu.seenBy.includes(name)).map((menu) => menu.menuId));
    for (const menuId of own) if (parentOf(menuId)) own.add(parentOf(menuId));
    const expected = EXPECTED_MENUS.map((menu) => menu.menuId).filter((id) => own.has(id));
    expect(flatten(infoOf(name).menuList).map((menu) => menu.menuId)).toEqual(expected);
  });

  it('names and addresses are those of the specification, in both languages', () => {
    const shown = (info: ReadonlyMap<string, LoginInfo>) =>
      new Map([...info.values()].flatMap((one) => flatten(one.menuList).map((menu) => [menu.menuId, menu])));
    const [ko, en] = [shown(infos), shown(english)];
    // Duties that none of the twenty has: seen in another test.
    const nobody = ['CNS_PEER', 'CNS_CAREER'];
    const expected = EXPECTED_MENUS.filter((menu) => !nobody.includes(menu.menuId)).map((menu) => [
      menu.menuId,
      menu.nameKo,
      menu.nameEn,
      menu.path,
      menuPathOf(menu),
    ]);
    expect(
      expected.map(([id]) => {
        const menu = ko.get(String(id));
        return [id, menu?.menuNm, en.get(String(id))?.menuNm, menu?.routerNm, menu?.menuPath];
      }),
    ).toEqual(expected);
  });
});

it('M1 nobody is led to claims of mileage without a student of whom one could come', async () => {
  const { rows } = await sql<{ username: string; hasAny: boolean }>`
    select m.username, exists (
        with recursive below as (
          select own.code from (
            select t.department_code as code from member_type t where t.member_id = m.id
            union select looked.department_code from staff_department looked where looked.member_id = m.id) own
          union select d.code from department d join below on d.parent_code = below.code)
        select from student st where st.department_code in (select below.code from below))
      or exists (select from role_member given where given.member_id = m.id and given.role_id = 'MILEAGE_OFFICE') as "hasAny"
    from member m where m.username = any(${[...DEMO_PEOPLE]}::text[])`.execute(demo.portal.platform.db);
  expect(rows).toHaveLength(DEMO_PEOPLE.length);
  const led = seenBy('LRN_MILEADM');
  expect(led).toContain('staff');
  for (const name of led) expect([name, rows.find(({ username }) => username === name)?.hasAny]).toEqual([name, true]);
});

describe('M1 a call that a menu guards refuses whom the menu is hidden from', () => {
  const guarded = CALL_GROUPS.flatMap((area) =>
    Object.entries(area.calls).flatMap(([key, spec]) =>
      spec.access.kind === 'menu' && spec.access.privilege === 'R'
        ? [[`${area.name}.${key}`, spec, spec.access] as const]
        : [],
    ),
  );

  it.each(guarded)('%s', async (_id, spec, { menuId, isHidden = false }) => {
    // One that is hidden answers as if it were not there.
    const refusal = isHidden ? '404 404' : '403 S403';
    const expected = EXPECTED_MENUS.find((menu) => menu.menuId === menuId)?.seenBy ?? [];
    const admitted: string[] = [];
    for (const name of DEMO_PEOPLE) {
      const headers = { authorization: `Bearer ${demo.tokenOf(name)}` };
      const response = await demo.portal.app.inject({ method: spec.method, url: addressFor(spec), headers });
      if (`${response.statusCode} ${response.json<{ code: string }>().code}` !== refusal) admitted.push(name);
    }
    expect(admitted).toEqual(expected);
  });
});
