import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Graduation self-check',
  blockedTitle: 'Your browser blocked the new tab',
  blockedText: 'Use the button below to open the self-check of the academic system in a new tab.',
  open: 'Open self-check',
  noCodeTitle: 'There is no self-check for you to open',
  noCodeText: 'Your record names neither the university nor the graduate school. Please ask your department’s office.',
  noAddressTitle: 'No self-check is linked yet',
  noAddressText: 'Once the university adds the address of its academic system, it opens from here.',
  errorTitle: 'We couldn’t open the self-check.',
} as const satisfies Shape<typeof ko>;
