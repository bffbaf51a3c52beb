import {
  ASSIGNMENT_STEPS,
  COMPLETION_MOST,
  COMPLETION_STATES,
  completion as calls,
} from '@naru/contract/areas/learning/completion.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { lockOptionalProgramme, type HeldProgramme } from '../core/programme-store.ts';
import { DESK_MENU, isLookedAfter } from '../core/scope-sql.ts';
import { isOfProgramme } from '../core/trainee-sql.ts';
import { checkClosed, mayChange, tellApprover } from './after-closing.ts';
import { assignmentMachine, standingOf } from './assignment-machine.ts';
import { lockOptionalAssignment, selectOptionalAssignment } from './assignment-store.ts';
import {
  countStates,
  selectCompleters,
  selectOptionalProgramme,
  selectOptionalProgrammeOf,
  selectOptionalPlace,
} from './desk-store.ts';
import { selectFacts, type FactsRow } from './facts-store.ts';
import { ASSIGNMENT_FIELDS } from './files.ts';
import { presentAssignment } from './own-calls.ts';
import { presentCompleter } from './present.ts';
import { lacksOf, type AssignmentSide } from './rules.ts';
import { completeAll, completeDue, withdrawAll } from './settle.ts';
import { planSheet } from './sheet.ts';
import { completionWords } from './words.ts';

const isMine = ({ actor }: CallContext) => isLookedAfter(actor, 'U');

async function findProgramme(ctx: CallContext, id: string) {
  const found = await selectOptionalProgramme(ctx.db, { id, isIn: isMine(ctx), locale: ctx.locale });
  return found ?? fail('notFound');
}

export const pageCompleters: Reader<typeof calls.pageCompleters> = async (ctx, { params, query }) => {
  const programme = await findProgramme(ctx, params.id);
  const window = windowOf(query);
  const asked = { programmeId: programme.id, now: ctx.now, locale: ctx.locale };
  const search = readSearch(query.searchText);
  const [{ rows, counted }, counts] = await Promise.all([
    selectCompleters(ctx.db, { ...asked, state: query.state, search }, window),
    countStates(ctx.db, asked),
  ]);
  const { name, typeCode, endsAt, needsSurvey, needsAssignment, leastAttendance, isClosed } = programme;
  return {
    programme: {
      programmeId: programme.id,
      name,
      typeCode,
      endsAt: endsAt.toISOString(),
      needsSurvey,
      needsAssignment,
      leastAttendance,
      isClosed,
      canChange: mayChange(ctx.actor, isClosed),
    },
    completerPage: toPage(
      rows.map((row) => presentCompleter(row, ctx.actor)),
      counted,
      window,
    ),
    countList: COMPLETION_STATES.map((state) => ({
      state,
      count: counts.find((one) => one.state === state)?.count ?? 0,
    })),
  };
};

const CALLED_OFF = { ko: '폐강된 프로그램이에요.', en: 'This programme was cancelled.' };

/** Locks a programme of the caller's that is held. @throws Failure `notFound`; `notPossible` where it was called off */
async function holdProgramme(ctx: WriteContext, id: string): Promise<HeldProgramme> {
  const programme = await findProgramme(ctx, id);
  const held = (await lockOptionalProgramme(ctx.tx, programme.id)) ?? fail('notFound');
  if (held.cancelledAt !== null) failNow(CALLED_OFF, { id, isCancelled: true });
  return held;
}

const counted = (count: number) => ({ completed: String(count) });
const toCount = async (_ctx: CallContext, { completed = '0' }: { readonly completed?: string }) => ({
  completedCount: Number(completed),
});

export const settleCompletions: Writer<typeof calls.settleCompletions> = {
  apply: async (ctx, { params }) => {
    const { id } = await holdProgramme(ctx, params.id);
    return counted((await completeDue(ctx, id)).completed);
  },
  answer: toCount,
};

export const completeTrainees: Writer<typeof calls.completeTrainees> = {
  apply: async (ctx, { params, body }) => {
    const { id: programmeId, closedAt } = await holdProgramme(ctx, params.id);
    const isClosed = closedAt !== null;
    checkClosed(ctx, { isClosed, reason: body.reason, field: 'traineeIdList' });
    const facts = await selectFacts(ctx.tx, ctx.now, isOfProgramme(programmeId));
    const wanted = judgeAll(ctx, { facts, ids: body.traineeIdList, reason: body.reason });
    const method = body.isSheet ? 'SHEET' : 'HAND';
    const settled = await completeAll(ctx, { programmeId, traineeIds: wanted, method, reason: body.reason });
    if (isClosed) await tellApprover(ctx, programmeId, settled);
    return counted(settled.length);
  },
  answer: toCount,
};

