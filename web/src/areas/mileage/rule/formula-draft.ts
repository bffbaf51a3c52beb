/** The formula of a rule while it is written. Pure. */
import type { Formula, FormulaKind } from '@naru/contract/areas/mileage/words.ts';

export interface GradeRow {
  readonly key: string;
  readonly least: number | null;
  readonly points: number | null;
}

export interface FormulaDraft {
  readonly kind: FormulaKind;
  /** Points each or an hour. */
  readonly points: number | null;
  readonly rowList: readonly GradeRow[];
}

/** Makes an empty row. */
export const blankRow = (): GradeRow => ({ key: crypto.randomUUID(), least: null, points: null });

export function beginFormula(formula: Formula = { kind: 'PIECE', points: 1 }): FormulaDraft {
  const { kind } = formula;
  if (kind !== 'GRADE')
    return { kind, points: kind === 'PROMISED' ? formula.perHour : formula.points, rowList: [blankRow()] };
  return { kind, points: null, rowList: formula.rowList.map((row) => ({ ...row, key: crypto.randomUUID() })) };
}

/** Reads the formula; null while a number of it is missing. */
export function readFormula({ kind, points, rowList }: FormulaDraft): Formula | null {
  if (kind === 'GRADE') {
    const rows = rowList.flatMap((row) =>
      row.least === null || row.points === null ? [] : [{ least: row.least, points: row.points }],
    );
    return rows.length === rowList.length && rows.length > 0 ? { kind, rowList: rows } : null;
  }
  if (points === null) return null;
  return kind === 'PROMISED' ? { kind, perHour: points } : { kind, points };
}

/** For the form block, which knows no formula. */
export const formulaPart = {
  begin: (value: unknown) => beginFormula(value as Formula | undefined), // a rule's
  read: (draft: unknown) => readFormula(draft as FormulaDraft), // the one that it began with, changed
};
