/** Sentences of psychological counselling: what does not hold, why, and what to do. */
export const psychWords = {
  ko: {
    consent: '세 가지 동의가 모두 있어야 신청할 수 있어요. 내용을 읽고 동의해 주세요.',
    oldConsent: '동의서가 바뀌었어요. 새 내용을 읽고 다시 동의해 주세요.',
    area: '힘든 점을 하나 이상 골라 주세요.',
    items: '모든 문항에 답해 주세요.',
    most: (most: number) => `심리상담은 재학 중 ${most}번까지 신청할 수 있어요. 더 필요하면 상담센터로 전화해 주세요.`,
  },
  en: {
    consent: 'All three consents are needed to apply. Please read and agree to them.',
    oldConsent: 'The consent text has changed. Please read the new one and agree again.',
    area: 'Choose at least one thing that troubles you.',
    items: 'Please answer every question.',
    most: (most: number) =>
      `You can apply for psychological counselling ${most} times while enrolled. If you need more, please call the centre.`,
  },
} as const;
