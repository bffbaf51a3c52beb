import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import type {
  CounsellingStatistics,
  StatisticsFilters,
  StatisticsRow,
} from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { statistics as statisticsCalls } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { z } from 'zod';

import { failChoice } from '../../../blocks/reference/core/fields.ts';
import { readOptionalScaleMean } from '../../../blocks/survey/result/mean-store.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { readSort, toPage, windowOf, type SortTerm } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { counsellingSurveys } from '../meeting/survey/source.ts';
import { words } from '../shared/words.ts';
import { selectConfidential } from './confidential-store.ts';
import {
  addMonths,
  LEAST_STUDENTS,
  monthsOver,
  NO_FIGURES,
  toFigures,
  toGroup,
  toTopic,
  withholdSmall,
  type CountedGroup,
} from './rules.ts';
import {
  selectAskedMembers,
  selectCoverage,
  selectFigures,
  selectStatisticsPage,
  selectTopicsByMonth,
  STATISTICS_SORTS,
  type StatisticsParams,
  type StatisticsPageRow,
  type StatisticsScope,
  type StatisticsSort,
  type UnmetRow,
} from './store.ts';

export type StatisticsMenu = 'CNS_STAT' | 'ADM_STAT';
type Context = CallContext<Person>;

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** @param menuId the menu whose scope the figures have */
export function scopeOf(ctx: Context, menuId: StatisticsMenu, privilege: 'R' | 'E'): StatisticsScope {
  return {
    scopes: ctx.actor.rights.scopes(menuId, privilege),
    memberId: ctx.actor.memberId,
    departmentCodes: ctx.actor.departmentCodes,
    today: koreanDate(ctx.now),
  };
}

/** Describes a scope: the same for the same figures. */
const describeScope = ({ scopes, memberId, departmentCodes, today }: StatisticsScope) => [
  [...scopes].sort(),
  scopes.has('OWN') || scopes.has('DEPARTMENT') ? memberId : null,
  scopes.has('DEPARTMENT') ? [...departmentCodes].sort() : [],
  today,
];

/** Returns whether figures of others than the caller are in scope. */
const seesOthers = ({ scopes }: StatisticsScope): boolean => scopes.has('ALL') || scopes.has('DEPARTMENT');

/**
 * Returns whether a topic filter is suppressed: with others in scope it reaches no statement, and nothing is counted.
 */
export const isSuppressed = (viewerScope: StatisticsScope, { topic }: StatisticsFilters): boolean =>
  topic !== undefined && seesOthers(viewerScope);

/** @throws Failure `invalid` for days that are none, the wrong way round or more than a year apart */
export async function readParams(
  ctx: Context,
  viewerScope: StatisticsScope,
  filters: StatisticsFilters,
): Promise<StatisticsParams> {
  const term = await readTermDays(ctx);
  const [from, to] = [filters.from ?? term.from, filters.to ?? term.to];
  const [first, last] = [beginOfDay(from), beginOfDay(to)];
  if (last < first) failField('to', words[ctx.locale].range);
  if (last - first > MOST_DAYS * DAY_MS) failField('to', words[ctx.locale].longRange);
  return {
    from,
    to,
    department: filters.deptCode,
    counsellor: filters.counsellorId,
    kind: filters.kind,
    channel: filters.channel,
    topic: seesOthers(viewerScope) ? undefined : filters.topic,
  };
}

function beginOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}

/** Returns the days of the current term; before the first one the year up to today. */
async function readTermDays(ctx: Context): Promise<{ from: string; to: string }> {
  const today = koreanDate(ctx.now);
  const term = await selectOptionalCurrentTerm(ctx.db, today);
  if (term) return { from: term.beginsOn, to: term.endsOn };
  return { from: koreanDate(new Date(ctx.now.getTime() - (MOST_DAYS - 1) * DAY_MS)), to: today };
}

/** Returns whether numbers of confidential counselling are told: to whom everybody is in reach, and to the centre's manager. */
const tellsConfidential = ({ actor: { rights } }: Context, menuId: StatisticsMenu): boolean =>
  rights.scopes(menuId, 'R').has('ALL') || (menuId === 'ADM_STAT' && rights.hasNamed('PSCHMNG'));

async function read(ctx: Context, filters: StatisticsFilters, menuId: StatisticsMenu) {
  const viewerScope = scopeOf(ctx, menuId, 'R');
  const asked = await readParams(ctx, viewerScope, filters);
  const hasOthers = seesOthers(viewerScope);
  const canExport = ctx.actor.rights.may(menuId, 'E');
  if (isSuppressed(viewerScope, filters)) return { statistics: { ...nothingOf(asked), hasOthers, canExport } };
  const tells = tellsConfidential(ctx, menuId) && isWhole(asked);
  const [figures, covered, satisfaction, topicsOfOthers, confidentialList] = await ctx.platform.keptAnswers.read(
    ['counselling figures', describeScope(viewerScope), asked, tells],
    {
      make: () =>
        Promise.all([
          selectFigures(ctx.db, viewerScope, asked),
          knowsCoverage(asked) ? selectCoverage(ctx.db, viewerScope, asked) : undefined,
          readSatisfaction(ctx, viewerScope, asked),
          hasOthers ? readTopicsOfOthers(ctx, viewerScope, asked) : undefined,
          tells ? selectConfidential(ctx.db, { ...asked, today: viewerScope.today }) : [],
        ]),
      sizeOf: ([{ total }, known, mean]) =>
        total.requestedCount + (known?.coverage.assignedCount ?? 0) + (mean?.answerCount ?? 0),
    },
  );
  const { month, kind, channel, topic } = figures.groups;
  const output: CounsellingStatistics = {
    ...nothingOf(asked),
    isSuppressed: false,
    total: toFigures(figures.total),
    coverage: covered?.coverage ?? null,
    monthList: month.map(toGroup),
    kindList: kind.map(toGroup),
    channelList: channel.map(toGroup),
    topicList: (topicsOfOthers ?? topic).map((group) => toTopic(group, hasOthers)),
    unmetList: tellUnmet(covered?.unmet ?? [], asked, hasOthers).map(withoutStudents),
    satisfaction,
    confidentialList,
    hasOthers,
    canExport,
  };
  return { statistics: output };
}

