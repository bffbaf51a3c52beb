/** Identities that an import leaves as they are, in a temporary table that goes with the transaction. */
import type pg from 'pg';

import type { Identity } from '../member/change/store.ts';

export async function createHeld(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table roster_held on commit drop as
     select member.id, member.username, member.name_ko, member.sso_subject, member.email from member where false`,
  );
}

/**
 * Selects the people whom the roster knows by another identity.
 * @param identities selects id, username, name, subject and email of the people whom the roster knows
 */
export async function selectChanged(
  client: pg.ClientBase,
  identities: string,
): Promise<readonly (Identity & { readonly id: string })[]> {
  const { rows } = await client.query<Identity & { id: string }>(
    `select identity.id, identity.username, identity.name as "nameKo", identity.email, identity.subject as "ssoSubject"
     from (${identities}) identity join member on member.id = identity.id
     where (member.username, member.name_ko, member.sso_subject, member.email)
       is distinct from (identity.username, identity.name, identity.subject, identity.email)`,
  );
  return rows;
}

export async function insertHeld(client: pg.ClientBase, memberIds: readonly string[]): Promise<void> {
  await client.query(
    `insert into roster_held select member.id, member.username, member.name_ko, member.sso_subject, member.email
     from member where member.id = any($1::uuid[])`,
    [memberIds],
  );
}
