/** Sentences for what cannot be done with an agreement. */
export const words = {
  ko: { mandatory: '계정을 쓰는 데 꼭 필요한 동의예요. 철회하려면 담당 부서에 탈퇴를 요청해 주세요.' },
  en: {
    mandatory: 'Your account needs this consent. To withdraw it, ask the office in charge to close your account.',
  },
} as const;
