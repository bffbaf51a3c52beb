import type { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import type { Db } from '../../../platform/db/db.ts';
import { koreanDate } from '../../../platform/time.ts';
import { chooseGroups, isInGroup, type GroupWish, type PeopleCell } from '../norm/groups.ts';
import { boundsOf } from '../scoring/score.ts';
import { selectInstrument } from '../scoring/store.ts';
import { selectOptionalTerm } from '../session/standing-store.ts';
import { selectDepartmentNames, selectTests } from './assignment-store.ts';
import { countTermCells, countTerms } from './count-store.ts';
import { countPeople, countSpread, GROWTH, selectIsPublished, type SpreadRow } from './figures-store.ts';
import { presentTable, semesterName } from './present.ts';
import { showSteps, showTotal } from './withhold.ts';

export const readParticipation: Reader<typeof calls.readParticipation> = (ctx, { query }) => tableOf(ctx, query);

/** Figures are of groups, and the same for all who may read them. */
type Figuring = Pick<CallContext, 'db' | 'locale' | 'now'>;
type TableAsked = Parameters<typeof readParticipation>[1]['query'];

/** Reads who took a test in a term, with what is small withheld. @throws Failure `notFound` */
export async function tableOf({ db, locale, now }: Figuring, query: TableAsked) {
  const { testId } = query;
  const tests = await selectTests(db, locale);
  if (!tests.some(({ id }) => id === testId)) fail('notFound');
  const terms = await countTerms(db, testId);
  const last = terms.at(-1) ?? (await selectOptionalTerm(db, koreanDate(now)));
  const year = query.year ?? last?.year ?? Number(koreanDate(now).slice(0, 4));
  const semesterCode = query.semstrCode ?? last?.semesterCode ?? '10';
  const cells = await countTermCells(db, { testId, year, semesterCode }, locale);
  return {
    year,
    semstrCode: semesterCode,
    ...presentTable(cells),
    termList: terms.map((term) => ({
      year: term.year,
      semstrCode: term.semesterCode,
      semstrNm: semesterName(term.semesterCode, locale),
      doneCount: showTotal({ target: 0, done: term.done }).doneCount,
    })),
  };
}

export const readDistribution: Reader<typeof calls.readDistribution> = (ctx, { query }) => spreadOf(ctx, query);

type SpreadAsked = Parameters<typeof readDistribution>[1]['query'];

/** Reads how points are spread in a group that is large enough. @throws Failure `notFound` */
export async function spreadOf({ db, locale }: Figuring, query: SpreadAsked) {
  const { versionId, collegeCode = null, grade = null } = query;
  if (!(await selectIsPublished(db, versionId))) fail('notFound');
  const cells = await countPeople(db, versionId);
  const groups = chooseGroups(cells);
  const isAll = collegeCode === null && grade === null;
  const group = groups.find((one) => one.collegeCode === collegeCode && one.grade === grade);
  if (!group) return isAll ? { count: null, groupList: [], scaleList: [] } : fail('notFound');
  const [groupList, scaleList] = await Promise.all([
    presentGroups(db, { groups, cells, locale }),
    presentScales(db, { versionId, group, locale }),
  ]);
  return { count: countIn(cells, group), groupList, scaleList };
}

/** Counts in the steps in which figures grow. */
function countIn(cells: readonly PeopleCell[], group: GroupWish): number {
  const people = cells.reduce((sum, cell) => (isInGroup(cell, group) ? sum + cell.people : sum), 0);
  return people - (people % GROWTH);
}

interface Grouped {
  readonly groups: readonly GroupWish[];
  readonly cells: readonly PeopleCell[];
  readonly locale: Locale;
}

async function presentGroups(db: Db, { groups, cells, locale }: Grouped) {
  const codes = [...new Set(groups.flatMap(({ collegeCode }) => collegeCode ?? []))];
  const names = new Map((await selectDepartmentNames(db, codes, locale)).map(({ code, name }) => [code, name]));
  return groups.map((group) => ({
    ...group,
    collegeNm: group.collegeCode === null ? null : (names.get(group.collegeCode) ?? group.collegeCode),
    count: countIn(cells, group),
  }));
}

async function presentScales(
  db: Db,
  { versionId, group, locale }: { readonly versionId: string; readonly group: GroupWish; readonly locale: Locale },
) {
  const instrument = await selectInstrument(db, versionId);
  const scales = [...boundsOf(instrument)].map(([code, { least, most }]) => ({ code, least, most }));
  const rows = await countSpread(db, { versionId, group, scales });
  return instrument.scaleList.flatMap(({ code, name, parent }) => {
    const row = rows.find(({ scaleCode }) => scaleCode === code);
    if (!row || row.people < TEST_LEAST.normMean) return [];
    return [{ scaleCode: code, name: name[locale], parentCode: parent ?? null, ...presentSpread(row) }];
  });
}

/** In whole points: a mean to the digit, seen before and after somebody took the test, would tell their score. */
const presentSpread = ({ mean, deviation, steps }: SpreadRow) => ({
  mean: Math.round(mean),
  deviation: Math.round(deviation),
  stepList: showSteps(steps),
});
