/** Badges of the demonstration whose holders show their name on the check page. */
import type pg from 'pg';

/** The demo people who show it; all others keep the default. */
const SHOWN = ['student', 'alumni'];

/** Shows the name on the two latest badges of each that stand, as their holders would an hour after they got them. */
export async function showDemoNames(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with latest as (
       select a.id, a.member_id, row_number() over (partition by a.member_id order by a.granted_at desc, a.id) as place
       from badge_assertion a join member m on m.id = a.member_id
       where m.username = any($1) and a.status = 'GRANTED'),
     shown as (
       update badge_assertion a set is_name_public = true, version = a.version + 1
       from latest l where l.id = a.id and l.place <= 2
       returning a.id, a.member_id, a.granted_at)
     insert into status_change (id, entity, entity_id, from_status, to_status, action, actor_id, actor_role, at)
     select md5('SHOW_NAME:' || s.id)::uuid, 'badge', s.id, 'GRANTED', 'GRANTED', 'SHOW_NAME', s.member_id, 'OWNER',
       s.granted_at + interval '1 hour' from shown s`,
    [SHOWN],
  );
}
