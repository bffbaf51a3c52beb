import type { PlaceWords } from './find-places.ts';

const places: PlaceWords = {
  certificates: ['수료증과 이수 내역', '수료증', '증명서', '이수내역서', '확인서'],
  password: ['비밀번호 바꾸기', '비밀번호 변경', '암호'],
  account: ['내 정보', '계정', '개인정보', '프로필', '이메일', '연락처', '로그인 기록'],
  notifications: ['알림', '알림함', '소식'],
  notificationSettings: ['알림 설정', '이메일 알림', '문자 알림'],
  todo: ['지금 할 일', '할일'],
  advisor: ['내 지도교수', '지도교수 바꾸기', '지도교수 변경'],
};

export const ko = {
  title: '찾기',
  hint: '메뉴, 글, 강좌를 찾아보세요',
  empty: '메뉴 이름이나 글 제목을 적어 보세요. 초성으로도 찾을 수 있어요.',
  none: (word: string) => `‘${word}’에 맞는 것이 없어요`,
  noneText: '짧게 줄이거나 다른 말로 찾아보세요.',
  twoLetters: '두 글자부터는 글과 강좌도 찾아요.',
  isPrivate: '상담한 내용은 찾기에 나오지 않아요',
  move: '이동',
  open: '열기',
  recent: '최근에 쓴 메뉴',
  results: '찾기 결과',
  menus: '메뉴',
  courses: '강좌',
  students: '학생',
  members: '회원',
  counsellors: '상담 신청',
  places,
  all: (list: string) => `${list}에서 모두 보기`,
  inPreparation: '준비 중인 메뉴',
  loading: '찾고 있어요',
  found: (count: string) => `${count}개를 찾았어요`,
  failed: '글과 강좌는 찾지 못했어요.',
  retry: '다시 찾기',
  sheet: {
    search: '메뉴 찾기',
    hint: '메뉴 이름을 적어 보세요',
    none: (word: string) => `‘${word}’에 맞는 메뉴가 없어요`,
    groups: '분류',
  },
};
