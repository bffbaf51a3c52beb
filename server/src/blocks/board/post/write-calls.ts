import type { POST_STATUSES, POST_STEPS, PostContent, PostStatus } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import type { StepCallSpec } from '@naru/contract/shared/workflow.ts';

import { newId } from '../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { hasOnlyDepartmentsBelow, hasOnlyKnownDepartments } from '../audience/store.ts';
import { boardReader, boardWriter, standingOf, type OpenBoard } from '../core/open.ts';
import { dropForeignLinks, findPosingLink, isTooLong, renderRichText, wordsOf } from '../core/rich-text.ts';
import { beginRecord } from '../../workflow/begin-record.ts';
import { saveChange } from '../../workflow/save-change.ts';
import { writeStep } from '../../workflow/step-call.ts';
import { canChange, isPinnedAt, mayEver, restorableUntil, sidesOf, statusAt, statusByTime } from '../core/rules.ts';
import { scopeOf, scopeValues } from '../core/scope-sql.ts';
import { words } from '../core/words.ts';
import { deleteDraft } from '../draft/store.ts';
import { hangFiles, listFiles } from './files.ts';
import { keepText, readText } from './keep-text.ts';
import { movingAt, postMachine } from './machine.ts';
import { toEdited } from './present.ts';
import {
  confirmReading,
  selectConfirmation,
  selectOptionalEditedPost,
  selectOptionalOpenPost,
  selectOptionalPostForChange,
} from './store.ts';
import { insertPost, selectDeletedPage, updatePost, type PostValues } from './write-store.ts';

/** Most characters of an address in a sentence about it. */
const LONGEST_TOLD = 100;

export const createPost: Writer<typeof calls.createPost> = boardWriter(calls.createPost, {
  apply: async (ctx, { body }, board) => {
    if (board.rights.create === 'none') return fail('forbidden');
    const values = await readContent(ctx, body, board);
    const status = body.publish ? publishedStatus(ctx, values) : 'DRAFT';
    const id = newId();
    const files = await hangFiles(ctx, id, { content: body, board });
    await insertPost(
      ctx.tx,
      {
        id,
        boardCode: board.code,
        authorId: ctx.actor.memberId,
        authorName: board.isAnonymous ? '' : ctx.actor.nameKo,
        status,
        answerStatus: board.kind === 'QNA' ? 'WAITING' : null,
        now: ctx.now,
      },
      { ...values, ...files },
    );
    await deleteDraft(ctx.tx, { memberId: ctx.actor.memberId, boardCode: board.code, postId: null });
    const entry = { action: 'board.createPost', entity: postMachine.entity, entityId: id, after: auditOf(values) };
    await beginRecord(ctx, { to: status, by: 'WRITER', audit: entry });
    return { id, status, version: '1' };
  },
  answer: async (_ctx, ids) => stateOf(ids),
});

export const changePost: Writer<typeof calls.changePost> = boardWriter(calls.changePost, {
  apply: async (ctx, { params, body }, board) => {
    const post = await lockPost(ctx, board, params.id);
    const status = statusAt(post, ctx.now);
    const standing = standingOf(board, post.authorId, ctx.actor);
    if (!canChange(status, standing)) return fail('notFound');
    if (post.version !== body.version) return fail('conflict', { current: await readLeft(ctx, board, post.id) });
    const values = await readContent(ctx, body, board);
    const next: PostStatus = status === 'DRAFT' || status === 'HIDDEN' ? status : publishedStatus(ctx, values);
    const of = { id: post.id, version: post.version, status: next, actorId: ctx.actor.memberId, now: ctx.now };
    const before = board.keepsHistory ? await readText(ctx, post.id) : undefined;
    const files = await hangFiles(ctx, post.id, { content: body, board });
    const [by = 'WRITER'] = sidesOf(standing);
    await saveChange(ctx, {
      current: post,
      version: body.version,
      save: () => updatePost(ctx.tx, of, { ...values, ...files }),
      reread: () => readLeft(ctx, board, post.id),
      moved: { from: post.status, to: next, by },
      audit: { action: 'board.changePost', entity: postMachine.entity, entityId: post.id, after: auditOf(values) },
    });
    if (before)
      await keepText(ctx, { id: post.id, before, after: { ...values, ...files }, isHidden: status === 'HIDDEN' });
    await deleteDraft(ctx.tx, { memberId: ctx.actor.memberId, boardCode: board.code, postId: post.id });
    return { id: post.id, status: next, version: String(post.version + 1) };
  },
  answer: async (_ctx, ids) => stateOf(ids),
});

