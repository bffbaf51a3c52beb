import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  tick: 'Done',
  doneOf: (title: string) => `Done: ${title}`,
  done: (title: string) => `“${title}” is off your list.`,
  undo: 'Undo',
} as const satisfies Shape<typeof ko>;
