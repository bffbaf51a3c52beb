/**
 * Keeps who people are whom the importing administrator may not become: what the roster says of them waits for a second person.
 */
import { findGuarded } from '../../../blocks/member/holdings.ts';
import { joinTransaction } from '../../../platform/db/pool.ts';
import { askChange } from '../member/change/ask.ts';
import type { Identity } from '../member/change/store.ts';
import type { Merging } from './merging.ts';

/**
 * Makes `roster_held`: members with the names, addresses and subjects that they keep. The command line speaks for the
 * server, and holds nobody.
 * @param identities selects id, username, name, subject and email of the people whom the roster knows
 */
export async function holdIdentities(merging: Merging, identities: string): Promise<void> {
  const { client, actorId, today, now } = merging;
  await client.query(
    `create temporary table roster_held on commit drop as
     select member.id, member.username, member.name_ko, member.sso_subject, member.email from member where false`,
  );
  if (actorId === null) return;
  const { rows } = await client.query<Identity & { id: string }>(
    `select identity.id, identity.username, identity.name as "nameKo", identity.email, identity.subject as "ssoSubject"
     from (${identities}) identity join member on member.id = identity.id
     where (member.username, member.name_ko, member.sso_subject, member.email)
       is distinct from (identity.username, identity.name, identity.subject, identity.email)`,
  );
  const tx = joinTransaction(client);
  const guarded = await findGuarded(tx, { callerId: actorId, memberIds: rows.map(({ id }) => id), today });
  for (const { id, ...identity } of rows.filter((row) => guarded.has(row.id))) {
    await askChange(tx, { memberId: id, kind: 'IDENTITY', identity, askedBy: actorId, at: now });
  }
  await client.query(
    `insert into roster_held select member.id, member.username, member.name_ko, member.sso_subject, member.email
     from member where member.id = any($1::uuid[])`,
    [[...guarded.keys()]],
  );
}
