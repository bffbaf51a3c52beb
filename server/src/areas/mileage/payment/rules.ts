/** Judges line by line what a sheet of payments says (docs/specification.md, Mileage). Pure. */
import type { PaymentColumn, PaymentProblemKind } from '@naru/contract/areas/mileage/payments.ts';
import type { UseStatus } from '@naru/contract/areas/mileage/words.ts';

import { koreanDate, readDay } from '../../../platform/time.ts';
import { plain } from '../entry/rules.ts';
import { wonOf } from '../use/rules.ts';

/** The cells of a line, as they stand there. */
export type PaymentCells = Readonly<Record<PaymentColumn | 'name', string>> & { readonly line: number };

/** A use as a line is compared with it. */
export interface PayableUse {
  readonly id: string;
  readonly memberId: string;
  readonly number: string;
  readonly status: UseStatus;
  readonly purposeCode: string;
  readonly purposeKo: string;
  readonly purposeEn: string;
  readonly amount: number;
  readonly wonPerPoint: number | null;
  readonly decidedAt: Date | null;
}

/** Facts that lines are judged by. */
export interface PaymentFacts<Use extends PayableUse> {
  /** In the order of their decisions, the earliest first. */
  readonly uses: readonly Use[];
  /** A day in Seoul. */
  readonly today: string;
  readonly callerId: string;
}

/** CONTRADICTED: one line says that it was paid, another one that it was not. */
export type PaymentProblemCode =
  | 'NUMBER_EMPTY'
  | 'NO_USE'
  | 'OTHER_STUDENT'
  | 'PURPOSE'
  | 'AMOUNT_EMPTY'
  | 'AMOUNT_TEXT'
  | 'AMOUNT'
  | 'PAID'
  | 'NOT_APPROVED'
  | 'TWICE'
  | 'CONTRADICTED'
  | 'OWN'
  | 'RESULT'
  | 'REFUSED'
  | 'DAY'
  | 'DAY_FUTURE'
  | 'DAY_BEFORE';

const KINDS: Partial<Record<PaymentProblemCode, PaymentProblemKind>> = {
  NO_USE: 'UNKNOWN',
  AMOUNT: 'AMOUNT',
  PAID: 'PAID',
  TWICE: 'TWICE',
  CONTRADICTED: 'TWICE',
  REFUSED: 'REFUSED',
};
export const kindOf = (code: PaymentProblemCode): PaymentProblemKind => KINDS[code] ?? 'OTHER';

export interface LineProblem<Use extends PayableUse> {
  readonly line: number;
  readonly column: PaymentColumn;
  readonly code: PaymentProblemCode;
  /** The use that the line is about, where one was found. */
  readonly use: Use | undefined;
  /** Written by the bank. */
  readonly said: string;
}

export interface PaidLine<Use extends PayableUse> {
  readonly line: number;
  readonly use: Use;
  readonly paidOn: string;
}

export interface JudgedSheet<Use extends PayableUse> {
  readonly payments: readonly PaidLine<Use>[];
  readonly problems: readonly LineProblem<Use>[];
}

const PAID_WORDS = new Set(
  '지급,지급완료,완료,성공,정상,입금,입금완료,이체,이체완료,paid,success,succeeded,completed,done,ok'.split(','),
);
const REFUSED_WORDS = new Set(
  '실패,거절,반려,오류,불능,이체불능,지급불가,지급불능,미지급,refused,rejected,failed,returned,error'.split(','),
);
const SUM_WORDS = new Set(['합계', '총계', '소계', '계', 'total', 'sum']);

/** A line of sums, and no payment. */
export const isSum = ({ useNo, number, name }: PaymentCells): boolean =>
  plain(useNo) === '' && plain(number) === '' && SUM_WORDS.has(plain(name));

