/** Menus and duties of work that an instrument can name. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface Known {
  /** Menus with a page, also those whose page is still to come. */
  readonly menus: ReadonlySet<string>;
  /** Undefined while the university keeps none: then any code may stand. */
  readonly duties: ReadonlySet<string> | undefined;
}

export async function selectKnown(db: Db): Promise<Known> {
  const rows = await rowsOf<{ kind: 'MENU' | 'DUTY'; id: string }>(db)`
    select 'MENU' as kind, menu.id from menu where menu.opens_path is not null and not menu.is_link
    union all select 'DUTY' as kind, duty.id from job_duty duty`;
  const idsOf = (wanted: string): Set<string> => new Set(rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])));
  const duties = idsOf('DUTY');
  return { menus: idsOf('MENU'), duties: duties.size > 0 ? duties : undefined };
}
