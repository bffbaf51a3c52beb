/** Badges as everybody may check them, and what was signed for them. */
import type { BadgeAchievement, BadgeEvidence, BadgeStatus } from '@naru/contract/areas/portfolio/badge-words.ts';
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Pictured } from './pictures.ts';
import type { SignedDocument } from './sign.ts';

export interface BadgeRow {
  readonly id: string;
  readonly status: BadgeStatus;
  readonly achievement: BadgeAchievement;
  readonly evidence: readonly BadgeEvidence[];
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly statusList: number;
  readonly statusIndex: number;
  readonly salt: string;
  readonly email: string | null;
  readonly studentNumber: string | null;
  readonly username: string;
  /** Null unless the holder shows it. */
  readonly holderKo: string | null;
  readonly holderEn: string | null;
  /** The own picture of the badge; null for the drawn one. */
  readonly pictureId: string | null;
}

const OWN_PICTURE = sql<string | null>`(
  select e.picture_id from file_entry e where e.group_id = c.picture_file_id and e.picture_id is not null
  order by e.sn desc limit 1)`;

/** Selects a badge by its random id; anybody may who knows it. */
export function selectOptionalBadge(db: Db, id: string): Promise<BadgeRow | undefined> {
  return firstOf<BadgeRow>(db)`
    select a.id, a.status, a.achievement, a.evidence, a.granted_at as "grantedAt", a.expires_at as "expiresAt",
      a.revoked_at as "revokedAt", a.status_list as "statusList", a.status_index as "statusIndex",
      a.holder_salt as salt, m.email, s.student_number as "studentNumber", m.username,
      case when a.is_name_public then m.name_ko end as "holderKo",
      case when a.is_name_public then coalesce(m.name_en, m.name_ko) end as "holderEn",
      ${OWN_PICTURE} as "pictureId"
    from badge_assertion a join badge_class c on c.id = a.class_id join member m on m.id = a.member_id
      left join student s on s.member_id = a.member_id
    where a.id = ${id}::uuid
    order by s.id desc limit 1`;
}

/** Selects what a kind of badge is granted for, as it is now; undefined for a draft, which nobody else sees. */
export function selectOptionalAchievement(db: Db, classId: string): Promise<BadgeAchievement | undefined> {
  return firstOf<BadgeAchievement>(db)`
    select c.id as "classId", jsonb_build_object('ko', c.name_ko, 'en', c.name_en) as name,
      jsonb_build_object('ko', c.description_ko, 'en', c.description_en) as description,
      jsonb_build_object('ko', c.criteria_ko, 'en', c.criteria_en) as criteria,
      c.level, c.competency, c.alignment as "alignmentList", c.look
    from badge_class c where c.id = ${classId}::uuid and c.status <> 'DRAFT'`;
}

/** Selects the picture of a kind of badge; undefined for a draft, which nobody else sees. */
export function selectOptionalPicture(db: Db, classId: string): Promise<Pictured | undefined> {
  return firstOf<Pictured>(db)`
    select c.look, c.level, ${OWN_PICTURE} as "pictureId"
    from badge_class c where c.id = ${classId}::uuid and c.status <> 'DRAFT'`;
}

/** The credential that is right for a badge now. */
export interface AskedCredential {
  readonly badgeId: string;
  readonly issuerId: string;
  /** Whether the holder shows their name, so that others may recognize them. */
  readonly isNamed: boolean;
}

const isRight = ({ issuerId, isNamed }: AskedCredential, kept: string) => sql<boolean>`(
  ${sql.ref(`${kept}.document`)}->'issuer'->>'id' = ${issuerId}
  and (${sql.ref(`${kept}.document`)}->'credentialSubject'->'identifier' is not null) = ${isNamed}::boolean)`;

/** Selects what was signed for a badge; by a former address, or before the holder showed or hid the name, does not count. */
export function selectOptionalSigned(db: Db, asked: AskedCredential): Promise<SignedDocument | undefined> {
  return firstOf<SignedDocument>(db)`
    select c.document, c.jwt from badge_credential c
    where c.assertion_id = ${asked.badgeId}::uuid and ${isRight(asked, 'c')}`;
}

/** Keeps what was signed; what another process kept meanwhile, and is as right, stays. */
export async function upsertSigned(
  db: Db,
  { signed, now, ...asked }: AskedCredential & { readonly signed: SignedDocument; readonly now: Date },
): Promise<void> {
  await sql`
    insert into badge_credential as kept (assertion_id, document, jwt, made_at)
    values (${asked.badgeId}::uuid, ${JSON.stringify(signed.document)}::jsonb, ${signed.jwt}, ${now}::timestamptz)
    on conflict (assertion_id) do update
      set document = excluded.document, jwt = excluded.jwt, made_at = excluded.made_at
      where not ${isRight(asked, 'kept')}`.execute(db);
}

/** Selects the places of revoked badges in a list; undefined where no badge stands in it. */
export async function selectOptionalRevoked(db: Db, list: number): Promise<readonly number[] | undefined> {
  const rows = await rowsOf<{ revoked: readonly number[] | null; isThere: boolean }>(db)`
    select exists (select from badge_assertion a where a.status_list = ${list}) as "isThere",
      (select array_agg(a.status_index order by a.status_index) from badge_assertion a
        where a.status_list = ${list} and a.status = 'REVOKED') as revoked`;
  return rows[0]?.isThere ? (rows[0].revoked ?? []) : undefined;
}
