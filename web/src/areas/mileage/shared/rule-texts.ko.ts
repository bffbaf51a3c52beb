/** Sentences by which people read a rule. */
export const ko = {
  PIECE: (points: string) => `한 건에 ${points}점`,
  HOUR: (points: string) => `한 시간에 ${points}점`,
  PROMISED: (points: string) => `프로그램이 정한 점수, 없으면 한 시간에 ${points}점`,
  GRADE: ({ least, points }: { least: string; points: string }) => `${least} 이상이면 ${points}점`,
  capOnce: (points: string) => `한 번에 ${points}점까지`,
  capTerm: (points: string) => `한 학기에 ${points}점까지`,
  capLife: (points: string) => `졸업까지 ${points}점까지`,
  best: '같은 종류는 가장 높은 것 하나만 인정돼요',
  difference: '더 높아지면 차이만큼 더 받아요',
  registers: { ENROLLED: '재학', LEAVE: '휴학', COMPLETED: '수료' },
  registered: (statuses: readonly string[]) => `학적이 ${statuses.join('·')}일 때 한 활동만 인정돼요`,
  claimDays: (days: string) => `활동하고 ${days}일 안에 신청해야 해요`,
  survey: '만족도 조사에 답하면 받아요',
  valid: (terms: string) => `받은 학기 뒤로 재학 ${terms}학기까지 쓸 수 있어요`,
};
