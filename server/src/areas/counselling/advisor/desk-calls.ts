import type { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_MOST } from '@naru/contract/areas/counselling/advisor/words.ts';

import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate, readDay } from '../../../platform/time.ts';
import { assignAdvisors as assign } from './assign.ts';
import { endAdvisors as end } from './end.ts';
import { planImport } from './import.ts';
import { presentAdvised, presentAdvisor, presentChange, presentHistory } from './present.ts';
import { distribute } from './rules.ts';
import { ADVISOR_MENU, scopeOf } from './scope-sql.ts';
import {
  countHere,
  countStanding,
  countUnadvised,
  countAdvisors,
  selectAdvised,
  selectAdvisingThere,
  selectAdvisorHistory,
  selectAdvisors,
  type AdvisedParams,
  type Narrowed,
} from './store.ts';
import { selectWishes } from './wish-store.ts';
import { advisorWords } from './words.ts';

const ONE = { number: 0, size: 1, offset: 0 };

const asking = (ctx: CallContext, privilege: 'R' | 'C'): AdvisedParams => ({
  scope: scopeOf(ctx.actor, privilege),
  today: koreanDate(ctx.now),
  locale: ctx.locale,
});

export const pageAdvised: Reader<typeof advisorDesk.pageAdvised> = async (ctx, { query }) => {
  const asked = asking(ctx, 'R');
  const window = windowOf(query);
  const narrowed = {
    department: query.deptCode,
    grade: query.grade,
    entranceYear: query.entYear,
    advisorId: query.advisorId,
    isAdvised: query.advisedAt === undefined ? undefined : query.advisedAt === 'Y',
    search: readSearch(query.searchText),
  };
  const canDecide = ctx.actor.rights.may(ADVISOR_MENU, 'U');
  const viewer = { scope: canDecide ? scopeOf(ctx.actor, 'U') : [] };
  const [rows, allCount, unadvisedCount, wishes] = await Promise.all([
    selectAdvised(ctx.db, asked, { narrowed, window }),
    readHere(ctx, asked, narrowed),
    countUnadvised(ctx.db, asked, narrowed),
    selectWishes(ctx.db, { ...asked, viewer }, { isOver: false, window: ONE }),
  ]);
  const isChosen = narrowed.advisorId !== undefined || narrowed.search !== undefined;
  const all = Math.max(allCount, unadvisedCount);
  const byStanding = { none: unadvisedCount, any: all, some: all - unadvisedCount };
  const way = narrowed.isAdvised === undefined ? 'any' : narrowed.isAdvised ? 'some' : 'none';
  const shown = isChosen ? await countStanding(ctx.db, asked, narrowed) : byStanding[way];
  return {
    studentPage: toPage(rows.map(presentAdvised), shown, window),
    allCount: all,
    unadvisedCount,
    waitingCount: wishes.counted,
    can: { assign: ctx.actor.rights.may(ADVISOR_MENU, 'C'), decide: canDecide },
  };
};

/** Students come and go by the roster: their number may be a minute old where they are many. */
const readHere = (ctx: CallContext, asked: AdvisedParams, { department, grade, entranceYear }: Narrowed) =>
  ctx.platform.keptAnswers.read(['students here', asked.scope, department, grade, entranceYear], {
    make: () => countHere(ctx.db, asked, { department, grade, entranceYear }),
    sizeOf: (count) => count,
  });

/** Lists the people of departments and those who advise there; undefined without any department. */
async function readThere(ctx: CallContext, tops: readonly string[] | undefined, today: string) {
  if (tops === undefined) return undefined;
  const rows = await ctx.platform.keptAnswers.read(['advisors there', [...tops].sort(), today], {
    make: () => selectAdvisingThere(ctx.db, tops, today),
    sizeOf: (found) => found.reduce((sum, { count }) => sum + count, found.length),
  });
  return new Set(rows.map(({ memberId }) => memberId));
}

export const pageAdvisors: Reader<typeof advisorDesk.pageAdvisors> = async (ctx, { query }) => {
  const { scope, today, locale } = asking(ctx, 'R');
  const [inScope, below] = await Promise.all([
    readThere(ctx, scope ?? undefined, today),
    readThere(ctx, query.deptCode === undefined ? undefined : [query.deptCode], today),
  ]);
  const there = inScope && below ? inScope.intersection(below) : (inScope ?? below);
  const asked = { today, locale, among: there && [...there], search: readSearch(query.searchText) };
  const window = windowOf(query);
  const [rows, count] = await Promise.all([selectAdvisors(ctx.db, asked, window), countAdvisors(ctx.db, asked)]);
  return { advisorPage: toPage(rows.map(presentAdvisor), count, window) };
};

