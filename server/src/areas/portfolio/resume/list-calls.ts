import type { resumes as calls } from '@naru/contract/areas/portfolio/resume.ts';
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type WriteContext, type Writer } from '../../../platform/http/serve.ts';
import type { EndRequest } from '../core/end-request.ts';
import { undoSince } from '../core/undo.ts';
import { expectDuty, findOwn, lockOwn } from './calls.ts';
import { fillContent, readFacts, type Sources } from './facts.ts';
import { selectNeeds } from './need-store.ts';
import { presentCard } from './present.ts';
import { withoutEvidence } from './rules.ts';
import {
  countResumes,
  insertResume,
  lockShelf,
  RESUME,
  selectDeleted,
  selectOptionalResume,
  selectResumes,
  updateDefault,
  updateDeleted,
  updateMissingDefault,
  updateUndeleted,
  type ResumeRow,
} from './store.ts';
import { resumeWords } from './words.ts';

export const listResumes =
  (sources: Sources): Reader<typeof calls.listResumes> =>
  async ({ db, actor, locale, now }) => {
    const { memberId } = actor;
    const [rows, deleted, facts] = await Promise.all([
      selectResumes(db, memberId),
      selectDeleted(db, { memberId, since: undoSince(now) }),
      readFacts(db, sources, memberId),
    ]);
    const dutyIds = rows.flatMap(({ dutyId }) => dutyId ?? []);
    const needs = rows.length === 0 ? [] : await selectNeeds(db, { dutyIds, locale });
    return {
      resumeList: rows.map((row) => presentCard(row, needs, locale)),
      deletedList: deleted.map(({ id, title, deletedAt }) => ({
        resumeId: id,
        title,
        deletedAt: deletedAt.toISOString(),
      })),
      factCount: facts.length,
    };
  };

export const createResume = (sources: Sources): Writer<typeof calls.createResume> => ({
  apply: async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    await lockShelf(tx, actor.memberId);
    const isFirst = (await expectRoom(ctx)) === 0;
    await expectDuty(ctx, null, body.dutyId);
    const copied = body.beginsWith === 'COPY' ? await findCopied(ctx, body.copyOf) : undefined;
    const id = await insertResume(tx, {
      memberId: actor.memberId,
      title: body.title,
      dutyId: body.dutyId ?? copied?.dutyId ?? null,
      isDefault: isFirst,
      isBlind: copied?.isBlind ?? false,
      content: copied ? withoutEvidence(copied.content) : await beginContent(ctx, sources, body.beginsWith),
      at: now,
    });
    await writeAudit(tx, ctx, {
      action: 'resumes.createResume',
      entity: RESUME,
      entityId: id,
      after: { beginsWith: body.beginsWith },
    });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ resumeId: (await findOwn(ctx, id)).id }),
});

/** Gives how many there are. @throws Failure `invalid` where there can be no more */
async function expectRoom({ tx, actor, locale }: WriteContext, field = 'title'): Promise<number> {
  const count = await countResumes(tx, actor.memberId);
  if (count >= PAPER_MOST.resumes) failField(field, resumeWords[locale].full);
  return count;
}

async function findCopied({ tx, actor, locale }: WriteContext, id: string | null): Promise<ResumeRow> {
  const row = id === null ? undefined : await selectOptionalResume(tx, { id, memberId: actor.memberId });
  return row ?? failField('copyOf', resumeWords[locale].noOther);
}

async function beginContent({ tx, actor }: WriteContext, sources: Sources, beginsWith: string): Promise<ResumeContent> {
  return beginsWith === 'PORTAL' ? fillContent(tx, sources, actor.memberId) : emptyContent();
}

export const deleteResume = (endRequest: EndRequest): Writer<typeof calls.deleteResume> => ({
  apply: async (ctx, { params: { id } }) => {
    const { tx, actor, now } = ctx;
    await lockShelf(tx, actor.memberId);
    await endRequest(ctx, { letterId: null, resumeId: id });
    const row = await lockOwn(ctx, id);
    await updateDeleted(tx, row.id, now);
    await updateMissingDefault(tx, actor.memberId);
    await writeAudit(tx, ctx, { action: 'resumes.deleteResume', entity: RESUME, entityId: row.id });
    return { id };
  },
  answer: nothing,
});

export const undeleteResume: Writer<typeof calls.undeleteResume> = {
  apply: async (ctx, { params: { id } }) => {
    const { tx, actor, now } = ctx;
    await lockShelf(tx, actor.memberId);
    await expectRoom(ctx, 'id');
    if (!(await updateUndeleted(tx, { id, memberId: actor.memberId, since: undoSince(now) }))) fail('notFound');
    await updateMissingDefault(tx, actor.memberId);
    await writeAudit(tx, ctx, { action: 'resumes.undeleteResume', entity: RESUME, entityId: id });
    return { id };
  },
  answer: async (ctx, { id = '' }) => ({ resumeId: (await findOwn(ctx, id)).id }),
};

export const makeDefault: Writer<typeof calls.makeDefault> = {
  apply: async (ctx, { params: { id } }) => {
    const { tx, actor } = ctx;
    await lockShelf(tx, actor.memberId);
    const row = await lockOwn(ctx, id);
    if (row.isDefault) return { id };
    await updateDefault(tx, { id, memberId: actor.memberId });
    await writeAudit(tx, ctx, { action: 'resumes.makeDefault', entity: RESUME, entityId: id });
    return { id };
  },
  answer: nothing,
};
