import { defineWords } from '../use-words.ts';

/** Words of steps, for screen readers. */
export const stepWords = defineWords({
  ko: { past: '지남', current: '지금', next: '다음' },
  en: { past: 'done', current: 'now', next: 'next' },
});
