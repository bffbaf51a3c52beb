import { selectFiles } from '../../../../blocks/file/attach.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { judgeEarning } from '../ledger/post.ts';
import type { ClaimRow } from './store.ts';

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
export const presentOutcome = ({ reason, decidedAt }: ClaimRow) => ({
  reason,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Presents a whole claim. While it waits, its points are those that approving it would bring now. */
export async function presentFull(db: Db, row: ClaimRow) {
  const [files, judged] = await Promise.all([
    row.fileId === null ? undefined : selectFiles(db, [row.fileId]),
    row.status === 'WAIT' ? judgeClaim(db, row) : undefined,
  ]);
  return {
    ...presentClaim(row),
    ...presentOutcome(row),
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
