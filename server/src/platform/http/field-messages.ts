/**
 * Sentences for fields that do not hold, from zod's issues.
 */
import type { FieldError } from '@naru/contract/envelope.ts';
import { CALENDAR_DATE, CALENDAR_YEAR } from '@naru/contract/shared/id.ts';
import { ONE_LINE } from '@naru/contract/shared/one-line.ts';
import type { z } from 'zod';

import type { Locale } from './messages.ts';

type Issue = z.core.$ZodIssue;

const words = {
  ko: {
    missing: '빠졌어요. 적어 주세요.',
    wrongType: '형식이 맞지 않아요. 다시 적어 주세요.',
    choice: '고를 수 있는 값이 아니에요. 다시 골라 주세요.',
    tooShort: (n: string) => `너무 짧아요. ${n}자 이상 적어 주세요.`,
    tooLong: (n: string) => `너무 길어요. ${n}자까지 적을 수 있어요.`,
    tooSmall: (n: string) => `너무 작아요. ${n} 이상이어야 해요.`,
    tooBig: (n: string) => `너무 커요. ${n}까지 쓸 수 있어요.`,
    tooFew: (n: string) => `${n}개 이상 골라 주세요.`,
    tooManyItems: (n: string) => `${n}개까지 고를 수 있어요.`,
    date: '달력에 없는 날짜예요. 다시 골라 주세요.',
    line: '줄을 바꾸지 말고 한 줄로 적어 주세요.',
    character: '쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.',
  },
  en: {
    missing: 'This is missing. Please fill it in.',
    wrongType: 'This isn’t in the right format. Please enter it again.',
    choice: 'That isn’t one of the choices. Please choose again.',
    tooShort: (n: string) => `Too short. Use at least ${n} characters.`,
    tooLong: (n: string) => `Too long. Use up to ${n} characters.`,
    tooSmall: (n: string) => `Too small. It must be at least ${n}.`,
    tooBig: (n: string) => `Too large. It can be up to ${n}.`,
    tooFew: (n: string) => `Choose at least ${n}.`,
    tooManyItems: (n: string) => `Choose up to ${n}.`,
    date: 'That date isn’t in the calendar. Please choose again.',
    line: 'Write this on one line, without breaks.',
    character: 'There is a character that can’t be used. Remove it and try again.',
  },
} as const;

/** One message a field, the first that applies; the path is dotted: `items.0.name`. */
export function describeIssues(issues: readonly Issue[], locale: Locale): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { field, message: describeIssue(issue, locale) });
  }
  return [...byField.values()];
}

/** The error for a text that PostgreSQL cannot hold. */
export function describeCharacter(field: string, locale: Locale): FieldError {
  return { field, message: words[locale].character };
}

function describeIssue(issue: Issue, locale: Locale): string {
  const say = words[locale];
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? say.missing : say.wrongType;
    case 'invalid_value':
      return say.choice;
    case 'too_small':
      return limit(issue.origin, issue.minimum, [say.tooShort, say.tooFew, say.tooSmall]);
    case 'too_big':
      return limit(issue.origin, issue.maximum, [say.tooLong, say.tooManyItems, say.tooBig]);
    case 'invalid_format':
      if (issue.pattern === String(ONE_LINE)) return say.line;
      return isOfDate(issue) ? say.date : say.wrongType;
    default:
      return say.wrongType;
  }
}

const DATE_PATTERNS: ReadonlySet<string | undefined> = new Set([CALENDAR_DATE, CALENDAR_YEAR].map(String));

function isOfDate(issue: z.core.$ZodIssueInvalidStringFormat): boolean {
  return issue.format === 'datetime' || DATE_PATTERNS.has(issue.pattern);
}

type Say = (n: string) => string;

function limit(origin: string, bound: number | bigint, [text, list, number]: readonly [Say, Say, Say]): string {
  const n = bound.toLocaleString('en-US');
  if (origin === 'string') return text(n);
  return origin === 'array' ? list(n) : number(n);
}
