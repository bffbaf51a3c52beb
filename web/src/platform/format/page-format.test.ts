import { describe, expect, test } from 'vitest';

import { prepareTexts } from '../i18n/texts.ts';
import { createFormat } from './format.ts';
import { createPageFormat } from './page-format.ts';

const NUMBERS = [0, 7, 999, 1000, 1_234_567];
const DAY_MS = 86_400_000;
const dateIn = (days: number): string =>
  new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const DATES = [-400, -2, -1, 0, 1, 2, 30, 400].map(dateIn);

describe.each(['ko', 'en'] as const)('the page writes what the app writes (%s)', (locale) => {
  const page = createPageFormat(locale);
  const app = createFormat({ locale, codeLabel: () => undefined });

  test('numbers', () => {
    expect(NUMBERS.map(page.number)).toEqual(NUMBERS.map((number) => app.number(number)));
  });

  test.each([{}, { hasWeekday: false }, { hasWeekday: false, hasYear: true }])('days %j', async (options) => {
    await prepareTexts(locale);
    expect(DATES.map((date) => page.day(date, options))).toEqual(DATES.map((date) => app.day(date, options)));
  });

  test('days that are left, and that have passed', async () => {
    await prepareTexts(locale);
    expect(DATES.map(page.remaining)).toEqual(DATES.map((date) => app.remaining(date)));
  });
});