/** Judges all lines together; of a line its first problem is told. */
export function judgePayments<Use extends PayableUse>(
  lines: readonly PaymentCells[],
  facts: PaymentFacts<Use>,
): JudgedSheet<Use> {
  const byId = new Map(facts.uses.map((use) => [use.id, use]));
  const byNumber = Map.groupBy(facts.uses, ({ number }) => plain(number));
  const taken = new Map<string, Result>();
  const contradicted = new Set<string>();
  const payments: PaidLine<Use>[] = [];
  const problems: LineProblem<Use>[] = [];
  for (const cells of lines) {
    const result = readResult(cells.result);
    const found = findUse(cells, { byId, byNumber, taken });
    if (found.use && found.code === 'TWICE' && speaksAgainst(taken.get(found.use.id), result))
      contradicted.add(found.use.id);
    if (found.use && found.code === undefined) taken.set(found.use.id, result);
    const judged = found.code === undefined ? judgeFound(cells, { use: found.use, result, facts }) : found;
    if ('paidOn' in judged) payments.push({ line: cells.line, use: judged.use, paidOn: judged.paidOn });
    else problems.push({ line: cells.line, said: maskAccounts(cells.reason.trim()), ...judged });
  }
  return settle({ payments, problems }, contradicted);
}

/** Where lines disagree about a use, none of them counts. */
function settle<Use extends PayableUse>(
  { payments, problems }: JudgedSheet<Use>,
  contradicted: ReadonlySet<string>,
): JudgedSheet<Use> {
  const code = 'CONTRADICTED' as const;
  const column = 'result' as const;
  const isOut = (use: Use | undefined): boolean => use !== undefined && contradicted.has(use.id);
  const out = payments.filter(({ use }) => isOut(use)).map(({ line, use }) => ({ line, use, column, code, said: '' }));
  const isAbout = ({ use, code: told }: LineProblem<Use>): boolean =>
    isOut(use) && (told === 'TWICE' || told === 'REFUSED');
  const all = [...problems.map((problem) => (isAbout(problem) ? { ...problem, column, code } : problem)), ...out];
  return {
    payments: payments.filter(({ use }) => !isOut(use)),
    problems: all.toSorted((one, other) => one.line - other.line),
  };
}

type Found<Use> =
  | { readonly use: Use; readonly code?: undefined }
  | { readonly use: Use | undefined; readonly column: PaymentColumn; readonly code: PaymentProblemCode };

interface Known<Use> {
  readonly byId: ReadonlyMap<string, Use>;
  readonly byNumber: ReadonlyMap<string, readonly Use[]>;
  /** Uses of the lines before, with their results. */
  readonly taken: ReadonlyMap<string, Result>;
}

function findUse<Use extends PayableUse>(cells: PaymentCells, known: Known<Use>): Found<Use> {
  const [useNo, number] = [plain(cells.useNo), plain(cells.number)];
  if (useNo === '' && number === '') return { use: undefined, column: 'number', code: 'NUMBER_EMPTY' };
  return useNo === '' ? findByStudent(cells, known) : findById(cells, known);
}

function findById<Use extends PayableUse>(cells: PaymentCells, { byId, taken }: Known<Use>): Found<Use> {
  const use = byId.get(plain(cells.useNo));
  if (!use) return { use, column: 'useNo', code: 'NO_USE' };
  if (plain(cells.number) !== '' && plain(cells.number) !== plain(use.number))
    return { use, column: 'number', code: 'OTHER_STUDENT' };
  if (plain(cells.purpose) !== '' && !isFor(use, cells.purpose)) return { use, column: 'purpose', code: 'PURPOSE' };
  if (taken.has(use.id)) return { use, column: 'useNo', code: 'TWICE' };
  if (use.status === 'PAID') return { use, column: 'useNo', code: 'PAID' };
  if (use.status !== 'APPROVED') return { use, column: 'useNo', code: 'NOT_APPROVED' };
  return compareAmount(cells, use) ?? { use };
}

