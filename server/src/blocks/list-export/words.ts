/** Sentences about Excel files. */
export const words = {
  ko: { reason: '이유를 5자 이상 적어 주세요.', list: '목록' },
  en: { reason: 'Give a reason of at least 5 characters.', list: 'List' },
} as const;
