/** Portfolios of the demonstration that are nominated: what stands on them, and how far each has come. */
import type { PortfolioBackground } from '@naru/contract/areas/portfolio/page-content.ts';
import type { NominationStatus } from '@naru/contract/areas/portfolio/shown-words.ts';

export interface ExhibitProject {
  readonly title: string;
  readonly role: string;
  readonly begins: string;
  readonly ends: string;
  readonly text: string;
  readonly tags: readonly string[];
}

export interface ExhibitStory {
  /** A person of the demonstration; null for another student of the department. */
  readonly username: string | null;
  /** By its name; empty where a person is named. */
  readonly department: string;
  readonly path: string;
  readonly title: string;
  readonly headline: string;
  readonly summary: string;
  readonly background: PortfolioBackground;
  readonly about: readonly string[];
  readonly projects: readonly ExhibitProject[];
  readonly skills: readonly (readonly [name: string, level: number])[];
  readonly quote: readonly [text: string, by: string] | null;
  /** Null: nobody has nominated it yet. */
  readonly status: NominationStatus | null;
  /** The username of the one who nominated it; null for the owner. */
  readonly by: string | null;
  readonly reason: string;
  readonly praise: string;
  readonly showsName: boolean;
  /** Days ago on which it was nominated; reviews and steps follow it. */
  readonly daysAgo: number;
  /** Reviews of two reviewers: content, evidence, story, design, access. */
  readonly scores: readonly (readonly [number, number, number, number, number])[];
  readonly likes: number;
  readonly remarks: readonly (readonly [username: string, text: string])[];
  readonly endReason: string;
}

const theme = (name: 'PAPER' | 'HARBOUR' | 'DAWN' | 'FOREST' | 'SLATE' | 'NIGHT'): PortfolioBackground => ({
  kind: 'THEME',
  theme: name,
});

