import { isDeepStrictEqual } from 'node:util';

import type { portfolioBuilder as calls } from '@naru/contract/areas/portfolio/builder.ts';
import { findContentProblems, listBlocks, listFiles, mendRows } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { FieldError } from '@naru/contract/envelope.ts';

import { dropForeignLinks, findPosingLink, picturesOf } from '../../../blocks/board/core/rich-text.ts';
import { selectFiles } from '../../../blocks/file/attach.ts';
import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { readPageFacts } from '../core/page-facts.ts';
import { keepAutoVersion } from '../start/keep-version.ts';
import { updateDraft } from '../start/store.ts';
import { attachNamed } from './files.ts';
import { asksForFacts, listBadgeIds, listNewIds, listResumeIds, settleSources } from './rules.ts';
import {
  lockOptionalDraft,
  selectOptionalDraft,
  selectOwnBadges,
  selectOwnResumes,
  type DraftRow,
  type SavedDraft,
} from './store.ts';
import { builderWords, sayProblem } from './words.ts';

/** @throws Failure `notFound` for somebody else's, too */
async function findOwn({ db, actor }: CallContext, id: string): Promise<DraftRow> {
  return (await selectOptionalDraft(db, { id, memberId: actor.memberId })) ?? fail('notFound');
}

export const readDraft: Reader<typeof calls.readDraft> = async (ctx, { params: { id } }) => {
  const row = await findOwn(ctx, id);
  const groups = await selectFiles(
    ctx.db,
    listFiles(row.content).map(({ fileId }) => fileId),
  );
  const content = mendRows(row.content);
  const { title, language, contentVersion, status, visibility, publishedContentVersion } = row;
  return {
    draft: {
      portfolioId: row.id,
      title,
      language,
      content,
      contentVersion,
      status,
      visibility,
      isChangedSince: publishedContentVersion !== null && contentVersion > publishedContentVersion,
      fileList: [...groups.values()].flat(),
      changedAt: row.changedAt.toISOString(),
    },
  };
};

export const saveDraft = (sources: readonly ResumeSource[]): Writer<typeof calls.saveDraft> => ({
  apply: async (ctx, { params: { id }, body: { contentVersion, overrules, ...sent } }) => {
    const row = (await lockOptionalDraft(ctx.tx, { id, memberId: ctx.actor.memberId })) ?? fail('notFound');
    expectValid(sent.content, ctx.locale);
    const earlier: SavedDraft = { title: row.title, language: row.language, content: row.content };
    const saved = await settle(ctx, sources, { sent, earlier });
    // The same save again, whose first answer was lost, or another tab that says the same.
    if (isDeepStrictEqual(saved, earlier)) return { id };
    if (row.contentVersion !== contentVersion)
      fail('conflict', { current: { contentVersion: row.contentVersion, changedAt: row.changedAt.toISOString() } });
    await expectOwn(ctx, saved.content, row.content);
    await attachNamed(ctx, id, saved.content);
    await keepAutoVersion(ctx.tx, row, { now: ctx.now, isAlways: overrules === true });
    await updateDraft(ctx.tx, { id, at: ctx.now, ...saved });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { contentVersion, changedAt } = await findOwn(ctx, id);
    return { contentVersion, changedAt: changedAt.toISOString() };
  },
});

/** @throws Failure `invalid` at the places that don't hold, whatever a schema says */
function expectValid(content: PortfolioContent, locale: Locale): void {
  const words = builderWords[locale];
  const fields: FieldError[] = findContentProblems(content).map((problem) => ({
    field: `content.${problem.path}`,
    message: sayProblem(problem, locale),
  }));
  for (const { block, path } of listBlocks(content)) {
    if (block.kind !== 'TEXT') continue;
    const field = `content.${path}.text`;
    if (findPosingLink(block.text) !== undefined) fields.push({ field, message: words.posing });
    if (picturesOf(block.text).length > 0) fields.push({ field, message: words.picture });
  }
  if (fields.length > 0) fail('invalid', { fields });
}

interface Sides {
  readonly sent: SavedDraft;
  readonly earlier: SavedDraft;
}

/** @throws Failure `invalid` at the entries that name what the university does not know of the person */
async function settle(
  { tx, actor, locale }: WriteContext,
  sources: readonly ResumeSource[],
  { sent, earlier }: Sides,
): Promise<SavedDraft> {
  const facts = asksForFacts(sent, earlier) ? await readPageFacts(tx, sources, actor.memberId) : [];
  const { content, strangers } = settleSources(sent.content, {
    facts,
    earlier: earlier.content,
    language: sent.language,
  });
  const message = builderWords[locale].stranger;
  if (strangers.length > 0)
    fail('invalid', { fields: strangers.map((path) => ({ field: `content.${path}`, message })) });
  return { ...sent, content: mapBlocks(content, dropLinks) };
}

const dropLinks = (block: PortfolioBlock): PortfolioBlock =>
  block.kind === 'TEXT' ? { ...block, text: dropForeignLinks(block.text) } : block;

const mapBlocks = (content: PortfolioContent, change: (block: PortfolioBlock) => PortfolioBlock): PortfolioContent => ({
  ...content,
  rowList: content.rowList.map((row) => ({ ...row, cellList: row.cellList.map((blocks) => blocks.map(change)) })),
});

/** @throws Failure `invalid` where a badge or a résumé of somebody else is named; what stood here before may stay */
async function expectOwn({ tx, actor, locale }: WriteContext, now: PortfolioContent, before: PortfolioContent) {
  const words = builderWords[locale];
  const badges = listNewIds(listBadgeIds(now), listBadgeIds(before));
  const resumes = listNewIds(listResumeIds(now), listResumeIds(before));
  const idsOf = (list: typeof badges): string[] => list.map(({ id }) => id);
  const ownBadges = badges.length > 0 ? await selectOwnBadges(tx, idsOf(badges), actor.memberId) : new Set();
  const ownResumes = resumes.length > 0 ? await selectOwnResumes(tx, idsOf(resumes), actor.memberId) : new Set();
  const fields = [
    ...badges.filter(({ id }) => !ownBadges.has(id)).map(({ path }) => ({ path, message: words.noBadge })),
    ...resumes.filter(({ id }) => !ownResumes.has(id)).map(({ path }) => ({ path, message: words.noResume })),
  ];
  if (fields.length > 0)
    fail('invalid', { fields: fields.map(({ path, message }) => ({ field: `content.${path}`, message })) });
}
