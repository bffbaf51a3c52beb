import type { LongFormTexts } from './long-form-texts.ts';

export const en: LongFormTexts = {
  restored: 'We restored what you were writing',
  restoredText: (moment) => `Saved ${moment}.`,
  startOver: 'Start over',
  count: (length, most) => `${length} / ${most}`,
  saved: (moment) => `Saved ${moment}`,
  saveFailed: 'We couldn’t save what you wrote. It will be lost if you close this page.',
  progress: 'Progress',
  step: (at, count) => `Step ${at} of ${count}`,
  stepName: ({ at, count, title }) => `Step ${at} of ${count}, ${title}`,
  back: 'Back',
  next: 'Next',
};