export const EXHIBIT_STORIES: readonly ExhibitStory[] = [
  {
    username: 'peer',
    department: '',
    path: 'listening-first',
    title: '먼저 듣는 사람',
    headline: '또래상담 세 학기, 듣는 법을 배운 기록',
    summary:
      '말을 잘하는 것보다 끝까지 듣는 것이 어렵다는 걸 배웠습니다. 또래상담과 학과 멘토링에서 만난 질문을 모았습니다.',
    background: theme('DAWN'),
    about: [
      '처음에는 좋은 답을 주는 것이 도움이라고 생각했습니다. 세 학기 동안 상담을 하면서, 대부분의 사람은 답보다 자기 말을 끝까지 들어 줄 사람을 찾는다는 걸 알게 됐습니다.',
      '이 포트폴리오는 그 과정에서 바꾼 것들을 적은 기록입니다.',
    ],
    projects: [
      {
        title: '새내기 적응 또래상담',
        role: '또래상담자',
        begins: '2025-09',
        ends: '2026-06',
        text: '새내기 24명과 만났습니다. 첫 만남 질문지를 세 문항으로 줄이자 두 번째 만남으로 이어지는 비율이 절반에서 열에 여덟으로 늘었습니다.',
        tags: ['상담', '기록', '질문지'],
      },
      {
        title: '조용한 자습 모임',
        role: '운영',
        begins: '2026-03',
        ends: '2026-06',
        text: '말하지 않아도 되는 모임을 만들었습니다. 매주 화요일 저녁, 열두 번 열었고 평균 아홉 명이 왔습니다.',
        tags: ['모임', '운영'],
      },
    ],
    skills: [
      ['경청', 5],
      ['기록 정리', 4],
      ['모임 운영', 4],
    ],
    quote: ['말하는 동안 생각이 정리됐어요. 답을 안 줘서 더 좋았어요.', '상담에 참여한 새내기'],
    status: 'EXHIBITED',
    by: 'coach',
    reason:
      '또래상담 경험을 숫자와 느낌 모두로 보여 줘요. 무엇을 바꿨고 무엇이 달라졌는지가 뚜렷해서 후배들에게 보여 주고 싶어요.',
    praise: '작은 변화를 숫자로 확인하고, 그때의 마음까지 솔직하게 적어 읽는 사람을 끌어당깁니다.',
    showsName: true,
    daysAgo: 46,
    scores: [
      [5, 5, 5, 4, 4],
      [5, 4, 5, 4, 4],
    ],
    likes: 18,
    remarks: [
      ['student', '질문지를 줄인 이야기가 정말 도움이 됐어요. 저도 모임 질문을 줄여 보려고요.'],
      ['supervisor', '무엇을 바꿨고 무엇이 달라졌는지 분명해요. 후배들에게도 소개할게요.'],
      ['freshman', '조용한 자습 모임, 다음 학기에도 열리나요?'],
    ],
    endReason: '',
  },
  {
    username: null,
    department: '건축공학과',
    path: 'small-bridges',
    title: '작은 다리를 놓는 일',
    headline: '동네 하천의 보행로를 다시 그린 설계 기록',
    summary: '학교 앞 하천의 끊긴 보행로 300미터를 조사하고, 휠체어로 건널 수 있는 다리 세 개를 설계했습니다.',
    background: theme('HARBOUR'),
    about: ['현장을 열다섯 번 걸었습니다. 도면보다 먼저 사람들이 어디서 돌아가는지를 그렸습니다.'],
    projects: [
      {
        title: '하천 보행로 조사',
        role: '조사·도면',
        begins: '2025-10',
        ends: '2025-12',
        text: '시간대별 통행을 네 주 동안 세고, 끊긴 곳 여섯 군데를 지도에 옮겼습니다. 결과는 구청 열린 회의에서 발표했습니다.',
        tags: ['현장 조사', 'GIS'],
      },
      {
        title: '낮은 다리 세 개',
        role: '설계',
        begins: '2026-03',
        ends: '2026-08',
        text: '경사 1/18, 폭 2.4미터. 모형을 다섯 번 다시 만들었고, 마지막 모형은 주민 서른 명과 함께 고쳤습니다.',
        tags: ['구조', '모형', '주민 참여'],
      },
    ],
    skills: [
      ['현장 조사', 5],
      ['Revit', 4],
      ['발표', 3],
    ],
    quote: null,
    status: 'EXHIBITED',
    by: null,
    reason: '현장 조사부터 설계까지 한 흐름으로 담았습니다. 특히 모형이 바뀐 이유를 봐 주세요.',
    praise: '문제를 발견한 곳에서 시작해 사람들과 함께 고쳐 간 과정이 설계도만큼 설득력 있습니다.',
    showsName: true,
    daysAgo: 60,
    scores: [
      [5, 5, 4, 5, 4],
      [4, 5, 4, 5, 4],
    ],
    likes: 26,
    remarks: [
      ['chief', '주민과 함께 고친 마지막 모형이 인상 깊어요.'],
      ['student', '지도를 어떤 도구로 만들었는지 궁금해요!'],
    ],
    endReason: '',
  },
  {
    username: null,
    department: '생명과학과',
    path: 'field-notebook',
    title: '들판에서 쓴 실험 노트',
    headline: '토종 벼 세 품종을 두 해 길러 본 이야기',
    summary: '논 두 마지기에서 토종 벼를 기르며 물과 온도, 병해를 매일 적었습니다.',
    background: theme('FOREST'),
    about: [
      '실패한 첫해의 기록을 지우지 않았습니다. 두 번째 해에 무엇을 바꿨는지 알려면 그 기록이 필요했기 때문입니다.',
    ],
    projects: [
      {
        title: '토종 벼 재배 비교',
        role: '재배·분석',
        begins: '2025-04',
        ends: '2026-10',
        text: '세 품종의 출수일과 수확량을 비교했습니다. 물떼기를 닷새 늦춘 두 번째 해에 쓰러짐이 절반으로 줄었습니다.',
        tags: ['재배', 'R', '통계'],
      },
    ],
    skills: [
      ['실험 설계', 4],
      ['R', 3],
      ['기록', 5],
    ],
    quote: ['노트가 곧 논문이 되는 걸 봤다.', '지도교수'],
    status: 'EXHIBITED',
    by: null,
    reason: '두 해 동안의 기록을 한 번에 볼 수 있게 정리했습니다.',
    praise: '실패를 감추지 않은 기록이 다음 시도를 믿게 합니다.',
    showsName: false,
    daysAgo: 38,
    scores: [
      [5, 5, 5, 3, 4],
      [4, 5, 4, 4, 4],
    ],
    likes: 11,
    remarks: [['peer', '첫해 기록을 그대로 둔 게 멋져요.']],
    endReason: '',
  },
  {
    username: null,
    department: '물리학과',
    path: 'night-signals',
    title: '밤하늘 신호를 읽는 코드',
    headline: '전파 관측 자료에서 잡음을 걷어 낸 한 학기',
    summary: '작은 안테나로 받은 자료를 손질하고, 누구나 다시 해 볼 수 있게 코드를 공개했습니다.',
    background: theme('NIGHT'),
    about: ['안테나는 빌렸고, 시간은 밤에 냈습니다. 코드는 처음부터 끝까지 다시 돌려 볼 수 있습니다.'],
    projects: [
      {
        title: '수소선 관측',
        role: '자료 처리',
        begins: '2026-03',
        ends: '2026-07',
        text: '이틀에 한 번씩 스물두 밤을 관측했습니다. 잡음을 걷어 내는 과정을 단계별로 그림으로 남겼습니다.',
        tags: ['Python', '신호 처리', '공개 코드'],
      },
    ],
    skills: [
      ['Python', 5],
      ['신호 처리', 4],
      ['시각화', 4],
    ],
    quote: null,
    status: 'EXHIBITED',
    by: 'supervisor',
    reason: '다시 해 볼 수 있게 공개한 점이 특히 좋습니다.',
    praise: '어려운 내용을 처음 보는 사람도 따라갈 수 있게 풀어 썼습니다.',
    showsName: true,
    daysAgo: 30,
    scores: [
      [4, 5, 4, 4, 5],
      [4, 5, 4, 4, 5],
    ],
    likes: 9,
    remarks: [],
    endReason: '',
  },
  {
    username: 'student',
    department: '',
    path: 'seoyun-sound-diary',
    title: '소리로 쓴 동네 일기',
    headline: '골목의 소리를 모아 만든 여덟 편의 짧은 방송',
    summary: '시장과 골목, 새벽 버스의 소리를 모아 여덟 편의 짧은 방송을 만들었습니다.',
    background: { kind: 'COLOR', color: '#7a3e9d' },
    about: ['눈에 보이지 않는 것을 기록하고 싶었습니다. 소리를 먼저 고르고, 말은 나중에 붙였습니다.'],
    projects: [
      {
        title: '새벽 버스 240번',
        role: '기획·녹음·편집',
        begins: '2026-03',
        ends: '2026-05',
        text: '첫차를 타는 사람들을 만나 여덟 번 녹음했습니다. 학교 방송에서 세 번 방송됐습니다.',
        tags: ['녹음', '편집', '인터뷰'],
      },
    ],
    skills: [
      ['사운드 편집', 4],
      ['인터뷰', 4],
    ],
    quote: null,
    status: 'SELECTED',
    by: 'supervisor',
    reason: '소리만으로 이야기를 끌고 가는 힘이 좋습니다. 과정을 함께 적어 둔 점도 배울 만해요.',
    praise: '듣는 사람이 그 골목에 서 있는 듯한 기록입니다.',
    showsName: false,
    daysAgo: 14,
    scores: [
      [5, 4, 5, 4, 4],
      [4, 4, 5, 5, 4],
    ],
    likes: 0,
    remarks: [],
    endReason: '',
  },
  {
    username: null,
    department: '행정학과',
    path: 'one-page-law',
    title: '한 장으로 읽는 판결',
    headline: '어려운 판결문을 쉬운 말로 옮긴 열 장',
    summary: '생활에 가까운 판결 열 건을 골라 한 장씩 쉬운 말로 옮겼습니다.',
    background: theme('PAPER'),
    about: ['누구나 읽을 수 있어야 권리가 됩니다. 낱말을 하나씩 바꾸며 뜻이 달라지지 않는지 선배와 함께 확인했습니다.'],
    projects: [
      {
        title: '보증금 이야기',
        role: '글·편집',
        begins: '2026-04',
        ends: '2026-06',
        text: '전세 보증금 판결 세 건을 그림과 함께 옮겼습니다.',
        tags: ['쉬운 글', '편집'],
      },
    ],
    skills: [
      ['글쓰기', 5],
      ['자료 조사', 4],
    ],
    quote: null,
    status: 'REVIEW',
    by: null,
    reason: '쉬운 말로 옮기는 과정과 확인한 방법을 봐 주세요.',
    praise: '',
    showsName: false,
    daysAgo: 9,
    scores: [[4, 4, 4, 3, 5]],
    likes: 0,
    remarks: [],
    endReason: '',
  },
  {
    username: null,
    department: '산업공학과',
    path: 'data-for-lunch',
    title: '학식 줄은 왜 길어질까',
    headline: '식당 줄을 재고 고쳐 본 자료 분석',
    summary: '점심시간 줄 길이를 세 주 동안 재고, 배식 순서를 바꾸는 실험을 제안했습니다.',
    background: theme('SLATE'),
    about: ['가까운 불편에서 시작했습니다. 세는 것부터 어려웠습니다.'],
    projects: [
      {
        title: '줄 길이 실험',
        role: '분석',
        begins: '2026-09',
        ends: '2026-10',
        text: '두 줄을 한 줄로 바꾸면 기다리는 시간이 얼마나 달라지는지 셈해 봤습니다.',
        tags: ['파이썬', '실험'],
      },
    ],
    skills: [['데이터 분석', 4]],
    quote: null,
    status: 'NOMINATED',
    by: null,
    reason: '작은 문제를 끝까지 재 본 과정을 담았습니다.',
    praise: '',
    showsName: false,
    daysAgo: 4,
    scores: [],
    likes: 0,
    remarks: [],
    endReason: '',
  },
  {
    username: null,
    department: '시각디자인학과',
    path: 'first-draft-zine',
    title: '첫 번째 잡지',
    headline: '동아리 잡지를 혼자 만들어 본 기록',
    summary: '기획부터 인쇄까지 혼자 해 본 첫 잡지입니다.',
    background: theme('DAWN'),
    about: ['스물여덟 쪽을 두 달에 걸쳐 만들었습니다.'],
    projects: [],
    skills: [['편집', 3]],
    quote: null,
    status: 'DECLINED',
    by: null,
    reason: '처음 만든 잡지를 소개하고 싶습니다.',
    praise: '',
    showsName: false,
    daysAgo: 25,
    scores: [[3, 2, 3, 4, 3]],
    likes: 0,
    remarks: [],
    endReason: '결과물만 있고 과정이 보이지 않아요. 무엇을 어떻게 고쳤는지 더해서 다시 게시하면 좋겠어요.',
  },
  {
    username: null,
    department: '사회복지학과',
    path: 'winter-volunteer',
    title: '겨울 봉사 마흔 날',
    headline: '지역 아동센터에서 보낸 겨울',
    summary: '마흔 날 동안 아이들과 한 일을 적었습니다.',
    background: { kind: 'COLOR', color: '#b4552d' },
    about: ['매일 한 줄씩 적은 것을 모았습니다.'],
    projects: [],
    skills: [['돌봄', 4]],
    quote: null,
    status: 'ENDED',
    by: null,
    reason: '날마다 적은 기록입니다.',
    praise: '꾸준함이 그대로 보이는 기록입니다.',
    showsName: true,
    daysAgo: 420,
    scores: [[4, 4, 4, 4, 4]],
    likes: 7,
    remarks: [],
    endReason: '',
  },
  {
    username: 'graduate',
    department: '',
    path: 'memory-and-maps',
    title: '기억을 그리는 지도',
    headline: '길 찾기 실험 네 번과 그 사이에 배운 것',
    summary: '사람들이 길을 기억하는 방식을 실험하고, 결과를 누구나 볼 수 있는 그림으로 옮겼습니다.',
    background: theme('HARBOUR'),
    about: ['실험실 밖에서 걷는 사람을 보며 질문을 다시 썼습니다. 네 번의 실험은 모두 그 질문에서 나왔습니다.'],
    projects: [
      {
        title: '걸으며 그린 지도 마흔 장',
        role: '실험·분석',
        begins: '2026-03',
        ends: '2026-09',
        text: '참가자 마흔 명이 걸은 뒤에 그린 지도를 겹쳐 보았습니다. 자주 틀리는 모퉁이 다섯 곳을 찾았습니다.',
        tags: ['인지심리', '실험', '시각화'],
      },
    ],
    skills: [
      ['실험 설계', 5],
      ['R', 4],
    ],
    quote: null,
    status: null,
    by: null,
    reason: '',
    praise: '',
    showsName: false,
    daysAgo: 6,
    scores: [],
    likes: 0,
    remarks: [],
    endReason: '',
  },
];
