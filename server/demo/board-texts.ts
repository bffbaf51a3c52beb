/** Posts of the boards of learning, teaching and mentoring in the demonstration, the latest first on each board. */
import type { Office } from './colleges.ts';

export interface BoardComment {
  /** User name. */
  readonly by: string;
  readonly text: string;
  /** Answers the comment before it. */
  readonly isReply?: boolean;
  readonly mentions?: string;
}

/** A post before it was changed. */
export interface FormerText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly changedDaysAgo: number;
}

export interface BoardText {
  readonly board: string;
  readonly category: string | null;
  /** An office, or a person of the demonstration by user name. */
  readonly by: Office | `@${string}`;
  readonly title: string;
  /** A line that begins with # is a heading, with - a part of a list. */
  readonly lines: readonly string[];
  readonly daysAgo: number;
  readonly comments: readonly BoardComment[];
  /** User names. */
  readonly followers: readonly string[];
  /** The oldest first. */
  readonly former?: readonly FormerText[];
}

type Line = readonly [
  board: string,
  category: string | null,
  by: BoardText['by'],
  daysAgo: number,
  title: string,
  lines: readonly string[],
  comments?: readonly BoardComment[],
];

const post = (...[board, category, by, daysAgo, title, lines, comments = []]: Line): BoardText => ({
  board,
  category,
  by,
  daysAgo,
  title,
  lines,
  comments,
  followers: [],
});

const STUDY_TIPS: readonly BoardText[] = [
  post(
    'stdytips',
    'EXAM',
    '@coach',
    2,
    '기말고사 3주 전, 과목별 시간표부터 만들어 보세요',
    [
      '시험 기간이 되면 급한 과목만 붙잡다가 다른 과목을 놓치기 쉬워요. 3주 전에 한 번만 시간표를 만들어 두면 매일 무엇을 할지 고민하지 않아도 돼요.',
      '# 이렇게 해 보세요',
      '- 과목마다 범위와 배점을 한 줄로 적어요.',
      '- 배점이 크고 아직 약한 과목에 시간을 먼저 줘요.',
      '- 하루에 두 과목을 넘기지 않고, 같은 과목은 이틀 간격으로 다시 봐요.',
      '- 일요일 저녁은 비워 두고 밀린 것을 채워요.',
      '만든 시간표가 현실적인지 궁금하면 학습 코칭에서 같이 봐 드려요.',
    ],
    [{ by: 'student', text: '일요일을 비워 두라는 말이 제일 도움이 됐어요. 고맙습니다!' }],
  ),
  post('stdytips', 'NOTES', '@coach', 16, '수업이 끝나고 10분, 노트를 세 줄로 줄이기', [
    '노트는 많이 적는 것보다 다시 보는 것이 중요해요. 수업이 끝난 뒤 10분 안에 그날 배운 것을 세 줄로 줄여 보세요.',
    '- 한 줄: 오늘 새로 알게 된 것',
    '- 한 줄: 아직 이해하지 못한 것',
    '- 한 줄: 다음 시간에 물어볼 것',
    '두 번째 줄이 3주 동안 그대로라면 교수님께 상담을 신청할 때예요.',
  ]),
  post('stdytips', 'TIME', 'teaching', 31, '공강 두 시간, 그냥 보내지 않는 방법', [
    '공강이 두 시간이면 이동과 식사를 빼고 70분이 남아요. 이 시간에 할 일을 미리 정해 두면 저녁이 달라져요.',
    '- 25분 집중하고 5분 쉬기를 두 번 해요.',
    '- 과제 시작처럼 마음먹기 어려운 일을 넣어요.',
    '- 도서관 3층 창가 자리는 오전 11시부터 오후 2시 사이에 비어 있는 편이에요.',
  ]),
  post('stdytips', 'TEAM', '@coach', 47, '조별 과제 첫 모임에서 정해야 할 다섯 가지', [
    '첫 모임 30분이 한 학기를 정해요. 헤어지기 전에 다음 다섯 가지를 문서 하나에 적어 두세요.',
    '- 결과물의 모양과 분량',
    '- 맡은 일과 마감',
    '- 연락하는 곳과 답하는 시간',
    '- 파일을 두는 곳',
    '- 의견이 갈릴 때 정하는 방법',
  ]),
  post('stdytips', 'EXAM', 'teaching', 70, '오답 노트, 문제를 베끼지 말고 이유를 쓰세요', [
    '틀린 문제를 옮겨 적는 데 시간을 다 쓰면 정작 왜 틀렸는지는 남지 않아요. 문제 번호와 틀린 이유만 적어 보세요.',
    '- 개념을 몰랐다',
    '- 조건을 놓쳤다',
    '- 계산이 틀렸다',
    '가장 많은 이유 하나만 고쳐도 다음 시험이 달라져요.',
  ]),
];

