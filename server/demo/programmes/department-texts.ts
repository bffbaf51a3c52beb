/** Programmes that every department of the demonstration holds in its own name. */
import type { Department } from '../college.ts';
import { PEER_EXPENSES, USUAL_EXPENSES, type Series } from './series.ts';
import { ENGLISH_OF_DEPARTMENT, type EnglishTexts } from './english-texts.ts';

type Wording = Omit<Series, 'key' | 'name' | 'by' | 'introduction' | 'place' | 'teacher'> & {
  readonly key: string;
  readonly name: (ko: string, en: string) => readonly [ko: string, en: string];
  readonly introduction: (field: string) => string;
};

const WORDINGS: readonly Wording[] = [
  {
    key: 'tutoring',
    type: 'IEUM',
    name: (ko, en) => [`${ko} 전공 튜터링`, `Peer tutoring: ${en}`],
    introduction: (field) =>
      `앞서 들은 선배가 ${field} 전공과목을 함께 복습해 줘요. 네 명이 한 조가 되어 다섯 번 만나고, 시험 전에는 예상 문제를 서로 내요.`,
    titles: ['범위 정하기', '복습 1', '복습 2', '문제 내기', '마무리'],
    begins: 18,
    length: 1.5,
    competencies: [
      ['SELF_DIRECTION', 60],
      ['COMMUNITY', 40],
    ],
    seats: 16,
    queue: 5,
    points: 50,
    budget: 900_000,
    expenses: PEER_EXPENSES,
  },
  {
    key: 'graduates',
    type: 'BAEUM',
    name: (ko, en) => [`${ko} 졸업생과의 대화`, `An evening with graduates: ${en}`],
    introduction: (field) =>
      `${field} 전공을 살려 서로 다른 길로 간 졸업생 세 명이 첫 직장과 이직, 대학원 생활을 들려줘요. 질문은 미리 받아요.`,
    titles: ['졸업생과의 대화'],
    begins: 17,
    length: 2,
    competencies: [['SELF_DIRECTION', 100]],
    seats: 24,
    queue: 10,
    points: 10,
    budget: 500_000,
    expenses: [
      ['발표자 사례비', 0.5],
      ['다과', 0.3],
    ],
  },
  {
    key: 'basics',
    type: 'CHAEUM',
    name: (ko, en) => [`${ko} 기초 다지기`, `The basics of ${en}`],
    introduction: (field) =>
      `${field} 전공 수업을 따라가는 데 꼭 필요한 개념만 골라 세 번에 나눠 정리해요. 복학생과 복수전공생도 환영해요.`,
    titles: ['개념 지도', '자주 틀리는 것', '연습'],
    begins: 16,
    length: 2,
    competencies: [
      ['PROBLEM_SOLVING', 70],
      ['SELF_DIRECTION', 30],
    ],
    seats: 18,
    queue: 6,
    points: 30,
    budget: 700_000,
    expenses: PEER_EXPENSES,
  },
  {
    key: 'paths',
    type: 'BAEUM',
    name: (ko, en) => [`${ko} 진로 특강`, `Careers after ${en}`],
    introduction: (field) =>
      `${field} 전공자를 뽑는 회사의 담당자와 대학원 연구실을 만나요. 두 번째 시간에는 내 로드맵을 한 장으로 그려요.`,
    titles: ['일하는 사람을 만나기', '내 로드맵 그리기'],
    begins: 15,
    length: 2,
    competencies: [
      ['SELF_DIRECTION', 70],
      ['COMMUNICATION', 30],
    ],
    seats: 20,
    queue: 8,
    points: 20,
    budget: 800_000,
    expenses: USUAL_EXPENSES,
  },
];

function englishOf(key: string, field: string): EnglishTexts {
  const texts = ENGLISH_OF_DEPARTMENT[key]?.(field);
  if (!texts) throw new Error(`${key} has no words in English.`);
  return { ...texts, place: `Seminar room, ${field}` };
}

/** Makes the programmes of one department. */
export function seriesOf(department: Department): Series[] {
  return WORDINGS.map((wording) => ({
    ...wording,
    key: `${wording.key}:${department.subject}`,
    name: wording.name(department.fieldKo, department.fieldEn),
    introduction: wording.introduction(department.fieldKo),
    by: { subject: department.subject },
    teacher: '',
    place: `${department.fieldKo} 세미나실`,
    english: englishOf(wording.key, department.fieldEn),
  }));
}
