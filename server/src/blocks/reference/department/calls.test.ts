import { reference } from '@naru/contract/areas/reference.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn, type MemberWish } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await db
    .insertInto('department')
    .values([
      {
        code: '30000',
        parent_code: '10000',
        name_ko: '사회과학대학',
        name_en: 'College of Social Sciences',
        position: 1,
      },
      { code: '20000', parent_code: '10000', name_ko: '공과대학', name_en: 'College of Engineering', position: 2 },
      { code: '31000', parent_code: '30000', name_ko: '행정학과', name_en: 'Public Administration' },
      { code: '32000', parent_code: '30000', name_ko: '미디어 커뮤니케이션학과' },
      { code: '21000', parent_code: '20000', name_ko: '100%_공학과', in_use: false },
      { code: 'A', name_ko: '고리 하나' },
      { code: 'B', parent_code: 'A', name_ko: '고리 둘' },
    ])
    .execute();
  await db.updateTable('department').set({ parent_code: 'B' }).where('department.code', '=', 'A').execute();
  token = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
});
afterAll(() => portal.close());

const list = async (query: { deptCode?: string; searchText?: string } = {}, language = 'ko') =>
  (await portal.get(reference.listDepartments, { query }, { token, language })).deptList;

describe('listDepartments', () => {
  it('gives every department by its code, also those out of use', async () => {
    const departments = await list();
    expect(departments.map(({ deptCode }) => deptCode)).toEqual([
      '10000',
      '20000',
      '21000',
      '30000',
      '31000',
      '32000',
      'A',
      'B',
    ]);
    expect(departments[0]).toEqual({ deptCode: '10000', deptNm: '가람대학교', upperDeptCode: null, useAt: 'Y' });
    expect(departments[2]).toMatchObject({ deptCode: '21000', upperDeptCode: '20000', useAt: 'N' });
  });

  it.each([
    ['a code', { deptCode: '31000' }, ['31000']],
    ['a code that is not there', { deptCode: '99999' }, []],
    ['a part of a name', { searchText: '행정' }, ['31000']],
    ['a name without its space', { searchText: '미디어커뮤' }, ['32000']],
    ['decomposed Hangul', { searchText: '미디어'.normalize('NFD') }, ['32000']],
    ['English in any case', { searchText: 'COLLEGE' }, ['20000', '30000']],
    ['a part of a code', { searchText: '200' }, ['20000', '32000']],
    ['%', { searchText: '%' }, ['21000']],
    ['_', { searchText: '_' }, ['21000']],
    ['a quote', { searchText: `'` }, []],
    ['both', { deptCode: '31000', searchText: '공과' }, []],
  ])('finds %s', async (_name, query, expected) => {
    expect((await list(query)).map(({ deptCode }) => deptCode)).toEqual(expected);
  });

  it('names in English, with Korean where there is none', async () => {
    const names = (await list({ searchText: '학과' }, 'en')).map(({ deptNm }) => deptNm);
    expect(names).toEqual(['100%_공학과', 'Public Administration', '미디어 커뮤니케이션학과']);
  });

  it('refuses a text with NUL', async () => {
    const { envelope } = await portal.ask(reference.listDepartments, { query: { searchText: '\0' } }, { token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'searchText' }] } });
  });
});

describe('departmentDetail', () => {
  it('gives the one department', async () => {
    const asked = { params: { id: '31000' } };
    const { dept } = await portal.get(reference.departmentDetail, asked, { token, language: 'en' });
    expect(dept).toEqual({ deptCode: '31000', deptNm: 'Public Administration', upperDeptCode: '30000', useAt: 'Y' });
  });

  it.each(['99999', '1'.repeat(41), 'a\0b', `' or '1'='1`])('does not find %j', async (id) => {
    const { status, envelope } = await portal.ask(reference.departmentDetail, { params: { id } }, { token });
    expect([status, envelope.code]).toEqual([404, '404']);
  });
});

describe('departmentTrees', () => {
  const trees = async (wish: MemberWish, query: { rootDeptCode?: string } = {}) => {
    const own = await signIn(portal, await aMember(portal.platform.db, wish));
    return portal.get(reference.departmentTrees, { query }, { token: own });
  };
  type Node = { deptCode: string; children: Node[] };
  const outline = (node: Node): unknown =>
    node.children.length > 0 ? { [node.deptCode]: node.children.map(outline) } : node.deptCode;

  it('gives the whole tree from 10000, siblings in the order of the screen', async () => {
    const { rootDept, memberDept } = await trees({ types: ['STAFF'] });
    expect(outline(rootDept)).toEqual({ '10000': [{ '30000': ['31000', '32000'] }, { '20000': ['21000'] }] });
    expect(rootDept).toMatchObject({ deptNm: '가람대학교', upperDeptCode: null, useAt: 'Y' });
    expect(rootDept.children[1]?.children[0]?.useAt).toBe('N');
    expect(memberDept).toBeNull();
  });

  it('cuts it to what the person belongs to or heads', async () => {
    const member = await aMember(portal.platform.db, { types: ['DEPARTMENT_CHIEF'], departmentCode: '32000' });
    await portal.platform.db
      .insertInto('staff_department')
      .values({ member_id: member.id, department_code: '20000' })
      .execute();
    const own = await signIn(portal, member);
    const { memberDept } = await portal.get(reference.departmentTrees, {}, { token: own });
    expect(memberDept && outline(memberDept)).toEqual({ '10000': [{ '30000': ['32000'] }, '20000'] });
  });

  it('starts elsewhere when asked to', async () => {
    const { rootDept, memberDept } = await trees(
      { types: ['STAFF'], departmentCode: '20000' },
      { rootDeptCode: '30000' },
    );
    expect(outline(rootDept)).toEqual({ '30000': ['31000', '32000'] });
    expect(memberDept).toBeNull();
  });

  it('does not find a root that is not there, and ends in a ring', async () => {
    const query = { rootDeptCode: '99999' };
    expect((await portal.ask(reference.departmentTrees, { query }, { token })).envelope.code).toBe('404');
    const ring = await trees({ types: ['STAFF'] }, { rootDeptCode: 'A' });
    expect(outline(ring.rootDept)).toEqual({ A: ['B'] });
  });
});
