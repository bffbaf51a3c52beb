export const ko = {
  optional: '선택',
  untitled: '(아직 적지 않았어요)',
  yes: '예',
  no: '아니요',
  least: '전혀 아니에요',
  most: '매우 그래요',
  several: '여러 개 골라도 돼요.',
  upTo: (most: number) => `${most}개까지 골라 주세요.`,
};
