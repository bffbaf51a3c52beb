import { addAt } from '../../../platform/format/particle.ts';

export const ko = {
  sectionTitle: '캘린더',
  sectionText: '상담과 프로그램 일정을 구글, 애플, 아웃룩 캘린더에서 볼 수 있어요.',
  open: '캘린더에서 보기',
  title: '내 캘린더에서 일정 보기',
  text: '구글, 애플, 아웃룩 캘린더에 주소를 넣으면 상담과 프로그램 일정이 자동으로 보여요. 상담은 ‘상담’이라고만 나오고 이름은 나오지 않아요.',
  errorTitle: '캘린더 주소를 불러오지 못했어요.',
  none: '아직 만든 주소가 없어요.',
  since: (moment: string) => `${addAt(moment)} 만든 주소를 쓰고 있어요.`,
  make: '주소 만들기',
  remake: '주소 새로 만들기',
  remakeNote: '새로 만들면 전에 쓰던 주소는 더는 열리지 않아요.',
  making: '만들고 있어요',
  end: '주소 없애기',
  ended: '캘린더 주소를 없앴어요.',
  address: '캘린더 주소',
  addressHelp: '이 주소는 지금만 보여요. 복사해서 캘린더의 ‘URL로 구독’에 붙여 넣어 주세요.',
  copy: '주소 복사하기',
  copied: '주소를 복사했어요.',
  copyFailed: '복사하지 못했어요. 주소를 직접 골라 복사해 주세요.',
  failed: '바꾸지 못했어요. 다시 해 주세요.',
};
