export const ko = {
  title: '할 일',
  count: (count: string) => `할 일이 ${count}개 있어요. 마감이 가까운 것부터 보여요.`,
  failed: '할 일을 불러오지 못했어요. 잠시 뒤 다시 해 주세요.',
  none: '할 일을 모두 마쳤어요',
  noneText: '새로 할 일이 생기면 여기에 보여요.',
  noDue: '언제든',
  groups: { late: '기한이 지났어요', week: '일주일 안', later: '그 뒤', anytime: '기한 없음' },
};
