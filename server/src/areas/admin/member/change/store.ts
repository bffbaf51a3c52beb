import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { ADMINISTRATOR_ROLE } from '../../role/rules.ts';

/** A person's identity in the portal: name, sign-in name and subject, e-mail address. */
export interface Identity {
  readonly username: string;
  readonly nameKo: string;
  readonly email: string | null;
  readonly ssoSubject: string | null;
}

export interface NewChange {
  readonly memberId: string;
  readonly kind: 'PASSWORD_RESET' | 'IDENTITY';
  /** The new value; absent where a password is to be reset. */
  readonly identity?: Identity;
  readonly askedBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Takes the place of what was asked before of the same kind. Undefined where the same person waits for the very same. */
export async function saveAskedChange(tx: Tx, change: NewChange): Promise<string | undefined> {
  const { memberId, kind, identity, askedBy, at, expiresAt } = change;
  const values = {
    id: newId(),
    member_id: memberId,
    kind,
    username: identity?.username ?? null,
    name_ko: identity?.nameKo ?? null,
    email: identity?.email ?? null,
    sso_subject: identity?.ssoSubject ?? null,
    asked_by: askedBy,
    asked_at: at,
    expires_at: expiresAt,
  };
  const inserted = await tx
    .insertInto('member_change')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind'])
        .doUpdateSet(values)
        .where(
          sql<boolean>`(member_change.username, member_change.name_ko, member_change.email, member_change.sso_subject,
              member_change.asked_by) is distinct from (excluded.username, excluded.name_ko, excluded.email,
              excluded.sso_subject, excluded.asked_by) or member_change.expires_at <= excluded.asked_at`,
        ),
    )
    .returning('member_change.id')
    .executeTakeFirst();
  return inserted?.id;
}

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

/** Selects changes that wait for a second person, the newest first. */
export function selectChanges(db: Db, now: Date, locale: Locale) {
  return changes(db, now, locale).orderBy('member_change.id', 'desc').limit(100).execute();
}

export function selectOptionalChange(
  db: Db,
  id: string,
  own: { readonly now: Date; readonly locale: Locale },
): Promise<ChangeRow | undefined> {
  return changes(db, own.now, own.locale).where('member_change.id', '=', id).executeTakeFirst();
}

function changes(db: Db, now: Date, locale: Locale) {
  return db
    .selectFrom('member_change')
    .innerJoin('member', 'member.id', 'member_change.member_id')
    .innerJoin('member as asker', 'asker.id', 'member_change.asked_by')
    .select([
      'member_change.id',
      'member_change.kind',
      'member_change.member_id as memberId',
      'member_change.asked_by as askedBy',
      'member_change.asked_at as askedAt',
      'member_change.expires_at as expiresAt',
      'member_change.username as toUsername',
      'member_change.name_ko as toNameKo',
      'member_change.email as toEmail',
      'member_change.sso_subject as toSsoSubject',
      'member.username',
      'member.name_ko as nameKo',
      'member.email',
      'member.sso_subject as ssoSubject',
      'member.status',
      nameOf('member', locale).as('name'),
      nameOf('asker', locale).as('askedByName'),
    ])
    .where('member_change.expires_at', '>', now);
}

/** False where somebody else has answered it, or it was asked for anew, meanwhile. */
export async function deleteChange(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('member_change').where('member_change.id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function updateIdentity(
  tx: Tx,
  change: { readonly memberId: string; readonly identity: Identity; readonly by: string; readonly at: Date },
): Promise<void> {
  const { identity } = change;
  await tx
    .updateTable('member')
    .set((eb) => ({
      username: identity.username,
      name_ko: identity.nameKo,
      email: identity.email,
      sso_subject: identity.ssoSubject,
      version: eb('member.version', '+', 1),
      updated_at: change.at,
      updated_by: change.by,
    }))
    .where('member.id', '=', change.memberId)
    .execute();
}

/** For this long nobody whom the asker made an administrator, or whose password the asker reset, is a second person. */
const INDEPENDENT_DAYS = 30;

/** Whether this administrator is one without the asker's doing, directly or through others whom the asker appointed. */
export async function selectIsIndependent(
  db: Db,
  asked: { readonly memberId: string; readonly askedBy: string; readonly now: Date },
): Promise<boolean> {
  const since = new Date(asked.now.getTime() - INDEPENDENT_DAYS * 86_400_000);
  const row = await firstOf<{ independent: boolean }>(db)`
    with recursive giver as (
      select given.given_by as id from role_member given
      where given.role_id = ${ADMINISTRATOR_ROLE} and given.member_id = ${asked.memberId}::uuid and given.given_at > ${since}
      union
      select given.given_by from role_member given join giver on giver.id = given.member_id
      where given.role_id = ${ADMINISTRATOR_ROLE} and given.given_at > ${since}
    )
    select not exists (select from giver where giver.id = ${asked.askedBy}::uuid)
      and not exists (
        select from audit_log line
        where line.at > ${since} and line.actor_id = ${asked.askedBy}::uuid
          and line.action = 'members.resetMemberPassword' and line.entity_id = ${asked.memberId}
      ) as independent`;
  return row?.independent ?? false;
}
