import { sql } from 'kysely';

import type { Db } from '../../platform/db/db.ts';

/**
 * Selects what opens other people's records to each of these people: administrator rights, named resources and duties,
 * of types and duties that have not ended and began by a day. Leaves out people who hold nothing.
 */
export async function selectHoldings(
  db: Db,
  asked: { readonly memberIds: readonly string[]; readonly today: string; readonly begunBy: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = sql`any(${[...asked.memberIds]}::uuid[])`;
  const counts = (table: string) => sql`${sql.ref(`${table}.begins_on`)} <= ${asked.begunBy}::date
    and (${sql.ref(`${table}.ends_on`)} is null or ${sql.ref(`${table}.ends_on`)} >= ${asked.today}::date)`;
  const { rows } = await sql<{ memberId: string; holdings: string[] }>`
    with role_mark as (
      select role.id as role_id, 'administrator' as mark from role where role.is_administrator
      union all
      select role_privilege.role_id, 'resource:' || role_privilege.resource_code from role_privilege
      where role_privilege.menu_id is null
    ), held as (
      select duty.member_id, 'duty:' || duty.duty_code as mark from member_duty duty
      where duty.member_id = ${ids} and ${counts('duty')}
      union all
      select duty.member_id, role_mark.mark from member_duty duty
      join role on role.duty = duty.duty_code join role_mark on role_mark.role_id = role.id
      where duty.member_id = ${ids} and ${counts('duty')}
      union all
      select type.member_id, role_mark.mark from member_type type
      join role on role.member_type = type.type_code join role_mark on role_mark.role_id = role.id
      where type.member_id = ${ids} and ${counts('type')}
      union all
      select given.member_id, role_mark.mark from role_member given
      join role_mark on role_mark.role_id = given.role_id
      where given.member_id = ${ids}
    )
    select held.member_id as "memberId", array_agg(distinct held.mark) as holdings from held group by held.member_id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.memberId, row.holdings]));
}
