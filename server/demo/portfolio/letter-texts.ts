/** Cover letters that the demonstration begins with: one close to its limits, one half written, one in English. */
import type { LimitUnit, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

export interface DemoQuestion {
  readonly question: string;
  readonly most: number | null;
  readonly unit: LimitUnit;
  readonly answer: string;
  /** As it stood earlier, the oldest first. */
  readonly earlier?: readonly string[];
}

export interface DemoLetter {
  readonly title: string;
  readonly company: string;
  readonly job: string;
  /** Days from today; null: no day. */
  readonly dueIn: number | null;
  readonly language: PaperLanguage;
  readonly daysAgo: number;
  readonly questions: readonly DemoQuestion[];
}

const MOTIVE = [
  '지역 신문사에서 인턴을 하며 기사보다 기사를 찾아 읽는 사람에게 더 눈이 갔습니다. 같은 기사라도 제목을 묻는 말로 바꾸고 첫 문단에 지도를 넣자 끝까지 읽는 비율이 31%에서 44%로 올랐습니다. 글을 고치는 일과 그 글이 읽히는 길을 고치는 일이 다르지 않다는 것을 그때 배웠습니다.',
  '가람미디어는 독자가 멈춘 자리를 기록하고 그 자리에서 다시 시작하게 하는 서비스를 만들고 있습니다. 올해 공개한 ‘이어 읽기’를 두 달 동안 써 보며 기록이 남는 방식과 다시 여는 순간이 어긋나는 일곱 곳을 정리했고, 그중 세 곳은 알림 문장만 바꾸어도 나아질 수 있다고 보았습니다. 저는 이 어긋남을 독자의 말로 설명하고 숫자로 확인하는 기획자가 되고 싶습니다.',
  '입사하면 먼저 독자 문의 천 건을 직접 읽고 다시 여는 순간의 문제를 다섯 가지로 나누겠습니다. 그 다음 가장 작은 것부터 바꾸고, 바꾼 뒤의 숫자를 매주 팀에 보이겠습니다.',
].join('\n\n');

const TEAM = [
  '학과 방송제에서 영상팀과 행사팀이 같은 날 같은 장비를 쓰려 했습니다. 두 팀 모두 한 달 전부터 준비한 일이라 누구도 물러서지 않았고, 회의는 세 번 모두 길어지기만 했습니다.',
  '저는 누가 먼저인지를 묻는 대신 각 팀이 장비를 실제로 쓰는 시간을 십 분 단위로 적어 달라고 했습니다. 적어 보니 겹치는 시간은 하루 가운데 사십 분뿐이었습니다. 그 사십 분에는 다른 학과의 장비를 빌리기로 하고, 대신 우리 학과의 조명을 내주는 약속을 받아 왔습니다.',
  '방송제는 예정대로 열렸고, 그때 만든 시간표는 다음 해 학생회가 그대로 이어 쓰고 있습니다. 다툼은 서로의 사정을 모를 때 커지고, 같은 표를 함께 보면 작아진다는 것을 배웠습니다.',
].join('\n\n');

const GROWTH_BEFORE =
  '데이터를 공부하기 시작한 것은 학보사에서 독자 조사를 맡으면서입니다. 처음에는 설문을 만들고 엑셀로 세는 일이 전부였습니다.';
const GROWTH = `${GROWTH_BEFORE} 응답이 적은 학년의 말이 묻히는 것을 보고 통계 수업을 찾아 들었고, 지금은 응답을 학년별로 무게를 달리해 다시 셉니다.`;

const ENGLISH = [
  'During my internship at a regional newspaper I rewrote the headlines of forty stories as questions and added a small map to the first paragraph. The share of readers who reached the end rose from 31 to 44 per cent. I learned that editing a story and editing the way to a story are the same craft.',
  'I would like to bring that habit to your audience team: to read what people write to us before deciding what to build, to change one small thing at a time, and to show the team each week what the change did.',
].join('\n\n');

export const DEMO_LETTERS: readonly DemoLetter[] = [
  {
    title: '',
    company: '가람미디어',
    job: '콘텐츠 기획',
    dueIn: 3,
    language: 'ko',
    daysAgo: 1,
    questions: [
      {
        question: '지원 동기와 입사 후 하고 싶은 일을 적어 주세요.',
        most: 500,
        unit: 'CHARACTER',
        answer: MOTIVE,
        earlier: [
          MOTIVE.split('\n\n')[0] ?? '',
          MOTIVE.replace('독자의 말로 설명하고 숫자로 확인하는 기획자가', '찾아내고 고치는 기획자가'),
        ],
      },
      {
        question: '다른 사람과 의견이 달랐던 경험과 이를 푼 방법을 적어 주세요.',
        most: 1000,
        unit: 'BYTE_EUC_KR',
        answer: TEAM,
      },
    ],
  },
  {
    title: '공공기관 공통',
    company: '나래문화재단',
    job: '홍보',
    dueIn: 12,
    language: 'ko',
    daysAgo: 4,
    questions: [
      {
        question: '직무 역량을 키우기 위해 노력한 경험을 적어 주세요.',
        most: 500,
        unit: 'CHARACTER',
        answer: GROWTH,
        earlier: [GROWTH_BEFORE],
      },
      {
        question: '재단의 사업 가운데 관심 있는 것과 그 이유를 적어 주세요.',
        most: 500,
        unit: 'CHARACTER',
        answer: '',
      },
      { question: '', most: 500, unit: 'CHARACTER', answer: '' },
    ],
  },
  {
    title: '',
    company: 'Harbour Press',
    job: 'Audience Editor',
    dueIn: -2,
    language: 'en',
    daysAgo: 9,
    questions: [
      {
        question: 'Tell us about something you changed, and how you knew that it worked.',
        most: 2000,
        unit: 'BYTE_UTF8',
        answer: ENGLISH,
      },
    ],
  },
];
