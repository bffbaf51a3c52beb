/** Programmes with all their runs, for areas whose rules name them. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';

export interface SeriesRow {
  readonly seriesId: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly type: ProgrammeType;
  readonly departmentKo: string;
  readonly departmentEn: string;
}

/** Selects each series as its latest run is named, the latest first. */
function selectLatest(db: Db, where: RawBuilder<unknown>, most: number): Promise<SeriesRow[]> {
  return rowsOf<SeriesRow>(db)`
    select one."seriesId", one."nameKo", one."nameEn", one.type, one."departmentKo", one."departmentEn" from (
      select distinct on (p.series_id) p.series_id as "seriesId", p.name_ko as "nameKo",
        coalesce(p.name_en, p.name_ko) as "nameEn", p.type_code as type, d.name_ko as "departmentKo",
        coalesce(d.name_en, d.name_ko) as "departmentEn", p.begins_at as at
      from programme p join department d on d.code = p.department_code where ${where} order by p.series_id, p.begins_at desc) one
    order by one.at desc, one."seriesId" limit ${most}`;
}

/** Selects the series of published programmes that are named so. */
export function selectFoundSeries(db: Db, search: Search, most: number): Promise<SeriesRow[]> {
  return selectLatest(db, sql`p.published_at is not null and ${isCalled('p', search)}`, most);
}

/** Selects some series by their keys. */
export function selectSeries(db: Db, ids: readonly string[]): Promise<SeriesRow[]> {
  return selectLatest(db, sql`p.series_id = any(${[...ids]}::uuid[])`, ids.length);
}
