import { joinFacts } from '../../platform/format/facts.ts';

export const ko = {
  title: '이 화면을 볼 권한이 아직 없어요',
  text: (menu: string) =>
    `‘${menu}’ 메뉴의 이 화면은 볼 수 있는 사람이 정해져 있어요. 업무에 필요하면 담당 부서에 문의해 주세요.`,
  textPlain: '이 화면은 볼 수 있는 사람이 정해져 있어요. 업무에 필요하면 담당 부서에 문의해 주세요.',
  right: '필요한 권한',
  rightValue: (menu: string, right: string) => joinFacts([menu, right]),
  rights: { R: '조회', RR: '상세 조회', C: '등록', U: '수정' },
  office: '문의할 곳',
  home: '홈으로 가기',
  sitemap: '볼 수 있는 메뉴 보기',
};
