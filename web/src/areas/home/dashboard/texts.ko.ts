import { greetingKo } from './greeting/texts.ko.ts';

export const ko = {
  loading: '불러오고 있어요',
  loadError: '불러오지 못했어요. 잠시 뒤 다시 해 주세요.',
  greeting: greetingKo,
  screenTitle: '홈',
  todoTitle: '지금 할 일',
  todoAll: (count: string) => `${count}개 모두 보기`,
  todoDone: '지금 할 일을 모두 마쳤어요',
  todoDoneText: '새로 할 일이 생기면 여기에 마감이 가까운 것부터 보여요.',
  allHidden: '보이는 것이 없어요',
  allHiddenText: '화면 편집에서 보고 싶은 것을 켜 주세요.',
  noDue: '언제든',
};
