/**
 * Sentences for fields that do not hold, from zod's issues. Each names its field and says what to do.
 */
import type { FieldError } from '@naru/contract/envelope.ts';
import { FIELD_NAMES_EN } from '@naru/contract/field-names.en.ts';
import { FIELD_NAMES_KO } from '@naru/contract/field-names.ko.ts';
import { CALENDAR_DATE, CALENDAR_YEAR, ID } from '@naru/contract/shared/id.ts';
import { ONE_LINE } from '@naru/contract/shared/one-line.ts';
import { isChosen, type RecordProblem, type RecordSpec } from '@naru/contract/shared/record.ts';
import type { z } from 'zod';

import type { Locale } from './messages.ts';

type Issue = z.core.$ZodIssue;

interface Words {
  readonly missing: (name: string) => string;
  readonly unchosen: (name: string) => string;
  readonly wrong: (name: string) => string;
  readonly choice: (name: string) => string;
  readonly tooShort: (name: string, n: string) => string;
  readonly tooLong: (name: string, n: string) => string;
  readonly tooSmall: (name: string, n: string) => string;
  readonly tooBig: (name: string, n: string) => string;
  /** The bound itself does not hold. */
  readonly notAbove: (name: string, n: string) => string;
  readonly notBelow: (name: string, n: string) => string;
  readonly tooFew: (name: string, n: string) => string;
  readonly tooMany: (name: string, n: string) => string;
  readonly oneLine: (name: string) => string;
  readonly date: (name: string) => string;
  readonly noYear: (name: string) => string;
  readonly character: (name: string) => string;
  readonly code: (name: string) => string;
  readonly decimals: (name: string, n: string) => string;
  /** It does not apply with what another field says. */
  readonly notHere: (name: string) => string;
}

const ko: Words = {
  missing: (name) => `${withObject(name)} 적어 주세요.`,
  unchosen: (name) => `${withObject(name)} 골라 주세요.`,
  wrong: (name) => `${withObject(name)} 다시 확인해 주세요.`,
  choice: (name) => `${withObject(name)} 다시 골라 주세요.`,
  tooShort: (name, n) => `${withTopic(name)} ${n}자 이상 적어 주세요.`,
  tooLong: (name, n) => `${withTopic(name)} ${n}자까지 적을 수 있어요.`,
  tooSmall: (name, n) => `${withTopic(name)} ${n} 이상이어야 해요.`,
  tooBig: (name, n) => `${withTopic(name)} ${n} 이하여야 해요.`,
  notAbove: (name, n) => `${withTopic(name)} ${n}보다 커야 해요.`,
  notBelow: (name, n) => `${withTopic(name)} ${n}보다 작아야 해요.`,
  tooFew: (name, n) => `${withObject(name)} ${n}개 이상 골라 주세요.`,
  tooMany: (name, n) => `${withTopic(name)} ${n}개까지예요.`,
  oneLine: (name) => `${withTopic(name)} 줄을 바꾸지 말고 한 줄로 적어 주세요.`,
  date: (name) => `${withTopic(name)} 달력에 없는 날짜예요. 다시 골라 주세요.`,
  noYear: (name) => `${withTopic(name)} 1900년부터 2199년까지 고를 수 있어요.`,
  character: (name) => `${name}에 쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.`,
  code: (name) => `${withTopic(name)} 영어 대문자로 시작하고, 대문자와 숫자, 밑줄(_)로 적어 주세요.`,
  decimals: (name, n) => `${withTopic(name)} ${n === '0' ? '소수점 없이' : `소수점 아래 ${n}자리까지`} 적어 주세요.`,
  notHere: (name) => `${withTopic(name)} 여기에서는 쓰지 않아요. 비워 주세요.`,
};

const en: Words = {
  missing: (name) => `${name}: please fill this in.`,
  unchosen: (name) => `${name}: please choose.`,
  wrong: (name) => `${name}: please check what you entered.`,
  choice: (name) => `${name}: please choose again.`,
  tooShort: (name, n) => `${name}: use at least ${countOf(n, 'character')}.`,
  tooLong: (name, n) => `${name}: use up to ${countOf(n, 'character')}.`,
  tooSmall: (name, n) => `${name}: must be ${n} or more.`,
  tooBig: (name, n) => `${name}: must be ${n} or less.`,
  notAbove: (name, n) => `${name}: must be more than ${n}.`,
  notBelow: (name, n) => `${name}: must be less than ${n}.`,
  tooFew: (name, n) => `${name}: choose at least ${n}.`,
  tooMany: (name, n) => `${name}: no more than ${n}.`,
  oneLine: (name) => `${name}: write this on a single line.`,
  date: (name) => `${name}: this date doesn’t exist. Please choose again.`,
  noYear: (name) => `${name}: choose a year from 1900 to 2199.`,
  character: (name) => `${name}: contains a character that isn’t allowed. Remove it and try again.`,
  code: (name) => `${name}: begin with a capital letter, and use capital letters, digits and underscores (_).`,
  decimals: (name, n) =>
    n === '0' ? `${name}: use a whole number.` : `${name}: use up to ${countOf(n, 'decimal place')}.`,
  notHere: (name) => `${name}: isn’t used here. Leave it empty.`,
};

const WORDS = { ko, en };
const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ko: FIELD_NAMES_KO, en: FIELD_NAMES_EN };
/** For what the browser fills in and no person sees. */
const UNNAMED = { ko: '보낸 값', en: 'Input' };
/** Keys of things that are picked from a list or a calendar. */
const PICKED = /(Id|Code|List|On|From|To|Until)$|^(date|hour|begins|ends|opens|closes)$/;