const MAJORS: readonly BoardText[] = [
  post('mjrlrnkwhw', null, '@chief', 5, '전공 필수를 처음 듣는 2학년에게', [
    '전공 필수는 앞 과목을 기억하고 있다고 생각하고 시작해요. 개강 전 일주일 동안 지난 학기 강의 계획서의 10주 차 뒤만 훑어봐도 훨씬 덜 막혀요.',
    '# 막히면',
    '- 같은 과목을 먼저 들은 선배의 학습 멘토링을 찾아보세요.',
    '- 조교 시간은 강의 계획서 첫 장에 있어요.',
  ]),
  post('mjrlrnkwhw', null, '@chiefsupervisor', 22, '실험 보고서, 결과보다 고찰에 시간을 쓰세요', [
    '채점하는 사람은 그래프가 예쁜지보다 왜 그렇게 나왔는지를 읽어요. 오차의 원인을 한 가지만 고르고, 그것을 확인할 방법을 적어 보세요.',
    '표와 그림에는 번호와 설명을 달고, 본문에서 한 번은 꼭 말해 주세요.',
  ]),
  post('mjrlrnkwhw', null, 'teaching', 54, '원서로 수업할 때 단어장을 만들지 마세요', [
    '모르는 단어를 모두 찾으면 한 쪽에 한 시간이 걸려요. 그 장에서 세 번 넘게 나온 단어만 찾고, 나머지는 그림과 식으로 넘어가세요.',
    '장을 다 읽은 뒤 한국어로 다섯 문장을 써 보면 이해했는지 알 수 있어요.',
  ]),
];

const CONTESTS: readonly BoardText[] = [
  post('lrncntstpr', null, 'teaching', 9, '학습 수기 공모전 대상: 학사경고에서 장학생까지', [
    '두 학기 동안 학습 코칭을 받으며 하루 계획을 세 줄로 줄인 이야기예요. 심사위원은 실패한 주를 숨기지 않고 적은 점을 높이 보았어요.',
    '# 글쓴이가 남긴 말',
    '처음 4주는 계획을 절반도 지키지 못했어요. 그래서 계획을 절반으로 줄였더니 그때부터 지킬 수 있었어요.',
  ]),
  post('lrncntstpr', null, 'teaching', 40, '스터디 우수 사례: 서로 가르치는 선형대수', [
    '네 명이 한 주에 한 절씩 맡아 칠판 앞에서 설명했어요. 듣는 사람은 질문을 두 개씩 꼭 했고요. 모임 기록과 질문 목록을 함께 실었어요.',
  ]),
];

const TEACHING_TIPS: readonly BoardText[] = [
  post(
    'teachtips',
    'INTERACTION',
    '@supervisor',
    3,
    '첫 5분, 지난 시간 질문 하나로 시작하기',
    [
      '출석을 부르는 대신 지난 시간 내용을 묻는 문제 하나를 화면에 띄워요. 답은 종이에 적게 하고 걷지 않아요. 학생은 스스로 무엇을 잊었는지 알고, 저는 얼굴을 보고 어디서부터 시작할지 정해요.',
      '# 두 학기 해 보니',
      '- 지각이 눈에 띄게 줄었어요.',
      '- 중간고사 뒤에 하던 보충 설명이 필요 없어졌어요.',
    ],
    [
      { by: 'fulltime', text: '저도 해 보고 싶어요. 문제는 미리 몇 개쯤 만들어 두시나요?' },
      { by: 'supervisor', text: '한 학기 분량을 열두 개 만들어 두고 반응을 보며 바꿔요.', isReply: true },
    ],
  ),
  post('teachtips', 'ASSESSMENT', 'teaching', 19, '채점 기준표를 과제와 함께 나눠 주세요', [
    '기준표를 먼저 받은 반은 질문이 줄고 성적 이의 신청이 절반으로 줄었어요. 항목은 네 개, 단계는 세 개면 충분해요.',
    '- 무엇을 보는지 동사로 적어요: 비교한다, 근거를 든다.',
    '- 가장 높은 단계의 예를 하나 보여 줘요.',
  ]),
  post('teachtips', 'DESIGN', '@fulltime', 36, '15주를 세 덩어리로 나누어 설계하기', [
    '한 학기를 다섯 주씩 묶고, 묶음마다 학생이 만들어 내는 것을 하나씩 두었어요. 마지막 묶음은 앞의 두 결과를 고쳐 내는 일이라 되돌아보는 시간이 자연스럽게 생겨요.',
  ]),
  post('teachtips', 'ONLINE', 'teaching', 62, '녹화 강의는 12분에서 끊으세요', [
    '시청 기록을 보면 12분이 지나면서 멈추는 학생이 크게 늘어요. 한 영상에 질문 하나만 다루고, 끝에 스스로 풀 문제를 붙여 주세요.',
  ]),
];

