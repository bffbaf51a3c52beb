/** Referrals as the contract has them; what was sealed is opened here. */
import {
  REFERRED_STEPS,
  REFERRER_STEPS,
  type PassedOn,
  type Referral,
  type ReferralReason,
  type ReferralSummary,
} from '@naru/contract/areas/counselling/referral/referral.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { CONTENT, type ReferralCentre, type ReferralRow } from './centre.ts';
import type { ReferralMachine } from './machine.ts';
import { findReferralTransition, shownOf } from './rules.ts';
import { selectReferralChanges } from './store.ts';

/** The text that is sealed in `content`. */
export interface ReferralContent {
  readonly reasonList: ReferralReason[];
  readonly note: string;
  /** Why the centre was told without asking. */
  readonly emergency: string | null;
}

export const sealContent = (key: DataKey, content: ReferralContent): string =>
  key.seal(CONTENT, JSON.stringify(content));

/** Null once it is gone. */
export function openContent(keys: ReadonlyMap<string, DataKey>, row: ReferralRow): ReferralContent | null {
  const key = row.dataKeyId === null ? undefined : keys.get(row.dataKeyId);
  if (!key || row.content === null) return null;
  return JSON.parse(key.open(row.sealedAs, row.content)) as ReferralContent; // as it was sealed
}

export async function readContent(ctx: CallContext, row: ReferralRow): Promise<ReferralContent | null> {
  if (row.dataKeyId === null) return null;
  return openContent(await ctx.platform.sealing.readKeys(ctx.db, [row.dataKeyId]), row);
}

export const studentOf = (row: ReferralRow) => ({
  stdntId: row.studentId,
  name: row.studentName,
  deptNm: row.studentDepartment,
  studentNo: row.studentNumber,
  grade: row.grade,
});

export function presentReferralSummary(row: ReferralRow): ReferralSummary {
  return {
    referralId: row.id,
    destination: row.destination,
    student: studentOf(row),
    status: shownOf({ status: row.status, isReviewed: row.reviewedBy !== null }),
    urgency: row.urgency,
    createdAt: row.createdAt.toISOString(),
    askedAt: row.askedAt?.toISOString() ?? null,
    // Once the student has agreed there is another end, which is theirs.
    untilAt: row.status === 'ASKED' ? (row.untilAt?.toISOString() ?? null) : null,
  };
}

export async function presentReferral(
  ctx: CallContext,
  { centre, machine, row }: { centre: ReferralCentre; machine: ReferralMachine; row: ReferralRow },
): Promise<Referral> {
  const [content, changes, circumstances] = await Promise.all([
    readContent(ctx, row),
    selectReferralChanges(ctx.db, centre, row.id),
    readCircumstances(ctx),
  ]);
  const isReviewed = row.reviewedBy !== null && row.endedAt !== null;
  return {
    ...presentReferralSummary(row),
    written: content,
    historyList: [
      ...changes
        .filter(({ to }) => to !== 'ACCEPTED')
        .map(({ to, at }) => ({ to: shownOf({ status: to, isReviewed: false }), at: at.toISOString() })),
      ...(isReviewed && row.endedAt ? [{ to: 'REVIEWED' as const, at: row.endedAt.toISOString() }] : []),
    ],
    stepList: listSteps(machine, REFERRER_STEPS, { row, sides: ['REFERRER'], circumstances }),
    canChange: row.status === 'DRAFT',
    version: row.status === 'DRAFT' ? row.version : null,
  };
}

/** Presents a referral as its student reads it, whichever centre it is to. */
export async function presentReferred(ctx: CallContext, machine: ReferralMachine, row: ReferralRow) {
  const [content, circumstances] = await Promise.all([readContent(ctx, row), readCircumstances(ctx)]);
  const send = { action: 'SEND', from: row.status, by: 'STUDENT' } as const;
  return {
    referralId: row.id,
    status: row.status,
    referrerName: row.referrerName,
    referrerDept: row.referrerDept,
    askedAt: (row.askedAt ?? row.createdAt).toISOString(),
    untilAt: row.untilAt?.toISOString() ?? null,
    written: content && { reasonList: content.reasonList, urgency: row.urgency, note: content.note },
    stepList: listSteps(machine, REFERRED_STEPS, { row, sides: ['STUDENT'], circumstances }),
    canApply: findReferralTransition(machine.transitions, send) !== undefined,
    version: row.version,
  };
}

/** With what it went with. */
export function presentPassedOn(keys: ReadonlyMap<string, DataKey>, row: ReferralRow): PassedOn {
  const content = openContent(keys, row);
  return {
    referralId: row.id,
    referrerName: row.referrerName,
    referrerDept: row.referrerDept,
    urgency: row.urgency,
    reasonList: content?.reasonList ?? [],
    note: content?.note ?? '',
    askedAt: (row.askedAt ?? row.createdAt).toISOString(),
  };
}
