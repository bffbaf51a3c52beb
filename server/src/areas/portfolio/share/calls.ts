import type { paperShares as calls, PaperShare, SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import { PAPER_AUDIENCES } from '@naru/contract/areas/portfolio/words.ts';
import type { GeneralPrivilege } from '@naru/contract/access.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { StudentLinkSource } from '../../../blocks/manifest/student-link.ts';
import { fail, failNow, type Reason } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { nameLetter } from '../core/letter-name.ts';
import { presentView } from '../core/present-view.ts';
import { selectPaperKeys, selectViewPage } from '../core/view-store.ts';
import { mayReadShared, PAPER_MENUS, type Reading } from './scope-sql.ts';
import { selectOptionalOwner, selectSharedPapers } from './shared-store.ts';
import {
  insertShare,
  lockOwn,
  revokeShare,
  selectAssigned,
  selectIsOwn,
  selectShares,
  type PaperRef,
} from './store.ts';

export const readingOf = ({ actor, now }: CallContext): Reading => ({ actor, today: koreanDate(now) });

const refOf = ({ paper, id }: { readonly paper: SharedPaper; readonly id: string }): PaperRef => ({
  paper,
  paperId: id,
});

/** @throws Failure `notFound` where the paper's menu does not give the caller that privilege on their own */
function requireOwnMenu({ actor }: CallContext, paper: SharedPaper, privilege: GeneralPrivilege): void {
  if (!actor.rights.scopes(PAPER_MENUS[paper], privilege).has('OWN')) fail('notFound');
}

/** @throws Failure `notFound` where it is no paper of the caller's own */
async function requireOwn(ctx: CallContext, ref: PaperRef, privilege: GeneralPrivilege): Promise<void> {
  requireOwnMenu(ctx, ref.paper, privilege);
  if (!(await selectIsOwn(ctx.db, ref, ctx.actor.memberId))) fail('notFound');
}

async function listShares({ db, actor, now, locale }: CallContext, ref: PaperRef): Promise<PaperShare[]> {
  const { studentId } = actor;
  const [shares, assigned] = await Promise.all([
    selectShares(db, ref),
    studentId === null ? [] : selectAssigned(db, { studentId, today: koreanDate(now), locale }),
  ]);
  return PAPER_AUDIENCES.map((audience) => ({
    audience,
    personNm: assigned.find(({ kind }) => kind === audience)?.name ?? null,
    grantedAt: shares.get(audience)?.toISOString() ?? null,
  }));
}

/** Names the paper and its requests: those who opened one of them have read it. */
const viewsOf = async ({ db, locale }: CallContext, ref: PaperRef) => ({
  paperIds: await selectPaperKeys(db, ref),
  locale,
});

export const readShares: Reader<typeof calls.readShares> = async (ctx, { params }) => {
  const ref = refOf(params);
  await requireOwn(ctx, ref, 'RR');
  const [shareList, { rows, counted }] = await Promise.all([
    listShares(ctx, ref),
    selectViewPage(ctx.db, await viewsOf(ctx, ref), { size: 1, offset: 0, number: 0 }),
  ]);
  return { shareList, viewCount: counted, lastView: rows[0] ? presentView(rows[0]) : null };
};

const NOBODY: Readonly<Record<(typeof calls.changeShare.body)['_output']['audience'], Reason>> = {
  ADVISOR: {
    ko: '지금은 지도교수가 없어서 공유할 수 없어요.',
    en: 'You have no advisor now, so there is nobody to share with.',
  },
  COACH: {
    ko: '지금은 학습코치가 없어서 공유할 수 없어요.',
    en: 'You have no academic coach now, so there is nobody to share with.',
  },
};

export const changeShare: Writer<typeof calls.changeShare> = {
  apply: async (ctx, { params, body: { audience, isShared } }) => {
    const { tx, actor, now } = ctx;
    const ref = refOf(params);
    requireOwnMenu(ctx, ref.paper, 'U');
    if (!(await lockOwn(tx, ref, actor.memberId))) fail('notFound');
    const shares = await listShares(ctx, ref);
    const isPossible = shares.some((one) => one.audience === audience && one.personNm !== null);
    if (isShared && !isPossible) failNow(NOBODY[audience], { shareList: shares });
    const given = { memberId: actor.memberId, audience, at: now };
    const isChanged = isShared ? await insertShare(tx, ref, given) : await revokeShare(tx, ref, given);
    const entity = ref.paper === 'LETTER' ? 'cover_letter' : 'resume';
    const action = isShared ? 'paperShares.share' : 'paperShares.endShare';
    if (isChanged) await writeAudit(tx, ctx, { action, entity, entityId: ref.paperId, after: { audience } });
    return { paper: ref.paper, id: ref.paperId };
  },
  answer: async (ctx, { paper, id = '' }) => ({
    shareList: await listShares(ctx, { paper: paper === 'LETTER' ? 'LETTER' : 'RESUME', paperId: id }),
  }),
};

export const pageViews: Reader<typeof calls.pageViews> = async (ctx, { params, query }) => {
  const ref = refOf(params);
  await requireOwn(ctx, ref, 'RR');
  const window = windowOf(query);
  const { rows, counted } = await selectViewPage(ctx.db, await viewsOf(ctx, ref), window);
  const content = rows.map((row) => ({ viewId: row.id, ...presentView(row) }));
  return { viewPage: toPage(content, counted, window) };
};

export const listShared: Reader<typeof calls.listShared> = async (ctx, { params: { stdntId } }) => {
  const { db, locale } = ctx;
  const [rows, owner] = await Promise.all([
    selectSharedPapers(db, stdntId, readingOf(ctx)),
    selectOptionalOwner(db, { studentId: stdntId, locale }),
  ]);
  if (rows.length === 0 || !owner) return fail('notFound');
  const paperList = rows.map((row) => ({
    paper: row.paper,
    paperId: row.id,
    title: row.paper === 'LETTER' ? nameLetter(row, locale) : row.title,
    company: row.company,
    dueOn: row.dueOn,
    changedAt: row.changedAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  }));
  return { student: { stdntId, ...owner }, paperList };
};

/** Leads to the papers that a student shares with the reader. */
export const paperLink: StudentLinkSource = async (ctx, studentId) => {
  const reading = readingOf(ctx);
  if (ctx.actor.studentId === studentId) return undefined;
  if (!mayReadShared('RESUME', reading) && !mayReadShared('LETTER', reading)) return undefined;
  const [first] = await selectSharedPapers(ctx.db, studentId, reading);
  return first && { kind: 'PAPERS', path: `/portfolio/share/${studentId}` };
};
