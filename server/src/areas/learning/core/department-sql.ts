import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Builds the department of a person `m`, who may be a student `s`; what others than students belong to first. */
export const departmentOf = (locale: Locale): RawBuilder<string | null> => sql`(
  select ${nameOf('d', locale)} from department d where d.code = coalesce(s.department_code, (
    select held.department_code from member_type held where held.member_id = m.id and held.department_code is not null
    order by held.is_primary desc, held.type_code limit 1)))`;
