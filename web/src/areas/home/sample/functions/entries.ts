/**
 * The helpers of docs/specification.md §2 and §9, each with examples: the usual case first, then its edges.
 */
import type { Locale } from '../../../../platform/format/context.ts';
import type { Format } from '../../../../platform/format/format.ts';
import { parseDate, parseTwoDigitYear } from '../../../../platform/format/parse.ts';
import { addParticle } from '../../../../platform/format/particle.ts';

export type EntryId =
  | 'text'
  | 'list'
  | 'number'
  | 'percent'
  | 'bytes'
  | 'yesNo'
  | 'sexCode'
  | 'ageDecade'
  | 'code'
  | 'codeList'
  | 'dateTime'
  | 'date'
  | 'day'
  | 'moment'
  | 'time'
  | 'hour'
  | 'timeRange'
  | 'range'
  | 'relativeTime'
  | 'remaining'
  | 'dDay'
  | 'daysUntil'
  | 'duration'
  | 'digits'
  | 'phone'
  | 'twoDigitYear'
  | 'parseDate'
  | 'particle';

export interface Entry {
  readonly id: EntryId;
  /** The call as a screen writes it. */
  readonly call: string;
  /** Examples as typed; the field begins with the first. */
  readonly examples: readonly string[];
  /** Set if English has no use for it. */
  readonly isKorean?: true;
  readonly run: (format: Format, typed: string) => string;
}

/** Converts typed words for values that are no text, such as `null` and `true`. */
function read(typed: string): unknown {
  const known: Readonly<Record<string, unknown>> = { null: null, NaN: Number.NaN, true: true, false: false, '-0': -0 };
  return Object.hasOwn(known, typed) ? known[typed] : typed;
}

function readNumber(typed: string): unknown {
  const value = read(typed);
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}

const parts = (typed: string): string[] => typed.split(',').map((part) => part.trim());
const range = (typed: string): [begin: string, end: string] => {
  const [begin = '', end = ''] = typed.split('~').map((part) => part.trim());
  return [begin, end];
};

/** The words of the codes in the examples, as a screen finds them in its own code list. */
export const SEMESTERS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ko: { 'CODE.SEMESTER.10': '1학기', 'CODE.SEMESTER.20': '2학기' },
  en: { 'CODE.SEMESTER.10': 'First semester', 'CODE.SEMESTER.20': 'Second semester' },
};

