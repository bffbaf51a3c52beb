import type { mileageRules, RuleInput } from '@naru/contract/areas/learning/mileage/rules.ts';
import type { Formula, FormulaKind, RuleRegister } from '@naru/contract/areas/learning/mileage/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

export type RuleItem = CallOutput<typeof mileageRules.readRule>['item'];

export interface GradeRow {
  readonly key: string;
  readonly least: number | null;
  readonly points: number | null;
}

export interface RuleValues {
  readonly kind: FormulaKind;
  /** Points each or an hour. */
  readonly points: number | null;
  readonly rowList: readonly GradeRow[];
  readonly capOnce: number | null;
  readonly capTerm: number | null;
  readonly capLife: number | null;
  readonly countsBest: boolean;
  readonly paysDifference: boolean;
  readonly needsSurvey: boolean;
  readonly registerStatusList: readonly RuleRegister[];
  readonly validTerms: number | null;
  readonly claimDays: number | null;
  readonly effectiveFrom: string | null;
  readonly note: string;
}

/** The server's names of what it may refuse. */
export type RuleField =
  | 'formula'
  | 'capOnce'
  | 'capTerm'
  | 'capLife'
  | 'registerStatusList'
  | 'validTerms'
  | 'claimDays'
  | 'effectiveFrom'
  | 'note';

/** Makes an empty row. */
export const blankRow = (): GradeRow => ({ key: crypto.randomUUID(), least: null, points: null });

/** Begins with the latest version; the day and the note are new. */
export function beginWith({ versionList: [last] }: RuleItem): RuleValues {
  const formula = last?.formula ?? { kind: 'PIECE', points: 1 };
  return {
    kind: formula.kind,
    points: pointsOf(formula),
    rowList:
      formula.kind === 'GRADE' ? formula.rowList.map((row) => ({ ...row, key: crypto.randomUUID() })) : [blankRow()],
    capOnce: last?.capOnce ?? null,
    capTerm: last?.capTerm ?? null,
    capLife: last?.capLife ?? null,
    countsBest: last?.countsBest ?? false,
    paysDifference: last?.paysDifference ?? false,
    needsSurvey: last?.needsSurvey ?? false,
    registerStatusList: last?.registerStatusList ?? ['ENROLLED'],
    validTerms: last?.validTerms ?? null,
    claimDays: last?.claimDays ?? null,
    effectiveFrom: null,
    note: '',
  };
}

function pointsOf(formula: Formula): number | null {
  if (formula.kind === 'GRADE') return null;
  return formula.kind === 'PROMISED' ? formula.perHour : formula.points;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isWhole = ({ least, points }: GradeRow): boolean => least !== null && points !== null;

/** Names what is missing before it can be sent. */
export function listMissing({
  kind,
  points,
  rowList,
  registerStatusList,
  effectiveFrom,
}: RuleValues): ('points' | 'rowList' | 'registerStatusList' | 'effectiveFrom')[] {
  const isFormulaWhole = kind === 'GRADE' ? rowList.length > 0 && rowList.every(isWhole) : points !== null;
  return [
    ...(isFormulaWhole ? [] : [kind === 'GRADE' ? ('rowList' as const) : ('points' as const)]),
    ...(registerStatusList.length > 0 ? [] : ['registerStatusList' as const]),
    ...(effectiveFrom !== null && DAY.test(effectiveFrom) ? [] : ['effectiveFrom' as const]),
  ];
}

/** Makes the body of what is written; a difference is paid only where the best counts. */
export function bodyOf(values: RuleValues): RuleInput {
  const { kind, points, rowList, registerStatusList, effectiveFrom, ...facts } = values;
  const { countsBest, paysDifference } = facts;
  return {
    ...facts,
    registerStatusList: [...registerStatusList],
    formula: formulaOf(kind, points ?? 0, rowList),
    paysDifference: countsBest && paysDifference,
    effectiveFrom: effectiveFrom ?? '',
  };
}

function formulaOf(kind: FormulaKind, points: number, rowList: readonly GradeRow[]): Formula {
  if (kind === 'PROMISED') return { kind, perHour: points };
  if (kind !== 'GRADE') return { kind, points };
  return { kind, rowList: rowList.map((row) => ({ least: row.least ?? 0, points: row.points ?? 0 })) };
}