/** Without a number of its own it is the first of that student, purpose and amount that is not paid. */
function findByStudent<Use extends PayableUse>(cells: PaymentCells, { byNumber, taken }: Known<Use>): Found<Use> {
  const own = byNumber.get(plain(cells.number)) ?? [];
  if (own.length === 0) return { use: undefined, column: 'number', code: 'NO_USE' };
  const uses = own.filter((use) => isFor(use, cells.purpose));
  if (uses.length === 0) return { use: own[0], column: 'purpose', code: 'PURPOSE' };
  const read = readAmounts(cells);
  if ('code' in read) return { use: uses[0], ...read };
  const alike = uses.filter((use) => differs(use, read) === undefined);
  const open = uses.filter(({ id, status }) => status === 'APPROVED' && !taken.has(id));
  const use = alike.find((one) => open.includes(one));
  if (use) return { use };
  const before = alike.find(({ id }) => taken.has(id));
  if (before) return { use: before, column: 'number', code: 'TWICE' };
  const paid = alike.find(({ status }) => status === 'PAID');
  if (paid) return { use: paid, column: 'number', code: 'PAID' };
  const [other] = open;
  if (other) return { use: other, column: differs(other, read) ?? 'won', code: 'AMOUNT' };
  const late = uses.find(({ status }) => status === 'PAID');
  return { use: late ?? uses[0], column: 'number', code: late ? 'PAID' : 'NOT_APPROVED' };
}

const isFor = ({ purposeCode, purposeKo, purposeEn }: PayableUse, written: string): boolean =>
  [purposeCode, purposeKo, purposeEn].some((name) => plain(name) === plain(written));

interface Amounts {
  /** NaN: not written. */
  readonly points: number;
  readonly won: number;
}

const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

function readAmounts(
  cells: PaymentCells,
): Amounts | { readonly column: PaymentColumn; readonly code: 'AMOUNT_EMPTY' | 'AMOUNT_TEXT' } {
  const written = { points: plain(cells.points).replace(/점$/, ''), won: plain(cells.won).replace(/원$/, '') };
  if (written.points === '' && written.won === '') return { column: 'won', code: 'AMOUNT_EMPTY' };
  for (const column of ['points', 'won'] as const)
    if (written[column] !== '' && !WHOLE.test(written[column])) return { column, code: 'AMOUNT_TEXT' };
  const read = (text: string): number => (text === '' ? Number.NaN : Number(text.replaceAll(',', '')));
  return { points: read(written.points), won: read(written.won) };
}

/** Returns which column differs; what is not written does not. */
function differs(use: PayableUse, { points, won }: Amounts): 'points' | 'won' | undefined {
  if (!Number.isNaN(points) && points !== use.amount) return 'points';
  return Number.isNaN(won) || won === (wonOf(use) ?? 0) ? undefined : 'won';
}

function compareAmount<Use extends PayableUse>(cells: PaymentCells, use: Use): Found<Use> | undefined {
  const read = readAmounts(cells);
  if ('code' in read) return { use, ...read };
  const column = differs(use, read);
  return column && { use, column, code: 'AMOUNT' };
}

type Result = 'PAID' | 'REFUSED' | 'NONE';

const speaksAgainst = (before: Result | undefined, result: Result): boolean =>
  before !== result && before !== 'NONE' && result !== 'NONE';

function readResult(text: string): Result {
  if (PAID_WORDS.has(plain(text))) return 'PAID';
  return REFUSED_WORDS.has(plain(text)) ? 'REFUSED' : 'NONE';
}

interface ToJudge<Use extends PayableUse> {
  readonly use: Use;
  readonly result: Result;
  readonly facts: PaymentFacts<Use>;
}

function judgeFound<Use extends PayableUse>(
  cells: PaymentCells,
  { use, result, facts: { today, callerId } }: ToJudge<Use>,
): { use: Use; paidOn: string } | { use: Use; column: PaymentColumn; code: PaymentProblemCode } {
  if (use.memberId === callerId) return { use, column: 'number', code: 'OWN' };
  if (result === 'NONE') return { use, column: 'result', code: 'RESULT' };
  if (result === 'REFUSED') return { use, column: 'reason', code: 'REFUSED' };
  const paidOn = readDay(cells.paidOn);
  if (paidOn === undefined) return { use, column: 'paidOn', code: 'DAY' };
  if (paidOn > today) return { use, column: 'paidOn', code: 'DAY_FUTURE' };
  if (use.decidedAt && paidOn < koreanDate(use.decidedAt)) return { use, column: 'paidOn', code: 'DAY_BEFORE' };
  return { use, paidOn };
}

/** Characters of the bank's reason that are told. */
const MOST_SAID = 200;

/** A bank may repeat the account that it refused. */
export const maskAccounts = (text: string): string => text.replaceAll(/\d[\d\s-]{5,}\d/g, '…').slice(0, MOST_SAID);
