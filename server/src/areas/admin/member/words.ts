/** Sentences for what cannot be done with an account. */
export const words = {
  ko: {
    notNow: '지금 상태에서는 할 수 없는 일이에요.',
    byCommand:
      '나보다 권한이 많은 계정이라 다른 관리자가 확인해야 해요. 다른 관리자도 없고 메일도 쓸 수 없다면 서버에서 npm run admin -- reset을 실행해 주세요.',
    secondPerson:
      '요청한 사람도 본인도 아닌 다른 관리자가 확인해야 해요. 요청한 관리자가 최근 30일 안에 관리자로 정했거나 비밀번호를 재설정한 사람은 확인할 수 없어요.',
  },
  en: {
    notNow: 'You can’t do this in the account’s current status.',
    byCommand:
      'This person has permissions you don’t have, so a second administrator has to confirm. If there is no second administrator and no email, run npm run admin -- reset on the server.',
    secondPerson:
      'Another administrator has to confirm this. It can’t be the one who asked, the person themselves, or anyone the asker made an administrator or whose password they reset in the last 30 days.',
  },
} as const;
