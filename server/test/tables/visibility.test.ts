/**
 * M3: the visibilities that the specification names one by one (docs/specification.md §6). Every role gets every
 * privilege on these menus first, so that only the menus' own rules decide.
 */
import { session } from '@naru/contract/areas/session.ts';
import { MEMBER_TYPES, type Duty, type MemberType } from '@naru/contract/access.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../builders.ts';
import { openTestPortal, type TestPortal } from '../portal.ts';

const SPECIAL = [
  'ANL_PROFCRS',
  'ANL_TUTOR',
  'CNS_PROF',
  'CNS_STUD_U',
  'CNS_STUD_G',
  'CNS_MSG',
  'CNS_STAT',
  'CNS_CNTC',
  'CNS_LAW',
  'CNS_PSY',
  'CNS_RESVE',
  'CNS_PEER',
  'CNS_CAREER',
  'CS_PROF',
  'CS_PSCH',
  'CS_LAW',
  'ABL_GRDT',
  'HOME',
  'ADM_SET',
  'SMP',
] as const;
type Special = (typeof SPECIAL)[number];

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db, signals } = portal.platform;
  const roles = await db.selectFrom('role').select('role.id').execute();
  await db
    .insertInto('role_privilege')
    .values(
      // People from outside hold one role, which could be given the dashboard at most by mistake.
      roles.flatMap((role) =>
        SPECIAL.filter((menuId) => role.id !== 'OUTSIDER' || menuId === 'HOME').map((menu_id) => ({
          role_id: role.id,
          menu_id,
          resource_code: 'R',
          scope: 'ALL',
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  signals.dispatch('rights');
});
afterAll(() => portal.close());

interface Wish {
  readonly types?: readonly MemberType[];
  readonly duties?: readonly Duty[];
  readonly roles?: readonly string[];
  readonly isExternal?: boolean;
}

const seen = async (wish: Wish): Promise<Special[]> => {
  const token = await signIn(portal, await aMember(portal.platform.db, wish));
  const info = await portal.get(session.loginInfo, { query: { sysGbnCd: 'CDP' } }, { token });
  const ids = JSON.stringify(info.menuList);
  const mayRead = new Set(info.privilegeList.flatMap((held) => (held.resourceCd === 'R' ? [held.menuId] : [])));
  return SPECIAL.filter((menuId) => {
    expect(ids.includes(`"menuId":"${menuId}"`), `${menuId} is in the menus as in the privileges`).toBe(
      mayRead.has(menuId),
    );
    return mayRead.has(menuId);
  });
};

const sees = async (wish: Wish, menuIds: readonly Special[]): Promise<boolean[]> => {
  const all = await seen(wish);
  return menuIds.map((menuId) => all.includes(menuId));
};

const EVERY_TYPE_BUT = (...not: MemberType[]): MemberType[] => MEMBER_TYPES.filter((type) => !not.includes(type));

describe('law counselling', () => {
  const menus = ['CNS_LAW'] as const;
  it('is for law-counselling staff only', async () => {
    expect(await sees({ types: ['STAFF'], duties: ['LAW_COUNSELLOR'] }, menus)).toEqual([true]);
    expect(await sees({ types: EVERY_TYPE_BUT() }, menus)).toEqual([false]);
    expect(
      await sees({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_MANAGER'], roles: ['ADMINISTRATOR'] }, menus),
    ).toEqual([false]);
  });
});

describe('the list of professors and courses', () => {
  const menus = ['ANL_PROFCRS'] as const;
  it('is for a department chief who is not a supervising professor', async () => {
    expect(await sees({ types: ['DEPARTMENT_CHIEF'] }, menus)).toEqual([true]);
    expect(await sees({ types: ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'] }, menus)).toEqual([true]);
    expect(await sees({ types: ['DEPARTMENT_CHIEF', 'SUPERVISING_PROFESSOR'] }, menus)).toEqual([false]);
    expect(await sees({ types: EVERY_TYPE_BUT('DEPARTMENT_CHIEF', 'SUPERVISING_PROFESSOR') }, menus)).toEqual([false]);
    expect(await sees({ types: ['STAFF'], roles: ['ADMINISTRATOR'] }, menus)).toEqual([false]);
  });
});

describe('professor counselling and its statistics', () => {
  const menus = ['CNS_PROF', 'CNS_STUD_U', 'CNS_STUD_G', 'CNS_MSG', 'CNS_STAT'] as const;
  const all = (value: boolean): boolean[] => menus.map(() => value);
  it('are for full-time professors and academic coaches only', async () => {
    expect(await sees({ types: ['FULLTIME_PROFESSOR'] }, menus)).toEqual(all(true));
    expect(await sees({ types: ['ACADEMIC_COACH'] }, menus)).toEqual(all(true));
    expect(await sees({ types: EVERY_TYPE_BUT('FULLTIME_PROFESSOR', 'ACADEMIC_COACH') }, menus)).toEqual(all(false));
    expect(await sees({ types: ['STAFF'], roles: ['ADMINISTRATOR'] }, menus)).toEqual(all(false));
  });
});

describe('the psychological audit menu', () => {
  const menus = ['CNS_CNTC'] as const;
  it('is for full-time professors only', async () => {
    expect(await sees({ types: ['FULLTIME_PROFESSOR'] }, menus)).toEqual([true]);
    expect(await sees({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] }, menus)).toEqual([true]);
    expect(
      await sees({ types: EVERY_TYPE_BUT('FULLTIME_PROFESSOR'), duties: ['PSYCHOLOGICAL_COUNSELLOR'] }, menus),
    ).toEqual([false]);
  });
});

describe('asking for counselling', () => {
  const menus = ['CS_LAW', 'CS_PSCH', 'CS_PROF'] as const;
  it('of a lawyer is for current students only, of a professor for alumni too', async () => {
    expect(await sees({ types: ['STUDENT', 'CURRENT_STUDENT'] }, menus)).toEqual([true, true, true]);
    expect(await sees({ types: ['STUDENT', 'ALUMNI'] }, menus)).toEqual([false, false, true]);
    expect(await sees({ types: EVERY_TYPE_BUT('CURRENT_STUDENT', 'ALUMNI') }, menus)).toEqual([false, false, false]);
  });
});

describe('psychological counselling', () => {
  const menus = ['CNS_PSY', 'CNS_RESVE'] as const;
  it('is for its counsellors and managers', async () => {
    expect(await sees({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_COUNSELLOR'] }, menus)).toEqual([true, true]);
    expect(await sees({ types: ['STAFF'], duties: ['PSYCHOLOGICAL_MANAGER'] }, menus)).toEqual([true, true]);
    expect(
      await sees({ types: EVERY_TYPE_BUT(), duties: ['LAW_COUNSELLOR'], roles: ['ADMINISTRATOR'] }, menus),
    ).toEqual([false, false]);
  });
});

describe('peer and career counselling', () => {
  const menus = ['CNS_PEER', 'CNS_CAREER'] as const;
  it('are for those whose duty it is', async () => {
    expect(await sees({ types: ['STUDENT', 'CURRENT_STUDENT'], duties: ['PEER_COACH'] }, menus)).toEqual([true, false]);
    expect(await sees({ types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] }, menus)).toEqual([false, true]);
    expect(await sees({ types: EVERY_TYPE_BUT() }, menus)).toEqual([false, false]);
  });
});

describe('the graduation self-check', () => {
  it('is for current students only', async () => {
    expect(await sees({ types: ['STUDENT', 'CURRENT_STUDENT'] }, ['ABL_GRDT'])).toEqual([true]);
    expect(await sees({ types: EVERY_TYPE_BUT('CURRENT_STUDENT') }, ['ABL_GRDT'])).toEqual([false]);
  });
});

describe('my students', () => {
  it('is for supervising professors and academic coaches', async () => {
    expect(await sees({ types: ['SUPERVISING_PROFESSOR'] }, ['ANL_TUTOR'])).toEqual([true]);
    expect(await sees({ types: ['ACADEMIC_COACH'] }, ['ANL_TUTOR'])).toEqual([true]);
    expect(await sees({ types: EVERY_TYPE_BUT('SUPERVISING_PROFESSOR', 'ACADEMIC_COACH') }, ['ANL_TUTOR'])).toEqual([
      false,
    ]);
  });
});

describe('administration and the showcase', () => {
  it('are for administrators, and for who holds dev access', async () => {
    expect(await sees({ types: ['STAFF'], roles: ['ADMINISTRATOR'] }, ['ADM_SET', 'SMP'])).toEqual([true, false]);
    expect(await sees({ types: ['STAFF'], roles: ['DEVELOPER'] }, ['ADM_SET', 'SMP'])).toEqual([false, true]);
    expect(await sees({ types: EVERY_TYPE_BUT() }, ['ADM_SET', 'SMP'])).toEqual([false, false]);
  });
});

describe('people from outside', () => {
  it('see none of it, whatever they were given, and no dashboard', async () => {
    const wish = { types: EVERY_TYPE_BUT(), duties: ['LAW_COUNSELLOR' as const], roles: ['ADMINISTRATOR'] };
    expect(await seen({ ...wish, isExternal: true })).toEqual([]);
    const token = await signIn(portal, await aMember(portal.platform.db, { isExternal: true }));
    const info = await portal.get(session.loginInfo, { query: { sysGbnCd: 'CDP' } }, { token });
    expect(info.menuList.map((menu) => menu.menuId)).toEqual(['MNT', 'ACC']);
  });
});
