export const ko = {
  grade: (grade: string) => `${grade}학년`,
  links: { RECORD: '학생 기록', INVITE: '상담에 초대하기', TEST: '진단 결과', PAPERS: '공유받은 서류' },
};
