import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the names of the programmes of trainees, for notices. */
export async function selectTraineeTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly recipientId: string; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select t.id, ${nameOf('p', asked.locale)} as name from trainee t join programme p on p.id = t.programme_id
    where t.id = any(${[...asked.ids]}::uuid[]) and t.member_id = ${asked.recipientId}::uuid`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Selects the names of the programmes of approvals, for notices. */
export async function selectApprovalTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select a.id, ${nameOf('p', asked.locale)} as name from programme_approval a
    join programme p on p.id = a.programme_id where a.id = any(${[...asked.ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Selects the names of the programmes of trainees, for who looks after them. */
export async function selectDeskTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select t.id, ${nameOf('p', asked.locale)} as name from trainee t join programme p on p.id = t.programme_id
    where t.id = any(${[...asked.ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
