import { GENERAL_PRIVILEGES, SCOPES } from '@naru/contract/access.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkAccess } from './check.ts';
import type { Actor } from './actor.ts';
import { computeRights, rightsOf, type Grant, type MenuEntry, type RightsHolder, type RightsTable } from './rights.ts';

const MENUS = ['M1', 'M2', 'M3'];
const ROLES = ['A', 'B', 'C', 'D'];
const MARKS = ['type:STAFF', 'type:STUDENT', 'duty:LAW_COUNSELLOR', 'resource:DEV', 'administrator', 'outsider'];

const aMenu = (id: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  parentId: null,
  nameKo: id,
  nameEn: id,
  menuPath: null,
  opensPath: `/${id}`,
  position: 0,
  isHidden: false,
  isLink: false,
  isInDevelopment: false,
  icon: null,
  anyOf: [],
  noneOf: [],
  needsStudents: false,
  officeKo: '',
  officeEn: '',
  ...rest,
});
const tableOf = (menus: readonly MenuEntry[], grants: readonly Grant[]): RightsTable => ({
  menus,
  menuById: new Map(menus.map((menu) => [menu.id, menu])),
  grantsByRole: Map.groupBy(grants, (grant) => grant.roleId),
});
const aHolder = (rest: Partial<RightsHolder> = {}): RightsHolder => ({
  roleIds: ['A'],
  memberTypes: [],
  duties: [],
  isAdministrator: false,
  isOutsider: false,
  hasStudents: false,
  ...rest,
});
const aGrant = (rest: Partial<Grant> = {}): Grant => ({
  roleId: 'A',
  menuId: 'M1',
  resourceCode: 'R',
  scope: 'OWN',
  ...rest,
});

describe('a privilege', () => {
  const held = (menu: Partial<MenuEntry>, holder: Partial<RightsHolder> = {}, grants = [aGrant()]): boolean =>
    computeRights(tableOf([aMenu('M1', menu)], grants), aHolder(holder)).may('M1', 'R');

  it('is held on its own menu only, and no other follows from it', () => {
    const rights = computeRights(tableOf([aMenu('M1'), aMenu('M2')], [aGrant()]), aHolder());
    expect(rights.may('M1', 'R')).toBe(true);
    expect(rights.may('M2', 'R')).toBe(false);
    for (const code of GENERAL_PRIVILEGES.filter((one) => one !== 'R')) expect(rights.may('M1', code)).toBe(false);
  });

  it('on a hidden menu, or one that is gone, is none', () => {
    expect(held({ isHidden: true })).toBe(false);
    expect(held({}, {}, [aGrant({ menuId: 'GONE' })])).toBe(false);
  });

  it('by department is none on a menu about students where the departments have none', () => {
    const menu = { needsStudents: true };
    const byDepartment = [aGrant({ scope: 'DEPARTMENT' })];
    expect(held(menu, {}, byDepartment)).toBe(false);
    expect(held(menu, { hasStudents: true }, byDepartment)).toBe(true);
    expect(held({}, {}, byDepartment)).toBe(true);
    for (const scope of ['OWN', 'ALL'] as const) expect(held(menu, {}, [aGrant({ scope })])).toBe(true);
  });

  it('needs one of the marks where the menu asks for any', () => {
    const menu = { anyOf: ['type:STAFF', 'duty:LAW_COUNSELLOR'] };
    expect(held(menu)).toBe(false);
    expect(held(menu, { memberTypes: ['STAFF'] })).toBe(true);
    expect(held(menu, { duties: ['LAW_COUNSELLOR'] })).toBe(true);
    expect(held(menu, { isAdministrator: true })).toBe(false);
  });

  it('is never held by whom the menu excludes, whatever else they are', () => {
    const menu = { anyOf: ['type:STAFF'], noneOf: ['type:STUDENT'] };
    expect(held(menu, { memberTypes: ['STAFF'] })).toBe(true);
    expect(held(menu, { memberTypes: ['STAFF', 'STUDENT'], isAdministrator: true })).toBe(false);
    expect(held({ noneOf: ['outsider'] }, { isOutsider: true })).toBe(false);
  });

  it('does not make an administrator of anybody, nor does being one give any', () => {
    expect(held({}, { isAdministrator: true }, [])).toBe(false);
  });

  it('reaches as far as all roles together say', () => {
    const grants = [
      aGrant(),
      aGrant({ roleId: 'B', scope: 'DEPARTMENT' }),
      aGrant({ roleId: 'B', resourceCode: 'E', scope: 'ALL' }),
    ];
    const rights = computeRights(tableOf([aMenu('M1')], grants), aHolder({ roleIds: ['A', 'B'] }));
    expect([...rights.scopes('M1', 'R')].sort()).toEqual(['DEPARTMENT', 'OWN']);
    expect([...rights.scopes('M1', 'U')]).toEqual([]);
  });

  it('without a menu is a named resource, and opens menus that ask for it', () => {
    const table = tableOf(
      [aMenu('M1', { anyOf: ['resource:DEV'] })],
      [aGrant({ menuId: null, resourceCode: 'DEV', roleId: 'B' }), aGrant()],
    );
    const [without, having] = [computeRights(table, aHolder()), computeRights(table, aHolder({ roleIds: ['A', 'B'] }))];
    expect([without.hasNamed('DEV'), without.may('M1', 'R')]).toEqual([false, false]);
    expect([having.hasNamed('DEV'), having.may('M1', 'R')]).toEqual([true, true]);
    expect(having.hasNamed('MBRSWTCH')).toBe(false);
  });
});

