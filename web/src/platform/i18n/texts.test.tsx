// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { chooseLocale, LOCALE_KEY, readLocale, readStoredLocale } from './locale.ts';
import { defineTexts, prepareTexts, type Shape } from './texts.ts';
import { useTexts } from './use-texts.ts';

const ko = {
  title: '상담',
  left: (count: number) => `${count}건 남았어요`,
  state: { done: '끝났어요' },
} as const;
const en = {
  title: 'Counselling',
  left: (count: number) => `${count} left`,
  state: { done: 'Done' },
} as const satisfies Shape<typeof ko>;

beforeEach(async () => {
  localStorage.clear();
  await chooseLocale('ko');
});
afterEach(cleanup);
// Other files run in this process after it.
afterAll(() => chooseLocale('ko'));

describe('the language', () => {
  test.each([
    [null, 'ko'],
    ['ko', 'ko'],
    ['en', 'en'],
    ['', 'ko'],
    ['fr', 'ko'],
    ['EN', 'ko'],
  ])('stored as %j is %s', (stored, locale) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem(LOCALE_KEY, stored);
    expect(readStoredLocale()).toBe(locale);
  });

  test('chosen is stored under `locale` and stands on the page', async () => {
    await chooseLocale('en');
    expect(localStorage.getItem('locale')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(readLocale()).toBe('en');
  });

  test('chosen last wins, whichever texts come first', async () => {
    let arrive: (texts: typeof en) => void = () => undefined;
    defineTexts(ko, () => new Promise<typeof en>((resolve) => (arrive = resolve)));
    const english = chooseLocale('en');
    await chooseLocale('ko');
    arrive(en);
    await english;
    expect(readLocale()).toBe('ko');
    expect(document.documentElement.lang).toBe('ko');
  });
});

describe('texts', () => {
  test('are there at once in Korean, and load English once, when asked', async () => {
    const load = vi.fn(async () => en);
    const texts = defineTexts(ko, load);
    expect(texts.read('ko')).toBe(ko);
    expect(load).not.toHaveBeenCalled();
    const promise = texts.read('en');
    expect(texts.read('en')).toBe(promise);
    await prepareTexts('en');
    expect(texts.read('en')).toBe(en);
    expect(load).toHaveBeenCalledOnce();
  });

  test('fall back to Korean', async () => {
    const texts = defineTexts(ko, () => Promise.reject(new Error('away')));
    await prepareTexts('en');
    expect(texts.read('en')).toBe(ko);
  });

  test('are those of another shape for the compiler only if they are right', () => {
    const texts = defineTexts(ko, async () => en);
    expectTypeOf(texts.read).returns.toEqualTypeOf<Shape<typeof ko> | Promise<Shape<typeof ko>>>();
    expectTypeOf<Shape<typeof ko>['left']>().toEqualTypeOf<(count: number) => string>();
    // @ts-expect-error a text takes the arguments of the Korean one
    const wrongArgument = { ...en, left: (count: string) => count } satisfies Shape<typeof ko>;
    // @ts-expect-error a text is missing
    const missing = { title: '', left: en.left } satisfies Shape<typeof ko>;
    // @ts-expect-error a text within is missing
    const missingWithin = { ...en, state: {} } satisfies Shape<typeof ko>;
    // @ts-expect-error a text that the Korean ones do not have
    const unknown = { ...en, other: '' } satisfies Shape<typeof ko>;
    // @ts-expect-error English of another shape
    defineTexts(ko, async () => ({ ...en, left: (count: string) => count }));
    const { left } = en as Shape<typeof ko>;
    // @ts-expect-error a wrong argument of a call
    expect(left('3')).toBe('3 left');
    expect([wrongArgument, missing, missingWithin, unknown]).toHaveLength(4);
  });
});

describe('a screen', () => {
  const texts = defineTexts(ko, async () => en);

  function Greeting() {
    const { title, left } = useTexts(texts);
    return (
      <label>
        {title}: {left(3)} <input />
      </label>
    );
  }

  test('Q6 changes its language and keeps what was typed', async () => {
    render(
      <Suspense fallback="loading">
        <Greeting />
      </Suspense>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.value = '적던 글';
    await act(() => chooseLocale('en'));
    expect(screen.getByText(/Counselling: 3 left/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox')).toBe(input);
    expect(input.value).toBe('적던 글');
    await act(() => chooseLocale('ko'));
    expect(screen.getByText(/상담: 3건 남았어요/)).toBeTruthy();
  });

  test('waits for English that is on its way', async () => {
    await chooseLocale('en');
    const late = defineTexts(ko, async () => en);
    function Late() {
      return <p>{useTexts(late).title}</p>;
    }
    await act(async () =>
      render(
        <Suspense fallback="loading">
          <Late />
        </Suspense>,
      ),
    );
    expect(screen.getByText('Counselling')).toBeTruthy();
  });
});
