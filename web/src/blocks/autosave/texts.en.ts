import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  saved: (time: string) => `Saved ${time}`,
  savedNever: 'Saved as you write',
  saving: 'Saving',
  stuck: 'Not saved yet. It’s kept on this device, and we’ll save it when you’re back online.',
  refused: 'We can’t save it like this. It’s kept on this device.',
  conflict: 'Saving paused: it changed elsewhere',
  gone: 'It was deleted elsewhere. What you wrote is kept on this device.',
  conflictTitle: 'This changed in another tab or on another device.',
  conflictText: (time: string) => `What was saved ${time} differs from what you have here. Choose which to keep.`,
  conflictUnread: 'What’s saved differs from what you have here. Choose which to keep.',
  look: 'See the saved one',
  lookAgain: 'Load the saved one',
  keepMine: 'Save what’s here',
  takeTheirs: 'Use the saved one',
  theirsTitle: 'Saved',
  mineTitle: 'Here',
  leaveText: 'This isn’t saved yet. It’s kept on this device, and you can continue when you open this page again.',
} as const satisfies Shape<typeof ko>;
