// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { localeStore } from '../../../../platform/i18n/locale.ts';
import { prepareTexts } from '../../../../platform/i18n/texts.ts';
import { SessionsPart } from './sessions-part.tsx';

afterEach(() => {
  cleanup();
  localeStore.write('ko');
});

const SESSION = {
  sessionId: '0190b2c4-0000-7000-8000-000000000001',
  number: 1,
  title: 'Voice and breath',
  beginsAt: '2026-12-01T01:00:00.000Z',
  endsAt: '2026-12-01T03:00:00.000Z',
  place: '',
  teacherNm: '한유정',
  onlineUrl: null,
};

test('C1 on an English page only the words of a session that are Korean are marked as Korean', async () => {
  localeStore.write('en');
  await prepareTexts('en');
  render(
    <SessionsPart programme={{ place: 'Room 201, Garam Hall', sessionList: [SESSION] }} markOf={() => undefined} />,
  );
  expect(screen.getByText('한유정').getAttribute('lang')).toBe('ko');
  const line = screen.getByText(/Voice and breath/);
  expect(line.getAttribute('lang')).toBeNull();
  expect(line.textContent).toContain('Voice and breath');
  expect(line.textContent).toContain('Room 201, Garam Hall');
  expect(line.closest('[lang]')?.getAttribute('lang') ?? 'en').not.toBe('ko');
});
