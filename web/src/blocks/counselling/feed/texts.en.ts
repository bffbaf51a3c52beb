import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  sectionTitle: 'Calendar',
  sectionText: 'See your counselling in your Google, Apple or Outlook calendar.',
  open: 'See it in my calendar',
  title: 'Meetings in my calendar',
  text: 'Put the address into your Google, Apple or Outlook calendar and your meetings appear there. They only say “counselling”, never a name.',
  loading: 'Loading',
  errorTitle: 'We couldn’t load the calendar address.',
  none: 'You have no address yet.',
  since: (moment: string) => `Your address was made ${moment}.`,
  make: 'Make an address',
  remake: 'Make a new address',
  remakeNote: 'The address you used before stops working then.',
  making: 'Making it',
  end: 'Remove the address',
  ended: 'The calendar address is removed.',
  address: 'Calendar address',
  addressHelp: 'You see it only now. Copy it and use “Subscribe by URL” in your calendar.',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  copyFailed: 'Copying didn’t work. Please select the address and copy it yourself.',
  failed: 'That didn’t work. Please try again.',
  close: 'Close',
} as const satisfies Shape<typeof ko>;
