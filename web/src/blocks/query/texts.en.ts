import type { QueryTexts } from './texts.ts';

export const en: QueryTexts = {
  retry: 'Load again',
  errorText: 'Please try again in a moment.',
};
