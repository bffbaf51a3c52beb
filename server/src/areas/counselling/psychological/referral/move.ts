import type { Taker } from '../../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { followReferrals } from '../../referral/machine.ts';
import { lockAgreed, lockSentWith } from '../../referral/store.ts';
import type { PsychStatus } from '../case/rules.ts';
import { psychCentre } from './centre.ts';
import { psychReferralMachine } from './machine.ts';

/** Sends what the student agreed to with their application: from now on by the key of the case, and gone with it. */
export async function sendReferrals(
  taker: Taker,
  to: { studentId: string; applicationId: string; key: DataKey; by: 'STUDENT' | 'MANAGER' },
): Promise<void> {
  const { studentId, applicationId: sentWithId, key, by } = to;
  for (const row of await lockAgreed(taker.tx, psychCentre, { studentId })) {
    const given = { action: 'SEND', sentWithId, key } as const;
    await takeStep(taker, psychReferralMachine, row, { sides: [by], given });
  }
}

/** Referrals follow the application with which they went: linked when somebody is assigned, closed when it is over. */
export async function followApplication(taker: Taker, applicationId: string, to: PsychStatus): Promise<void> {
  const isOver = to === 'ENDED' || to === 'CANCELLED';
  if (!isOver && to !== 'APPROVED') return;
  const rows = await lockSentWith(taker.tx, psychCentre, applicationId);
  await followReferrals(taker, psychReferralMachine, { rows, action: isOver ? 'CLOSE' : 'LINK' });
}
