export const ko = {
  keep: '그대로 두기',
  busy: '처리하고 있어요',
  failed: '처리하지 못했어요',
  conflict: '그사이 상태가 바뀌었어요. 지금 상태를 다시 확인해 주세요.',
  reason: '이유',
  ownReason: '직접 쓰기',
  count: (length: string, most: string) => `${length} / ${most}자`,
};
