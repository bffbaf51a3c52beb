/** Sentences for what cannot be done with an account. */
export const words = {
  ko: {
    needsReason: '까닭을 적어 주세요. 회원이 물으면 이 내용으로 설명해요.',
    notNow: '지금 상태에서는 할 수 없는 일이에요.',
  },
  en: {
    needsReason: 'Please give the reason. It is what the person is told when they ask.',
    notNow: 'This cannot be done in the account’s present state.',
  },
} as const;
