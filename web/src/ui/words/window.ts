import { defineWords } from '../use-words.ts';

/** Words of dialogs, sheets and previews. */
export const windowWords = defineWords({
  ko: { close: '닫기', keep: '그대로 두기' },
  en: { close: 'Close', keep: 'Go back' },
});
