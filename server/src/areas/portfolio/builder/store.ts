/** Drafts of portfolios of the person who builds them; anybody else's are not found. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export type PageLanguage = 'ko' | 'en';

export interface DraftRow {
  readonly id: string;
  readonly title: string;
  readonly language: PageLanguage;
  readonly content: PortfolioContent;
  readonly contentVersion: number;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly publishedContentVersion: number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface Own {
  readonly id: string;
  readonly memberId: string;
}

const columns: RawBuilder<unknown> = sql`
  p.id, p.title, p.language, p.content, p.content_version as "contentVersion", p.status, p.visibility,
  p.published_content_version as "publishedContentVersion", p.created_at as "createdAt", p.changed_at as "changedAt"`;

export function selectOptionalDraft(db: Db, { id, memberId }: Own): Promise<DraftRow | undefined> {
  return firstOf<DraftRow>(db)`
    select ${columns} from portfolio p
    where p.id = ${id}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalDraft(tx: Tx, own: Own): Promise<DraftRow | undefined> {
  await sql`
    select from portfolio p where p.id = ${own.id}::uuid and p.member_id = ${own.memberId}::uuid for update`.execute(
    tx,
  );
  return selectOptionalDraft(tx, own);
}

export interface SavedDraft {
  readonly title: string;
  readonly language: PageLanguage;
  readonly content: PortfolioContent;
}

/** Selects those of the badges that are somebody's, whether they stand or not. */
export async function selectOwnBadges(db: Db, ids: readonly string[], memberId: string): Promise<Set<string>> {
  const own = await idsOf(db)`
    select b.id from badge_assertion b
    where b.id = any(${[...ids]}::uuid[]) and b.member_id = ${memberId}::uuid`;
  return new Set(own);
}

/** Selects those of the résumés that are somebody's and not deleted. */
export async function selectOwnResumes(db: Db, ids: readonly string[], memberId: string): Promise<Set<string>> {
  const own = await idsOf(db)`
    select r.id from resume r
    where r.id = any(${[...ids]}::uuid[]) and r.member_id = ${memberId}::uuid and r.deleted_at is null`;
  return new Set(own);
}
