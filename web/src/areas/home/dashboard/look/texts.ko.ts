export const todoKo = {
  title: '지금 할 일',
  all: (count: string) => `${count}개 모두 보기`,
  done: '지금 할 일을 모두 마쳤어요',
  doneText: '새로 할 일이 생기면 여기에 마감이 가까운 것부터 보여요.',
  noDue: '언제든',
};