export const stepPost: Writer<typeof calls.stepPost> = boardWriter(calls.stepPost, {
  apply: (ctx, input, board) => stepsOn(board).apply(ctx, input),
  answer: (ctx, ids, board) => stepsOn(board).answer(ctx, ids),
});

/** Without what makes it a board’s, which `boardWriter` reads. */
const step: StepCallSpec<typeof POST_STEPS, typeof POST_STATUSES, typeof calls.stepPost.output> = calls.stepPost;

const stepsOn = (board: OpenBoard) =>
  writeStep(step, postMachine, {
    hold: async (ctx, id, { action }) => {
      const post = movingAt(await lockPost(ctx, board, id), ctx.now);
      const sides = sidesOf(standingOf(board, post.authorId, ctx.actor));
      const isOver = post.deletedAt !== null && restorableUntil(post.deletedAt) <= ctx.now;
      const isGone = post.status === 'DELETED' && (isOver || !mayEver('RESTORE', sides));
      // Somebody who may do this in another state learns of the state; who never may finds nothing.
      return isGone || !mayEver(action, sides) ? [] : [post];
    },
    sides: (ctx, { authorId }) => sidesOf(standingOf(board, authorId, ctx.actor)),
  });

export const pageDeletedPosts: Reader<typeof calls.pageDeletedPosts> = boardReader(
  calls.pageDeletedPosts,
  async (ctx, { query }, board) => {
    const window = windowOf(query);
    const authorId = board.rights.delete === 'all' ? undefined : ctx.actor.memberId;
    const asked = { boardCode: board.code, now: ctx.now, authorId, memberId: ctx.actor.memberId };
    const found = await selectDeletedPage(ctx.db, asked, window);
    const content = found.rows.map((row) => ({
      postId: row.id,
      title: row.title,
      authorNm: board.isAnonymous ? null : row.authorName,
      deletedAt: row.deletedAt.toISOString(),
      restorableUntil: koreanDate(restorableUntil(row.deletedAt)),
      version: row.version,
    }));
    return { deletedPostPage: toPage(content, found.counted, window) };
  },
);

const NOT_ASKED = { ko: '읽음 확인을 받지 않는 글이에요.', en: 'This post asks for no confirmation.' };

export const confirmPost: Writer<typeof calls.confirmPost> = boardWriter(calls.confirmPost, {
  apply: async (ctx, { params }, board) => {
    const asked = { id: params.id, scope: scopeOf(board), values: scopeValues(ctx.actor, board, ctx.now) };
    const post = (await selectOptionalOpenPost(ctx.tx, asked)) ?? fail('notFound');
    if (!post.mustRead || statusAt(post, ctx.now) !== 'LIVE') return failNow(NOT_ASKED, { mustRead: post.mustRead });
    await confirmReading(ctx.tx, {
      postId: post.id,
      memberId: ctx.actor.memberId,
      now: ctx.now,
      today: koreanDate(ctx.now),
    });
    return { id: post.id };
  },
  answer: async (ctx, ids) => {
    const at = await selectConfirmation(ctx.db, ids['id'] ?? '', ctx.actor.memberId);
    return { confirmedAt: at?.toISOString() ?? fail('notFound') };
  },
});

/** Returns the state that a write left, from its ids: its author may not be allowed to read the post again. */
function stateOf(ids: Ids) {
  return {
    postId: ids['id'] ?? '',
    status: ids['status'] as PostStatus, // as apply wrote it
    version: Number(ids['version']),
  };
}

/** A draft of somebody else is no post yet, nor is it one once it was deleted. */
async function lockPost(ctx: WriteContext, board: OpenBoard, id: string) {
  const post = (await selectOptionalPostForChange(ctx.tx, board.code, id)) ?? fail('notFound');
  const isDraft = (post.status === 'DELETED' ? post.statusBeforeDeletion : post.status) === 'DRAFT';
  return isDraft && post.authorId !== ctx.actor.memberId ? fail('notFound') : post;
}

