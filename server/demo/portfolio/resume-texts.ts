/** Entries that the demonstration's students wrote themselves, and what some duties ask a résumé for. */
import type { PersonTold, Sections } from './resume-contents.ts';

/** A student of media in her third year, who looks for work in content. `year` is that of the current term. */
export const mediaPerson: PersonTold = {
  headline: ['데이터로 반응을 읽는 콘텐츠 기획자', 'Content planner who reads audiences in data'],
  address: ['서울특별시 성동구', 'Seongdong-gu, Seoul'],
  birthOn: '2004-05-14',
  summary: [
    '학보사와 인턴에서 짧은 영상과 카드뉴스를 기획하고 만들었어요. 올린 뒤의 반응을 주마다 정리해 다음 기획에 반영했고, 구독자를 여섯 달 만에 1,200명에서 3,400명으로 늘렸어요.',
    'I plan and make short videos and card news, at the student paper and as an intern. By reviewing responses each week and planning from them, I grew one channel from 1,200 to 3,400 subscribers in six months.',
  ],
};

export const mediaSections = (year: number): Sections => ({
  WORK: [
    {
      title: ['콘텐츠 기획 인턴', 'Content planning intern'],
      place: ['한빛문화재단', 'Hanbit Culture Foundation'],
      detail: ['홍보팀', 'Communications team'],
      begins: `${year}-01`,
      ends: `${year}-02`,
      text: [
        '전시 홍보 영상 6편을 기획·편집했어요.\n게시 시간을 바꿔 평균 조회 수를 1.8배로 늘렸어요.',
        'Planned and edited six videos for exhibitions.\nChanged posting times, raising average views 1.8 times.',
      ],
    },
  ],
  ACTIVITY: [
    {
      title: ['영상부장', 'Head of video'],
      place: ['학보사', 'Student newspaper'],
      begins: `${year - 1}-03`,
      isOngoing: true,
      text: [
        '부원 5명과 주 1회 영상을 내요. 촬영 일정표를 만들어 마감을 놓친 일이 한 학기에 7번에서 1번으로 줄었어요.',
        'Publish a weekly video with a team of five. A shooting plan cut missed deadlines from seven to one a term.',
      ],
    },
  ],
  PROJECT: [
    {
      title: ['동네 서점 영상 시리즈', 'A video series on local bookshops'],
      place: ['미디어제작실습', 'Media production class'],
      detail: ['기획·편집', 'Planning and editing'],
      begins: `${year}-03`,
      ends: `${year}-06`,
      text: [
        '서점 8곳을 취재해 3분 영상으로 만들었어요. 수업 밖에서도 공개해 누적 21,000회 조회되었어요.',
        'Reported on eight bookshops in three-minute videos, which reached 21,000 views.',
      ],
      url: 'https://example.ac.kr/bookshops',
    },
    {
      title: ['축제 안내 카드뉴스', 'Card news for the campus festival'],
      place: ['총학생회', 'Student council'],
      detail: ['콘텐츠 담당', 'Content'],
      begins: `${year - 1}-05`,
      text: [
        '행사 12개를 카드뉴스로 정리하고, 자주 묻는 질문을 모아 문의를 줄였어요.',
        'Turned twelve events into card news, and cut enquiries with a list of common questions.',
      ],
    },
  ],
  CERTIFICATE: [
    {
      title: ['컴퓨터그래픽스운용기능사', 'Craftsman Computer Graphics'],
      place: ['한국산업인력공단', 'Human Resources Development Service of Korea'],
      begins: `${year - 1}-09`,
    },
  ],
  AWARD: [
    {
      title: ['교내 영상 공모전', 'University video contest'],
      place: ['미디어커뮤니케이션학과', 'Department of Media and Communication'],
      detail: ['우수상', 'Second prize'],
      begins: `${year - 1}-11`,
    },
  ],
  SKILL: [
    { title: ['프리미어 프로', 'Premiere Pro'], detail: ['영상 편집 2년', 'Two years of editing'] },
    { title: ['포토샵·일러스트레이터', 'Photoshop and Illustrator'], detail: ['카드뉴스 제작', 'Card news'] },
    { title: ['구글 애널리틱스', 'Google Analytics'], detail: ['주간 보고서 작성', 'Weekly reports'] },
  ],
  LINK: [{ title: ['포트폴리오', 'Portfolio'], url: 'https://example.ac.kr/portfolio' }],
});

/** A graduate’s short résumé. */
export const alumniSections = (year: number): Sections => ({
  WORK: [
    {
      title: ['홍보 담당', 'Public relations'],
      place: ['가온유통', 'Gaon Retail'],
      begins: `${year}-03`,
      isOngoing: true,
      text: ['보도자료와 사내 소식지를 맡고 있어요.', 'In charge of press releases and the staff newsletter.'],
    },
  ],
  SKILL: [{ title: ['보도자료 작성', 'Writing press releases'] }],
});

/** Needs of duties of the demonstration, beside those that every résumé has. */
export const DUTY_NEEDS = [
  {
    dutyId: 'D0205',
    section: 'PROJECT',
    least: 2,
    words: ['콘텐츠', '영상', '카드뉴스', 'content', 'video'],
    name: ['콘텐츠를 만든 프로젝트 두 가지', 'Two projects that made content'],
  },
  { dutyId: 'D0205', section: 'LINK', least: 1, words: [], name: ['포트폴리오 링크', 'A link to your portfolio'] },
  {
    dutyId: 'D0205',
    section: 'SKILL',
    least: 1,
    words: ['애널리틱스', '분석', 'analytics', 'sql'],
    name: ['반응을 분석하는 도구', 'A tool to analyse responses'],
  },
  {
    dutyId: 'D0501',
    section: 'SKILL',
    least: 2,
    words: ['java', '자바', 'python', '파이썬', 'sql', 'node', 'spring', '스프링', 'kotlin', 'go'],
    name: ['백엔드 기술 두 가지', 'Two back-end skills'],
  },
  { dutyId: 'D0501', section: 'LINK', least: 1, words: ['git'], name: ['코드 저장소 링크', 'A link to your code'] },
  {
    dutyId: 'D0503',
    section: 'SKILL',
    least: 2,
    words: ['sql', 'python', '파이썬', 'r', 'excel', '엑셀', 'tableau', '태블로'],
    name: ['분석 도구 두 가지', 'Two tools of analysis'],
  },
] as const;
