export const ko = {
  label: '아래 메뉴',
  home: '홈',
  todo: '할 일',
  counsel: '상담',
  record: '내 기록',
  students: '학생',
  account: '내 계정',
  all: '전체',
  allMenus: '전체 메뉴',
  favourite: (menu: string) => `${menu} 즐겨찾기`,
};
