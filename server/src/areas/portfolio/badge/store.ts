/** Badges of one person, and classes as the catalogue shows them. */
import type {
  BadgeAchievement,
  BadgeAlignment,
  BadgeEvidence,
  BadgeLevel,
  BadgeLook,
  BadgeRule,
  BadgeStatus,
} from '@naru/contract/areas/portfolio/badge-words.ts';
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** The most that somebody sees of their own; the latest come first. */
const MOST_OWN = 500;

export interface OwnRow {
  readonly id: string;
  readonly status: BadgeStatus;
  readonly achievement: BadgeAchievement;
  readonly evidence: readonly BadgeEvidence[];
  readonly hasPicture: boolean;
  readonly grantedAt: Date;
  readonly isByRule: boolean;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokeReason: string | null;
  readonly isNamePublic: boolean;
  readonly version: number;
}

const hasPicture = sql<boolean>`exists (
  select from file_entry e where e.group_id = c.picture_file_id and e.picture_id is not null)`;

const OWN = sql`
  select a.id, a.status, a.achievement, a.evidence, ${hasPicture} as "hasPicture", a.granted_at as "grantedAt",
    a.granted_by is null as "isByRule", a.expires_at as "expiresAt", a.revoked_at as "revokedAt",
    a.revoke_reason as "revokeReason", a.is_name_public as "isNamePublic", a.version
  from badge_assertion a join badge_class c on c.id = a.class_id`;

/** Selects somebody's badges, the latest first. */
export function selectOwnBadges(db: Db, memberId: string): Promise<OwnRow[]> {
  return rowsOf<OwnRow>(db)`${OWN} where a.member_id = ${memberId}::uuid
    order by a.granted_at desc, a.id limit ${sql.lit(MOST_OWN)}`;
}

interface OwnAsked {
  readonly id: string;
  readonly memberId: string;
}

export function selectOptionalOwnBadge(db: Db, { id, memberId }: OwnAsked): Promise<OwnRow | undefined> {
  return firstOf<OwnRow>(db)`${OWN} where a.id = ${id}::uuid and a.member_id = ${memberId}::uuid`;
}

/** Shows or hides the name; false where the badge has changed, was revoked or is none of the person's. */
export function updateNamePublic(
  tx: Tx,
  { id, memberId, version, isNamePublic }: OwnAsked & { readonly version: number; readonly isNamePublic: boolean },
): Promise<boolean> {
  return hasRows(tx)`
    update badge_assertion a set is_name_public = ${isNamePublic}, version = a.version + 1
    where a.id = ${id}::uuid and a.member_id = ${memberId}::uuid and a.version = ${version} and a.status = 'GRANTED'
    returning a.id`;
}

export interface ClassRow {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly descriptionKo: string;
  readonly descriptionEn: string;
  readonly criteriaKo: string;
  readonly criteriaEn: string;
  readonly level: BadgeLevel;
  readonly competency: CompetencyCode | null;
  readonly alignment: readonly BadgeAlignment[];
  readonly rule: BadgeRule | null;
  readonly look: BadgeLook;
  readonly hasPicture: boolean;
  readonly validMonths: number | null;
}

function selectClasses(db: Db, where: RawBuilder<unknown>): Promise<ClassRow[]> {
  return sql<ClassRow>`
    select c.id, c.name_ko as "nameKo", c.name_en as "nameEn", c.description_ko as "descriptionKo",
      c.description_en as "descriptionEn", c.criteria_ko as "criteriaKo", c.criteria_en as "criteriaEn", c.level,
      c.competency, c.alignment, c.rule, c.look, ${hasPicture} as "hasPicture", c.valid_months as "validMonths"
    from badge_class c where ${where}
    order by array_position(array['BASIC', 'ADVANCED', 'EXPERT'], c.level), c.position, c.name_ko, c.id`
    .execute(db)
    .then(({ rows }) => rows);
}

/** Selects the badges of the catalogue. */
export const selectListed = (db: Db): Promise<ClassRow[]> => selectClasses(db, sql`c.status = 'OPEN' and c.is_listed`);

/** Selects the open badges whose rules ask for one. */
export const selectNext = (db: Db, classId: string): Promise<ClassRow[]> =>
  selectClasses(
    db,
    sql`c.status = 'OPEN' and c.is_listed and exists (
      select from badge_need n where n.class_id = c.id and n.needs_id = ${classId}::uuid)`,
  );

/** Selects badges by their keys, whatever their state. */
export const selectNamed = (db: Db, ids: readonly string[]): Promise<ClassRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectClasses(db, sql`c.id = any(${[...ids]}::uuid[])`);

/** Selects which badges somebody holds now: the latest of each class. */
export async function selectStanding(
  db: Db,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ classId: string; id: string }>(db)`
    select distinct on (a.class_id) a.class_id as "classId", a.id from badge_assertion a
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED'
      and (a.expires_at is null or a.expires_at > ${now}::timestamptz)
    order by a.class_id, a.granted_at desc`;
  return new Map(rows.map(({ classId, id }) => [classId, id]));
}
