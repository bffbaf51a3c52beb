import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  missing: (name: string) => `${name}: please fill this in.`,
  unchosen: (name: string) => `${name}: please choose.`,
  wrong: (name: string) => `${name}: please check what you entered.`,
  choice: (name: string) => `${name}: please choose again.`,
  mustAgree: 'You need to agree before this can be sent.',
  tooShort: (name: string, n: string) => `${name}: use at least ${n} characters.`,
  tooLong: (name: string, n: string) => `${name}: use up to ${n} characters.`,
  tooSmall: (name: string, n: string) => `${name}: must be at least ${n}.`,
  tooBig: (name: string, n: string) => `${name}: can be up to ${n}.`,
  tooFew: (name: string, n: string) => `${name}: choose at least ${n}.`,
  tooMany: (name: string, n: string) => `${name}: choose up to ${n}.`,
  summary: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  leaveTitle: 'Leave what you were writing?',
  leaveText: 'It isn’t saved yet. Until you close this window you can come back and go on.',
  stay: 'Keep writing',
  leave: 'Leave',
  codesError: 'The choices couldn’t be loaded. Please open this screen again.',
  codesNone: 'Nothing to choose from',
  codeUnused: 'Not available now',
} as const satisfies Shape<typeof ko>;
