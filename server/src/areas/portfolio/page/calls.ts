import type { shownPages as calls } from '@naru/contract/areas/portfolio/page.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isId } from '../../../platform/db/id.ts';
import { attachmentHeader } from '../../../platform/files/name.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader } from '../../../platform/http/serve.ts';
import type { FactSources } from '../start/facts.ts';
import { findOwn } from '../start/own.ts';
import { fileKey, selectPageFiles } from './file-store.ts';
import { maySeeSignedIn } from './judge.ts';
import { openPageFile } from './send-file.ts';
import { selectOptionalKnown, selectOptionalPortfolioOf, type KnownPortfolio } from './standing-store.ts';
import { isTicket } from './tickets.ts';
import { renderForViewer, type ViewerAsked } from './viewer.ts';
import { zipPage } from './zip.ts';

/** @throws Failure `notFound` for one that the caller may not see, too */
async function findSeen({ db, locale }: CallContext, actor: Actor, id: string): Promise<KnownPortfolio> {
  const known = await selectOptionalKnown(db, id, locale);
  const { memberId, isOutsider } = actor;
  const maySee = known && maySeeSignedIn(known, { isOwner: known.memberId === memberId, isOutsider });
  return maySee ? known : fail('notFound');
}

async function present(
  ctx: CallContext,
  sources: FactSources,
  { known, asked }: { known: KnownPortfolio; asked: ViewerAsked },
) {
  const { portfolioId, title, language, html, css } = await renderForViewer(ctx, sources, asked);
  return {
    page: {
      portfolioId,
      title,
      ownerNm: known.ownerName,
      language,
      html,
      css,
      isOwn: known.memberId === ctx.actor.memberId,
      isDraft: 'draftOf' in asked,
      publishedAt: known.publishedAt?.toISOString() ?? null,
    },
  };
}

export const readShown =
  (sources: FactSources): Reader<typeof calls.readShown> =>
  async (ctx, { params: { id } }) => {
    const known = await findSeen(ctx, ctx.actor, id);
    const { versionId, status } = known;
    const isPublished = status === 'PUBLISHED' && versionId !== null;
    return present(ctx, sources, { known, asked: isPublished ? { versionId, isPublished } : { draftOf: id } });
  };

export const readDraftPage =
  (sources: FactSources): Reader<typeof calls.readDraftPage> =>
  async (ctx, { params: { id } }) => {
    await findOwn(ctx, id);
    const known = await findSeen(ctx, ctx.actor, id);
    return present(ctx, sources, { known, asked: { draftOf: id } });
  };

export const downloadPage =
  (sources: FactSources): FileSender<typeof calls.downloadPage> =>
  async (ctx, { params: { id } }, gone) => {
    const { title } = await findOwn(ctx, id);
    const { versionId, status } = await findSeen(ctx, ctx.actor, id);
    const asked = status === 'PUBLISHED' && versionId !== null ? { versionId } : { draftOf: id };
    const body = await zipPage(ctx, { sources, gone }, asked);
    return {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader(`${title}.zip`),
        'cache-control': 'private, no-store',
      },
      body,
    };
  };

/** Tells whether somebody may see a version that is nominated or exhibited, now. */
export type MaySeeVersion = (
  ctx: { readonly db: Db; readonly now: Date },
  asked: { readonly versionId: string; readonly actor: Actor },
) => Promise<boolean>;

export const showPageFile =
  (maySeeVersion: MaySeeVersion): FileSender<typeof calls.showPageFile> =>
  async (ctx, { params, query }) => {
    const { id, fileId } = params;
    const fileSn = Number(params.fileSn);
    const { of, viewer, until, signature } = query;
    const { db, now, platform, locale } = ctx;
    const ticket = { pageId: id, fileId, fileSn, of, viewer, until };
    if (!isTicket(platform.deriveKey, ticket, { signature, now })) return fail('notFound');
    const actor = await platform.sessions.resolveSession(viewer, now);
    const portfolioId = of === id ? await selectOptionalPortfolioOf(db, id) : id;
    const known = actor && portfolioId && (await selectOptionalKnown(db, portfolioId, locale));
    if (!actor || !known || !(await isStillOpen(ctx, maySeeVersion, { known, actor, of }))) return fail('notFound');
    const name = { fileId, fileSn };
    // The ticket was signed for a file of this very page; a badge's picture is the only one of another record.
    const files = await selectPageFiles(db, { portfolioId: known.portfolioId, own: [name], ofBadges: [name] });
    const file = files.find((one) => fileKey(one) === fileKey(name));
    const sent = file && (await openPageFile(platform.files.store, file, undefined));
    if (!sent?.body) return fail('notFound');
    // An exhibit need not name its owner, and names of files often do: the page says under which name one is saved.
    const isUnnamed = isId(of) && sent.headers['content-disposition'] !== 'inline';
    return { headers: { ...sent.headers, ...(isUnnamed && { 'content-disposition': 'attachment' }) }, body: sent.body };
  };

interface Viewing {
  readonly known: KnownPortfolio;
  readonly actor: Actor;
  readonly of: string;
}

/** Returns whether the page of a ticket is still open to its viewer: it closes when what it is seen by does. */
async function isStillOpen(
  ctx: CallContext<unknown>,
  maySeeVersion: MaySeeVersion,
  { known, actor, of }: Viewing,
): Promise<boolean> {
  const { memberId, isOutsider } = actor;
  const isOwner = known.memberId === memberId;
  if (of === 'draft') return isOwner && !known.isDeleted;
  if (of === 'shown') return maySeeSignedIn(known, { isOwner, isOutsider });
  return isId(of) && !known.isDeleted && maySeeVersion(ctx, { versionId: of, actor });
}