/** Returns the answer to a suppressed question: its period, and no counts. */
const nothingOf = ({ from, to }: StatisticsParams) => ({
  from,
  to,
  isSuppressed: true,
  leastStudents: LEAST_STUDENTS,
  total: toFigures(NO_FIGURES),
  coverage: null,
  monthList: [],
  kindList: [],
  channelList: [],
  topicList: [],
  unmetList: [],
  satisfaction: null,
  confidentialList: [],
});

/** Shows others' figures only over the whole scope: subtracting one department would leave a small group. */
function tellUnmet(unmet: readonly UnmetRow[], asked: StatisticsParams, hasOthers: boolean): readonly UnmetRow[] {
  if (!hasOthers) return unmet;
  if (!isWhole(asked)) return [];
  return [...Map.groupBy(unmet, ({ group }) => group).values()].flatMap(withholdSmall);
}

function withoutStudents({ studentCount: _studentCount, ...row }: UnmetRow) {
  return row;
}

/** Returns whether coverage can be shown: it counts whether somebody was met, whatever the kind, channel and topic. */
const knowsCoverage = ({ kind, channel, topic }: StatisticsParams): boolean =>
  kind === undefined && channel === undefined && topic === undefined;

/** Returns whether the period is the only filter. */
const isWhole = (asked: StatisticsParams): boolean =>
  knowsCoverage(asked) && asked.department === undefined && asked.counsellor === undefined;

/** Reads others' topics only by whole months that are over, and with no filter but the period. */
async function readTopicsOfOthers(
  ctx: Context,
  viewerScope: StatisticsScope,
  asked: StatisticsParams,
): Promise<CountedGroup[]> {
  const months = isWhole(asked) ? monthsOver(asked, viewerScope.today) : undefined;
  return months ? addMonths(await selectTopicsByMonth(ctx.db, viewerScope, { ...asked, ...months })) : [];
}

async function readSatisfaction(ctx: Context, viewerScope: StatisticsScope, asked: StatisticsParams) {
  const values = await selectAskedMembers(ctx.db, viewerScope, asked);
  const about = { contextType: counsellingSurveys.type, facet: 'counsellor', values } as const;
  return (await readOptionalScaleMean(ctx.db, about)) ?? null;
}

/** Most meetings first; a name places what is alike. */
const DEFAULT_SORT: readonly SortTerm<StatisticsSort>[] = [
  { field: 'completedCount', descending: true },
  { field: 'name', descending: false },
];

/** @throws Failure `invalid` for a sort that is none */
export function readStatisticsSort(ctx: Context, sort: readonly string[] | undefined): SortTerm<StatisticsSort>[] {
  return readSort(sort, STATISTICS_SORTS, DEFAULT_SORT) ?? failChoice('sort', ctx.locale);
}

type PageParams = z.output<typeof statisticsCalls.pageStatistics.query>;

async function page(ctx: Context, query: PageParams, menuId: StatisticsMenu) {
  const viewerScope = scopeOf(ctx, menuId, 'R');
  const window = windowOf(query);
  const sort = readStatisticsSort(ctx, query.sort);
  const asked = { ...(await readParams(ctx, viewerScope, query)), by: query.by, sort, window, locale: ctx.locale };
  if (isSuppressed(viewerScope, query)) return { statisticsPage: toPage([], 0, window) };
  const { rows, counted } = await ctx.platform.keptAnswers.read(
    ['counselling table', describeScope(viewerScope), asked],
    { make: () => selectStatisticsPage(ctx.db, viewerScope, asked), sizeOf: ({ behind }) => behind },
  );
  return { statisticsPage: toPage(rows.map(toRow(asked)), counted, window) };
}

export const toRow =
  (asked: StatisticsParams) =>
  ({
    key,
    name,
    departmentName,
    assignedCount,
    metCount,
    caredCount,
    ...figures
  }: StatisticsPageRow): StatisticsRow => ({
    key,
    name,
    deptNm: departmentName,
    figures: toFigures(figures),
    coverage: knowsCoverage(asked) ? { assignedCount, metCount, caredCount } : null,
  });

export const readStatistics: Reader<typeof statisticsCalls.readStatistics> = (ctx, { query }) =>
  read(ctx, query, 'CNS_STAT');
export const pageStatistics: Reader<typeof statisticsCalls.pageStatistics> = (ctx, { query }) =>
  page(ctx, query, 'CNS_STAT');
export const readAdminStatistics: Reader<typeof statisticsCalls.readAdminStatistics> = (ctx, { query }) =>
  read(ctx, query, 'ADM_STAT');
export const pageAdminStatistics: Reader<typeof statisticsCalls.pageAdminStatistics> = (ctx, { query }) =>
  page(ctx, query, 'ADM_STAT');
