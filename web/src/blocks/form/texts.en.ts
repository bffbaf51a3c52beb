import { countOf } from '../../platform/i18n/count-of.ts';
import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  missing: (name: string) => `${name}: please fill this in.`,
  unchosen: (name: string) => `${name}: please choose.`,
  wrong: (name: string) => `${name}: please check what you entered.`,
  choice: (name: string) => `${name}: please choose again.`,
  mustAgree: 'You need to agree before you can send this.',
  tooShort: (name: string, n: string) => `${name}: use at least ${n} characters.`,
  tooLong: (name: string, n: string) => `${name}: use up to ${n} characters.`,
  tooSmall: (name: string, n: string) => `${name}: must be ${n} or more.`,
  tooBig: (name: string, n: string) => `${name}: must be ${n} or less.`,
  notAbove: (name: string, n: string) => `${name}: must be more than ${n}.`,
  notBelow: (name: string, n: string) => `${name}: must be less than ${n}.`,
  tooFew: (name: string, n: string) => `${name}: choose at least ${n}.`,
  tooMany: (name: string, n: string) => `${name}: no more than ${n}.`,
  summary: (count: number) => (count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`),
  wait: (seconds: string) => `Try again in ${countOf(seconds, 'second')}.`,
  filesRunning: 'Some files are still uploading. Please try again when they’re done.',
  leftRestored: 'We put back what you had written before your session ended.',
  leftWaiting: 'What you had written before your session ended is still here. Open the same window to go on.',
  close: 'Close',
  leaveTitle: 'Leave this page?',
  leaveText: 'What you wrote isn’t saved yet. You can come back to it until you close this window.',
  leaveLost: 'You have unsaved changes. They’re lost if you leave.',
  closeTitle: 'Close this panel?',
  closeLost: 'You’ll lose what you entered.',
  stay: 'Keep writing',
  leave: 'Leave',
  codesError: 'We couldn’t load the options. Please reload the page.',
  codeUnused: 'Not available now',
} as const satisfies Shape<typeof ko>;