/** Lists those who are to be completed. @throws Failure `invalid` at the first who cannot be, or at `reason` */
function judgeAll(
  { locale, actor }: CallContext,
  asked: { readonly facts: readonly FactsRow[]; readonly ids: readonly string[]; readonly reason: string },
): string[] {
  const say = completionWords[locale];
  const byId = new Map(asked.facts.map((one) => [one.traineeId, one]));
  const wanted = asked.ids.flatMap((id, at) => {
    const one = byId.get(id) ?? failField(`traineeIdList.${at}`, say.gone);
    if (one.memberId === actor.memberId) failField(`traineeIdList.${at}`, say.own);
    if (one.over < one.sessions) failField(`traineeIdList.${at}`, say.running);
    return one.completedAt === null ? [one] : [];
  });
  if (asked.reason === '' && wanted.some((one) => lacksOf(one).length > 0)) failField('reason', say.reason);
  return wanted.map(({ traineeId }) => traineeId);
}

export const previewCompleters: Reader<typeof calls.previewCompleters> = async (ctx, { params, query }) => {
  const programme = await findProgramme(ctx, params.id);
  const { completers, problems } = await planSheet(ctx, { programmeId: programme.id, fileId: query.fileId });
  return {
    completeList: completers.map((one) => ({ ...one, lackList: [...one.lackList] })),
    problemList: problems.slice(0, COMPLETION_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
  };
};

export const withdrawCompletion: Writer<typeof calls.withdrawCompletion> = {
  apply: async (ctx, { params, body }) => {
    const asked = { traineeId: params.id, isIn: isMine(ctx) };
    const programmeId = (await selectOptionalProgrammeOf(ctx.tx, asked)) ?? fail('notFound');
    const held = (await lockOptionalProgramme(ctx.tx, programmeId)) ?? fail('notFound');
    const isClosed = held.closedAt !== null;
    const { version, memberId } = (await selectOptionalPlace(ctx.tx, params.id)) ?? fail('notFound');
    if (memberId === ctx.actor.memberId) fail('forbidden');
    if (version !== body.version) fail('conflict', { current: { id: params.id, version } });
    checkClosed(ctx, { isClosed, reason: body.reason, field: 'reason' });
    const settled = await withdrawAll(ctx, { programmeId, traineeIds: [params.id], reason: body.reason });
    const [one] = settled;
    if (!one) return fail('conflict', { current: { id: params.id, version } });
    if (isClosed) await tellApprover(ctx, programmeId, settled);
    return { id: params.id, version: String(one.version) };
  },
  answer: async (_ctx, { id = '', version }) => ({ traineeId: id, version: Number(version) }),
};

export const readAssignment: Reader<typeof calls.readAssignment> = async (ctx, { params }) => {
  const asked = { traineeId: params.id, isIn: isMine(ctx), locale: ctx.locale };
  const row = (await selectOptionalAssignment(ctx.db, asked)) ?? fail('notFound');
  const circumstances = await readCircumstances(ctx);
  const stepList = listSteps(assignmentMachine, ASSIGNMENT_STEPS, { row, sides: ['DESK'], circumstances });
  await ctx.db.transaction().execute((tx) =>
    writePrivacyLog(tx, ctx, {
      action: 'R',
      menuId: DESK_MENU,
      subjectIds: [row.memberId],
      fields: ASSIGNMENT_FIELDS,
      reason: null,
    }),
  );
  return { assignment: { ...(await presentAssignment(ctx.db, row)), name: row.name, stepList } };
};

export const stepAssignment = writeStep(calls.stepAssignment, assignmentMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalAssignment(ctx.tx, { traineeId: id, isIn: isMine(ctx), locale: ctx.locale });
    return row ? [row] : [];
  },
  sides: (): AssignmentSide[] => ['DESK'],
  read: async (ctx, id) => {
    const row = await selectOptionalAssignment(ctx.db, { traineeId: id, isIn: isMine(ctx), locale: ctx.locale });
    return row && standingOf(row);
  },
});
