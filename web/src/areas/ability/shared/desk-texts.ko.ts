export const ko = {
  label: '검사 관리',
  INSTRUMENTS: '검사',
  ASSIGNMENTS: '의무 진단',
  PARTICIPATION: '참여 현황',
  TAKEN: '결과 무효',
};
