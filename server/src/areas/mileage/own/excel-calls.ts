import type { mileage as calls } from '@naru/contract/areas/mileage/own.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import { enumOptions, enumWord } from '../../../blocks/reference/enum/rules.ts';
import { describeScope, studentScope, withoutCourses } from '../../../blocks/student/scope-sql.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { sheetWords, STUDENT_FIELDS, studentSheet } from '../core/sheet-words.ts';
import { selectLinePage, type LineRow } from './page-store.ts';
import { readCurrentTerm, readTermCode } from './summary.ts';
import { selectTotalPage, type TotalRow } from './totals-store.ts';

const MENU = 'LRN_MILE';

type LinesAsked = Omit<z.output<typeof calls.exportLines.body>, 'reason'>;

/** Somebody's own lines. They are nobody else's, so that no one is named in the log of personal data. */
export const lineList = defineSource<LinesAsked, LineRow>({
  name: 'mileage.lines',
  open: async ({ actor, locale }, { typeCode, kind, yearSemstrCode, isZero = false, isObjected = false }) => {
    if (!actor.rights.may(MENU, 'RR')) fail('forbidden');
    const { memberId } = actor;
    const term = yearSemstrCode === undefined ? undefined : readTermCode(yearSemstrCode);
    return {
      menuId: MENU,
      visibleScope: memberId,
      columns: lineColumns(locale),
      readRows: async (db, window) =>
        (await selectLinePage(db, { memberId, typeCode, kind, term, isZero, isObjected, window, locale })).rows,
      subjectOf: () => undefined,
      fields: ['postedAt', 'term', 'kind', 'typeCode', 'itemNm', 'title', 'happenedOn', 'amount', 'memo'],
      audit: { action: 'mileage.exportLines', entity: 'mileage_account', entityId: memberId },
    };
  },
});

export const exportLines = exportsList<typeof calls.exportLines, LinesAsked>(
  lineList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function lineColumns(locale: Locale): SheetColumn<LineRow>[] {
  const say = sheetWords[locale];
  const semesters = new Map(enumOptions('semester', locale).map(({ key, value }) => [key, value]));
  return [
    { header: say.postedOn, width: 12, value: ({ postedAt }) => koreanDate(postedAt) },
    {
      header: say.term,
      width: 16,
      value: ({ year, semesterCode }) => say.termOf(year, semesters.get(semesterCode) ?? semesterCode),
    },
    { header: say.kind, width: 10, value: ({ kind }) => enumWord('mileageKind', kind, locale) },
    { header: say.type, width: 16, value: ({ typeCode }) => typeCode && enumWord('mileageType', typeCode, locale) },
    { header: say.item, width: 20, value: ({ itemName }) => itemName },
    { header: say.title, width: 30, value: ({ title }) => title },
    { header: say.happenedOn, width: 12, value: ({ happenedOn }) => happenedOn },
    { header: say.points, width: 12, value: ({ amount }) => amount },
    { header: say.written, width: 30, value: ({ memo }) => memo },
  ];
}

type TotalsAsked = Omit<z.output<typeof calls.exportTotals.body>, 'reason'>;
type TotalSheetRow = TotalRow & { readonly number: string };

/** The balances of students, for those who may take a list of them away. */
export const totalList = defineSource<TotalsAsked, TotalSheetRow>({
  name: 'mileage.totals',
  open: async ({ actor, locale, now }, { searchText }) => {
    const scope = withoutCourses(studentScope(actor, MENU, 'E'));
    const today = koreanDate(now);
    return {
      menuId: MENU,
      visibleScope: describeScope(actor, scope),
      columns: totalColumns(locale),
      readRows: async (db, window) => {
        const term = await readCurrentTerm(db, today);
        const asked = { actor, today, scope, search: readSearch(searchText), term, window, locale };
        const { rows } = await selectTotalPage(db, asked);
        return rows.map((row) => ({ ...row, number: row.studentNumber }));
      },
      subjectOf: ({ memberId }) => memberId,
      fields: [...STUDENT_FIELDS, 'earnedThisTerm', 'balance'],
      audit: { action: 'mileage.exportTotals', entity: 'mileage_account', entityId: MENU },
    };
  },
});

export const exportTotals = exportsList<typeof calls.exportTotals, TotalsAsked>(
  totalList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function totalColumns(locale: Locale): SheetColumn<TotalSheetRow>[] {
  const say = sheetWords[locale];
  return [
    ...studentSheet<TotalSheetRow>(locale, ({ departmentName }) => departmentName),
    { header: say.earned, width: 14, value: ({ earnedThisTerm }) => earnedThisTerm },
    { header: say.balance, width: 12, value: ({ balance }) => balance },
  ];
}
