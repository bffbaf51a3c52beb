export const ko = {
  grade: (grade: string) => `${grade}학년`,
  links: { RECORD: '학생 기록', INVITE: '상담에 초대하기' },
};