const DISCUSSIONS: readonly BoardText[] = [
  {
    ...post(
      'dscsn',
      null,
      '@supervisor',
      1,
      '지도학생 면담, 한 학기에 몇 번이 알맞을까요?',
      [
        '올해부터 학기에 한 번은 꼭 만나기로 했는데, 서른 명이 넘는 교수님은 한 번도 빠듯하다고 하십니다. 반대로 신입생은 두 번은 만나야 한다는 의견도 있고요.',
        '학과에서 어떻게 하고 계신지, 어떤 학생을 먼저 만나시는지 나누어 주세요.',
      ],
      [
        {
          by: 'chief',
          text: '우리 학과는 1학년과 학사경고를 받은 학생만 두 번 만나고, 나머지는 한 번으로 했어요.',
          mentions: 'fulltime',
        },
        { by: 'fulltime', text: '두 번째는 20분으로 줄이고 기록을 미리 읽고 들어가니 할 만했어요.', isReply: true },
        { by: 'coach', text: '코칭센터에서 먼저 만난 학생은 기록을 보고 한 번으로 줄이셔도 될 것 같아요.' },
      ],
    ),
    followers: ['chief', 'coach', 'fulltime'],
  },
  post(
    'dscsn',
    null,
    '@fulltime',
    12,
    '과제에 생성형 AI를 어디까지 허용하시나요?',
    [
      '이번 학기부터 초안에는 쓰되 어떻게 고쳤는지 적어 내게 했습니다. 아직 기준이 들쭉날쭉해서 다른 교수님 방식이 궁금합니다.',
    ],
    [{ by: 'supervisor', text: '저는 발표와 질의응답 비중을 40%로 올리고 보고서는 허용했어요.' }],
  ),
  {
    ...post('dscsn', null, 'teaching', 25, '강의평가 문항을 바꾸려고 합니다. 의견을 주세요', [
      '내년 1학기부터 열두 문항을 일곱 문항으로 줄이려고 해요. 빼고 싶은 문항과 꼭 남겨야 할 문항을 댓글로 적어 주세요. 12월 5일까지 모아 위원회에 올려요.',
    ]),
    former: [
      {
        title: '강의평가 문항을 바꾸려고 합니다',
        lines: [
          '내년 1학기부터 열두 문항을 다섯 문항으로 줄이려고 해요. 빼고 싶은 문항을 댓글로 적어 주세요. 11월 28일까지 모아 위원회에 올려요.',
        ],
        changedDaysAgo: 24,
      },
      {
        title: '강의평가 문항을 바꾸려고 합니다. 의견을 주세요',
        lines: [
          '내년 1학기부터 열두 문항을 일곱 문항으로 줄이려고 해요. 빼고 싶은 문항과 꼭 남겨야 할 문항을 댓글로 적어 주세요. 11월 28일까지 모아 위원회에 올려요.',
        ],
        changedDaysAgo: 19,
      },
    ],
  },
];

