/** The figures of the testing centre as Excel files: nobody is in them, and what is withheld on the page is withheld here. */
import type { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';
import type { z } from 'zod';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { MENU } from './calls.ts';
import { spreadOf, tableOf } from './figures-calls.ts';
import { participationWords } from './words.ts';

type TableAsked = Omit<z.output<typeof calls.exportParticipation.body>, 'reason'>;
type TableRow = Awaited<ReturnType<typeof tableOf>>['rowList'][number];
type SpreadAsked = Omit<z.output<typeof calls.exportDistribution.body>, 'reason'>;
type ScaleRow = Awaited<ReturnType<typeof spreadOf>>['scaleList'][number];

const windowOf = <Row>(rows: readonly Row[], { offset, size }: PageWindow): readonly Row[] =>
  rows.slice(offset, offset + size);

/** Participation by department and grade. */
export const participationTable = defineSource<TableAsked, TableRow>({
  name: 'ability.participation',
  open: async (ctx, asked) => {
    const { rowList, gradeList } = await tableOf(ctx, asked);
    return {
      menuId: MENU,
      visibleScope: 'ALL',
      columns: tableColumns(ctx.locale, gradeList),
      readRows: async (_db, window) => windowOf(rowList, window),
      subjectOf: () => undefined,
      fields: ['deptNm', 'targetCount', 'doneCount', 'cellList'],
      audit: { action: 'abilityParticipation.exportParticipation', entity: 'ability_test', entityId: asked.testId },
    };
  },
});

/** The spread of the points of each scale. */
export const distributionTable = defineSource<SpreadAsked, ScaleRow>({
  name: 'ability.distribution',
  open: async (ctx, asked) => {
    const { scaleList } = await spreadOf(ctx, asked);
    return {
      menuId: MENU,
      visibleScope: 'ALL',
      columns: spreadColumns(ctx.locale),
      readRows: async (_db, window) => windowOf(scaleList, window),
      subjectOf: () => undefined,
      fields: ['name', 'mean', 'deviation', 'stepList'],
      audit: {
        action: 'abilityParticipation.exportDistribution',
        entity: 'ability_version',
        entityId: asked.versionId,
      },
    };
  },
});

export const exportParticipation = exportsList<typeof calls.exportParticipation, TableAsked>(
  participationTable,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);
export const exportDistribution = exportsList<typeof calls.exportDistribution, SpreadAsked>(
  distributionTable,
  ({ body: { reason, ...asked } }) => ({ asked, reason }),
);

function tableColumns(locale: Locale, gradeList: readonly number[]): SheetColumn<TableRow>[] {
  const say = participationWords[locale].figures;
  const told = (count: number | null | undefined): number | string => count ?? say.withheld;
  return [
    { header: say.department, width: 24, value: ({ deptNm }) => deptNm },
    { header: say.target, width: 14, value: ({ targetCount }) => told(targetCount) },
    { header: say.done, width: 14, value: ({ doneCount }) => told(doneCount) },
    ...gradeList.flatMap((grade, at) => [
      {
        header: say.targetOf(grade),
        width: 16,
        value: ({ cellList }: TableRow) => told(cellList[at]?.targetCount),
      },
      { header: say.doneOf(grade), width: 16, value: ({ cellList }: TableRow) => told(cellList[at]?.doneCount) },
    ]),
  ];
}

const STEPS = Array.from({ length: 10 }, (_, step) => step);

function spreadColumns(locale: Locale): SheetColumn<ScaleRow>[] {
  const say = participationWords[locale].figures;
  return [
    { header: say.scale, width: 24, value: ({ name }) => name },
    { header: say.mean, width: 10, value: ({ mean }) => mean },
    { header: say.deviation, width: 10, value: ({ deviation }) => deviation },
    ...STEPS.map((step) => ({
      header: say.stepOf(step * 10, step === 9 ? 100 : step * 10 + 9),
      width: 12,
      value: ({ stepList }: ScaleRow) => stepList[step] ?? say.withheld,
    })),
  ];
}
