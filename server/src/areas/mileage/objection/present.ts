/** Objections as the wire has them. */
import type { Objection } from '@naru/contract/areas/mileage/objections.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectOptionalLine } from '../own/page-store.ts';
import { presentLine } from '../own/present-line.ts';
import { termRef } from '../own/summary.ts';
import { presentStudent } from '../use/present.ts';
import type { ObjectionSummaryRow } from './list-store.ts';
import { selectReplies, type ObjectionRow } from './store.ts';

/** Presents a whole objection, with its line and everything that was written about it. */
export async function presentObjection(db: Db, row: ObjectionRow, locale: Locale): Promise<Objection> {
  const [line, replies, files] = await Promise.all([
    selectOptionalLine(db, { id: row.lineId, memberId: row.memberId, locale }),
    selectReplies(db, row.id),
    row.fileId === null ? undefined : selectFiles(db, [row.fileId]),
  ]);
  if (!line) return fail('notFound');
  return {
    objectionId: row.id,
    status: row.status,
    askedAt: row.askedAt.toISOString(),
    content: row.content,
    fileId: row.fileId,
    fileList: files?.get(row.fileId ?? '') ?? [],
    line: presentLine(line, locale),
    replyList: replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
    reason: row.reason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    correction: row.correction,
    version: row.version,
  };
}

/** Presents an objection as the office's list shows it. */
export function presentSummary(row: ObjectionSummaryRow, locale: Locale) {
  const { id, status, askedAt, lastSide, version, lineId, kind, typeCode, title, amount } = row;
  return {
    objectionId: id,
    status,
    askedAt: askedAt.toISOString(),
    lastSide,
    line: { lineId, kind, typeCode, title, amount, term: termRef(row, locale) },
    version,
    student: presentStudent(row),
  };
}
