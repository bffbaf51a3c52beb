/** Batches and their lines as the wire has them. */
import type { MileageBatch, MileageBatchLine, PlannedEntry } from '@naru/contract/areas/mileage/entries.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { termRef } from '../close/present.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { BatchLineRow, BatchRow } from './batch-store.ts';
import { termKey } from './rules.ts';
import type { PlannedRow } from './sheet.ts';

export const presentBatch = (row: BatchRow): MileageBatch => ({
  batchId: row.id,
  fileNm: row.fileName,
  lineCount: row.lineCount,
  points: row.points,
  postedAt: row.postedAt.toISOString(),
  postedByNm: row.postedByName,
  student: row.studentId === null ? null : presentPerson(row),
});

const presentPerson = ({
  studentId,
  studentName,
  number,
  deptNm,
  grade,
}: Pick<BatchLineRow, 'studentId' | 'studentName' | 'number' | 'deptNm' | 'grade'>) => ({
  studentId,
  name: studentName,
  number,
  deptNm,
  grade,
});

const termsOf = (term: LedgerTerm, about: LedgerTerm, locale: Locale) => ({
  term: termRef(term, locale),
  aboutTerm: termKey(term) === termKey(about) ? null : termRef(about, locale),
});

export const presentLine = (row: BatchLineRow, locale: Locale): MileageBatchLine => ({
  lineId: row.id,
  kind: row.kind,
  typeCode: row.typeCode,
  itemNm: row.itemName,
  points: row.amount,
  happenedOn: row.happenedOn,
  memo: row.memo,
  ...termsOf(row, { year: row.aboutYear, semesterCode: row.aboutSemester }, locale),
  student: presentPerson(row),
});

export const presentPlanned = (row: PlannedRow, locale: Locale): PlannedEntry => ({
  line: row.line,
  name: row.person.name,
  number: row.person.number,
  kind: row.kind,
  itemNm: row.item?.name ?? null,
  points: row.points,
  happenedOn: row.happenedOn,
  memo: row.memo,
  ...termsOf(row.term, row.about, locale),
});
