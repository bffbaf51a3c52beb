import { countPrompts } from '@naru/contract/areas/portfolio/prompt.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PortfolioCard, portfolioStart as calls } from '@naru/contract/areas/portfolio/start.ts';

import { undoSince } from '../core/undo.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type WriteContext, type Writer } from '../../../platform/http/serve.ts';
import { beginContent } from './begin.ts';
import type { FactSources } from './facts.ts';
import { keepAutoVersion } from './keep-version.ts';
import { selectDeleted, selectPortfolios, type ListedRow } from './list-store.ts';
import { findOwn, lockOwn } from './own.ts';
import {
  countPortfolios,
  hasOpenNomination,
  insertPortfolio,
  lockShelf,
  PORTFOLIO,
  updateDeleted,
  updateDraft,
  updateUndeleted,
} from './store.ts';
import { startWords } from './words.ts';

export const listPortfolios: Reader<typeof calls.listPortfolios> = async ({ db, actor: { memberId }, now }) => {
  const [rows, deleted] = await Promise.all([
    selectPortfolios(db, memberId, now),
    selectDeleted(db, { memberId, since: undoSince(now) }),
  ]);
  return {
    portfolioList: rows.map(presentCard),
    deletedList: deleted.map(({ id, title, deletedAt }) => ({
      portfolioId: id,
      title,
      deletedAt: deletedAt.toISOString(),
    })),
  };
};

function presentCard(row: ListedRow): PortfolioCard {
  const { background, head } = row.content;
  return {
    portfolioId: row.id,
    title: row.title,
    language: row.language,
    background,
    headNm: head.name,
    headline: head.headline,
    status: row.status,
    visibility: row.visibility,
    isChangedSince:
      row.status === 'PUBLISHED' && (row.hasNewResume || row.contentVersion !== row.publishedContentVersion),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    hiddenReason: row.hiddenReason,
    viewCount: row.viewCount,
    prtfolioPath: row.path,
    openLinkCount: row.openLinkCount,
    promptCount: countPrompts(row.content),
    changedAt: row.changedAt.toISOString(),
  };
}

export const createPortfolio = (sources: FactSources): Writer<typeof calls.createPortfolio> => ({
  apply: async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const { memberId } = actor;
    // Asked before the content is put together, and again once nobody else makes one.
    await expectRoom(ctx, 'title');
    const { title, language } = body;
    const id = newId();
    const content = await beginContent(ctx, { id, sources, begun: body });
    await lockShelf(tx, memberId);
    await expectRoom(ctx, 'title');
    await insertPortfolio(tx, { id, memberId, title, language, content, at: now });
    await writeAudit(tx, ctx, {
      action: 'portfolioStart.createPortfolio',
      entity: PORTFOLIO,
      entityId: id,
      after: { beginsWith: body.beginsWith, template: body.template },
    });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ portfolioId: (await findOwn(ctx, id)).id }),
});

/** @throws Failure `invalid` where there can be no more */
async function expectRoom({ tx, actor, locale }: WriteContext, field: string): Promise<void> {
  if ((await countPortfolios(tx, actor.memberId)) >= SHOWN_MOST.portfolios) failField(field, startWords[locale].full);
}

export const renamePortfolio: Writer<typeof calls.renamePortfolio> = {
  apply: async (ctx, { params: { id }, body: { title } }) => {
    const { tx, now } = ctx;
    const row = await lockOwn(ctx, id);
    if (row.title === title) return { id };
    await keepAutoVersion(tx, row, { now, isAlways: false });
    await updateDraft(tx, { ...row, title, at: now });
    return { id };
  },
  answer: nothing,
};

export const deletePortfolio: Writer<typeof calls.deletePortfolio> = {
  apply: async (ctx, { params: { id } }) => {
    const { tx, now, locale } = ctx;
    const row = await lockOwn(ctx, id);
    if (await hasOpenNomination(tx, row.id)) failField('id', startWords[locale].nominated);
    await updateDeleted(tx, row.id, now);
    await writeAudit(tx, ctx, { action: 'portfolioStart.deletePortfolio', entity: PORTFOLIO, entityId: row.id });
    return { id };
  },
  answer: nothing,
};

export const undeletePortfolio: Writer<typeof calls.undeletePortfolio> = {
  apply: async (ctx, { params: { id } }) => {
    const { tx, actor, now } = ctx;
    await lockShelf(tx, actor.memberId);
    await expectRoom(ctx, 'id');
    const own = { id, memberId: actor.memberId, since: undoSince(now) };
    if (!(await updateUndeleted(tx, own))) fail('notFound');
    await writeAudit(tx, ctx, { action: 'portfolioStart.undeletePortfolio', entity: PORTFOLIO, entityId: id });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ portfolioId: (await findOwn(ctx, id)).id }),
};
