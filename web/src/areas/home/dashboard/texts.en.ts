import type { Shape } from '../../../platform/i18n/texts.ts';
import { greetingEn } from './greeting/texts.en.ts';
import { todoEn } from './look/texts.en.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loadError: 'We couldn’t load this. Please try again in a moment.',
  greeting: greetingEn,
  screenTitle: 'Home',
  todo: todoEn,
  allHidden: 'Everything is turned off',
  allHiddenText: 'Choose Customize to turn on what you’d like to see.',
} as const satisfies Shape<typeof ko>;
