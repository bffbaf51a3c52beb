import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  missing: 'This is missing. Please fill it in.',
  wrongType: 'This isn’t in the right format. Please enter it again.',
  choice: 'That isn’t one of the choices. Please choose again.',
  mustAgree: 'You need to agree before this can be sent.',
  tooShort: (n: string) => `Too short. Use at least ${n} characters.`,
  tooLong: (n: string) => `Too long. Use up to ${n} characters.`,
  tooSmall: (n: string) => `Too small. It must be at least ${n}.`,
  tooBig: (n: string) => `Too large. It can be up to ${n}.`,
  tooFew: (n: string) => `Choose at least ${n}.`,
  tooMany: (n: string) => `Choose up to ${n}.`,
  summary: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  leaveTitle: 'Leave what you were writing?',
  leaveText: 'It isn’t saved yet. Until you close this window you can come back and go on.',
  stay: 'Keep writing',
  leave: 'Leave',
  codesError: 'The choices couldn’t be loaded. Please open this screen again.',
  codesNone: 'Nothing to choose from',
  codeUnused: 'Not available now',
} as const satisfies Shape<typeof ko>;
