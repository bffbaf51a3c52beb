/** Referrals as the contract has them; what was sealed is opened here. */
import type { PsychCase } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import type {
  Emergency,
  OwnReferral,
  Referral,
  REFERRAL_REASONS,
  ReferralSummary,
} from '@naru/contract/areas/counselling/psychological/referral.ts';

import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { readHelp } from '../help.ts';
import { CONTENT } from './move.ts';
import { referrerActionsOf, shownOf, studentActionsOf } from './rules.ts';
import { selectReferralChanges, type ReferralRow } from './store.ts';

/** What is sealed in `content`. */
export interface ReferralContent {
  readonly reasonList: (typeof REFERRAL_REASONS)[number][];
  readonly note: string;
  /** Why the centre was told without asking. */
  readonly emergency: string | null;
}

export const sealContent = (key: DataKey, content: ReferralContent): string =>
  key.seal(CONTENT, JSON.stringify(content));

/** Null once it is gone. Sealed by the key of the case once it went with one. */
export function openContent(keys: ReadonlyMap<string, DataKey>, row: ReferralRow): ReferralContent | null {
  const key = row.dataKeyId === null ? undefined : keys.get(row.dataKeyId);
  if (!key || row.content === null) return null;
  const field = row.applicationId === null ? CONTENT : `${CONTENT} ${row.id}`;
  return JSON.parse(key.open(field, row.content)) as ReferralContent; // as it was sealed
}

export async function readContent(ctx: CallContext<Actor>, row: ReferralRow): Promise<ReferralContent | null> {
  if (row.dataKeyId === null) return null;
  return openContent(await ctx.platform.sealing.readKeys(ctx.db, [row.dataKeyId]), row);
}

const studentOf = (row: ReferralRow) => ({
  stdntId: row.studentId,
  name: row.studentName,
  deptNm: row.studentDepartment,
  studentNo: row.studentNumber,
  grade: row.grade,
});

const shown = (row: Pick<ReferralRow, 'status' | 'reviewedBy'>) =>
  shownOf({ status: row.status, isReviewed: row.reviewedBy !== null });

export function presentReferralSummary(row: ReferralRow): ReferralSummary {
  const status = shown(row);
  return {
    referralId: row.id,
    student: studentOf(row),
    status,
    urgency: row.urgency,
    createdAt: row.createdAt.toISOString(),
    askedAt: row.askedAt?.toISOString() ?? null,
    // Once the student has agreed there is another end, which is theirs.
    untilAt: row.status === 'ASKED' ? (row.untilAt?.toISOString() ?? null) : null,
  };
}

export async function presentReferral(ctx: CallContext<Actor>, row: ReferralRow): Promise<Referral> {
  const [content, changes] = await Promise.all([readContent(ctx, row), selectReferralChanges(ctx.db, row.id)]);
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
    can: referrerActionsOf(row.status),
    version: row.status === 'DRAFT' ? row.version : null,
  };
}

export async function presentOwnReferral(ctx: CallContext<Actor>, row: ReferralRow): Promise<OwnReferral> {
  const [content, help] = await Promise.all([readContent(ctx, row), readHelp(ctx.platform.settings)]);
  return {
    referralId: row.id,
    status: row.status,
    referrerName: row.referrerName,
    referrerDept: row.referrerDept,
    askedAt: (row.askedAt ?? row.createdAt).toISOString(),
    untilAt: row.untilAt?.toISOString() ?? null,
    written: content && { reasonList: content.reasonList, urgency: row.urgency, note: content.note },
    applicationId: row.applicationId,
    can: studentActionsOf(row.status),
    help,
    version: row.version,
  };
}

/** With the case, by its key. */
export function presentReferred(key: DataKey, row: ReferralRow): PsychCase['referralList'][number] {
  const content = openContent(new Map([[key.id, key]]), row);
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

export function presentEmergency(keys: ReadonlyMap<string, DataKey>, row: ReferralRow, now: Date): Emergency {
  const content = openContent(keys, row);
  const key = row.dataKeyId === null ? undefined : keys.get(row.dataKeyId);
  const reportedAt = row.askedAt ?? row.createdAt;
  return {
    referralId: row.id,
    student: studentOf(row),
    referrerName: row.referrerName,
    reportedAt: reportedAt.toISOString(),
    dueAt: (row.untilAt ?? reportedAt).toISOString(),
    isOverdue: row.endedAt === null && row.untilAt !== null && row.untilAt <= now,
    reasonList: content?.reasonList ?? [],
    reason: content?.emergency ?? '',
    note: content?.note ?? '',
    review:
      row.review === null || row.endedAt === null || !key
        ? null
        : { by: row.reviewedBy ?? '', at: row.endedAt.toISOString(), note: key.open('review', row.review) },
    version: row.version,
  };
}
