/** Portfolios of the student whom everybody tries first: one for all, one for a single company, one under way. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { promptOf } from '@naru/contract/areas/portfolio/prompt.ts';

import {
  badges,
  gallery,
  heading,
  makePage,
  project,
  quote,
  records,
  skills,
  words,
  type PageTools,
} from './page-maker.ts';

const SUMMARY =
  '학보사와 인턴에서 짧은 영상과 카드뉴스를 기획하고 만들었어요. 올린 뒤의 반응을 주마다 정리해 다음 기획에 반영했고, 구독자를 여섯 달 만에 1,200명에서 3,400명으로 늘렸어요.';

export function makePublicPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'HARBOUR' },
    head: {
      name: tools.nameKo,
      headline: '데이터로 반응을 읽는 콘텐츠 기획자',
      summary: SUMMARY,
      picture: picture({ kind: 'person', palette: 'sea' }, '단발머리를 한 사람의 그림') ?? null,
      linkList: [{ name: '동네 서점 영상', url: 'https://example.ac.kr/bookshops' }],
    },
    rows: [
      {
        layout: '1',
        cells: [
          [
            ...heading('독자 420명에게 물어 신문을 바꿨어요'),
            ...project({
              title: '학보 독자 조사',
              role: '취재부 기자 · 조사 설계와 분석',
              place: '가람대 학보사',
              begins: `${year}-03`,
              ends: `${year}-06`,
              text: '학보를 집어 가는 사람이 두 해 사이 절반으로 줄었어요. 설문을 다섯 문항으로 줄이고 점심시간 학생식당 앞에서 2주 동안 420명에게 물었어요.\n\n가장 많이 읽는 면과 거의 읽지 않는 면을 나란히 놓아 편집 회의에 냈고, 4면이던 학교 소식을 2면으로 줄이고 생활 정보를 늘렸어요. 다음 학기 배포대에 남는 부수가 37% 줄었어요.',
              tagList: ['데이터', '설문 설계', '편집'],
              picture:
                picture({ kind: 'bars', palette: 'sea' }, '일곱 개 막대 가운데 하나가 도드라지고 선이 오르는 그래프') ??
                null,
            }),
          ],
        ],
      },
      {
        layout: '2A',
        cells: [
          project({
            title: '동네 서점 영상 시리즈',
            role: '기획·편집',
            place: '미디어제작실습',
            begins: `${year}-03`,
            ends: `${year}-06`,
            text: '서점 8곳을 취재해 3분 영상으로 만들었어요. 첫 두 편의 시청 지속 시간을 보고 여는 장면을 12초에서 4초로 줄였더니 끝까지 보는 사람이 1.6배가 되었어요. 누적 21,000회 조회됐어요.',
            tagList: ['영상', '취재'],
            url: 'https://example.ac.kr/bookshops',
            picture: picture({ kind: 'books', palette: 'clay' }, '두 단 책장에 꽂힌 색색의 책') ?? null,
          }),
          project({
            title: '축제 홍보 영상',
            role: '편집 · 의견 조율',
            place: '축제 기획단',
            begins: `${year}-04`,
            ends: `${year}-05`,
            text: '방향을 두고 다섯 명이 둘로 나뉘었어요. 두 안의 좋은 점을 한 장에 모으고 30초 시안을 이름을 가리고 열두 명에게 보여 줬어요. 마감 이틀 전에 나왔고 조회 수는 지난해의 세 배였어요.',
            tagList: ['협업', '영상'],
            picture: picture({ kind: 'frames', palette: 'dusk' }, '여섯 칸으로 나눈 영상 콘티') ?? null,
          }),
        ],
      },
      {
        layout: '1',
        cells: [
          [
            ...heading('카드뉴스'),
            ...gallery(
              [picture({ kind: 'cards', palette: 'lilac' }, '부채처럼 펼친 네 장의 카드'), '축제 안내 12장'],
              [
                picture({ kind: 'phones', palette: 'sea', turn: 1 }, '휴대전화 두 대에 띄운 목록 화면'),
                '식당 메뉴 알림 시안',
              ],
              [picture({ kind: 'shore', palette: 'dusk' }, '해 질 녘 물결 그림'), '방학 특집 표지'],
            ),
          ],
        ],
      },
      {
        layout: '2B',
        tone: 'RAISED',
        cells: [
          records(tools),
          [
            ...badges(tools),
            ...heading('할 수 있는 것'),
            ...skills(
              ['영상 편집', 4, '프리미어 프로, 다빈치 리졸브'],
              ['설문과 분석', 4, '스프레드시트, 기초 통계'],
              ['카드뉴스', 3, '피그마'],
              ['인터뷰', 4],
            ),
          ],
        ],
      },
      {
        layout: '1',
        tone: 'ACCENT',
        cells: [quote('반응은 칭찬이 아니라 다음 기획의 첫 문장이라고 생각해요.', '학보사 영상부장 회고에서')],
      },
    ],
  });
}

export function makeCompanyPage(tools: PageTools, year: number): PortfolioContent {
  const { picture, resumeId } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'SLATE' },
    head: {
      name: tools.nameKo,
      headline: '한빛문화재단 콘텐츠 인턴에 지원해요',
      summary: '전시 홍보 영상 6편을 만들며 배운 것과, 다음에 해 보고 싶은 것을 모았어요.',
    },
    rows: [
      {
        layout: '2C',
        cells: [
          [...heading('할 수 있는 것'), ...skills(['영상 편집', 4], ['촬영', 3], ['카피 쓰기', 4]), ...badges(tools)],
          [
            ...heading('인턴에서 한 일'),
            ...project({
              title: '전시 홍보 영상 6편',
              role: '기획·편집',
              place: '한빛문화재단 홍보팀',
              begins: `${year}-01`,
              ends: `${year}-02`,
              text: '전시마다 관람객이 가장 오래 머문 자리에서 첫 장면을 찍었어요. 게시 시간을 점심에서 저녁 8시로 바꾸자 평균 조회 수가 1.8배로 늘었어요.',
              tagList: ['영상', '홍보'],
              picture: picture({ kind: 'frames', palette: 'sea', turn: 1 }, '전시 영상의 장면을 나눈 여섯 칸') ?? null,
            }),
          ],
        ],
      },
      { layout: '2A', tone: 'RAISED', cells: [records(tools), resumeOf(resumeId)] },
      {
        layout: '1',
        cells: [
          [
            ...heading('제안'),
            ...words('다음 전시에서는 관람객이 찍은 짧은 영상을 모아 마지막 주에 한 편으로 엮어 보고 싶어요.'),
          ],
        ],
      },
    ],
  });
}

const resumeOf = (resumeId: string | null) =>
  resumeId === null
    ? []
    : [
        ...heading('경력과 수상'),
        { kind: 'RESUME' as const, resumeId, sectionList: ['WORK' as const, 'AWARD' as const, 'LANGUAGE' as const] },
      ];

export function makeDraftPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'NIGHT' },
    head: {
      name: tools.nameKo,
      headline: '짧은 영상으로 동네를 기록해요',
      summary: promptOf('함께할 사람에게 내가 무엇을 맡을 수 있는지 두세 문장으로 적어 보세요.'),
    },
    rows: [
      {
        layout: '1',
        cells: [
          [
            ...heading('작업'),
            ...gallery(
              [picture({ kind: 'books', palette: 'ink', turn: 2 }, '어두운 책장 그림'), '서점 편 표지'],
              [picture({ kind: 'shore', palette: 'ink', turn: 1 }, '밤바다 그림'), '한강 편 표지'],
            ),
            ...words(promptOf('바로 위에 작업 사진을 두세 장 넣고, 무엇을 만들었는지 여기에 적어 보세요.')),
          ],
        ],
      },
      {
        layout: '2A',
        cells: [
          project({
            title: '동네 서점 영상 시리즈',
            role: '기획·편집',
            place: '',
            begins: `${year}-03`,
            ends: `${year}-06`,
            text: '서점 8곳을 취재해 3분 영상으로 만들었어요.',
            tagList: ['영상'],
          }),
          project({
            title: promptOf('하나 더: 수업, 동아리, 아르바이트도 좋아요'),
            role: promptOf('맡은 역할'),
            text: promptOf('어떤 상황이었나요? 무엇을 직접 했고, 그래서 무엇이 달라졌나요?'),
          }),
        ],
      },
    ],
  });
}
