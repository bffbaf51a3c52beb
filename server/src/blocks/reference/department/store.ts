import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';

export interface DepartmentRow {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  readonly inUse: boolean;
}

function selectColumns(db: Db, locale: Locale) {
  return db
    .selectFrom('department')
    .select((eb) => [
      'department.code',
      locale === 'en'
        ? eb.fn.coalesce('department.name_en', 'department.name_ko').as('name')
        : 'department.name_ko as name',
      'department.parent_code as parentCode',
      'department.in_use as inUse',
    ]);
}

/** Selects departments: some hundreds of rows, so that no index has to help the search. */
export function selectDepartments(
  db: Db,
  filter: { code?: string | undefined; search?: Search | undefined },
  locale: Locale,
): Promise<DepartmentRow[]> {
  const { code, search } = filter;
  let query = selectColumns(db, locale).orderBy('department.code');
  if (code !== undefined) query = query.where('department.code', '=', code);
  if (search) query = query.where((eb) => matches(eb, search.pattern));
  return query.execute();
}

function matches(eb: ExpressionBuilder<DB, 'department'>, pattern: string): Expression<SqlBool> {
  const spaceless = (column: 'department.name_ko' | 'department.name_en') =>
    sql<string>`replace(${eb.ref(column)}, ' ', '')`;
  return eb.or([
    eb(spaceless('department.name_ko'), 'ilike', pattern),
    eb(spaceless('department.name_en'), 'ilike', pattern),
    eb('department.code', 'ilike', pattern),
  ]);
}

/** Selects every department, siblings in the order of the screen. */
export function selectAllDepartments(db: Db, locale: Locale): Promise<DepartmentRow[]> {
  return selectColumns(db, locale).orderBy('department.position').orderBy('department.code').execute();
}

export async function selectOptionalDepartment(
  db: Db,
  code: string,
  locale: Locale,
): Promise<DepartmentRow | undefined> {
  const shape = {
    key: `department ${locale}`,
    build: (handle: Db) => selectColumns(handle, locale).where('department.code', '=', slot<string>('code')).compile(),
  };
  const rows = await runShape<DepartmentRow>(db, shape, { code });
  return rows[0];
}
