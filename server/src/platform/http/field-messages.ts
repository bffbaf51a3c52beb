/**
 * Sentences for fields that do not hold, from zod's issues. Each names its field and says what to do.
 */
import type { FieldError } from '@naru/contract/envelope.ts';
import { FIELD_NAMES_EN } from '@naru/contract/field-names.en.ts';
import { FIELD_NAMES_KO } from '@naru/contract/field-names.ko.ts';
import { CALENDAR_DATE, CALENDAR_YEAR, ID } from '@naru/contract/shared/id.ts';
import { ONE_LINE } from '@naru/contract/shared/one-line.ts';
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
  readonly tooFew: (name: string, n: string) => string;
  readonly tooMany: (name: string, n: string) => string;
  readonly oneLine: (name: string) => string;
  readonly date: (name: string) => string;
  readonly character: (name: string) => string;
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
  tooFew: (name, n) => `${withObject(name)} ${n}개 이상 골라 주세요.`,
  tooMany: (name, n) => `${withTopic(name)} ${n}개까지 고를 수 있어요.`,
  oneLine: (name) => `${withTopic(name)} 줄을 바꾸지 말고 한 줄로 적어 주세요.`,
  date: (name) => `${withTopic(name)} 달력에 없는 날짜예요. 다시 골라 주세요.`,
  character: (name) => `${name}에 쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.`,
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
  tooFew: (name, n) => `${name}: choose at least ${n}.`,
  tooMany: (name, n) => `${name}: choose up to ${n}.`,
  oneLine: (name) => `${name}: write this on a single line.`,
  date: (name) => `${name}: this date doesn’t exist. Please choose again.`,
  character: (name) => `${name}: contains a character that isn’t allowed. Remove it and try again.`,
};

const WORDS = { ko, en };
const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ko: FIELD_NAMES_KO, en: FIELD_NAMES_EN };
/** For what the browser fills in and no person sees. */
const UNNAMED = { ko: '보낸 값', en: 'Input' };
/** Keys of things that are picked from a list or a calendar. */
const PICKED = /(Id|Code|List|On|From|To|Until)$|^(date|hour|begins|ends|opens|closes)$/;

/** Describes one issue a field, the first that applies; the path is dotted: `items.0.name`. */
export function describeIssues(issues: readonly Issue[], locale: Locale): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { field, message: describeIssue(issue, locale) });
  }
  return [...byField.values()];
}

/** Describes a text that PostgreSQL cannot store. */
export function describeCharacter(field: string, locale: Locale): FieldError {
  return { field, message: WORDS[locale].character(nameOf(keyOf(field.split('.')), locale)) };
}

function describeIssue(issue: Issue, locale: Locale): string {
  const say = WORDS[locale];
  const key = keyOf(issue.path);
  const name = nameOf(key, locale);
  if (isLeftOut(issue)) return isPicked(issue, key) ? say.unchosen(name) : say.missing(name);
  switch (issue.code) {
    case 'invalid_value':
      return say.choice(name);
    case 'too_small':
      return limit(issue.origin, [say.tooShort, say.tooFew, say.tooSmall])(name, written(issue.minimum));
    case 'too_big':
      return limit(issue.origin, [say.tooLong, say.tooMany, say.tooBig])(name, written(issue.maximum));
    case 'invalid_format':
      if (issue.pattern === String(ONE_LINE)) return say.oneLine(name);
      if (issue.pattern === String(ID)) return say.choice(name);
      return isOfDate(issue) ? say.date(name) : say.wrong(name);
    default:
      return say.wrong(name);
  }
}

const DATE_PATTERNS: ReadonlySet<string | undefined> = new Set([CALENDAR_DATE, CALENDAR_YEAR].map(String));

function isOfDate(issue: z.core.$ZodIssueInvalidStringFormat): boolean {
  return issue.format === 'datetime' || DATE_PATTERNS.has(issue.pattern);
}

/** Returns whether a value was left out: an empty text counts as such, an empty list where one entry would do. */
function isLeftOut(issue: Issue): boolean {
  if (issue.code === 'too_small' && issue.origin === 'array') return issue.minimum === 1;
  return issue.input === undefined || issue.input === null || issue.input === '';
}

function isPicked(issue: Issue, key: string): boolean {
  return issue.code === 'invalid_value' || PICKED.test(key);
}

/** Returns the last name in the path: a list's entry is called as the list is. */
function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).findLast((step) => !/^\d+$/.test(step)) ?? '';
}

function nameOf(key: string, locale: Locale): string {
  return NAMES[locale][key] ?? UNNAMED[locale];
}

type Say = (name: string, n: string) => string;

function limit(origin: string, [text, list, number]: readonly [Say, Say, Say]): Say {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}

function written(bound: number | bigint): string {
  return bound.toLocaleString('en-US');
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
