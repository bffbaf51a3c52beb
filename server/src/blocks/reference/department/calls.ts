import type { Department, reference } from '@naru/contract/areas/reference.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { buildTree, cutTree } from './rules.ts';
import { selectAllDepartments, selectDepartments, selectOptionalDepartment, type DepartmentRow } from './store.ts';

export const listDepartments: Reader<typeof reference.listDepartments> = async (ctx, { query }) => {
  const filter = { code: query.deptCode, search: readSearch(query.searchText) };
  const rows = await selectDepartments(ctx.db, filter, ctx.locale);
  return { deptList: rows.map(toDepartment) };
};

/** Departments out of use stay in the tree: people and courses of earlier years hang on them. */
export const departmentTrees: Reader<typeof reference.departmentTrees> = async (ctx, { query }) => {
  const rows = await selectAllDepartments(ctx.db, ctx.locale);
  const rootDept = buildTree(rows.map(toDepartment), query.rootDeptCode);
  if (!rootDept) return fail('notFound');
  const own = new Set([...ctx.actor.departmentCodes, ...ctx.actor.headedDepartmentCodes]);
  return { rootDept, memberDept: cutTree(rootDept, own) ?? null };
};

export const departmentDetail: Reader<typeof reference.departmentDetail> = async (ctx, { params }) => {
  const row = await selectOptionalDepartment(ctx.db, params.id, ctx.locale);
  return row ? { dept: toDepartment(row) } : fail('notFound');
};

function toDepartment(row: DepartmentRow): Department {
  return { deptCode: row.code, deptNm: row.name, upperDeptCode: row.parentCode, useAt: row.inUse ? 'Y' : 'N' };
}
