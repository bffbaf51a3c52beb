/** Judges the lines of a sheet of badges. Pure. */
import type { GrantColumn } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { BADGE_MOST, type BadgeEvidence } from '@naru/contract/areas/portfolio/badge-words.ts';
import { WEB_ADDRESS } from '@naru/contract/areas/portfolio/resume-content.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';

import type { GrantProblemCode } from './words.ts';

export type SheetCells = Readonly<Record<GrantColumn, string>> & { readonly line: number };

export interface SheetStudent {
  readonly memberId: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
}

export interface RowProblem {
  readonly line: number;
  readonly number: string;
  readonly column: GrantColumn;
  readonly code: GrantProblemCode;
}

export interface PlannedRow<Student> {
  readonly line: number;
  readonly student: Student;
  readonly evidence: BadgeEvidence;
}

/** Makes numbers and names comparable. */
export const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase();

/** Judges each line; a student stands in one line only, unless the badge can be had several times. */
export function judgeLines<Student extends SheetStudent>(
  lines: readonly SheetCells[],
  facts: {
    /** By plain number. */
    readonly students: ReadonlyMap<string, Student>;
    readonly holders: ReadonlySet<string>;
    /** The person who grants, and gets none by their own sheet. */
    readonly granterId: string;
    readonly isRepeatable: boolean;
  },
): { readonly rows: PlannedRow<Student>[]; readonly problems: RowProblem[] } {
  const rows: PlannedRow<Student>[] = [];
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  for (const cells of lines) {
    const student = facts.students.get(plain(cells.number));
    const found = findProblem(cells, student, { ...facts, seen });
    if (found) problems.push({ line: cells.line, number: cells.number, ...found });
    else if (student) {
      seen.add(student.memberId);
      rows.push({ line: cells.line, student, evidence: evidenceOf(cells) });
    }
  }
  return { rows, problems };
}

const evidenceOf = ({ evidence, text, url }: SheetCells): BadgeEvidence => ({
  name: trimText(evidence.replaceAll(/\s+/g, ' ')),
  text: trimText(text),
  url: url.trim(),
});

function findProblem(
  cells: SheetCells,
  student: SheetStudent | undefined,
  facts: {
    readonly seen: ReadonlySet<string>;
    readonly holders: ReadonlySet<string>;
    readonly granterId: string;
    readonly isRepeatable: boolean;
  },
): Pick<RowProblem, 'column' | 'code'> | undefined {
  if (plain(cells.number) === '') return { column: 'number', code: 'EMPTY' };
  if (!student) return { column: 'number', code: 'NO_PERSON' };
  const name = plain(cells.name);
  if (name !== '' && name !== plain(student.nameKo) && name !== plain(student.nameEn ?? ''))
    return { column: 'name', code: 'NAME' };
  if (student.memberId === facts.granterId) return { column: 'number', code: 'OWN' };
  const { name: evidence, text, url } = evidenceOf(cells);
  if (evidence === '') return { column: 'evidence', code: 'EVIDENCE' };
  if (evidence.length > BADGE_MOST.line) return { column: 'evidence', code: 'LONG' };
  if (text.length > BADGE_MOST.text) return { column: 'text', code: 'TEXT_LONG' };
  if (!WEB_ADDRESS.test(url)) return { column: 'url', code: 'URL' };
  if (facts.isRepeatable) return undefined;
  if (facts.seen.has(student.memberId)) return { column: 'number', code: 'TWICE' };
  return facts.holders.has(student.memberId) ? { column: 'number', code: 'HELD' } : undefined;
}
