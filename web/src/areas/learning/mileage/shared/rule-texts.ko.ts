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
  valid: (terms: string) => `받은 뒤 등록 ${terms}학기 동안 쓸 수 있어요`,
};
