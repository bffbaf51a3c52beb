import type { Locale } from '../../../platform/http/messages.ts';
import type { LineRow } from './page-store.ts';
import { termRef } from './summary.ts';

/** Presents a line as it is, to any reader. */
export function presentLine(row: LineRow, locale: Locale) {
  const about = { year: row.aboutYear, semesterCode: row.aboutSemester };
  const isOfOwnTerm = about.year === row.year && about.semesterCode === row.semesterCode;
  return {
    lineId: row.id,
    kind: row.kind,
    typeCode: row.typeCode,
    itemNm: row.itemName,
    title: row.title,
    amount: row.amount,
    term: termRef(row, locale),
    aboutTerm: isOfOwnTerm ? null : termRef(about, locale),
    happenedOn: row.happenedOn,
    postedAt: row.postedAt.toISOString(),
    explanationList: row.explanationList,
    memo: row.memo,
    reversedAt: row.reversedAt?.toISOString() ?? null,
  };
}
