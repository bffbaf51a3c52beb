import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';
import { OWN_WISH_STEPS } from '@naru/contract/areas/counselling/advisor/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { isShared, selectEarlier, selectOptionalShare, updateShare } from './earlier-store.ts';
import { tellChiefs } from './notifications.ts';
import { presentHistory, presentWish } from './present.ts';
import { selectAdvised, selectAdvisorHistory, selectAdvisors, type AdvisedRow } from './store.ts';
import { sideOfWish } from './wish-calls.ts';
import { WISH, wishMachine } from './wish-machine.ts';
import { insertWish, selectOptionalOwnWish } from './wish-store.ts';
import { advisorWords } from './words.ts';

const FOUND_MOST = 10;
const ONE = { size: 1, offset: 0 };

const ownId = (ctx: CallContext): string => ctx.actor.studentId ?? fail('notFound');

const ownWish = sideOfWish((ctx) => ({ studentId: ownId(ctx) }), ['STUDENT']);

/** Themselves, where they are here as a student; alumni look back, and ask for nobody. */
async function selectOptionalSelf(ctx: CallContext): Promise<AdvisedRow | undefined> {
  const asked = { scope: null, today: koreanDate(ctx.now), locale: ctx.locale };
  const [row] = await selectAdvised(ctx.db, asked, { narrowed: { studentIds: [ownId(ctx)] }, window: ONE });
  return row;
}

const mayAsk = (ctx: CallContext): boolean => ctx.actor.memberTypes.includes('CURRENT_STUDENT');

export const readOwnAdvisor: Reader<typeof advisor.readOwnAdvisor> = async (ctx) => {
  const studentId = ownId(ctx);
  const asked = { today: koreanDate(ctx.now), locale: ctx.locale };
  const [share, history, wish] = await Promise.all([
    selectOptionalShare(ctx.db, { ...asked, studentId }),
    selectAdvisorHistory(ctx.db, studentId, asked),
    selectOptionalOwnWish(ctx.db, { ...asked, viewer: { studentId } }),
  ]);
  const key = wish && (await ctx.platform.sealing.readKey(ctx.db, wish.dataKeyId));
  const own = { sides: ['STUDENT'] as const, circumstances: await readCircumstances(ctx) };
  const stepList = wish ? listSteps(wishMachine, OWN_WISH_STEPS, { row: wish, ...own }) : [];
  return {
    advisor: share
      ? {
          assignmentId: share.assignmentId,
          memberId: share.advisorId,
          name: share.name,
          deptNm: share.departmentName,
          counsellorId: share.counsellorId,
        }
      : null,
    historyList: history.map(presentHistory),
    request: wish && key ? { ...presentWish(wish, key), stepList } : null,
    canAsk: mayAsk(ctx) && wish?.status !== 'WAITING',
    share: {
      count: share?.count ?? 0,
      isShared: share?.isShared ?? false,
      isAsked: share !== undefined && share.count > 0 && !share.isAnswered,
    },
  };
};

export const findAdvisors: Reader<typeof advisor.findAdvisors> = async (ctx, { query }) => {
  const self = await selectOptionalSelf(ctx);
  const asked = {
    today: koreanDate(ctx.now),
    locale: ctx.locale,
    search: readSearch(query.searchText),
    ownDepartment: self?.departmentCode,
  };
  const rows = await selectAdvisors(ctx.db, asked, { size: FOUND_MOST + 1, offset: 0 });
  return {
    advisorList: rows
      .filter(({ memberId }) => memberId !== self?.advisorId)
      .slice(0, FOUND_MOST)
      .map(({ memberId, name, departmentName }) => ({ memberId, name, deptNm: departmentName })),
  };
};

async function requireWished(ctx: WriteContext, wishedId: string, self: AdvisedRow): Promise<void> {
  const say = advisorWords[ctx.locale];
  const asked = { today: koreanDate(ctx.now), locale: ctx.locale, among: [wishedId] };
  const known = await selectAdvisors(ctx.tx, asked, ONE);
  if (known.length === 0) failField('wishedId', say.notAdvisor);
  if (wishedId === self.advisorId) failField('wishedId', say.alreadyYours);
}

const WAITS = {
  ko: '이미 신청한 지도교수 변경을 학과에서 확인하고 있어요.',
  en: 'The department is looking at your earlier request.',
};

export const askForAdvisor: Writer<typeof advisor.askForAdvisor> = {
  apply: async (ctx, { body }) => {
    const studentId = ownId(ctx);
    const reason = trimText(body.reason);
    if (reason === '') failField('reason', advisorWords[ctx.locale].why);
    const self = mayAsk(ctx) ? await selectOptionalSelf(ctx) : undefined;
    if (!self) return fail('notFound');
    if (body.wishedId !== null) await requireWished(ctx, body.wishedId, self);
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const wish = { id: newId(), studentId, wishedId: body.wishedId, dataKeyId: key.id, at: ctx.now };
    if (!(await insertWish(ctx.tx, { ...wish, reason: key.seal('reason', reason) }))) {
      const asked = { viewer: { studentId }, today: koreanDate(ctx.now), locale: ctx.locale };
      const open = await selectOptionalOwnWish(ctx.tx, asked);
      const current = open && { requestId: open.id, status: open.status, version: open.version };
      return failNow(WAITS, current ?? null);
    }
    await writeAudit(ctx.tx, ctx, {
      action: 'advisors.ask',
      entity: WISH,
      entityId: wish.id,
      after: { status: 'WAITING' },
    });
    const { departmentCode } = self;
    await tellChiefs(ctx.tx, { id: wish.id, version: 1, departmentCode, today: koreanDate(ctx.now) });
    return { requestId: wish.id };
  },
  answer: async (ctx, { requestId = '' }) => {
    const { status, version } = (await ownWish.read(ctx, requestId)) ?? fail('notFound');
    return { requestId, status, version };
  },
};

export const stepOwnWish = writeStep(advisor.stepOwnWish, wishMachine, ownWish);

export const shareEarlier: Writer<typeof advisor.shareEarlier> = {
  apply: async (ctx, { body }) => {
    const said = { ...body, studentId: ownId(ctx), today: koreanDate(ctx.now), at: ctx.now };
    if (!(await updateShare(ctx.tx, said))) return fail('notFound');
    await writeAudit(ctx.tx, ctx, {
      action: 'advisors.share',
      entity: 'advisor_assignment',
      entityId: body.assignmentId,
      after: { isShared: body.isShared },
    });
    return { isShared: String(body.isShared) };
  },
  answer: async (_ctx, ids) => ({ isShared: ids['isShared'] === 'true' }),
};

export const pageEarlier: Reader<typeof advisor.pageEarlier> = async (ctx, { params, query }) => {
  const asked = { studentId: params.id, advisorId: ctx.actor.memberId, today: koreanDate(ctx.now) };
  if (!(await isShared(ctx.db, asked))) return fail('notFound');
  const window = windowOf(query);
  const { rows, counted } = await selectEarlier(ctx.db, asked, { window, locale: ctx.locale });
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map(({ dataKeyId }) => dataKeyId),
  );
  const content = rows.map((row) => ({
    requestId: row.id,
    heldAt: row.heldAt.toISOString(),
    kind: row.kind,
    advisorNm: row.advisorName,
    topicList: row.topics,
    sharedNote: keys.get(row.dataKeyId)?.open('shared', row.sharedNote) ?? '',
  }));
  return { meetingPage: toPage(content, counted, window) };
};
