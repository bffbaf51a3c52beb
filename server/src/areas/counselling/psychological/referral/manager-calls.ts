/** Emergencies: what a professor tells without asking the student, looked at by a manager within a day. */
import { psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';

import { readCircumstances } from '../../../../blocks/workflow/machine.ts';
import { writeStep } from '../../../../blocks/workflow/step-call.ts';
import type { Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { lockOptionalReferral, selectOptionalReferral } from '../../referral/store.ts';
import { psychCentre } from './centre.ts';
import { psychReferralMachine } from './machine.ts';
import { presentEmergency } from './present.ts';
import { countOpenEmergencies, selectEmergencyPage } from './store.ts';

const MANAGER = { side: 'MANAGER' } as const;

export const pageEmergencies: Reader<typeof psychReferral.pageEmergencies> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [page, openCount, circumstances] = await Promise.all([
    selectEmergencyPage(ctx.db, { isOpen: query.view === 'OPEN', window, locale: ctx.locale }),
    countOpenEmergencies(ctx.db),
    readCircumstances(ctx),
  ]);
  await noteConfidentialReading(
    ctx,
    page.rows.map(({ studentMemberId }) => studentMemberId),
  );
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    page.rows.flatMap(({ dataKeyId }) => (dataKeyId === null ? [] : [dataKeyId])),
  );
  const content = page.rows.map((row) => presentEmergency(keys, row, circumstances));
  return { emergencyPage: toPage(content, page.counted, window), openCount };
};

export const stepEmergency = writeStep(psychReferral.stepEmergency, psychReferralMachine, {
  isSealed: true,
  hold: async (ctx, id) => {
    const row = await lockOptionalReferral(ctx.tx, psychCentre, { id, viewer: MANAGER, locale: ctx.locale });
    return row && row.dataKeyId !== null ? [row] : [];
  },
  sides: () => ['MANAGER'],
  read: async (ctx, id) => {
    const row = await selectOptionalReferral(ctx.db, psychCentre, { id, viewer: MANAGER, locale: ctx.locale });
    return row && psychReferralMachine.standing(row);
  },
});
