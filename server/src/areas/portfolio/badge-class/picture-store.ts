import { hasRows, type Db } from '../../../platform/db/db.ts';

export function selectHasClass(db: Db, id: string): Promise<boolean> {
  return hasRows(db)`select from badge_class c where c.id = ${id}::uuid`;
}
