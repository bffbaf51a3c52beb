import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  code: (name: string) => `${name}: begin with a capital letter, and use capital letters, digits and underscores (_).`,
  decimals: (name: string, n: string) =>
    n === '0'
      ? `${name}: use a whole number.`
      : `${name}: use up to ${n === '1' ? '1 decimal place' : `${n} decimal places`}.`,
  make: (noun: string) => `Make ${noun}`,
  save: 'Save',
  saving: 'Saving',
  made: (noun: string) => `The ${noun} was made.`,
  saved: (noun: string) => `The ${noun} was saved.`,
  failed: 'We couldn’t save it',
  conflict: (noun: string) => `Somebody changed this ${noun}. Reload it and check.`,
  unsaved: 'What you entered isn’t saved.',
} as const satisfies Shape<typeof ko>;