/** The post as it was left, with the name of the person who did, so that both versions can stand side by side. */
async function readLeft(ctx: WriteContext, board: OpenBoard, id: string) {
  const asked = { id, locale: ctx.locale, memberId: ctx.actor.memberId };
  const row = (await selectOptionalEditedPost(ctx.tx, board.code, asked)) ?? fail('notFound');
  return toEdited(row, await listFiles(ctx.tx, row.fileId), ctx.now);
}

/** Returns the state of a published post at this moment; a period that is over cannot be published. */
function publishedStatus(ctx: CallContext, values: PostValues): PostStatus {
  const status = statusByTime(values, ctx.now);
  return status === 'EXPIRED' ? failField('publishTo', words[ctx.locale].periodPast) : status;
}

/** Codes and times only: the text itself stays where it is. */
function auditOf({ categoryCode, publishFrom, publishTo, isPinned, mustRead, isSecret, ...rest }: PostValues) {
  const { audienceTypes, audienceDepartments, audienceGrades } = rest;
  const audience = { audienceTypes, audienceDepartments, audienceGrades };
  return { categoryCode, publishFrom, publishTo, isPinned, mustRead, isSecret, ...audience };
}

/** Reads a form into columns. @throws Failure `invalid` with the field, `postTooLong` */
async function readContent(ctx: WriteContext, body: PostContent, board: OpenBoard): Promise<PostValues> {
  const say = words[ctx.locale];
  if (isTooLong(body.body)) return fail('postTooLong');
  const posing = findPosingLink(body.body);
  if (posing !== undefined) return failField('body', say.link(posing.slice(0, LONGEST_TOLD)));
  const text = wordsOf(body.body);
  const html = renderRichText(body.body);
  if (text === '' && !html.includes('<img')) return failField('body', say.empty);
  const { categoryCode } = body;
  const isKnown = board.categories.some(({ code, inUse }) => inUse && code === categoryCode);
  if (categoryCode !== null && !isKnown) return failField('categoryCode', say.category);
  if (body.isSecret && !board.hasSecrets) return failField('isSecret', say.noSecrets);
  const period = readPeriod(ctx, body);
  const audience = await readAudience(ctx, body, board);
  return {
    categoryCode,
    title: body.title.trim(),
    body: dropForeignLinks(body.body),
    html,
    words: text,
    deadlineAt: body.deadlineAt === null ? null : new Date(body.deadlineAt),
    mustRead: body.mustRead,
    isSecret: body.isSecret,
    ...period,
    ...audience,
  };
}

function readPeriod(ctx: WriteContext, body: PostContent) {
  const say = words[ctx.locale];
  const publishFrom = body.publishFrom === null ? ctx.now : new Date(body.publishFrom);
  const publishTo = body.publishTo === null ? null : new Date(body.publishTo);
  if (publishTo && publishTo <= publishFrom) return failField('publishTo', say.periodOver);
  const pinFrom = body.isPinned ? (body.pinFrom === null ? publishFrom : new Date(body.pinFrom)) : null;
  const pinTo = body.isPinned && body.pinTo !== null ? new Date(body.pinTo) : null;
  if (pinFrom && pinTo && pinTo <= pinFrom) return failField('pinTo', say.pinOver);
  const isPinned = isPinnedAt({ isPinned: body.isPinned, pinFrom, pinTo }, ctx.now);
  return { publishFrom, publishTo, isPinned, pinFrom, pinTo };
}

async function readAudience(ctx: WriteContext, body: PostContent, board: OpenBoard) {
  const say = words[ctx.locale];
  const { memberTypeList, deptCodeList, gradeList } = body.audience;
  if (!board.hasAudience && (memberTypeList ?? deptCodeList ?? gradeList) !== null)
    return failField('audience', say.noAudience);
  if (deptCodeList && !(await hasOnlyKnownDepartments(ctx.tx, deptCodeList)))
    return failField('audience.deptCodeList', say.departments);
  if (board.rights.create === 'department') {
    const own = [...ctx.actor.departmentCodes, ...ctx.actor.headedDepartmentCodes];
    const isWithin = deptCodeList !== null && (await hasOnlyDepartmentsBelow(ctx.tx, deptCodeList, own));
    if (!isWithin) return failField('audience.deptCodeList', say.ownDepartments);
  }
  return { audienceTypes: memberTypeList, audienceDepartments: deptCodeList, audienceGrades: gradeList };
}
