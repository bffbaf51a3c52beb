import type { resumes as calls } from '@naru/contract/areas/portfolio/resume.ts';
import { listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { contentOf, expectSeen, findOwn, lockOwn, settleContent } from './calls.ts';
import type { Sources } from './facts.ts';
import { RESUME, updateResume } from './store.ts';
import { insertVersion, selectOptionalVersion, selectVersions, updateVersionName } from './version-store.ts';

const most = PAPER_MOST.autoVersions;

export const listVersions: Reader<typeof calls.listVersions> = async (ctx, { params: { id } }) => {
  const row = await findOwn(ctx, id);
  const rows = await selectVersions(ctx.db, row.id);
  return { versionList: rows.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })) };
};

export const readVersion: Reader<typeof calls.readVersion> = async (ctx, { params: { id, number } }) => {
  const row = await findOwn(ctx, id);
  const found = (await selectOptionalVersion(ctx.db, row.id, Number(number))) ?? fail('notFound');
  const { createdAt, ...version } = found;
  return {
    version: { ...version, createdAt: createdAt.toISOString(), itemCount: listItems(version.content).length },
  };
};

export const keepVersion: Writer<typeof calls.keepVersion> = {
  apply: async (ctx, { params: { id }, body: { name } }) => {
    const row = await lockOwn(ctx, id);
    const kept = { resumeId: id, reason: 'NAMED', name, content: row.content, at: ctx.now, most } as const;
    return { id, number: String(await insertVersion(ctx.tx, kept)) };
  },
  answer: async (ctx, { id = '', number = '' }) => {
    const row = await findOwn(ctx, id);
    const kept = (await selectOptionalVersion(ctx.db, row.id, Number(number))) ?? fail('notFound');
    return { number: kept.number };
  },
};

export const nameVersion: Writer<typeof calls.nameVersion> = {
  apply: async (ctx, { params: { id, number }, body: { name } }) => {
    const row = await lockOwn(ctx, id);
    if (!(await updateVersionName(ctx.tx, { resumeId: row.id, number: Number(number), name }))) fail('notFound');
    return { id };
  },
  answer: nothing,
};

export const restoreVersion = (sources: Sources): Writer<typeof calls.restoreVersion> => ({
  apply: async (ctx, { params: { id, number }, body: { version } }) => {
    const { tx, now } = ctx;
    const row = await lockOwn(ctx, id);
    expectSeen(row, version);
    const found = (await selectOptionalVersion(tx, id, Number(number))) ?? fail('notFound');
    const content = await settleContent(ctx, sources, {
      sent: found.content,
      earlier: [row.content, found.content],
    });
    await insertVersion(tx, { resumeId: id, reason: 'RESTORE', content: row.content, at: now, most });
    await updateResume(tx, { id, at: now, ...contentOf(row), content });
    await writeAudit(tx, ctx, {
      action: 'resumes.restoreVersion',
      entity: RESUME,
      entityId: id,
      after: { number: found.number },
    });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ version: (await findOwn(ctx, id)).version }),
});
