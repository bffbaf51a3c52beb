/** Sentences for what does not hold when somebody signs up. */
export const words = {
  ko: {
    tooYoung: '만 14세부터 가입할 수 있어요. 생년월일을 다시 확인해 주세요.',
    weakPassword: '더 안전한 비밀번호가 필요해요. 10자 이상으로, 이메일과 다르게 정해 주세요.',
    agreeFirst: '지금 시행하는 이용약관과 개인정보 처리방침에 동의해야 가입할 수 있어요.',
  },
  en: {
    tooYoung: 'You need to be at least 14 to sign up. Please check your date of birth.',
    weakPassword: 'Choose a safer password: at least 10 characters, and not your email address.',
    agreeFirst: 'To sign up, please agree to the current terms of use and privacy policy.',
  },
} as const;
