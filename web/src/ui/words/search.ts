import { defineWords } from '../use-words.ts';

/** Words of fields that search as people type. */
export const searchWords = defineWords({
  ko: {
    open: '목록 열기',
    clear: '지우기',
    searching: '찾고 있어요',
    nothing: '찾는 것이 없어요',
    remove: (name: string) => `${name} 빼기`,
  },
  en: {
    open: 'Open the list',
    clear: 'Clear',
    searching: 'Searching',
    nothing: 'No matches',
    remove: (name: string) => `Remove ${name}`,
  },
});
