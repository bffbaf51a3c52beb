import type { norms as calls } from '@naru/contract/areas/ability/norm.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import { selectInstrument } from '../scoring/store.ts';
import { countUsable, selectLastOwnPeople } from './build-store.ts';
import { buildBarOf } from './rules.ts';
import { insertRun, selectIsRunning, type NewRun } from './run-store.ts';
import { normJob } from './runs.ts';
import { countUnread, lockOptionalNorm, lockVersion, selectOptionalVersion } from './store.ts';
import { normWords } from './words.ts';
import { insertNorm } from './write-store.ts';

const RUN = 'ability_norm_run';

export const buildOwnNorm: Writer<typeof calls.buildOwnNorm> = {
  apply: async (ctx, { params, body: { nameKo, nameEn } }) => {
    const { tx, now, actor, locale } = ctx;
    const version = (await selectOptionalVersion(tx, params.versionId, locale)) ?? fail('notFound');
    await lockVersion(tx, version.id);
    const bar = buildBarOf({
      usable: await countUsable(tx, version.id),
      isRunning: await selectIsRunning(tx, version.id),
      lastPeople: await selectLastOwnPeople(tx, version.id),
    });
    if (bar !== null) failField('versionId', normWords[locale].bar[bar]);
    const facts = { versionId: version.id, nameKo, nameEn, source: 'OWN' } as const;
    const normId = await insertNorm(tx, { ...facts, at: now, by: actor.memberId });
    const { scaleList } = await selectInstrument(tx, version.id);
    return beginRun(ctx, { kind: 'BUILD', versionId: version.id, normId, total: scaleList.length });
  },
  answer: async (_ctx, { runId = '' }) => ({ runId }),
};

export const rescoreNorm: Writer<typeof calls.rescoreNorm> = {
  apply: async (ctx, { params }) => {
    const { tx, locale } = ctx;
    const say = normWords[locale];
    const norm = (await lockOptionalNorm(tx, params.id, locale)) ?? fail('notFound');
    if (norm.status !== 'IN_FORCE') failField('id', say.notInForce);
    if (await selectIsRunning(tx, norm.versionId)) failField('id', say.bar.RUNNING);
    const total = await countUnread(tx, { versionId: norm.versionId, normId: norm.id });
    if (total === 0) failField('id', say.allRead);
    return beginRun(ctx, { kind: 'RESCORE', versionId: norm.versionId, normId: norm.id, total });
  },
  answer: async (_ctx, { runId = '' }) => ({ runId }),
};

async function beginRun(ctx: WriteContext, run: Omit<NewRun, 'at' | 'by'>): Promise<{ readonly runId: string }> {
  const { tx, now, actor } = ctx;
  const runId = await insertRun(tx, { ...run, at: now, by: actor.memberId });
  await ctx.platform.jobs.enqueue(tx, normJob, { runId }, { id: runId });
  const action = run.kind === 'BUILD' ? 'norms.build' : 'norms.rescore';
  await writeAudit(tx, ctx, { action, entity: RUN, entityId: runId, after: { ...run } });
  return { runId };
}
