import type { testResults as calls } from '@naru/contract/areas/ability/result.ts';

import { exportsList } from '../../../blocks/list-export/send.ts';
import { defineSource } from '../../../blocks/manifest/list-source.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ReadScore } from '../scoring/reading.ts';
import { MENU } from './scope-sql.ts';
import { selectOwnScores, type OwnScoreRow } from './sheet-store.ts';
import { resultWords } from './words.ts';

type Asked = Readonly<Record<string, never>>;

interface SheetRow extends OwnScoreRow {
  readonly memberId: string;
}

/** Every scale of every result of the caller's own. */
export const ownResultList = defineSource<Asked, SheetRow>({
  name: 'ability.results',
  open: (ctx) => {
    const { memberId, rights } = ctx.actor;
    if (!rights.scopes(MENU, 'E').has('OWN')) fail('forbidden');
    return Promise.resolve({
      menuId: MENU,
      visibleScope: `OWN ${memberId}`,
      columns: columnsOf(ctx.locale),
      readRows: async (db, window) =>
        (await selectOwnScores(db, { memberId, locale: ctx.locale }, window)).map((row) => ({ ...row, memberId })),
      subjectOf: ({ memberId: subject }) => subject,
      fields: ['test', 'scoredAt', 'version', 'scale', 'raw', 'points', 't', 'percentile', 'level', 'norm', 'people'],
      audit: { action: 'testResults.exportResults', entity: 'member', entityId: memberId },
    });
  },
});

export const exportResults = exportsList<typeof calls.exportResults, Asked>(ownResultList, ({ body: { reason } }) => ({
  asked: {},
  reason,
}));

function columnsOf(locale: Locale): SheetColumn<SheetRow>[] {
  const { sheet: say, levels } = resultWords[locale];
  const number = (header: string, of: (score: ReadScore) => number | null): SheetColumn<SheetRow> => ({
    header,
    width: 12,
    value: ({ score }) => of(score),
  });
  return [
    { header: say.test, width: 24, value: ({ testName }) => testName },
    { header: say.scoredAt, width: 18, value: ({ scoredAt }) => scoredAt },
    { header: say.version, width: 8, value: ({ versionNumber }) => versionNumber },
    { header: say.scale, width: 24, value: ({ scaleName }) => scaleName },
    number(say.raw, ({ raw }) => raw),
    number(say.points, ({ points }) => points),
    number(say.t, ({ t }) => t),
    number(say.percentile, ({ percentile }) => percentile),
    { header: say.level, width: 10, value: ({ score }) => (score.level === null ? null : levels[score.level]) },
    { header: say.norm, width: 28, value: ({ normName }) => normName },
    { header: say.people, width: 14, value: ({ people }) => people },
  ];
}
