/** Portfolios of others, which everybody can see: an alumnus, a graduate student, and students of other departments. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';

import {
  badges,
  gallery,
  heading,
  image,
  makePage,
  path,
  project,
  quote,
  records,
  skills,
  words,
  type PageTools,
} from './page-maker.ts';

export function makeAlumniPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'PAPER' },
    head: {
      name: tools.nameKo,
      headline: '지역 방송의 작은 이야기를 쓰는 구성 작가',
      summary:
        '졸업하고 지역 방송국에서 아침 프로그램을 구성해요. 학교에서 배운 것이 일에서 어떻게 쓰이는지 기록해 두어요.',
      picture: picture({ kind: 'person', palette: 'clay', turn: 2 }, '짧은 머리를 한 사람의 그림') ?? null,
    },
    rows: [
      { layout: '1', cells: [quote('카메라 앞에 서기 전에 먼저 밥을 같이 먹어요.', '첫 회 제작 노트')] },
      {
        layout: '2B',
        cells: [
          [
            ...heading('해낸 일'),
            ...project({
              title: '시장 사람들 12부작',
              role: '구성·원고',
              place: '지역 방송국',
              begins: `${year}-02`,
              ends: `${year}-08`,
              text: '전통시장 상인 열두 명의 하루를 10분씩 담았어요. 섭외에서 네 번 거절당한 뒤 새벽 경매부터 함께 다니며 신뢰를 쌓았고, 마지막 회는 상인회가 직접 상영회를 열었어요.',
              tagList: ['구성', '취재', '원고'],
              picture: picture({ kind: 'frames', palette: 'clay', turn: 2 }, '시장 장면을 나눈 여섯 칸') ?? null,
            }),
          ],
          [
            ...heading('활동 이력'),
            ...path(
              [`${year}-01`, '아침 프로그램 구성 작가', '지역 방송국'],
              [`${year - 1}-02`, '미디어커뮤니케이션 졸업', '가람대학교'],
              [`${year - 2}-07`, '라디오 인턴', '공동체 라디오'],
            ),
          ],
        ],
      },
      {
        layout: '2A',
        tone: 'RAISED',
        cells: [records(tools), [...heading('할 수 있는 것'), ...skills(['원고', 5], ['섭외', 4], ['현장 진행', 3])]],
      },
      {
        layout: '1',
        cells: [
          image(picture({ kind: 'shore', palette: 'clay', turn: 3 }, '노을 진 물결 그림'), '새벽 경매장 가는 길'),
        ],
      },
    ],
  });
}

export function makeResearchPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'FOREST' },
    head: {
      name: tools.nameKo,
      headline: '청소년의 미루기를 재는 사람',
      summary:
        '미루는 마음은 게으름이 아니라 불안에 가깝다는 것을 자료로 보이고 싶어요. 설문을 만들고, 고치고, 다시 재요.',
    },
    rows: [
      {
        layout: '2A',
        cells: [
          project({
            title: '미루기 척도 줄이기',
            role: '제1저자',
            place: '발달심리 연구실',
            begins: `${year - 1}-09`,
            ends: `${year}-06`,
            text: '32문항을 11문항으로 줄였어요. 고등학생 640명의 응답으로 요인 구조가 그대로인지 확인했고, 8주 뒤 다시 재어 .81의 일치도를 얻었어요.',
            tagList: ['척도 개발', '요인 분석'],
            picture: picture({ kind: 'net', palette: 'wood' }, '굵기가 다른 점들이 선으로 이어진 그물') ?? null,
          }),
          project({
            title: '학교 상담실 설문 도구',
            role: '설계·배포',
            place: '교육청 협력',
            begins: `${year}-03`,
            isOngoing: true,
            text: '상담 선생님이 3분 안에 결과를 읽을 수 있게 한 장짜리 결과지를 만들었어요. 열네 학교에서 쓰고 있어요.',
            tagList: ['현장', '시각화'],
            picture: picture({ kind: 'bars', palette: 'wood', turn: 2 }, '초록 막대 그래프') ?? null,
          }),
        ],
      },
      {
        layout: '2B',
        tone: 'RAISED',
        cells: [
          [
            ...heading('활동 이력'),
            ...path(
              [`${year - 1}-03`, '대학원 심리학과', '가람대학교'],
              [`${year - 2}-08`, '학부 연구생', '발달심리 연구실'],
            ),
          ],
          [...badges(tools), ...heading('할 수 있는 것'), ...skills(['R', 4], ['면담', 4], ['설문 설계', 5])],
        ],
      },
      { layout: '1', cells: [records(tools)] },
      { layout: '1', tone: 'ACCENT', cells: [quote('재지 못하는 마음은 없어요. 아직 묻는 법을 모를 뿐이에요.')] },
    ],
  });
}

export function makeDesignPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'NIGHT' },
    head: {
      name: tools.nameKo,
      headline: '읽기 쉬운 화면을 그려요',
      summary: '글자 크기와 여백으로 말하는 디자인을 좋아해요. 할머니가 혼자 쓸 수 있으면 잘된 거라고 생각해요.',
    },
    rows: [
      {
        layout: '1',
        cells: [
          [
            ...heading('작업'),
            ...gallery(
              [picture({ kind: 'phones', palette: 'ink' }, '휴대전화 두 대에 띄운 약 먹는 시간 앱'), '약 시간 알림 앱'],
              [picture({ kind: 'cards', palette: 'dusk', turn: 1 }, '펼친 카드 네 장'), '동주민센터 안내 카드'],
              [picture({ kind: 'shore', palette: 'lilac', turn: 2 }, '보랏빛 물결 포스터'), '졸업 전시 포스터'],
            ),
          ],
        ],
      },
      {
        layout: '2A',
        cells: [
          project({
            title: '약 시간 알림 앱',
            role: '화면 설계 · 사용성 평가',
            place: '디자인 스튜디오',
            begins: `${year}-03`,
            ends: `${year}-06`,
            text: '70대 아홉 분과 세 번 만나 고쳤어요. 첫 화면의 단추를 다섯 개에서 하나로 줄이자 혼자 약을 기록한 분이 두 분에서 여덟 분이 됐어요.',
            tagList: ['UX', '접근성'],
          }),
          [...heading('할 수 있는 것'), ...skills(['피그마', 5], ['사용성 평가', 4], ['일러스트', 3])],
        ],
      },
      { layout: '1', tone: 'RAISED', cells: [records(tools)] },
    ],
  });
}

export function makeMachinePage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'SLATE' },
    head: {
      name: tools.nameKo,
      headline: '부러지지 않는 로봇 팔을 만들어요',
      summary: '설계하고, 부러뜨리고, 다시 설계해요. 세 번째 시제품부터는 부러지지 않았어요.',
    },
    rows: [
      {
        layout: '1',
        cells: [
          [
            ...heading('대표 작업'),
            ...project({
              title: '과일 따는 로봇 팔',
              role: '관절 설계 · 시험',
              place: '캡스톤 디자인',
              begins: `${year}-03`,
              ends: `${year}-11`,
              text: '사과 하나를 6초에 따요. 세 번 부러진 손목 관절을 유한요소 해석으로 다시 그려 무게를 18% 줄이고 하중은 1.7배로 늘렸어요. 과수원에서 이틀 동안 1,240개를 땄고 떨어뜨린 것은 11개예요.',
              tagList: ['기계 설계', '해석', '시제품'],
              picture: picture({ kind: 'machine', palette: 'sea' }, '톱니바퀴와 로봇 팔을 옆에서 본 그림') ?? null,
            }),
          ],
        ],
      },
      {
        layout: '3',
        tone: 'RAISED',
        cells: [
          [...heading('설계'), ...words('솔리드웍스로 부품 64개를 그리고 도면을 직접 냈어요.')],
          [...heading('해석'), ...words('손목과 팔꿈치의 응력을 조건 9개로 풀었어요.')],
          [...heading('시험'), ...words('시험대를 만들어 2만 번 반복했어요.')],
        ],
      },
      {
        layout: '2B',
        cells: [
          records(tools),
          [...heading('할 수 있는 것'), ...skills(['솔리드웍스', 5], ['앤시스', 3], ['아두이노', 4])],
        ],
      },
    ],
  });
}

export function makeNursePage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'DAWN' },
    head: {
      name: tools.nameKo,
      headline: '환자의 말로 설명하는 간호사가 될래요',
      summary: '실습 1,000시간 동안 가장 많이 들은 말은 “무슨 말인지 모르겠어요”였어요. 그래서 설명을 연습해요.',
    },
    rows: [
      {
        layout: '2B',
        cells: [
          project({
            title: '수술 전 안내 그림책',
            role: '기획·글',
            place: '임상 실습',
            begins: `${year}-04`,
            ends: `${year}-06`,
            text: '일곱 장의 그림으로 수술 전날을 설명해요. 병동에서 스물세 분께 보여 드리고 되묻기로 확인했더니 이해한 항목이 10개 가운데 5.2개에서 8.6개로 늘었어요.',
            tagList: ['환자 교육', '의사소통'],
            picture: picture({ kind: 'cards', palette: 'dusk', turn: 3 }, '그림책의 펼친 장면') ?? null,
          }),
          [
            ...badges(tools),
            ...heading('할 수 있는 것'),
            ...skills(['되묻기 교육', 4], ['기본 소생술', 4], ['수어 인사', 2]),
          ],
        ],
      },
      { layout: '1', tone: 'RAISED', cells: [records(tools)] },
      { layout: '1', cells: [quote('아는 만큼 덜 무서워요.', '병동에서 들은 말')] },
    ],
  });
}

export function makeDataPage(tools: PageTools, year: number): PortfolioContent {
  const { picture } = tools;
  return makePage(tools, {
    background: { kind: 'THEME', theme: 'HARBOUR' },
    head: {
      name: tools.nameKo,
      headline: '버스가 왜 늦는지 세어 봤어요',
      summary: '공개된 자료로 동네의 불편을 풀어요. 분석보다 물음을 먼저 적어요.',
    },
    rows: [
      {
        layout: '1',
        cells: [
          [
            ...heading('동네의 물음에서 시작해요'),
            ...project({
              title: '학교 앞 버스는 왜 늦을까',
              role: '분석·시각화',
              place: '공공데이터 공모전 장려상',
              begins: `${year}-07`,
              ends: `${year}-09`,
              text: '석 달 치 운행 기록 41만 줄을 모았어요. 지연의 절반이 한 교차로에서 생긴다는 것을 보여 시청에 냈고, 신호 주기를 바꾸는 시험이 이루어졌어요.',
              tagList: ['파이썬', '지도', '공공데이터'],
              picture: picture({ kind: 'net', palette: 'sea', turn: 3 }, '정류장을 잇는 점과 선') ?? null,
            }),
          ],
        ],
      },
      {
        layout: '2A',
        cells: [
          project({
            title: '도서관 자리 예측',
            role: '모형',
            place: '기계학습 수업',
            begins: `${year}-03`,
            ends: `${year}-06`,
            text: '한 시간 뒤 빈자리를 평균 9석 차이로 맞혀요. 시험 기간에는 맞지 않아 따로 다뤘어요.',
            tagList: ['예측'],
            picture: picture({ kind: 'bars', palette: 'lilac', turn: 1 }, '보랏빛 막대 그래프') ?? null,
          }),
          [...heading('할 수 있는 것'), ...skills(['파이썬', 4], ['SQL', 4], ['시각화', 4])],
        ],
      },
      { layout: '1', tone: 'RAISED', cells: [records(tools)] },
    ],
  });
}
