import type { statistics, StatisticsRow } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { failField } from '../../../platform/http/failure.ts';
import { words } from '../shared/words.ts';
import { isSuppressed, readParams, readStatisticsSort, scopeOf, toRow, type StatisticsMenu } from './calls.ts';
import { selectStatisticsPage } from './store.ts';
import { sheetWords } from './words.ts';
import { REQUEST_COUNTS } from './rules.ts';

type ExportParams = Omit<z.output<typeof statistics.exportStatistics.body>, 'reason'>;

/** Makes the export of the table on the screen, for people with E. It names counsellors and counts; no student. */
const sourceAt = (menuId: StatisticsMenu, name: string) =>
  defineSource<ExportParams, StatisticsRow>({
    name,
    open: async (ctx, given) => {
      const viewerScope = scopeOf(ctx, menuId, 'E');
      if (isSuppressed(viewerScope, given)) failField('topic', words[ctx.locale].topicOfOthers);
      const asked = { ...(await readParams(ctx, viewerScope, given)), by: given.by, locale: ctx.locale };
      const sort = readStatisticsSort(ctx, given.sort);
      const scopes = [...viewerScope.scopes].sort().join(' ');
      return {
        menuId,
        visibleScope: [scopes, ...[...viewerScope.departmentCodes].sort()].join(' '),
        columns: columnsOf(ctx.locale, given.by === 'counsellor'),
        readRows: async (db, window) => {
          const { rows } = await selectStatisticsPage(db, viewerScope, { ...asked, sort, window });
          return rows.map(toRow(asked));
        },
        subjectOf: (row) => (given.by === 'counsellor' ? row.key : undefined),
        fields: ['name', 'deptNm', 'figures', 'coverage'],
        audit: { action: 'counselling.exportStatistics', entity: 'counselling_statistics', entityId: menuId },
      };
    },
  });

export const statisticsList = sourceAt('CNS_STAT', 'counselling.statistics');
export const adminStatisticsList = sourceAt('ADM_STAT', 'counselling.adminStatistics');

export const exportStatistics = exportsList<typeof statistics.exportStatistics, ExportParams>(
  statisticsList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);
export const exportAdminStatistics = exportsList<typeof statistics.exportAdminStatistics, ExportParams>(
  adminStatisticsList,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function columnsOf(locale: Locale, isCounsellor: boolean): SheetColumn<StatisticsRow>[] {
  const say = sheetWords[locale];
  const share = (part: number | undefined, of: number | undefined): number | null =>
    part === undefined || !of ? null : Math.round((part / of) * 1000) / 10;
  return [
    { header: isCounsellor ? say.counsellor : say.department, width: 24, value: (row) => row.name || say.noDepartment },
    ...(isCounsellor ? [{ header: say.department, width: 24, value: (row: StatisticsRow) => row.deptNm }] : []),
    ...FIGURE_COLUMNS.map((field) => ({
      header: say[field],
      width: 12,
      value: (row: StatisticsRow) => row.figures[field],
    })),
    { header: say.assignedCount, width: 12, value: (row) => row.coverage?.assignedCount ?? null },
    { header: say.metCount, width: 12, value: (row) => row.coverage?.metCount ?? null },
    {
      header: say.metShare,
      width: 12,
      value: (row) => share(row.coverage?.metCount, row.coverage?.assignedCount),
    },
    { header: say.caredCount, width: 12, value: (row) => row.coverage?.caredCount ?? null },
  ];
}

const FIGURE_COLUMNS = [...REQUEST_COUNTS, 'studentCount', 'answerHours'] as const;
