import type { MileageLine, mileage as calls } from '@naru/contract/areas/mileage/own.ts';

import { studentScope, withoutCourses } from '../../../blocks/student/scope-sql.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { judgeObjection } from '../core/objections.ts';
import type { Lot } from '../ledger/lots.ts';
import { pathOf } from './lines.ts';
import { selectLinePage, type LineRow } from './page-store.ts';
import { presentLine } from './present-line.ts';
import { readCurrentTerm, readStanding, readTermCode, summarize } from './summary.ts';
import { selectTotalPage, type TotalRow } from './totals-store.ts';

const MENU = 'LRN_MILE';

export const readSummary: Reader<typeof calls.readSummary> = (ctx) => summarize(ctx);

export const pageLines: Reader<typeof calls.pageLines> = async (ctx, { query }) => {
  const { db, actor, locale, now } = ctx;
  const { typeCode, kind, yearSemstrCode, isZero = false, isObjected = false } = query;
  const window = windowOf(query);
  const term = yearSemstrCode === undefined ? undefined : readTermCode(yearSemstrCode);
  const [{ rows, counted }, { replayed }] = await Promise.all([
    selectLinePage(db, { memberId: actor.memberId, typeCode, kind, term, isZero, isObjected, window, locale }),
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

function toLine({ actor, locale, now }: CallContext, row: LineRow, lot: Lot | undefined): MileageLine {
  const { bar, until } = judgeObjection(row, koreanDate(now));
  return {
    ...presentLine(row, locale),
    termsLeft: lot?.termsLeft ?? null,
    path: pathOf(row),
    objection: row.objection,
    objectionBar: actor.rights.may(MENU, 'C') ? bar : 'READER',
    objectionUntil: until,
  };
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
