import { PURPOSE, type mileagePurposes as calls } from '@naru/contract/areas/mileage/purposes.ts';

import { changeRecord } from '../../../blocks/record/save.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { requireOffice } from '../close/rights.ts';
import { findPurposeProblems } from './rules.ts';
import { selectDeskPurposes, selectOptionalDeskPurpose } from './store.ts';

export const listPurposes: Reader<typeof calls.listPurposes> = async ({ db, actor, locale }) => {
  requireOffice(actor, 'C');
  return { purposeList: await selectDeskPurposes(db, locale) };
};

export const readPurpose: Reader<typeof calls.readPurpose> = async ({ db, actor, locale }, { params }) => {
  requireOffice(actor, 'C');
  return { purpose: (await selectOptionalDeskPurpose(db, params.purposeCode, locale)) ?? fail('notFound') };
};

export const changePurpose: Writer<typeof calls.changePurpose> = {
  apply: async (ctx, { params: { purposeCode }, body }) => {
    requireOffice(ctx.actor, 'U');
    await changeRecord(ctx, PURPOSE, {
      action: 'mileagePurposes.changePurpose',
      key: purposeCode,
      read: () => selectOptionalDeskPurpose(ctx.tx, purposeCode, ctx.locale),
      body,
      rules: findPurposeProblems,
    });
    return { purposeCode };
  },
  answer: async ({ db, locale }, { purposeCode = '' }) => {
    const { version } = (await selectOptionalDeskPurpose(db, purposeCode, locale)) ?? fail('notFound');
    return { purposeCode, version };
  },
};
