import type { LongFormTexts } from './long-form-texts.ts';

export const en: LongFormTexts = {
  restored: 'We brought back what you were writing',
  restoredText: (moment) => `Saved ${moment}.`,
  startOver: 'Start over',
  count: (length, most) => `${length} / ${most}`,
  saved: (moment) => `Saved ${moment}`,
  saveFailed: 'We couldn’t save what you wrote. It is lost when you close this screen.',
  filesRunning: 'Files are still on their way. Please send once they are there.',
};
