/** Presents what referrals to the counselling centre show beyond the others. */
import {
  EMERGENCY_STEPS,
  type Emergency,
  type OwnReferral,
} from '@naru/contract/areas/counselling/psychological/referral.ts';

import type { Circumstances } from '../../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../../blocks/workflow/step-call.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import type { ReferralRow } from '../../referral/centre.ts';
import { openContent, presentReferred, studentOf } from '../../referral/present.ts';
import { readHelp } from '../case/help.ts';
import { psychReferralMachine } from './machine.ts';

export async function presentOwnReferral(
  ctx: CallContext,
  row: ReferralRow,
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<OwnReferral> {
  const [referred, help] = await Promise.all([
    presentReferred(ctx, psychReferralMachine, row),
    readHelp(ctx.platform.settings),
  ]);
  const mustAgree = isWithdrawn && row.status === 'ASKED';
  return {
    ...referred,
    stepList: referred.stepList.filter(({ action }) => !mustAgree || action !== 'ACCEPT'),
    mustAgree,
    applicationId: row.sentWithId,
    help,
  };
}

export function presentEmergency(
  keys: ReadonlyMap<string, DataKey>,
  row: ReferralRow,
  circumstances: Circumstances,
): Emergency {
  const content = openContent(keys, row);
  const key = row.dataKeyId === null ? undefined : keys.get(row.dataKeyId);
  const reportedAt = row.askedAt ?? row.createdAt;
  return {
    referralId: row.id,
    student: studentOf(row),
    referrerName: row.referrerName,
    reportedAt: reportedAt.toISOString(),
    dueAt: (row.untilAt ?? reportedAt).toISOString(),
    isOverdue: row.endedAt === null && row.untilAt !== null && row.untilAt <= circumstances.now,
    reasonList: content?.reasonList ?? [],
    reason: content?.emergency ?? '',
    note: content?.note ?? '',
    review:
      row.review === null || row.endedAt === null || !key
        ? null
        : { by: row.reviewedBy ?? '', at: row.endedAt.toISOString(), note: key.open('review', row.review) },
    stepList: listSteps(psychReferralMachine, EMERGENCY_STEPS, { row, sides: ['MANAGER'], circumstances }),
    version: row.version,
  };
}
