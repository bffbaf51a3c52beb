import { listBlocks } from '@naru/contract/areas/portfolio/page-names.ts';
import type { portfolioStart as calls, PortfolioVersionRow } from '@naru/contract/areas/portfolio/start.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail } from '../../../platform/http/failure.ts';
import { nothing, type CallContext, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { resolveShownFacts, type FactSources } from './facts.ts';
import { findOwn, lockOwn } from './own.ts';
import { PORTFOLIO, updateDraft, type PortfolioRow } from './store.ts';
import {
  writeVersion,
  selectOptionalVersion,
  selectVersions,
  updateVersionName,
  type ListedVersionRow,
} from './version-store.ts';

const presentVersion = (
  { createdAt, ...row }: ListedVersionRow,
  { publishedNumber }: PortfolioRow,
): PortfolioVersionRow => ({
  ...row,
  isShown: row.number === publishedNumber,
  createdAt: createdAt.toISOString(),
});

const asked = ({ actor, now }: CallContext) => ({ memberId: actor.memberId, now });

export const listVersions =
  (sources: FactSources): Reader<typeof calls.listVersions> =>
  async (ctx, { params: { id } }) => {
    const row = await findOwn(ctx, id);
    const { title, contentVersion, content } = row;
    const [rows, facts] = await Promise.all([
      selectVersions(ctx.db, row.id),
      resolveShownFacts(ctx.db, { ...asked(ctx), content, sources }),
    ]);
    return { title, contentVersion, content, facts, versionList: rows.map((one) => presentVersion(one, row)) };
  };

export const readVersion =
  (sources: FactSources): Reader<typeof calls.readVersion> =>
  async (ctx, { params: { id, number } }) => {
    const row = await findOwn(ctx, id);
    const found =
      (await selectOptionalVersion(ctx.db, { portfolioId: row.id, number: Number(number) })) ?? fail('notFound');
    const { content, resumes, language: _language, ...version } = found;
    const kept = version.reason === 'PUBLISH' ? resumes : undefined;
    const facts = await resolveShownFacts(ctx.db, { ...asked(ctx), content, resumes: kept, sources });
    const listed = { ...version, blockCount: listBlocks(content).length };
    return { version: { ...presentVersion(listed, row), content }, facts };
  };

export const keepVersion: Writer<typeof calls.keepVersion> = {
  apply: async (ctx, { params: { id }, body: { name } }) => {
    const { title, language, content } = await lockOwn(ctx, id);
    const kept = { portfolioId: id, reason: 'NAMED', name, title, language, content, at: ctx.now } as const;
    return { id, number: String(await writeVersion(ctx.tx, kept)) };
  },
  answer: async (ctx, { id = '', number = '' }) => {
    const row = await findOwn(ctx, id);
    const kept = await selectOptionalVersion(ctx.db, { portfolioId: row.id, number: Number(number) });
    return { number: (kept ?? fail('notFound')).number };
  },
};

export const nameVersion: Writer<typeof calls.nameVersion> = {
  apply: async (ctx, { params: { id, number }, body: { name } }) => {
    const row = await lockOwn(ctx, id);
    const named = { portfolioId: row.id, number: Number(number), name };
    if (!(await updateVersionName(ctx.tx, named))) fail('notFound');
    return { id };
  },
  answer: nothing,
};

export const restoreVersion: Writer<typeof calls.restoreVersion> = {
  apply: async (ctx, { params: { id, number }, body: { contentVersion } }) => {
    const { tx, now } = ctx;
    const row = await lockOwn(ctx, id);
    const found = (await selectOptionalVersion(tx, { portfolioId: id, number: Number(number) })) ?? fail('notFound');
    const { title, language, content } = row;
    await saveChange(ctx, {
      current: { version: row.contentVersion },
      reread: async () => ({ contentVersion: row.contentVersion }),
      version: contentVersion,
      save: async () => {
        await writeVersion(tx, { portfolioId: id, reason: 'RESTORE', title, language, content, at: now });
        await updateDraft(tx, { ...found, id, at: now });
      },
      audit: {
        action: 'portfolioStart.restoreVersion',
        entity: PORTFOLIO,
        entityId: id,
        after: { number: found.number },
      },
    });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ contentVersion: (await findOwn(ctx, id)).contentVersion }),
};
