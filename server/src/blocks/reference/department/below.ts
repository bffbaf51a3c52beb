import { sql, type RawBuilder } from 'kysely';

/** Whether a department's code is that of `top` or of one below it. */
export function isBelow(code: RawBuilder<unknown>, top: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${code} = any(array(
    with recursive below as (
      select d.code from department d where d.code = ${top}
      union select d.code from department d join below on d.parent_code = below.code)
    select below.code from below))`;
}
