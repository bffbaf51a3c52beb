import { defineWords } from '../use-words.ts';

/** Words of what stands beside a field’s label. */
export const fieldWords = defineWords({
  ko: { optional: '선택', several: '여러 개 골라도 돼요' },
  en: { optional: 'Optional', several: 'Choose any that apply' },
});
