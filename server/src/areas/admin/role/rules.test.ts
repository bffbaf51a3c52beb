import { describe, expect, it } from 'vitest';

import { findPrivilegeProblems, isGivenByHand, mayLoseAdministrator, uniquePrivileges } from './rules.ts';

describe('mayLoseAdministrator', () => {
  it.each([
    { isActive: true, otherActiveAdministrators: 0, may: false },
    { isActive: true, otherActiveAdministrators: 1, may: true },
    { isActive: false, otherActiveAdministrators: 0, may: true },
    { isActive: false, otherActiveAdministrators: 2, may: true },
  ])('X4 active $isActive, others $otherActiveAdministrators: $may', ({ may, ...holder }) => {
    expect(mayLoseAdministrator(holder)).toBe(may);
  });
});

describe('isGivenByHand', () => {
  it.each([
    [{ id: 'ADMINISTRATOR', memberType: null, duty: null }, true],
    [{ id: 'HELP_DESK', memberType: null, duty: null }, true],
    [{ id: 'STAFF', memberType: 'STAFF', duty: null }, false],
    [{ id: 'MENTOR', memberType: null, duty: 'MENTOR' }, false],
    [{ id: 'OUTSIDER', memberType: null, duty: null }, false],
  ])('%j: %j', (role, expected) => {
    expect(isGivenByHand(role)).toBe(expected);
  });
});

describe('findPrivilegeProblems', () => {
  const menus = new Set(['HOME']);
  it.each([
    [{ menuId: 'HOME', resourceCd: 'R', scope: 'ALL' }, undefined],
    [{ menuId: null, resourceCd: 'DEV', scope: 'ALL' }, undefined],
    [{ menuId: 'GONE', resourceCd: 'R', scope: 'ALL' }, 'unknownMenu'],
    [{ menuId: 'GONE', resourceCd: 'DEV', scope: 'ALL' }, 'unknownMenu'],
    [{ menuId: 'HOME', resourceCd: 'DEV', scope: 'ALL' }, 'needsNoMenu'],
    [{ menuId: null, resourceCd: 'R', scope: 'ALL' }, 'needsMenu'],
  ] as const)('%j: %s', (privilege, problem) => {
    const sound = { menuId: 'HOME', resourceCd: 'C', scope: 'OWN' } as const;
    expect(findPrivilegeProblems([sound, privilege], { menuIds: menus, role: { id: 'STAFF' } })).toEqual(
      problem ? [{ field: 'privilegeList.1.menuId', problem }] : [],
    );
  });
});

describe('PSCHMNG', () => {
  it.each([
    ['ADMINISTRATOR', [{ field: 'privilegeList.0.resourceCd', problem: 'managerOnly' }]],
    ['PSYCHOLOGICAL_COUNSELLOR', [{ field: 'privilegeList.0.resourceCd', problem: 'managerOnly' }]],
    ['CORRECTOR', [{ field: 'privilegeList.0.resourceCd', problem: 'managerOnly' }]],
    ['PSYCHOLOGICAL_MANAGER', []],
  ])('stands on the role of psychological managers only: %s', (id, problems) => {
    const privilege = { menuId: null, resourceCd: 'PSCHMNG', scope: 'ALL' } as const;
    expect(findPrivilegeProblems([privilege], { menuIds: new Set(), role: { id } })).toEqual(problems);
  });
});

describe('uniquePrivileges', () => {
  it('keeps each once, whatever the order', () => {
    const read = { menuId: 'HOME', resourceCd: 'R', scope: 'OWN' } as const;
    const wider = { menuId: 'HOME', resourceCd: 'R', scope: 'ALL' } as const;
    expect(uniquePrivileges([read, wider, { ...read }])).toEqual(uniquePrivileges([wider, read]));
    expect(uniquePrivileges([read, wider, { ...read }])).toHaveLength(2);
  });
});
