import { isDeepStrictEqual } from 'node:util';

import type { resumes as calls } from '@naru/contract/areas/portfolio/resume.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { listItems, sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { readFacts, type Sources } from './facts.ts';
import { attachNew } from './files.ts';
import { selectNeeds } from './need-store.ts';
import { presentNeed, presentResume } from './present.ts';
import { indexFacts, isVersionDue, settle } from './rules.ts';
import {
  hasDuty,
  lockOptionalResume,
  selectOptionalResume,
  updateResume,
  type ResumeRow,
  type Saved,
} from './store.ts';
import { insertVersion, selectLastKept } from './version-store.ts';
import { resumeWords } from './words.ts';

/** @throws Failure `notFound` for somebody else's, too */
export async function findOwn({ db, actor }: CallContext, id: string): Promise<ResumeRow> {
  return (await selectOptionalResume(db, { id, memberId: actor.memberId })) ?? fail('notFound');
}

/** @throws Failure `notFound` for somebody else's, too */
export async function lockOwn({ tx, actor }: WriteContext, id: string): Promise<ResumeRow> {
  return (await lockOptionalResume(tx, { id, memberId: actor.memberId })) ?? fail('notFound');
}

export const readResume =
  (sources: Sources): Reader<typeof calls.readResume> =>
  async (ctx, { params: { id } }) => {
    const [row, facts] = await Promise.all([findOwn(ctx, id), readFacts(ctx.db, sources, ctx.actor.memberId)]);
    return { resume: await presentResume(ctx.db, row, { facts: indexFacts(facts), locale: ctx.locale }) };
  };

export const listFacts =
  (sources: Sources): Reader<typeof calls.listFacts> =>
  async (ctx, { params: { id } }) => {
    const [row, facts] = await Promise.all([findOwn(ctx, id), readFacts(ctx.db, sources, ctx.actor.memberId)]);
    const taken = new Set(listItems(row.content).flatMap(({ source }) => (source ? [sourceKey(source)] : [])));
    return { factList: facts.map((fact) => ({ ...fact, isTaken: taken.has(sourceKey(fact.source)) })) };
  };

export const listNeeds: Reader<typeof calls.listNeeds> = async ({ db, locale }, { query: { dutyId } }) => {
  const rows = await selectNeeds(db, { dutyIds: dutyId === undefined ? [] : [dutyId], locale });
  return { needList: rows.map(presentNeed) };
};

export const saveResume = (sources: Sources): Writer<typeof calls.saveResume> => ({
  apply: async (ctx, { params: { id }, body: { version, overrules, ...sent } }) => {
    const row = await lockOwn(ctx, id);
    const content = await settleContent(ctx, sources, { sent: sent.content, earlier: [row.content] });
    const saved = { ...sent, content };
    // The same save again, whose first answer was lost, or another tab that says the same.
    if (isDeepStrictEqual(saved, contentOf(row))) return { id };
    expectSeen(row, version);
    await expectDuty(ctx, row.dutyId, sent.dutyId);
    await attachNew(ctx, id, content);
    await keepDue(ctx, row, overrules === true);
    await updateResume(ctx.tx, { id, at: ctx.now, ...saved });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { version, changedAt } = await findOwn(ctx, id);
    return { version, changedAt: changedAt.toISOString() };
  },
});

export const contentOf = ({ title, dutyId, isBlind, content }: ResumeRow): Saved => ({
  title,
  dutyId,
  isBlind,
  content,
});

/** The version that they saw. @throws Failure `conflict` with how it stands */
export function expectSeen({ version, changedAt }: ResumeRow, seen: number): void {
  if (version !== seen) fail('conflict', { current: { version, changedAt: changedAt.toISOString() } });
}

/** @throws Failure `invalid` at the field where another duty is named that does not exist */
export async function expectDuty(
  { tx, locale }: WriteContext,
  before: string | null,
  dutyId: string | null,
): Promise<void> {
  if (dutyId === null || dutyId === before || (await hasDuty(tx, dutyId))) return;
  failField('dutyId', resumeWords[locale].noDuty);
}

interface Sent {
  readonly sent: ResumeContent;
  /** Contents whose items may stay although their source is gone. */
  readonly earlier: readonly ResumeContent[];
}

/** @throws Failure `invalid` at the items that name what the university does not know of the person */
export async function settleContent(
  { tx, actor, locale }: WriteContext,
  sources: Sources,
  { sent, earlier }: Sent,
): Promise<ResumeContent> {
  const facts = listItems(sent).some(({ source }) => source) ? await readFacts(tx, sources, actor.memberId) : [];
  const { content, problems } = settle(sent, { facts: indexFacts(facts), earlier });
  if (problems.length > 0) {
    const words = resumeWords[locale].problems;
    fail('invalid', { fields: problems.map(({ field, code }) => ({ field, message: words[code] })) });
  }
  return content;
}

/** Keeps the résumé as it was before this save, where none was kept for a while or another window's work goes. */
async function keepDue({ tx, now }: WriteContext, row: ResumeRow, isAlways: boolean): Promise<void> {
  const last = (await selectLastKept(tx, row.id)) ?? row.createdAt;
  if (!isAlways && !isVersionDue(last, now)) return;
  const kept = { resumeId: row.id, reason: 'AUTO', content: row.content, at: now } as const;
  await insertVersion(tx, { ...kept, most: PAPER_MOST.autoVersions });
}
