import { defineWords } from '../use-words.ts';

/** Words of lists to choose one of. */
export const choiceWords = defineWords({
  ko: { choose: '골라 주세요', none: '선택할 항목이 없어요' },
  en: { choose: 'Choose', none: 'Nothing to choose from' },
});