const REPORTS: readonly BoardText[] = [
  post('analsrpt', 'LEARNING', 'teaching', 6, '1학년 주차별 학습 참여와 중도 탈락의 관계', [
    '최근 세 학기 1학년의 주차별 출석과 과제 제출을 등록 결과와 비교했습니다.',
    '# 알게 된 것',
    '- 4주 차까지 과제를 두 번 넘게 내지 않은 학생은 다음 학기에 등록하지 않은 비율이 네 배였습니다.',
    '- 5주 차에 상담을 한 번이라도 한 학생은 그 비율이 절반으로 줄었습니다.',
    '# 제안',
    '4주 차 월요일에 명단을 지도교수에게 보내고, 2주 안에 만나는 것을 권합니다.',
  ]),
  post(
    'analsrpt',
    'LEARNING',
    '@chief',
    13,
    '우리 학과 전공기초 재수강 현황과 다음 학기 보완 계획',
    [
      '최근 네 학기 전공기초 두 과목의 재수강을 분반과 입학 유형별로 나누어 보았습니다.',
      '# 확인한 것',
      '- 재수강 비율은 18%에서 11%로 줄었지만, 야간 분반은 그대로 20%입니다.',
      '- 중간고사 전에 과제를 모두 낸 학생 가운데 재수강한 학생은 3%입니다.',
      '# 다음 학기에 할 일',
      '- 야간 분반에 조교 시간을 주 2회 늘립니다.',
      '- 4주 차에 과제를 내지 않은 학생을 지도교수가 먼저 만납니다.',
    ],
    [{ by: 'staff', text: '야간 분반 자료를 강의실 배정과 같이 보고 싶습니다. 다음 주에 정리해서 올릴게요.' }],
  ),
  post('analsrpt', 'PROGRAMME', '@coach', 21, '학습 코칭 참여 학생의 계획 실천율 변화', [
    '이번 학기 네 번 넘게 만난 학생 38명의 주간 계획 실천율을 정리했습니다. 첫 달 평균 42%에서 셋째 달 67%로 올랐습니다.',
    '계획을 하루 세 줄로 줄인 학생에게서 변화가 가장 컸습니다. 다음 학기에는 첫 만남부터 세 줄 계획표를 쓰려고 합니다.',
  ]),
  post('analsrpt', 'CAREER', 'career', 28, '졸업생 첫 취업까지 걸린 기간과 준비 활동', [
    '지난해 졸업생 1,204명의 응답을 정리했습니다. 3학년에 현장실습을 마친 집단이 평균 2.1개월 빨랐습니다.',
  ]),
  post('analsrpt', 'PROGRAMME', 'teaching', 58, '비교과 프로그램 이수자의 다음 학기 변화', [
    '학습법 특강을 이수한 학생의 다음 학기 평균 평점은 0.18 올랐고, 이미 평점이 높은 학생에게서는 차이가 없었습니다.',
  ]),
];

const MENTORING: readonly BoardText[] = [
  post('studmntr.notice', null, 'teaching', 4, '학습 멘토링 활동 보고서는 12월 12일까지 내 주세요', [
    '이번 학기 활동을 마친 팀은 활동 보고서를 12월 12일 오후 6시까지 내 주세요. 멘토와 멘티가 함께 쓰고, 사진은 없어도 괜찮아요.',
    '- 활동 시간이 10시간에 못 미치면 12월 8일까지 더 만날 수 있어요.',
    '- 사정이 있어 그만둔 팀도 그때까지의 내용을 내면 시간을 인정해요.',
  ]),
  post('studmntr.notice', null, 'teaching', 44, '멘토 교육을 아직 듣지 않은 분께', [
    '멘토는 활동을 시작하기 전에 두 시간 교육을 들어야 해요. 놓친 분은 온라인으로 들을 수 있어요.',
  ]),
  post('jobmntr.notice', null, 'career', 7, '직무 멘토링 하반기 만남의 날: 현직자 여덟 분이 오세요', [
    '데이터 분석, 상품 기획, 인사, 품질 관리에서 일하는 졸업생 여덟 분과 한 분에 20분씩 이야기해요. 12월 3일 오후 2시, 학생회관 3층이에요.',
    '궁금한 것을 세 가지 적어 오면 이야기가 훨씬 깊어져요.',
  ]),
  post('hyfivemntr.notice', null, 'career', 10, '하이파이브 멘토링 겨울 기수 일정을 알려 드려요', [
    '학교 밖에서도 참여할 수 있는 하이파이브 멘토링 겨울 기수는 1월 5일에 시작해 6주 동안 이어져요. 신청은 12월 15일에 열려요.',
    '- 만남은 주 1회 온라인으로 해요.',
    '- 첫 주에 목표를 한 문장으로 정해요.',
  ]),
];

export const BOARD_TEXTS: readonly BoardText[] = [
  ...STUDY_TIPS,
  ...MAJORS,
  ...CONTESTS,
  ...TEACHING_TIPS,
  ...DISCUSSIONS,
  ...REPORTS,
  ...MENTORING,
];
