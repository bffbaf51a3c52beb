// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { localeStore } from '../platform/i18n/locale.ts';
import { Written } from './written.tsx';

afterEach(() => localeStore.write('ko'));

const langOf = (words: string): string | null => {
  const { unmount } = render(
    <p>
      <Written>{words}</Written>
    </p>,
  );
  const lang = screen.getByText(words).getAttribute('lang');
  unmount();
  return lang;
};

test('what is Korean is marked on an English page, and nothing else', () => {
  localeStore.write('en');
  expect([langOf('학생회관 소강당'), langOf('Student union')]).toEqual(['ko', null]);
  localeStore.write('ko');
  expect(langOf('학생회관 소강당')).toBeNull();
});
