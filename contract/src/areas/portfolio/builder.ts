/** The editor of a portfolio (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, put } from '../../call.ts';
import { FileRef } from '../../shared/file.ts';
import { Id, Instant } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { PortfolioContent } from './page-content.ts';
import { PORTFOLIO_STATUSES, PORTFOLIO_VISIBILITIES, SHOWN_MOST } from './shown-words.ts';

const path = '/portfolio/my/draft/{id}';
const MENU = 'PTF_MY';
const params = z.object({ id: Id });
const Language = z.enum(['ko', 'en']);

const Draft = z.object({
  portfolioId: Id,
  title: z.string(),
  language: Language,
  content: PortfolioContent,
  contentVersion: z.number().int(),
  status: z.enum(PORTFOLIO_STATUSES),
  visibility: z.enum(PORTFOLIO_VISIBILITIES),
  /** Others see an older version. */
  isChangedSince: z.boolean(),
  /** Files that the draft names. */
  fileList: z.array(FileRef),
  changedAt: Instant,
});
export type PortfolioDraft = z.output<typeof Draft>;

export const portfolioBuilder = {
  readDraft: get(path, {
    access: menu(MENU, 'RR'),
    summary: 'The draft of a portfolio of the caller, with the files that it names.',
    remark: 'isChangedSince: it was published, and the draft was changed since.',
    params,
    output: z.object({ draft: Draft }),
  }),
  saveDraft: put(path, {
    access: menu(MENU, 'U'),
    summary: 'Keeps the draft of a portfolio as it is now, by the version that was seen.',
    remark:
      'The same again is no conflict. overrules: somebody chose it over what another window had saved, which is kept as a version whenever the last one was. At most 200 blocks, 60 rows and 1,000,000 bytes. Title, place and period of an entry with a source are those of the university; facts, badges, résumés and files of others are refused at their place. Others see nothing of it before it is published.',
    params,
    body: z.object({
      contentVersion: z.number().int().min(1).max(1_000_000_000),
      title: RequiredLine(SHOWN_MOST.title),
      language: Language,
      content: PortfolioContent,
      overrules: z.boolean().optional(),
    }),
    draft: true,
    output: z.object({ contentVersion: z.number().int(), changedAt: Instant }),
  }),
};
