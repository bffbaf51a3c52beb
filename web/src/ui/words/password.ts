import { defineWords } from '../use-words.ts';

/** Words of fields for passwords. */
export const passwordWords = defineWords({
  ko: { show: '비밀번호 보기', hide: '비밀번호 가리기' },
  en: { show: 'Show password', hide: 'Hide password' },
});
