export const ko = {
  page: (of: { from: string; to: string }) => `${of.from}~${of.to}번`,
  onePage: (number: string) => `${number}번`,
  item: (number: string) => `${number}번 문항`,
  back: '이전',
  next: '다음',
  toEnd: '다 했어요',
  missingTitle: (count: string) => `빠뜨린 문항이 ${count}개 있어요`,
  missing: '답을 골라 주세요.',
  skip: '답하지 않고 넘어가기',
};
