export const ko = {
  label: '마일리지 관리',
  CLAIMS: '인정 신청',
  USES: '사용 신청',
  OBJECTIONS: '이의 제기',
  BALANCES: '잔액',
  ENTRIES: '수동 조정',
  ITEMS: '항목',
  RULES: '규칙',
  PURPOSES: '사용처',
  CLOSES: '학기 마감',
};
