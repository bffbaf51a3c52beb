export const ko = {
  label: '마일리지 관리',
  CLAIMS: '인정 신청',
  USES: '사용 신청',
};
