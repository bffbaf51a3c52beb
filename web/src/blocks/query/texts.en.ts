import type { QueryTexts } from './texts.ts';

export const en: QueryTexts = {
  retry: 'Try again',
  errorText: 'Please try again in a moment.',
};