const anyTable = fc
  .record({
    menus: fc.tuple(
      ...MENUS.map((id) =>
        fc
          .record({ isHidden: fc.boolean(), anyOf: fc.subarray(MARKS), noneOf: fc.subarray(MARKS, { maxLength: 2 }) })
          .map((rest) => aMenu(id, rest)),
      ),
    ),
    grants: fc.array(
      fc.oneof(
        fc.record({
          roleId: fc.constantFrom(...ROLES),
          menuId: fc.constantFrom(...MENUS),
          resourceCode: fc.constantFrom(...GENERAL_PRIVILEGES),
          scope: fc.constantFrom(...SCOPES),
        }),
        fc.record({
          roleId: fc.constantFrom(...ROLES),
          menuId: fc.constant(null),
          resourceCode: fc.constantFrom('DEV', 'ALLSTDNT'),
          scope: fc.constant('ALL' as const),
        }),
      ),
      { maxLength: 25 },
    ),
  })
  .map(({ menus, grants }) => tableOf(menus, grants));
const anyHolder = fc.record({
  roleIds: fc.subarray(ROLES),
  memberTypes: fc.subarray(['STAFF', 'STUDENT']),
  duties: fc.subarray(['LAW_COUNSELLOR']),
  isAdministrator: fc.boolean(),
  isOutsider: fc.boolean(),
  hasStudents: fc.boolean(),
});

describe('rights of anybody in any table', () => {
  const check = { seed: 20_261_121, numRuns: 400 };

  it('are never fewer with one role more, but on menus that exclude what comes with it', () => {
    fc.assert(
      fc.property(anyTable, anyHolder, fc.constantFrom(...ROLES), (table, holder, role) => {
        const before = computeRights(table, holder);
        const after = computeRights(table, { ...holder, roleIds: [...holder.roleIds, role] });
        const lost = before.held.filter(({ menuId, resourceCode }) => {
          if (menuId === null)
            return !after.held.some((one) => one.menuId === null && one.resourceCode === resourceCode);
          const isExcluded = table.menuById.get(menuId)?.noneOf.some((mark) => mark.startsWith('resource:'));
          return !isExcluded && !after.held.some((one) => one.menuId === menuId && one.resourceCode === resourceCode);
        });
        expect(lost).toEqual([]);
      }),
      check,
    );
  });

  it('come from a grant of a role that is held, on a menu that is shown and does not exclude them', () => {
    fc.assert(
      fc.property(anyTable, anyHolder, (table, holder) => {
        const rights = computeRights(table, holder);
        for (const { menuId, resourceCode } of rights.held) {
          const grants = holder.roleIds.flatMap((id) => table.grantsByRole.get(id) ?? []);
          expect(grants.some((grant) => grant.menuId === menuId && grant.resourceCode === resourceCode)).toBe(true);
          const menu = menuId === null ? undefined : table.menuById.get(menuId);
          expect(menu?.isHidden ?? false).toBe(false);
          expect(menu?.noneOf.includes('administrator') === true && holder.isAdministrator).toBe(false);
          expect(menu?.noneOf.includes('outsider') === true && holder.isOutsider).toBe(false);
        }
      }),
      check,
    );
  });

  it('do not depend on the order of the roles', () => {
    const sorted = (table: RightsTable, holder: RightsHolder): string[] =>
      computeRights(table, holder)
        .held.map((one) => JSON.stringify(one))
        .sort();
    fc.assert(
      fc.property(anyTable, anyHolder, (table, holder) => {
        expect(sorted(table, { ...holder, roleIds: holder.roleIds.toReversed() })).toEqual(sorted(table, holder));
      }),
      check,
    );
  });
});

