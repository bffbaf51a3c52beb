import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { todoKo } from './texts.ko.ts';

export const todoEn = {
  title: 'To do',
  all: (count: string) => `See all ${count}`,
  done: 'You’re all caught up',
  doneText: 'New things to do appear here, the most urgent first.',
  noDue: 'No deadline',
} as const satisfies Shape<typeof todoKo>;
