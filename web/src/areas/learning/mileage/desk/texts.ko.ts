export const ko = {
  label: '마일리지 관리',
  CLAIMS: '인정 신청',
  USES: '사용 신청',
  RULES: '규칙',
  CLOSES: '학기 마감',
};
