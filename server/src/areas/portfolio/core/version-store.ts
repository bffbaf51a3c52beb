/** Versions of portfolios, numbered by their portfolio. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioVersionReason } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { newId } from '../../../platform/db/id.ts';
import { rowsOf, type Tx } from '../../../platform/db/db.ts';

/** A résumé as a portfolio shows it. */
export interface ShownResumeRow {
  readonly id: string;
  readonly title: string;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
  readonly version: number;
}

export interface NewVersion {
  readonly portfolioId: string;
  readonly reason: PortfolioVersionReason;
  readonly name?: string;
  readonly title: string;
  readonly language: PaperLanguage;
  readonly content: PortfolioContent;
  /** A published one keeps the résumés that it names, as they are now. */
  readonly resumes?: readonly ShownResumeRow[];
  readonly at: Date;
}

export interface NumberedVersion {
  readonly id: string;
  readonly number: number;
}

/** Inserts a version of a portfolio that the transaction has locked, under the next number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<NumberedVersion> {
  const id = newId();
  const rows = await rowsOf<{ number: number }>(tx)`
    insert into portfolio_version (id, portfolio_id, number, reason, name, title, language, content, resumes,
      created_at)
    select ${id}::uuid, ${version.portfolioId}::uuid, coalesce(max(v.number), 0) + 1, ${version.reason},
      ${version.name ?? ''}, ${version.title}, ${version.language}, ${JSON.stringify(version.content)}::jsonb,
      ${JSON.stringify(version.resumes ?? [])}::jsonb, ${version.at}
    from portfolio_version v where v.portfolio_id = ${version.portfolioId}::uuid returning number`;
  return { id, number: rows[0]?.number ?? 1 };
}