/**
 * Describes one issue a field, the first that applies; the path is dotted: `items.0.name`. `record`: whose fields the
 * body has, where one is declared; they bring names of their own.
 */
export function describeIssues(issues: readonly Issue[], locale: Locale, record?: RecordSpec): FieldError[] {
  const names = namesOf(locale, record);
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { field, message: describeIssue(issue, { locale, names }) });
  }
  return [...byField.values()];
}

/** Describes what speaks against a field of a record. */
export function describeProblem(
  record: RecordSpec,
  { field, kind, bound = 0 }: RecordProblem,
  locale: Locale,
): FieldError {
  const facts = record.fields[field];
  const say = WORDS[locale];
  const name = facts?.name[locale] ?? UNNAMED[locale];
  const n = bound.toLocaleString('en-US');
  const words = {
    MISSING: () => (facts && isChosen(facts) ? say.unchosen(name) : say.missing(name)),
    NOT_HERE: () => say.notHere(name),
    CODE: () => say.code(name),
    DAY: () => say.wrong(name),
    TOO_LONG: () => say.tooLong(name, n),
    TOO_SMALL: () => say.tooSmall(name, n),
    TOO_LARGE: () => say.tooBig(name, n),
    DECIMALS: () => say.decimals(name, n),
  };
  return { field, message: words[kind]() };
}

type Names = Readonly<Record<string, string>>;

/** Returns the names of fields by their keys, with those of a record. */
export function namesOf(locale: Locale, record?: RecordSpec): Names {
  if (!record) return NAMES[locale];
  const own = Object.entries(record.fields).map(([field, { name }]) => [field, name[locale]]);
  return { ...NAMES[locale], ...Object.fromEntries(own) };
}

/** Describes a text that PostgreSQL cannot store. */
export function describeCharacter(field: string, locale: Locale): FieldError {
  return {
    field,
    message: WORDS[locale].character(nameOf(keyOf(field.split('.'), NAMES[locale]), { locale, names: NAMES[locale] })),
  };
}

interface Wording {
  readonly locale: Locale;
  readonly names: Names;
}

function describeIssue(issue: Issue, wording: Wording): string {
  const say = WORDS[wording.locale];
  const key = keyOf(issue.path, wording.names);
  const name = nameOf(key, wording);
  if (isLeftOut(issue)) return isPicked(issue, key) ? say.unchosen(name) : say.missing(name);
  switch (issue.code) {
    case 'invalid_value':
      return say.choice(name);
    case 'too_small':
      return limit(issue.origin, [say.tooShort, say.tooFew, issue.inclusive === false ? say.notAbove : say.tooSmall])(
        name,
        written(issue.minimum, key),
      );
    case 'too_big':
      return limit(issue.origin, [say.tooLong, say.tooMany, issue.inclusive === false ? say.notBelow : say.tooBig])(
        name,
        written(issue.maximum, key),
      );
    case 'invalid_format':
      if (issue.pattern === String(ONE_LINE)) return say.oneLine(name);
      if (issue.pattern === String(ID)) return say.choice(name);
      if (!isOfDate(issue)) return say.wrong(name);
      return isDay(issue.input) ? say.noYear(name) : say.date(name);
    default:
      return say.wrong(name);
  }
}

const DATE_PATTERNS: ReadonlySet<string | undefined> = new Set([CALENDAR_DATE, CALENDAR_YEAR].map(String));

function isOfDate(issue: z.core.$ZodIssueInvalidStringFormat): boolean {
  return issue.format === 'datetime' || DATE_PATTERNS.has(issue.pattern);
}

/** Returns whether a text begins with a day that is in a calendar, though not in the university's. */
function isDay(input: unknown): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(input)) ?? [];
  return day !== undefined && isInCalendar(day);
}

function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Returns whether a value was left out: an empty text counts as such, an empty list where one entry would do. */
function isLeftOut(issue: Issue): boolean {
  if (issue.code === 'too_small' && issue.origin === 'array') return issue.minimum === 1;
  return issue.input === undefined || issue.input === null || issue.input === '';
}

function isPicked(issue: Issue, key: string): boolean {
  return issue.code === 'invalid_value' || PICKED.test(key);
}

/** Returns the last step of the path that people have a name for: a list's entry is called as the list is. */
function keyOf(path: readonly PropertyKey[], names: Names): string {
  return path.map(String).findLast((step) => Object.hasOwn(names, step)) ?? '';
}

function nameOf(key: string, { locale, names }: Wording): string {
  return names[key] ?? UNNAMED[locale];
}

type Say = (name: string, n: string) => string;

function limit(origin: string, [text, list, number]: readonly [Say, Say, Say]): Say {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}

/** A year is written without a comma. */
function written(bound: number | bigint, key: string): string {
  return /year$/i.test(key) ? String(bound) : bound.toLocaleString('en-US');
}

function countOf(n: string, one: string): string {
  return n === '1' ? `1 ${one}` : `${n} ${one}s`;
}

const withObject = (name: string): string => name + (endsInConsonant(name) ? '을' : '를');
const withTopic = (name: string): string => name + (endsInConsonant(name) ? '은' : '는');

/** Names end in a Hangul syllable; of each 28 in a row only the first has no final consonant. */
function endsInConsonant(name: string): boolean {
  return ((name.codePointAt(name.length - 1) ?? 0) - 0xac_00) % 28 !== 0;
}
