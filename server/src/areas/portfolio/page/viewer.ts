/** Draws a page for somebody who is signed in and may see it; whether they may, the caller has decided. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import { lookOf } from '../render/render.ts';
import { writeFrameStyle } from '../render/style.ts';
import type { FactSources } from '../start/facts.ts';
import { drawPage } from './drawn-page.ts';
import { selectDraftSource, selectVersionSource, type PageSource } from './standing-store.ts';
import { addressFor } from './tickets.ts';

export interface ViewerPage extends Pick<PageSource, 'portfolioId' | 'memberId' | 'title' | 'language'> {
  readonly html: string;
  readonly css: string;
}

/**
 * Names what is drawn: a version that the reader may see, as long as their session lasts; the published one, whose files
 * close when it does; or the owner's draft.
 */
export type ViewerAsked =
  | {
      readonly versionId: string;
      readonly isPublished?: boolean;
      readonly isNameless?: boolean;
      readonly isWithin?: boolean;
    }
  | { readonly draftOf: string };

/** Draws a page with addresses of files that this reader may open. */
export async function renderForViewer(ctx: CallContext, sources: FactSources, asked: ViewerAsked): Promise<ViewerPage> {
  const { db, now, actor, platform } = ctx;
  const isDraft = 'draftOf' in asked;
  const source = isDraft ? await selectDraftSource(db, asked.draftOf) : await selectVersionSource(db, asked.versionId);
  const { portfolioId, memberId, title, language } = source;
  const isNameless = !isDraft && asked.isNameless === true;
  const content = isNameless ? withoutPerson(source.content) : source.content;
  const of = isDraft ? 'draft' : asked.isPublished === true ? 'shown' : asked.versionId;
  // The address of a file in an exhibit tells no more of the portfolio than the version does.
  const pageId = isDraft || asked.isPublished === true ? portfolioId : asked.versionId;
  const page = { pageId, of, viewer: actor.sessionId, now };
  const { body } = await drawPage(
    { db, now, sources },
    { ...source, content },
    {
      fileAt: (file) => addressFor(platform.deriveKey, page, file),
      linkTo: (path) => path,
      isWithin: !isDraft && asked.isWithin === true,
      isNameless,
    },
  );
  return { portfolioId, memberId, title, language, html: body.markup, css: writeFrameStyle(lookOf(content)) };
}

/** Leaves out what the head says of the person; the text stays as they wrote it. */
const withoutPerson = ({ head, ...content }: PortfolioContent): PortfolioContent => ({
  ...content,
  head: { ...head, name: '', picture: null, linkList: [] },
});
