import { greetingKo } from './greeting/texts.ko.ts';
import { todoKo } from './look/texts.ko.ts';

export const ko = {
  loadError: '불러오지 못했어요. 잠시 뒤 다시 해 주세요.',
  greeting: greetingKo,
  screenTitle: '홈',
  todo: todoKo,
  allHidden: '보이는 것이 없어요',
  allHiddenText: '화면 편집에서 보고 싶은 것을 켜 주세요.',
};
