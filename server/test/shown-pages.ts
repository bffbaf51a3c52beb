/** Portfolios that others see, as rows that the portal itself could have made. */
import type { PortfolioBlock, PortfolioContent, PortfolioRow } from '@naru/contract/areas/portfolio/page-content.ts';
import { skeletonOf } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';

import { hashLinkToken, makeLinkToken } from '../src/areas/portfolio/core/link-token.ts';
import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { DeriveKey } from '../src/platform/derive.ts';

const AT = new Date('2026-09-01T09:00:00+09:00');

/** Makes a row with blocks one below the other. */
export const aRow = (...blocks: PortfolioBlock[]): PortfolioRow => ({
  rowId: newId(),
  layout: '1',
  tone: 'PLAIN',
  breaksBefore: false,
  phoneOrder: [],
  cellList: [blocks],
});

export const aHeading = (text: string): PortfolioBlock => ({ blockId: newId(), kind: 'HEADING', text, level: 2 });

export const aText = (text: string): PortfolioBlock => ({
  blockId: newId(),
  kind: 'TEXT',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

export function aContent(rowList: PortfolioRow[] = [aRow(aText('안녕하세요.'))]): PortfolioContent {
  return {
    background: { kind: 'THEME', theme: 'HARBOUR' },
    head: { name: '김하늘', headline: '프론트엔드 개발자', summary: '', picture: null, linkList: [] },
    rowList,
  };
}

export interface PortfolioWish {
  readonly path?: string;
  readonly title?: string;
  readonly language?: 'ko' | 'en';
  readonly visibility?: PortfolioVisibility;
  readonly status?: PortfolioStatus;
  readonly isIndexed?: boolean;
  readonly content?: PortfolioContent;
  /** The draft, where it differs from what was published. */
  readonly draft?: PortfolioContent;
}

export interface MadePortfolio {
  readonly portfolioId: string;
  readonly versionId: string;
  readonly path: string;
}

let made = 0;

/** Makes a portfolio that was published once. */
export async function aPortfolio(db: Db, memberId: string, wish: PortfolioWish = {}): Promise<MadePortfolio> {
  const { title = '하늘의 포트폴리오', language = 'ko', visibility = 'PUBLIC', status = 'PUBLISHED' } = wish;
  const content = wish.content ?? aContent();
  const path = wish.path ?? `page-${String((made += 1))}-${newId().slice(-8)}`;
  const [portfolioId, versionId] = [newId(), newId()];
  await db
    .insertInto('portfolio')
    .values({
      id: portfolioId,
      member_id: memberId,
      title,
      language,
      content: JSON.stringify(wish.draft ?? content),
      status,
      visibility,
      is_indexed: wish.isIndexed ?? false,
      published_number: 1,
      published_content_version: 1,
      published_at: AT,
      created_at: AT,
      changed_at: AT,
    })
    .execute();
  await db
    .insertInto('portfolio_version')
    .values({
      id: versionId,
      portfolio_id: portfolioId,
      number: 1,
      reason: 'PUBLISH',
      title,
      language,
      content: JSON.stringify(content),
      created_at: AT,
    })
    .execute();
  await takePath(db, { path, portfolioId, memberId });
  return { portfolioId, versionId, path };
}

export async function takePath(
  db: Db,
  { path, portfolioId, memberId }: { readonly path: string; readonly portfolioId: string; readonly memberId: string },
): Promise<void> {
  await db
    .insertInto('portfolio_path')
    .values({ path, skeleton: skeletonOf(path), member_id: memberId, portfolio_id: portfolioId, taken_at: AT })
    .execute();
}

export interface LinkWish {
  readonly mostViews?: number;
  readonly beginsAt?: Date;
  readonly endsAt?: Date;
}

/** Makes a secret link; returns its id and its secret. */
export async function aLink(
  db: Db,
  { deriveKey, portfolioId }: { readonly deriveKey: DeriveKey; readonly portfolioId: string },
  wish: LinkWish = {},
): Promise<{ readonly linkId: string; readonly token: string }> {
  const linkId = newId();
  const token = makeLinkToken(deriveKey, linkId);
  await db
    .insertInto('portfolio_link')
    .values({
      id: linkId,
      portfolio_id: portfolioId,
      token_hash: hashLinkToken(token),
      most_views: wish.mostViews ?? null,
      begins_at: wish.beginsAt ?? null,
      ends_at: wish.endsAt ?? null,
      created_at: AT,
    })
    .execute();
  return { linkId, token };
}