describe('the gate in front of a call', () => {
  const rights = computeRights(
    tableOf(
      [aMenu('M1'), aMenu('M2', { isHidden: true })],
      [aGrant(), aGrant({ menuId: 'M2' }), aGrant({ menuId: null, resourceCode: 'DEV' })],
    ),
    aHolder(),
  );
  const actor = (rest: Partial<Actor> = {}): Actor => ({
    ...aHolder(),
    allStudentsReason: null,
    owesAgreement: false,
    memberId: '',
    username: '',
    nameKo: '',
    nameEn: null,
    sessionId: '',
    studentId: null,
    departmentCodes: [],
    headedDepartmentCodes: [],
    rights,
    ...rest,
  });

  it.each([
    ['anyone', { kind: 'anyone' }, 'allowed', 'allowed', 'allowed'],
    ['who is signed in', { kind: 'signedIn' }, 'noSession', 'allowed', 'allowed'],
    ['members', { kind: 'member' }, 'noSession', 'allowed', 'forbidden'],
    ['who reads M1', { kind: 'menu', menuId: 'M1', privilege: 'R' }, 'noSession', 'allowed', 'allowed'],
    ['who writes M1', { kind: 'menu', menuId: 'M1', privilege: 'U' }, 'noSession', 'forbidden', 'forbidden'],
    [
      'who reads M2, which is hidden',
      { kind: 'menu', menuId: 'M2', privilege: 'R' },
      'noSession',
      'forbidden',
      'forbidden',
    ],
    ['who holds DEV', { kind: 'named', resource: 'DEV' }, 'noSession', 'allowed', 'allowed'],
    ['who holds MBRSWTCH', { kind: 'named', resource: 'MBRSWTCH' }, 'noSession', 'forbidden', 'forbidden'],
    ['administrators', { kind: 'administrator' }, 'noSession', 'forbidden', 'forbidden'],
  ] as const)('for %s', (_who, access, nobody, member, outsider) => {
    expect(checkAccess(access, undefined)).toBe(nobody);
    expect(checkAccess(access, actor())).toBe(member);
    expect(checkAccess(access, actor({ isOutsider: true }))).toBe(outsider);
    expect(checkAccess({ kind: 'administrator' }, actor({ isAdministrator: true }))).toBe('allowed');
  });
});

describe('rights of who is alike', () => {
  const table = tableOf([aMenu('M1', { anyOf: ['type:STUDENT', 'duty:MENTOR'] })], [aGrant()]);

  it('are computed once, and anew for another table', () => {
    const student = aHolder({ memberTypes: ['STUDENT'] });
    expect(rightsOf(table, { ...student })).toBe(rightsOf(table, { ...student }));
    const changed = tableOf(table.menus, []);
    expect(rightsOf(table, student).may('M1', 'R')).toBe(true);
    expect(rightsOf(changed, student).may('M1', 'R')).toBe(false);
  });

  it.each<Partial<RightsHolder>>([
    { roleIds: ['A', 'B'] },
    { roleIds: [] },
    { memberTypes: ['STUDENT'] },
    { duties: ['MENTOR'] },
    { isAdministrator: true },
    { isOutsider: true },
  ])('are not those of %o', (rest) => {
    const [plain, other] = [aHolder(), aHolder(rest)];
    expect(rightsOf(table, other)).not.toBe(rightsOf(table, plain));
    expect(rightsOf(table, other).held).toEqual(computeRights(table, other).held);
  });
});
