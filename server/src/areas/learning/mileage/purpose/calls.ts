import type { mileagePurposes as calls, PurposeInput } from '@naru/contract/areas/learning/mileage/purposes.ts';

import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { fail, Failure } from '../../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../../platform/http/serve.ts';
import { requireOffice } from '../close/rights.ts';
import { findPurposeProblems } from './rules.ts';
import { PURPOSE, selectDeskPurposes, selectOptionalDeskPurpose, updatePurpose, type DeskPurposeRow } from './store.ts';
import { purposeWords } from './words.ts';

export const listPurposes: Reader<typeof calls.listPurposes> = async ({ db, actor, locale }) => {
  requireOffice(actor, 'C');
  return { purposeList: await selectDeskPurposes(db, locale) };
};

export const readPurpose: Reader<typeof calls.readPurpose> = async ({ db, actor, locale }, { params }) => {
  requireOffice(actor, 'C');
  return { purpose: (await selectOptionalDeskPurpose(db, params.purposeCode, locale)) ?? fail('notFound') };
};

const contentOf = (row: DeskPurposeRow): PurposeInput => ({
  nameKo: row.nameKo,
  nameEn: row.nameEn,
  textKo: row.textKo,
  textEn: row.textEn,
  leastPoints: row.leastPoints,
  pointsUnit: row.pointsUnit,
  mostPoints: row.mostPoints,
  timesTerm: row.timesTerm,
  timesLife: row.timesLife,
  mostTerms: row.mostTerms,
  wonPerPoint: row.wonPerPoint,
  isInUse: row.isInUse,
});

export const changePurpose: Writer<typeof calls.changePurpose> = {
  apply: async (ctx, { params: { purposeCode }, body: { version, ...content } }) => {
    requireOffice(ctx.actor, 'U');
    const { tx, locale } = ctx;
    const read = () => selectOptionalDeskPurpose(tx, purposeCode, locale);
    const purpose = (await read()) ?? fail('notFound');
    const problems = findPurposeProblems(content, purpose);
    if (problems.length > 0) {
      const fields = problems.map(({ field, code }) => ({ field, message: purposeWords[locale][code] }));
      throw new Failure('invalid', { fields });
    }
    await saveChange(ctx, {
      current: { version: purpose.version },
      reread: async () => ({ version: (await read())?.version }),
      version,
      save: () => updatePurpose(tx, { purposeCode, version, content }),
      audit: {
        action: 'mileagePurposes.changePurpose',
        entity: PURPOSE,
        entityId: purposeCode,
        before: contentOf(purpose),
        after: content,
      },
    });
    return { purposeCode };
  },
  answer: async ({ db, locale }, { purposeCode = '' }) => {
    const { version } = (await selectOptionalDeskPurpose(db, purposeCode, locale)) ?? fail('notFound');
    return { purposeCode, version };
  },
};
