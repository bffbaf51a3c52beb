import type { MileageLine, mileage as calls } from '@naru/contract/areas/learning/mileage/own.ts';
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import { studentScope, withoutCourses } from '../../../../blocks/student/scope-sql.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import type { Lot } from '../ledger/lots.ts';
import { selectLinePage, type LineRow } from './page-store.ts';
import { readCurrentTerm, readStanding, summarize, termRef } from './summary.ts';
import { selectTotalPage, type TotalRow } from './totals-store.ts';
import { claimPath } from './ways.ts';

const MENU = 'LRN_MILE';

export const readSummary: Reader<typeof calls.readSummary> = (ctx) => summarize(ctx);

export const pageLines: Reader<typeof calls.pageLines> = async (ctx, { query }) => {
  const { db, actor, locale, now } = ctx;
  const { typeCode, kind, yearSemstrCode, isZero = false } = query;
  const window = windowOf(query);
  const term = yearSemstrCode === undefined ? undefined : readTerm(yearSemstrCode);
  const [{ rows, counted }, { replayed }] = await Promise.all([
    selectLinePage(db, { memberId: actor.memberId, typeCode, kind, term, isZero, window, locale }),
    readStanding(db, actor.memberId, koreanDate(now)),
  ]);
  const lotOf = new Map(replayed.lotList.map((lot) => [lot.id, lot]));
  return {
    linePage: toPage(
      rows.map((row) => toLine(ctx, row, lotOf.get(row.id))),
      counted,
      window,
    ),
  };
};

const readTerm = (code: string) => ({ year: Number(code.slice(0, 4)), semesterCode: code.slice(4) });

function toLine({ locale }: CallContext<Actor>, row: LineRow, lot: Lot | undefined): MileageLine {
  const about = { year: row.aboutYear, semesterCode: row.aboutSemester };
  const isOfOwnTerm = about.year === row.year && about.semesterCode === row.semesterCode;
  return {
    lineId: row.id,
    kind: row.kind,
    typeCode: row.typeCode,
    itemNm: row.itemName,
    title: row.title,
    amount: row.amount,
    term: termRef(row, locale),
    aboutTerm: isOfOwnTerm ? null : termRef(about, locale),
    happenedOn: row.happenedOn,
    postedAt: row.postedAt.toISOString(),
    explanationList: row.explanationList,
    memo: row.memo,
    reversedAt: row.reversedAt?.toISOString() ?? null,
    termsLeft: lot?.termsLeft ?? null,
    path: pathOf(row),
  };
}

function pathOf({ programmeId, programmeType, claimId, useId }: LineRow): string | null {
  if (useId !== null) return `/lrn/mile/usereqst/detail/${useId}`;
  if (claimId !== null) return claimPath(claimId);
  if (programmeId === null || programmeType === null) return null;
  return `${PROGRAMME_PLACES[programmeType].path}/detail/${programmeId}`;
}

export const pageTotals: Reader<typeof calls.pageTotals> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const today = koreanDate(ctx.now);
  const window = windowOf(query);
  const { rows, counted } = await selectTotalPage(db, {
    actor,
    today,
    scope: withoutCourses(studentScope(actor, MENU, 'R')),
    search: readSearch(query.searchText),
    term: await readCurrentTerm(db, today),
    window,
    locale,
  });
  return { totalPage: toPage(rows.map(toTotal), counted, window) };
};

const toTotal = ({ studentId, name, studentNumber, departmentName, grade, balance, earnedThisTerm }: TotalRow) => ({
  studentId,
  name,
  number: studentNumber,
  deptNm: departmentName,
  grade,
  balance,
  earnedThisTerm,
});
