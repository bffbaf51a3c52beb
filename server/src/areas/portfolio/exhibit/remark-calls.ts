import type { exhibits as calls, Remark } from '@naru/contract/areas/portfolio/exhibit.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { expectVersion } from '../../../blocks/workflow/take-step.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failNow } from '../../../platform/http/failure.ts';
import {
  nothing,
  type CallContext,
  type Reader,
  type WriteContext,
  type Writer,
} from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockOptionalExhibit, selectOptionalExhibit } from './gallery-store.ts';
import { tellRemarked, tellRemarkHidden } from './notifications.ts';
import {
  insertRemark,
  lockOptionalRemark,
  markRemarkDeleted,
  markRemarkHidden,
  selectOptionalRemarkVersion,
  selectRemarkPage,
  updateRemark,
  type RemarkHead,
  type RemarkRow,
} from './remark-store.ts';
import { GALLERY_MENU, isExhibited } from './scope-sql.ts';

/** The name of a remark in the audit log. */
const REMARK = 'portfolio_remark';

const inGallery = ({ now }: CallContext) => isExhibited(koreanDate(now));

export const pageRemarks: Reader<typeof calls.pageRemarks> = async (ctx, { params, query }) => {
  const { db, actor, locale } = ctx;
  const asked = { id: params.id, isIn: inGallery(ctx), memberId: actor.memberId, locale };
  const exhibit = (await selectOptionalExhibit(db, asked)) ?? fail('notFound');
  const window = windowOf(query);
  const { rows, counted } = await selectRemarkPage(db, { nominationId: params.id, locale }, window);
  // An owner who is not named is not given away by a remark of their own.
  const ownerId = exhibit.ownerName === null ? undefined : exhibit.memberId;
  return {
    remarkPage: toPage(
      rows.map((row) => presentRemark(actor, row, ownerId)),
      counted,
      window,
    ),
  };
};

function presentRemark({ memberId, rights }: Actor, row: RemarkRow, ownerId: string | undefined): Remark {
  const isMine = row.authorId === memberId;
  const isHidden = row.hiddenReason !== null;
  const mayHide = rights.may(GALLERY_MENU, 'D');
  const maySee = !isHidden || isMine || mayHide;
  return {
    remarkId: row.id,
    text: maySee ? row.text : null,
    authorNm: row.authorName,
    isOwner: row.authorId === ownerId,
    isMine,
    writtenAt: row.writtenAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    hiddenReason: maySee ? row.hiddenReason : null,
    isHidden,
    version: row.version,
    can: { change: isMine && !isHidden, delete: isMine, hide: mayHide && !isMine && !isHidden },
  };
}

export const createRemark: Writer<typeof calls.createRemark> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now } = ctx;
    const ownerId = (await lockOptionalExhibit(tx, params.id, inGallery(ctx))) ?? fail('notFound');
    const remarkId = newId();
    await insertRemark(tx, {
      id: remarkId,
      nominationId: params.id,
      authorId: actor.memberId,
      text: body.text,
      at: now,
    });
    if (ownerId !== actor.memberId) await tellRemarked(tx, { remarkId, nominationId: params.id, ownerId });
    await writeAudit(tx, ctx, { action: 'exhibits.createRemark', entity: REMARK, entityId: remarkId });
    return { remarkId };
  },
  answer: async (_ctx, { remarkId = '' }) => ({ remarkId }),
};

/** Locks a remark of the caller’s own that stands on what is exhibited. */
async function lockOwn(ctx: WriteContext, id: string): Promise<RemarkHead> {
  const remark = await lockOptionalRemark(ctx.tx, id);
  if (remark?.authorId !== ctx.actor.memberId) return fail('notFound');
  return remark;
}

const answerVersion: Writer<typeof calls.changeRemark>['answer'] = async ({ db }, { remarkId = '' }) => ({
  remarkId,
  version: (await selectOptionalRemarkVersion(db, remarkId)) ?? fail('notFound'),
});

export const changeRemark: Writer<typeof calls.changeRemark> = {
  apply: async (ctx, { params, body }) => {
    const remark = await lockOwn(ctx, params.id);
    if (remark.isHidden) return fail('forbidden');
    await saveChange(ctx, {
      current: { version: remark.version },
      version: body.version,
      save: () => updateRemark(ctx.tx, { id: remark.id, text: body.text, at: ctx.now }),
      audit: { action: 'exhibits.changeRemark', entity: REMARK, entityId: remark.id },
    });
    return { remarkId: remark.id };
  },
  answer: answerVersion,
};

export const deleteRemark: Writer<typeof calls.deleteRemark> = {
  apply: async (ctx, { params }) => {
    const remark = await lockOwn(ctx, params.id);
    await markRemarkDeleted(ctx.tx, remark.id, ctx.now);
    await writeAudit(ctx.tx, ctx, { action: 'exhibits.deleteRemark', entity: REMARK, entityId: remark.id });
    return {};
  },
  answer: nothing,
};

const HIDDEN = { ko: '이미 가린 글이에요.', en: 'This remark has been hidden already.' };

export const hideRemark: Writer<typeof calls.hideRemark> = {
  apply: async (ctx, { params, body }) => {
    const { tx, actor, now } = ctx;
    const remark = (await lockOptionalRemark(tx, params.id)) ?? fail('notFound');
    const current = { version: remark.version };
    const { version, reason } = body;
    expectVersion(current, version);
    if (remark.isHidden) return failNow(HIDDEN, current);
    await saveChange(ctx, {
      current,
      version,
      save: () => markRemarkHidden(tx, { id: remark.id, by: actor.memberId, reason, at: now }),
      audit: { action: 'exhibits.hideRemark', entity: REMARK, entityId: remark.id, after: { reason } },
    });
    const { nominationId, authorId } = remark;
    await tellRemarkHidden(tx, { remarkId: remark.id, nominationId, authorId });
    return { remarkId: remark.id };
  },
  answer: answerVersion,
};