export const ENTRIES: readonly Entry[] = [
  {
    id: 'text',
    call: 'format.text(value)',
    examples: ['Naru', 'null', 'NaN', '0'],
    run: (f, typed) => f.text(readNumber(typed)),
  },
  {
    id: 'list',
    call: 'format.list(values)',
    examples: ['A, B, C', 'A, , C', ''],
    run: (f, typed) => f.list(parts(typed)),
  },
  {
    id: 'number',
    call: 'format.number(value)',
    examples: ['1234567.89', 'NaN', '-0', '-0.04', 'null', '12abc', '1e21'],
    run: (f, typed) => f.number(readNumber(typed)),
  },
  {
    id: 'percent',
    call: 'format.percent(ratio)',
    examples: ['0.734', '1', '-0'],
    run: (f, typed) => f.percent(readNumber(typed)),
  },
  {
    id: 'bytes',
    call: 'format.bytes(bytes)',
    examples: ['20971520', '999', 'NaN'],
    run: (f, typed) => f.bytes(readNumber(typed)),
  },
  {
    id: 'yesNo',
    call: 'format.yesNo(value)',
    examples: ['Y', 'N', 'true', '1', 'null'],
    run: (f, typed) => f.yesNo(typed === '1' ? 1 : read(typed)),
  },
  { id: 'sexCode', call: 'format.sexCode(code)', examples: ['M', 'F', 'X'], run: (f, typed) => f.sexCode(typed) },
  {
    id: 'ageDecade',
    call: 'format.ageDecade(birth)',
    examples: ['2004', '1997-03-02', '2025', 'null'],
    run: (f, typed) => f.ageDecade(readNumber(typed)),
  },
  {
    id: 'code',
    call: "format.code(value, 'SEMESTER')",
    examples: ['10', '20', '99'],
    run: (f, typed) => f.code(typed, 'SEMESTER'),
  },
  {
    id: 'codeList',
    call: "format.codeList(values, 'SEMESTER')",
    examples: ['10, 20', '10, 99'],
    run: (f, typed) => f.codeList(parts(typed), 'SEMESTER'),
  },
  {
    id: 'dateTime',
    call: 'format.dateTime(at)',
    examples: ['2026-11-24T05:00:00Z', '2026-11-24T14:59:59Z', '2026-11-24T15:00:00Z', '2026-02-30', 'null'],
    run: (f, typed) => f.dateTime(read(typed) as string),
  },
  { id: 'date', call: 'format.date(at)', examples: ['2026-11-24', '2027-01-02'], run: (f, typed) => f.date(typed) },
  { id: 'day', call: 'format.day(at)', examples: ['2026-11-24', '2027-01-02'], run: (f, typed) => f.day(typed) },
  {
    id: 'moment',
    call: 'format.moment(at)',
    examples: ['2026-11-24T05:00:00Z', '2026-11-23T15:00:00Z'],
    run: (f, typed) => f.moment(typed),
  },
  {
    id: 'time',
    call: 'format.time(at)',
    examples: ['2026-11-24T05:00:00Z', '2026-11-23T15:00:00Z', '2026-11-24T03:30:00Z', '2026-11-24'],
    run: (f, typed) => f.time(typed),
  },
  { id: 'hour', call: 'format.hour(hour)', examples: ['14', '10', '0', '24'], run: (f, typed) => f.hour(typed) },
  {
    id: 'timeRange',
    call: 'format.timeRange(begin, end)',
    examples: ['2026-11-24T05:00:00Z ~ 2026-11-24T05:50:00Z', '2026-11-24T02:00:00Z ~ 2026-11-24T04:00:00Z', '~'],
    run: (f, typed) => f.timeRange(...range(typed)),
  },
  {
    id: 'range',
    call: 'format.range(begin, end)',
    examples: ['2026-12-07 ~ 2026-12-11', '2026-11-24T05:00:00Z ~ 2026-11-24T05:50:00Z', '2026-11-16 ~'],
    run: (f, typed) => f.range(...range(typed)),
  },
  {
    id: 'relativeTime',
    call: 'format.relativeTime(at)',
    examples: ['-20', '-180', '-1500', '-20000'],
    run: (f, typed) => f.relativeTime(Date.now() + Number(typed) * 60_000),
  },
  {
    id: 'remaining',
    call: 'format.remaining(at)',
    examples: ['1500', '25000', '-4000'],
    run: (f, typed) => f.remaining(Date.now() + Number(typed) * 60_000),
  },
  {
    id: 'dDay',
    call: 'format.dDay(at)',
    examples: ['25000', '0', '-4000'],
    run: (f, typed) => f.dDay(Date.now() + Number(typed) * 60_000),
  },
  {
    id: 'daysUntil',
    call: 'format.daysUntil(at)',
    examples: ['25000', '0', '-4000'],
    run: (f, typed) => String(f.daysUntil(Date.now() + Number(typed) * 60_000) ?? ''),
  },
  {
    id: 'duration',
    call: 'format.duration(minutes)',
    examples: ['50', '135', '0'],
    run: (f, typed) => f.duration(Number(typed)),
  },
  {
    id: 'digits',
    call: 'format.digits(value, [4, 2, 2])',
    examples: ['20260302', '202603', '2026••02'],
    run: (f, typed) => f.digits(typed, [4, 2, 2]),
  },
  {
    id: 'phone',
    call: 'format.phone(value)',
    examples: ['01023456789', '0222001100', '15771234'],
    run: (f, typed) => f.phone(typed),
  },
  {
    id: 'twoDigitYear',
    call: 'parseTwoDigitYear(value, now)',
    examples: ['26', '36', '37', '99', '00'],
    run: (_f, typed) => String(parseTwoDigitYear(typed, Date.now()) ?? ''),
  },
  {
    id: 'parseDate',
    call: 'parseDate(text, now)',
    examples: ['2026-3-2', '26.03.02', '20260230'],
    run: (_f, typed) => parseDate(typed, Date.now()) ?? '',
  },
  {
    id: 'particle',
    call: "addParticle(word, '을/를')",
    isKorean: true,
    examples: ['상담', '이력서', '3', 'Naru', '상담(대면)'],
    run: (_f, typed) => addParticle(typed, '을/를'),
  },
];
