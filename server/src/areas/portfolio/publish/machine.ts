/** How a portfolio is published and taken down. */
import {
  asksOwner,
  checkContent,
  isStopped,
  type PublishFinding,
} from '@naru/contract/areas/portfolio/publish-checks.ts';
import type { PUBLISH_STEPS } from '@naru/contract/areas/portfolio/publish.ts';
import { withoutPrompts } from '@naru/contract/areas/portfolio/prompt.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { personIn, type Machine, type Patch, type Step, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { insertVersion } from '../core/version-store.ts';
import { makeFonts } from './fonts.ts';
import { readFileNames } from './file-names.ts';
import { readNamedResumes } from './resumes.ts';
import { PUBLISH_TRANSITIONS, type PublishTransition } from './rules.ts';
import { PORTFOLIO, type PublishingRow } from './store.ts';
import { changePath } from './take-path.ts';
import { publishWords } from './words.ts';

export type PublishGiven = StepGiven<typeof PUBLISH_STEPS>;
type Publish = Extract<PublishGiven, { action: 'PUBLISH' }>;

export const standingOf = ({ id, status, version, contentVersion }: PublishingRow) => ({
  id,
  status,
  version,
  contentVersion,
});

export const publishMachine: Machine<PublishingRow, PublishTransition, PublishGiven> = {
  entity: PORTFOLIO,
  audit: 'portfolioPublishing',
  transitions: PUBLISH_TRANSITIONS,
  states: {
    DRAFT: { ko: '작성 중', en: 'a draft' },
    PUBLISHED: { ko: '게시 중', en: 'published' },
    UNPUBLISHED: { ko: '게시 중단', en: 'unpublished' },
  },
  standing: standingOf,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'portfolio', { rows, ...change }),
};

async function prepare(
  taker: Taker,
  { row, given }: Step<PublishingRow, PublishTransition, PublishGiven>,
): Promise<Patch> {
  return given.action === 'PUBLISH' ? publish(personIn(taker), row, given) : {};
}

/** @throws Failure `conflict` where the draft was saved since, `invalid` at a field */
async function publish(ctx: WriteContext, row: PublishingRow, given: Publish): Promise<Patch> {
  const { tx, now, platform } = ctx;
  const resumes = await readNamedResumes(tx, row);
  if (row.contentVersion !== given.contentVersion || resumes.stamp !== given.resumeStamp)
    fail('conflict', { current: standingOf(row) });
  expectReaders(ctx, row, given);
  const fileNames = await readFileNames(tx, row.content);
  const kinds = expectClean(
    ctx,
    given,
    checkContent(row.title, row.content, { resumes: resumes.wordList, fileNames, ownNumbers: row.ownerNumbers }),
  );
  await changePath(ctx, row, given.path);
  const { id, title, language } = row;
  const content = withoutPrompts(row.content);
  const kept = {
    portfolioId: id,
    reason: 'PUBLISH',
    title,
    language,
    content,
    resumes: resumes.frozen,
    at: now,
  } as const;
  const { id: versionId, number } = await insertVersion(tx, kept);
  const after = { number, visibility: given.visibility, contentVersion: row.contentVersion, keptPersonalData: kinds };
  await writeAudit(tx, ctx, { action: 'portfolioPublishing.show', entity: PORTFOLIO, entityId: id, after });
  await platform.jobs.enqueue(tx, makeFonts, { versionId });
  return {
    visibility: given.visibility,
    is_indexed: given.isIndexed,
    published_number: number,
    published_content_version: row.contentVersion,
    published_facts_version: row.factsVersion,
    published_at: now,
  };
}

/** Changes of one that its owner keeps to themselves are published without showing it to anybody before. */
function expectReaders({ locale }: WriteContext, { status }: PublishingRow, given: Publish): void {
  const words = publishWords[locale];
  const { visibility, isIndexed } = given;
  if (visibility === 'PRIVATE' && status !== 'PUBLISHED') failField('visibility', words.noReader);
  if (isIndexed && visibility !== 'PUBLIC') failField('isIndexed', words.notIndexed);
}

/** Returns the kinds of personal data that the owner publishes all the same. */
function expectClean(
  { locale }: WriteContext,
  { keepsPersonalData }: Publish,
  findings: readonly PublishFinding[],
): string[] {
  const words = publishWords[locale];
  if (isStopped(findings)) failField('contentVersion', words.stopped);
  if (asksOwner(findings) && !keepsPersonalData) failField('keepsPersonalData', words.asks);
  return [...new Set(findings.flatMap(({ check, weight }) => (weight === 'ASKS' ? [check] : [])))];
}
