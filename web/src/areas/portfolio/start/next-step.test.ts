import { expect, it } from 'vitest';

import { findNextStep } from './next-step.ts';

const draft = {
  status: 'DRAFT',
  visibility: 'PRIVATE',
  hiddenAt: null,
  isChangedSince: false,
  promptCount: 0,
  openLinkCount: 0,
} as const;
const shown = { ...draft, status: 'PUBLISHED', visibility: 'PUBLIC' } as const;

it('F11 tells of a draft what is still to write, then to publish it', () => {
  expect(findNextStep({ ...draft, promptCount: 2 })).toBe('PROMPTS');
  expect(findNextStep(draft)).toBe('PUBLISH');
  expect(findNextStep({ ...draft, status: 'UNPUBLISHED' })).toBe('TAKEN_DOWN');
});

it('F11 tells of a published one first that it was hidden, then that it was changed, then how it reaches people', () => {
  expect(findNextStep({ ...shown, isChangedSince: true, hiddenAt: '2026-11-25T00:00:00Z' })).toBe('HIDDEN');
  expect(findNextStep({ ...shown, isChangedSince: true })).toBe('CHANGED');
  expect(findNextStep({ ...shown, visibility: 'PRIVATE' })).toBe('PUBLISH');
  expect(findNextStep({ ...shown, visibility: 'LINK' })).toBe('LINKLESS');
  expect(findNextStep({ ...shown, visibility: 'LINK', openLinkCount: 1 })).toBe('SHOWN');
  expect(findNextStep(shown)).toBe('SHOWN');
});
