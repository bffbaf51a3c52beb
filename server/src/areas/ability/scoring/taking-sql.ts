/** Tests that somebody took, as lists of other areas name them. */
import { sql, type RawBuilder } from 'kysely';

/** The tables of a session that `id` names: `taking` itself and `test`, which has names in both languages. Null: no rows. */
export const takenTestTables = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join ability_session taking on taking.id = ${id}
  left join ability_test test on test.id = taking.test_id`;
