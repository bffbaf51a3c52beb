import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';
import { runShape, slot, type Shape } from '../../../platform/db/statements.ts';
import { ADMITTED, placeValues, refuseAttempt, TAKE_PLACE, type Admission, type Attempt } from './throttle-store.ts';

export interface SignInMember {
  readonly id: string;
  readonly username: string;
  readonly status: string;
  readonly passwordHash: string | null;
  readonly isDemo: boolean;
  /** For the token's claims; empty text for none. */
  readonly administratorRoleId: string;
  readonly cdpRoleId: string;
}

export interface AdmittedMember {
  readonly admission: Admission;
  readonly member: SignInMember | undefined;
}

type AdmissionRow = Partial<Nullable<SignInMember>> & { readonly pending: number | null };
type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

const ADMIT_MEMBER: Shape<AdmissionRow> = {
  key: 'sign-in admit member',
  build: (db) => {
    const byName = selectMembers(db).where((eb) =>
      eb(eb.fn<string>('lower', ['member.username']), '=', slot<string>('username')),
    );
    return sql<AdmissionRow>`
      with ${TAKE_PLACE}
      select place.pending, found.* from (values (1)) as always (one)
      left join place on true
      left join (${byName}) found on true`.compile(db);
  },
};

/** Takes a place for one password check and reads whose it would be, in one statement: see OPEN_SESSION. */
export async function admitMember(
  db: Db,
  { attempt, username, now }: { readonly attempt: Attempt; readonly username: string; readonly now: Date },
): Promise<AdmittedMember> {
  const values = { ...placeValues(attempt, now), username: username.toLowerCase() };
  const [row] = await runShape(db, ADMIT_MEMBER, values);
  const member = row?.id ? (row as SignInMember) : undefined; // a row of `found`, whole
  return { admission: row?.pending ? ADMITTED : await refuseAttempt(db, attempt, now), member };
}

export function selectOptionalMemberById(db: Db, id: string): Promise<SignInMember | undefined> {
  return selectMembers(db).where('member.id', '=', id).executeTakeFirst();
}

function selectMembers(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('role_member', (join) =>
      join.onRef('role_member.member_id', '=', 'member.id').on('role_member.role_id', '=', 'ADMINISTRATOR'),
    )
    .select((eb) => [
      'member.id',
      'member.username',
      'member.status',
      'member.password_hash as passwordHash',
      'member.is_demo as isDemo',
      eb.fn.coalesce('role_member.role_id', sql.lit('')).as('administratorRoleId'),
      sql<string>`case when ${eb.ref('member.is_external')} then '' else 'CDP' end`.as('cdpRoleId'),
    ]);
}

export interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly isSharedPc: boolean;
  readonly method: 'PASSWORD' | 'SSO' | 'HANDOFF';
  readonly address: string;
  readonly agent: string;
  readonly at: Date;
  /** The throttle row that this sign-in clears; null for a proof that nobody guesses. */
  readonly throttleKey: string | null;
  /** The hash that the password was compared with; null for another proof. */
  readonly passwordHash: string | null;
}

/**
 * One statement, compiled once, because everybody signs in at the same time on the morning that a term begins.
 * The member is locked: a password that is being changed either is still the one compared, and its change ends this
 * session too, or no session is opened.
 */
const OPEN_SESSION: Shape<{ id: string }> = {
  key: 'sign-in open session',
  build: (db) =>
    sql<{ id: string }>`
    with proved as (
      select member.id from member
      where member.id = ${slot('memberId')}
        and (${slot('passwordHash')}::text is null or member.password_hash = ${slot('passwordHash')})
      for share
    ), opened as (
      insert into session (id, member_id, token_id, token_issued_at, token_expires_at, is_shared_pc, method, address,
        agent, created_at, last_seen_at)
      select ${slot('id')}::uuid, proved.id, ${slot('tokenId')}::uuid, ${slot('issuedAt')}::timestamptz,
        ${slot('expiresAt')}::timestamptz, ${slot('isSharedPc')}::boolean, ${slot('method')}, ${slot('address')},
        ${slot('agent')}, ${slot('issuedAt')}::timestamptz, ${slot('issuedAt')}::timestamptz
      from proved
    ), forgotten as (
      delete from sign_in_throttle where key_hash = ${slot('throttleKey')} and exists (select 1 from proved)
    )
    insert into sign_in_log (id, at, member_id, method, outcome, address, agent, session_id)
    select ${slot('noteId')}::uuid, ${slot('at')}::timestamptz, proved.id, ${slot('method')}, 'OK', ${slot('address')},
      ${slot('agent')}, ${slot('id')}::uuid
    from proved
    returning id`.compile(db),
};

/**
 * Opens the session, notes it, and forgets the account's failures from that address. False, and nothing done, where the
 * password has been changed since it was compared.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const rows = await runShape(db, OPEN_SESSION, { ...session, noteId: newId() });
  return rows.length > 0;
}

/** A proof that did not count; one that did is noted with its session. */
export interface SignInNote {
  readonly memberId: string | null;
  readonly method: string;
  readonly outcome: 'REFUSED' | 'SLOWED';
  readonly address: string;
  readonly agent: string;
  readonly at: Date;
}

export async function insertSignInNote(db: Db, note: SignInNote): Promise<void> {
  await db
    .insertInto('sign_in_log')
    .values({
      id: newId(),
      at: note.at,
      member_id: note.memberId,
      method: note.method,
      outcome: note.outcome,
      address: note.address,
      agent: note.agent,
    })
    .execute();
}

export interface TokenRow {
  readonly tokenId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Replaces the session's token unless it was replaced already; then returns its successor again. */
export async function rotateToken(
  db: Db,
  rotation: { sessionId: string; from: string; to: TokenRow },
): Promise<TokenRow | undefined> {
  const rotated = await db
    .updateTable('session')
    .set({
      token_id: rotation.to.tokenId,
      token_issued_at: rotation.to.issuedAt,
      token_expires_at: rotation.to.expiresAt,
      previous_token_id: rotation.from,
      rotated_at: rotation.to.issuedAt,
    })
    .where('session.id', '=', rotation.sessionId)
    .where('session.token_id', '=', rotation.from)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  if (rotated.numUpdatedRows > 0n) return rotation.to;
  return db
    .selectFrom('session')
    .select([
      'session.token_id as tokenId',
      'session.token_issued_at as issuedAt',
      'session.token_expires_at as expiresAt',
    ])
    .where('session.id', '=', rotation.sessionId)
    .where('session.previous_token_id', '=', rotation.from)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}

export type EndReason = 'SIGN_OUT' | 'SIGN_OUT_EVERYWHERE' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'ENDED_BY_OWNER';

/** Ends sessions of a person; returns which were live. */
export async function endSessions(
  db: Db,
  which: { memberId: string; sessionId?: string; except?: string },
  end: { reason: EndReason; at: Date },
): Promise<string[]> {
  let query = db
    .updateTable('session')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('session.member_id', '=', which.memberId)
    .where('session.ended_at', 'is', null);
  if (which.sessionId) query = query.where('session.id', '=', which.sessionId);
  if (which.except) query = query.where('session.id', '<>', which.except);
  const rows = await query.returning('session.id').execute();
  return rows.map((row) => row.id);
}
