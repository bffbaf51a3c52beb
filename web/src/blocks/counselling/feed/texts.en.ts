import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  sectionTitle: 'Calendar',
  sectionText: 'See your sessions in Google, Apple or Outlook Calendar.',
  open: 'Add to my calendar',
  title: 'Sessions in my calendar',
  text: 'Add this address to Google, Apple or Outlook Calendar to see your counselling and programmes there. Counselling only says “counselling”, never a name.',
  errorTitle: 'We couldn’t load the calendar address.',
  none: 'You don’t have a calendar address yet.',
  since: (moment: string) => `Address created ${moment}.`,
  make: 'Create address',
  remake: 'Create new address',
  remakeNote: 'Your previous address will stop working.',
  making: 'Creating',
  end: 'Remove address',
  ended: 'Calendar address removed.',
  address: 'Calendar address',
  addressHelp: 'This is shown only once. Copy it and choose “Subscribe by URL” in your calendar.',
  copy: 'Copy address',
  copied: 'Address copied.',
  copyFailed: 'We couldn’t copy the address. Please select it and copy it yourself.',
  failed: 'That didn’t work. Please try again.',
} as const satisfies Shape<typeof ko>;
