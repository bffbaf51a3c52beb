/** Tests that were finished, as far as their points depend on the ledger. */

import { firstOf, idsOf, type Db } from '../../../platform/db/db.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { Taking } from '../../ability/api.ts';
import type { ItemRow } from '../rule/store.ts';

/** Selects the item of tests; undefined where there is none in use. */
export function selectOptionalTestItem(db: Db): Promise<ItemRow | undefined> {
  return firstOf<ItemRow>(db)`
    select item.id, item.type_code as "typeCode", item.grade_group as "gradeGroup"
    from mileage_item item where item.source = 'TEST' and item.in_use`;
}

/**
 * Selects, of some tests, those whose points are not as they should be: without a line though a rule was in force on their
 * day and nothing speaks against how they were answered, or with one that counts though the result was taken out.
 */
export function selectUnsettledTests(db: Db, takings: readonly Taking[]): Promise<string[]> {
  return idsOf(db)`
    select given.id
    from unnest(${takings.map(({ sessionId }) => sessionId)}::uuid[],
      ${takings.map(({ scoredAt }) => koreanDate(scoredAt))}::date[],
      ${takings.map(({ isInvalid }) => isInvalid)}::boolean[],
      ${takings.map(({ isDoubtful }) => isDoubtful)}::boolean[]) as given(id, day, is_invalid, is_doubtful)
    where given.is_invalid = exists (
        select from mileage_line l where l.test_session_id = given.id and l.kind = 'EARN'
          and not exists (select from mileage_line other where other.reverses_id = l.id))
      and (given.is_invalid or not given.is_doubtful and exists (
        select from mileage_item item
        join mileage_rule r on r.item_id = item.id and r.effective_from <= given.day
          and coalesce(r.effective_to, 'infinity') >= given.day
        where item.source = 'TEST' and item.in_use))
    order by given.id`;
}
