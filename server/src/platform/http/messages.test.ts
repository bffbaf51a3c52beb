import { FAILURE, type FailureKind } from '@naru/contract/envelope.ts';
import { describe, expect, it } from 'vitest';

import { toFailure } from './failure.ts';
import { chooseLocale, failureMessage } from './messages.ts';

const KINDS = Object.keys(FAILURE) as FailureKind[]; // an object's own keys
const HANGUL = /[ㄱ-ㆎ가-힣]/;

describe('the catalogue of errors', () => {
  it.each(KINDS)('has %s in Korean and in English', (kind) => {
    const [ko, en] = [failureMessage(kind, 'ko'), failureMessage(kind, 'en')];
    expect(ko).toMatch(HANGUL);
    expect(ko).toMatch(/요\.$/);
    expect(en).not.toMatch(HANGUL);
    expect(en).toMatch(/^[A-Z].+\.$/);
  });

  it('has no sentence twice in a language', () => {
    for (const locale of ['ko', 'en'] as const)
      expect(new Set(KINDS.map((kind) => failureMessage(kind, locale))).size).toBe(KINDS.length);
  });
});

describe('a conflict', () => {
  it('does not say that it was somebody else: nobody knows that here', () => {
    expect(failureMessage('conflict', 'ko')).not.toMatch(/다른 (사람|분)|먼저/);
    expect(failureMessage('conflict', 'en')).not.toMatch(/else|first/);
  });
});

describe('the language of an answer', () => {
  it.each<[string | undefined, 'ko' | 'en']>([
    [undefined, 'ko'],
    ['', 'ko'],
    ['ko', 'ko'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['en-GB,en;q=0.9,ko;q=0.8', 'en'],
    ['fr-FR, en;q=0.5', 'en'],
    ['fr, de', 'ko'],
    ['*', 'ko'],
    [',,;q=', 'ko'],
  ])('of %j is %s', (header, locale) => {
    expect(chooseLocale(header)).toBe(locale);
  });
});

describe('a failure from outside of our decisions', () => {
  it.each(['ECONNREFUSED', '57P01', '53300', '40001', '08006', '57014'])('with code %s is unavailable', (code) => {
    expect(toFailure(Object.assign(new Error('x'), { code })).kind).toBe('unavailable');
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'that says %j is too',
    (message) => {
      expect(toFailure(new Error(message)).kind).toBe('unavailable');
    },
  );

  it.each([new Error('x'), Object.assign(new Error('x'), { code: '23505' }), undefined, null, 'text', 7])(
    'is unexpected else: %j',
    (error) => {
      expect(toFailure(error).kind).toBe('unexpected');
    },
  );
});
