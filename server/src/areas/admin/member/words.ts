/** Sentences for what cannot be done with an account. */
export const words = {
  ko: {
    needsReason: '이유를 적어 주세요. 회원이 물으면 이 내용으로 설명해요.',
    notNow: '지금 상태에서는 할 수 없는 일이에요.',
    byCommand:
      '나에게 없는 권한이 있는 사람이라 다른 관리자가 확인해야 해요. 다른 관리자도 메일도 없다면 서버에서 npm run admin -- reset을 실행해 주세요.',
    secondPerson:
      '요청한 사람도 본인도 아닌 다른 관리자가 확인해야 해요. 요청한 관리자가 최근 30일 안에 관리자로 정했거나 비밀번호를 재설정한 사람은 확인할 수 없어요.',
  },
  en: {
    needsReason: 'Please give the reason. It is what the person is told when they ask.',
    notNow: 'This cannot be done in the account’s present state.',
    byCommand:
      'This person has rights that you lack, so a second administrator has to confirm. With neither a second one nor e-mail, run npm run admin -- reset on the server.',
    secondPerson:
      'Another administrator has to confirm this: neither the one who asked nor the person themselves, nor someone whom the asker made an administrator or whose password the asker reset in the last 30 days.',
  },
} as const;
