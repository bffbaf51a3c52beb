import type { Shape } from '../../../platform/i18n/texts.ts';
import { greetingEn } from './greeting/texts.en.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  loadError: 'We couldn’t load this. Please try again in a moment.',
  greeting: greetingEn,
  screenTitle: 'Home',
  todoTitle: 'To do',
  todoAll: (count: string) => `See all ${count}`,
  todoDone: 'You’re all caught up',
  todoDoneText: 'New things to do appear here, the most urgent first.',
  allHidden: 'Everything is turned off',
  allHiddenText: 'Choose Customize to turn on what you’d like to see.',
  noDue: 'No deadline',
} as const satisfies Shape<typeof ko>;