export const readAdvised: Reader<typeof advisorDesk.readAdvised> = async (ctx, { params }) => {
  const asked = asking(ctx, 'R');
  const [row] = await selectAdvised(ctx.db, asked, { narrowed: { studentIds: [params.id] }, window: ONE });
  if (!row) return fail('notFound');
  const history = await selectAdvisorHistory(ctx.db, row.studentId, asked);
  return { student: presentAdvised(row), historyList: history.map(presentHistory) };
};

export const previewImport: Reader<typeof advisorDesk.previewImport> = async (ctx, { query }) => {
  const { changes, unchanged, problems } = await planImport(ctx, query.fileId);
  return {
    changeList: changes.map(presentChange),
    unchangedCount: unchanged,
    problemList: problems.slice(0, ADVISOR_MOST.problems).map((problem) => ({
      line: problem.line,
      stdntNo: problem.studentNumber,
      advisorNo: problem.advisorNumber,
      reason: problem.reason,
    })),
    problemCount: problems.length,
  };
};

export const previewDistribution: Reader<typeof advisorDesk.previewDistribution> = async (ctx, { query }) => {
  const say = advisorWords[ctx.locale];
  const asked = asking(ctx, 'C');
  const advisorIds = [...new Set(query.advisorId)];
  if (readDay(query.beginsOn) === undefined) return failField('beginsOn', say.date);
  const known = await selectAdvisors(ctx.db, { ...asked, among: advisorIds }, { size: advisorIds.length, offset: 0 });
  if (known.length < advisorIds.length || advisorIds.some((id) => id === query.fromId))
    return failField('advisorId', say.notAdvisor);
  const whose = query.fromId === undefined ? { isAdvised: false } : { advisorId: query.fromId };
  const narrowed = { department: query.deptCode, grade: query.grade, entranceYear: query.entYear, ...whose };
  const window = { size: ADVISOR_MOST.rows + 1, offset: 0 };
  const students = await selectAdvised(ctx.db, asked, { narrowed, window });
  if (students.length > ADVISOR_MOST.rows)
    return failField('grade', say.manyStudents(ADVISOR_MOST.rows.toLocaleString('en')));
  const given = distribute(
    students.map(({ studentId }) => studentId),
    known.map(({ memberId, count }) => ({ id: memberId, count })),
  );
  const changeList = students.flatMap((student) => {
    const next = known.find(({ memberId }) => memberId === given.get(student.studentId));
    return next ? [presentChange({ student, next, nextOn: query.beginsOn, reason: query.reason })] : [];
  });
  const added = (id: string): number => changeList.filter(({ nextId }) => nextId === id).length;
  return {
    changeList,
    loadList: known.map((row) => ({ ...presentAdvisor(row), added: added(row.memberId) })),
  };
};

export const assignAdvisors: Writer<typeof advisorDesk.assignAdvisors> = {
  apply: async (ctx, { body }) => {
    const wanted = body.changeList.map((one) => ({
      studentId: one.stdntId,
      assignmentId: one.assignmentId,
      nextId: one.nextId,
      nextOn: one.nextOn,
      reason: one.reason,
    }));
    if (wanted.some(({ nextOn }) => readDay(nextOn) === undefined))
      failField('changeList', advisorWords[ctx.locale].date);
    const made = await assign(ctx, wanted, { scope: scopeOf(ctx.actor, 'C'), field: 'changeList' });
    return { changed: String(made.size) };
  },
  answer: async (_ctx, ids) => ({ changedCount: Number(ids['changed']) }),
};

export const endAdvisors: Writer<typeof advisorDesk.endAdvisors> = {
  apply: async (ctx, { body }) => {
    const endings = body.endList.map((one) => ({ studentId: one.stdntId, assignmentId: one.assignmentId }));
    if (readDay(body.endOn) === undefined) failField('endOn', advisorWords[ctx.locale].date);
    const ended = await end(ctx, { endings, endOn: body.endOn, reason: body.reason }, scopeOf(ctx.actor, 'C'));
    return { ended: String(ended) };
  },
  answer: async (_ctx, ids) => ({ endedCount: Number(ids['ended']) }),
};
