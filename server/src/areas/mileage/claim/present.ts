import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { judgeEarning } from '../ledger/post.ts';
import { findEmptyProblem } from './rules.ts';
import type { ClaimRow } from './store.ts';
import { claimWords } from './words.ts';

/** Presents a claim as lists show it. */
export function presentClaim(row: ClaimRow) {
  return {
    claimId: row.id,
    itemId: row.itemId,
    itemNm: row.itemNm,
    typeCode: row.typeCode,
    happenedOn: row.happenedOn,
    quantity: row.quantity,
    status: row.status,
    askedAt: row.askedAt.toISOString(),
    points: row.status === 'APPROVED' ? (row.brought ?? 0) : row.expected,
    version: row.version,
  };
}

/** Presents what came of a claim, for its student. */
export const presentOutcome = ({ reason, decidedAt, ...row }: ClaimRow, locale: Locale) => ({
  reason: sayRefusal(reason, locale),
  zeroReason: row.status === 'APPROVED' ? sayWhyNothing(row, locale) : null,
  decidedAt: decidedAt?.toISOString() ?? null,
});

const isRefusal = (reason: string): reason is EnumKey<'mileageClaimRefusal'> =>
  ENUMS.mileageClaimRefusal.some((one) => one === reason);

/** Says a reason that was chosen in the reader's language; one that was written stays as it is. */
const sayRefusal = (reason: string | null, locale: Locale): string | null =>
  reason !== null && isRefusal(reason) ? enumWord('mileageClaimRefusal', reason, locale) : reason;

/** Says why an approved claim brought nothing; null where it brought something, which may be gone by now. */
export function sayWhyNothing(
  { brought, explanationList }: Pick<ClaimRow, 'brought' | 'explanationList'>,
  locale: Locale,
): string | null {
  const steps = explanationList ?? [];
  const problem = steps.some(({ points }) => points <= 0) ? findEmptyProblem(brought ?? 0, steps) : undefined;
  return problem ? claimWords[locale].problems[problem.code]((problem.bound ?? 0).toLocaleString('en')) : null;
}

/** Presents a whole claim. While it waits, its points are those that approving it would bring now. */
export async function presentFull(db: Db, row: ClaimRow, locale: Locale) {
  const [files, judged] = await Promise.all([
    row.fileId === null ? undefined : selectFiles(db, [row.fileId]),
    row.status === 'WAIT' ? judgeClaim(db, row) : undefined,
  ]);
  return {
    ...presentClaim(row),
    ...presentOutcome(row, locale),
    ...(judged && { points: judged.points }),
    numberEnd: row.numberEnd,
    note: row.note,
    fileId: row.fileId,
    fileList: files?.get(row.fileId ?? '') ?? [],
    expected: row.expected,
    explanationList: judged?.explanationList ?? row.explanationList ?? [],
  };
}

const judgeClaim = (db: Db, { memberId, itemId, typeCode, gradeGroup, happenedOn, quantity }: ClaimRow) =>
  judgeEarning(db, { memberId, item: { id: itemId, typeCode, gradeGroup }, happenedOn, quantity, promised: null });
