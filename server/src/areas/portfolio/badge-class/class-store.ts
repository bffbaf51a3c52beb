/** Classes of badges as rows. */
import type { BadgeClassContent } from '@naru/contract/areas/portfolio/badge-class.ts';
import type {
  BadgeAlignment,
  BadgeClassStatus,
  BadgeLevel,
  BadgeLook,
  BadgeRule,
} from '@naru/contract/areas/portfolio/badge-words.ts';
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';

/** The name of a class in the history and the audit log. */
export const BADGE_CLASS = 'badge_class';

export interface ClassRow {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly level: BadgeLevel;
  readonly look: BadgeLook;
  readonly pictureFileId: string | null;
  readonly status: BadgeClassStatus;
  readonly rule: BadgeRule | null;
  readonly version: number;
  readonly grantedCount: number;
  readonly revokedCount: number;
}

const COLUMNS = sql`c.id, c.name_ko as "nameKo", c.name_en as "nameEn", c.level, c.look,
  c.picture_file_id as "pictureFileId", c.status, c.rule, c.version,
  (select count(*)::int from badge_assertion a where a.class_id = c.id and a.status = 'GRANTED') as "grantedCount",
  (select count(*)::int from badge_assertion a where a.class_id = c.id and a.status = 'REVOKED') as "revokedCount"`;

export interface ClassesAsked {
  readonly status: BadgeClassStatus | undefined;
  readonly level: BadgeLevel | undefined;
  readonly search: Search | undefined;
  readonly window: PageWindow;
}

/** Selects classes: open ones first, by level and name. */
export function selectClassPage(db: Db, { status, level, search, window }: ClassesAsked): Promise<PageRows<ClassRow>> {
  const where: RawBuilder<unknown>[] = [sql`true`];
  if (status) where.push(sql`c.status = ${status}`);
  if (level) where.push(sql`c.level = ${level}`);
  if (search) where.push(isCalled('c', search));
  return selectPage<ClassRow>(db, {
    columns: COLUMNS,
    from: sql`badge_class c`,
    where: sql.join(where, sql` and `),
    order: sql`array_position('{OPEN,DRAFT,CLOSED}', c.status),
      array_position('{BASIC,ADVANCED,EXPERT}', c.level), c.name_ko, c.id`,
    window,
  });
}

export interface ClassName {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly status: BadgeClassStatus;
}

/** Selects all classes by name. */
export function selectClassNames(db: Db): Promise<ClassName[]> {
  return rowsOf<ClassName>(db)`
    select c.id, c.name_ko as "nameKo", c.name_en as "nameEn", c.status from badge_class c
    order by c.name_ko, c.id`;
}

export interface ClassDetailRow extends ClassRow {
  readonly descriptionKo: string;
  readonly descriptionEn: string;
  readonly criteriaKo: string;
  readonly criteriaEn: string;
  readonly competency: CompetencyCode | null;
  readonly alignmentList: BadgeAlignment[];
  readonly validMonths: number | null;
  readonly isRepeatable: boolean;
  readonly isListed: boolean;
  readonly changedAt: Date;
  readonly changedByName: string | null;
}

export function selectOptionalClass(db: Db, id: string, locale: Locale): Promise<ClassDetailRow | undefined> {
  return firstOf<ClassDetailRow>(db)`
    select ${COLUMNS}, c.description_ko as "descriptionKo", c.description_en as "descriptionEn",
      c.criteria_ko as "criteriaKo", c.criteria_en as "criteriaEn", c.competency, c.alignment as "alignmentList",
      c.valid_months as "validMonths", c.is_repeatable as "isRepeatable", c.is_listed as "isListed",
      c.changed_at as "changedAt", ${nameOf('m', locale)} as "changedByName"
    from badge_class c left join member m on m.id = c.changed_by where c.id = ${id}::uuid`;
}

/** Locks a class until the transaction ends, and only then reads it. */
export async function lockOptionalClass(tx: Tx, id: string, locale: Locale): Promise<ClassDetailRow | undefined> {
  await sql`select from badge_class c where c.id = ${id}::uuid for update`.execute(tx);
  return selectOptionalClass(tx, id, locale);
}

export interface SavedClass {
  readonly id: string;
  readonly content: BadgeClassContent;
  readonly at: Date;
  readonly by: string;
}

const valuesOf = ({ content, at, by }: SavedClass) => ({
  name_ko: content.nameKo,
  name_en: content.nameEn,
  description_ko: content.descriptionKo,
  description_en: content.descriptionEn,
  criteria_ko: content.criteriaKo,
  criteria_en: content.criteriaEn,
  level: content.level,
  competency: content.competencyCode,
  alignment: JSON.stringify(content.alignmentList),
  rule: content.rule && JSON.stringify(content.rule),
  look: JSON.stringify(content.look),
  picture_file_id: content.pictureFileId,
  valid_months: content.validMonths,
  is_repeatable: content.isRepeatable,
  is_listed: content.isListed,
  changed_at: at,
  changed_by: by,
});

/** Inserts a draft. */
export async function insertClass(tx: Tx, made: SavedClass): Promise<void> {
  await tx
    .insertInto('badge_class')
    .values({ id: made.id, ...valuesOf(made), status: 'DRAFT', created_at: made.at })
    .execute();
}

/** Saves a class as somebody saw it; false where it has changed since. */
export async function updateClass(tx: Tx, saved: SavedClass, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('badge_class')
    .set({ ...valuesOf(saved), version: version + 1 })
    .where('badge_class.id', '=', saved.id)
    .where('badge_class.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a draft as somebody saw it; false where it has changed since. */
export async function deleteDraft(tx: Tx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from badge_class c where c.id = ${id}::uuid and c.version = ${version} and c.status = 'DRAFT'`.execute(tx);
  return numAffectedRows === 1n;
}
