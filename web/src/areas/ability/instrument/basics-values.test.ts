import { expect, it } from 'vitest';

import { basicsOf, beginWith, requiredOf } from './basics-values.ts';

const both = (text: string) => ({ ko: text, en: `${text} en` });
const CONTENT = {
  name: both('이름'),
  summary: both('소개'),
  instructions: both('안내'),
  source: both('출처'),
  minutes: 5,
  itemsPerPage: 4,
};

it('T12 sends back what it began with, where nothing was changed', () => {
  expect(basicsOf(beginWith(CONTENT))).toEqual({ ...CONTENT, evidence: { ko: '', en: '' }, retakeDays: null });
  const whole = { ...CONTENT, evidence: both('근거'), retakeDays: 30 };
  expect(basicsOf(beginWith(whole))).toEqual(whole);
});

it('T12 asks for evidence in both languages, or in none', () => {
  const values = beginWith(CONTENT);
  expect(requiredOf(values)).not.toHaveProperty(['evidence.en']);
  expect(requiredOf({ ...values, evidenceKo: '근거' })).toMatchObject({ 'evidence.en': '' });
  expect(requiredOf({ ...values, evidenceEn: 'Evidence' })).toMatchObject({ 'evidence.ko': '' });
});
