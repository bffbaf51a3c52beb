import { defineWords } from '../use-words.ts';

/** Words of what is loading, for screen readers. */
export const loadingWords = defineWords({
  ko: { loading: '불러오고 있어요' },
  en: { loading: 'Loading' },
});
