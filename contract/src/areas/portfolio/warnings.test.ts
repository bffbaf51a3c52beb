import { describe, expect, test } from 'vitest';

import { findWarnings, type WarningInput } from './warnings.ts';

const PERSON = {
  names: ['김하늘', 'Haneul Kim'],
  schools: ['나루대학교', 'Naru University'],
  regions: ['해운대구'],
};

type Asked = Partial<Omit<WarningInput, 'questionList'>> & { readonly answers: readonly string[] };

const warn = ({ answers, ...rest }: Asked) =>
  findWarnings({
    company: '한빛소프트웨어',
    otherCompanies: [],
    person: PERSON,
    language: 'ko',
    ...rest,
    questionList: answers.map((answer, index) => ({ questionId: `q${index + 1}`, answer })),
  });

/** Kinds with their words, which is how people see them. */
const told = (asked: Asked) => warn(asked).map(({ kind, item, words, instead }) => [item ?? kind, words, instead]);

const LETTER = `"데이터로 질문하는 개발자"

저는 2학년 겨울, 교내 학습 관리 시스템의 로그 320만 건을 분석하는 프로젝트에서 백엔드를 맡았습니다. 처음에는 조회 한 번에 3.5초가 걸렸고, 원인을 찾기 위해 실행 계획을 읽었습니다. 그 결과 인덱스를 두 개 추가해 0.2초로 줄였습니다.

실수 없이 배포하는 일보다 실수를 빨리 알아차리는 일이 더 중요하다는 것을 배웠습니다. 65세 이상 어르신을 위한 화면에서는 글자를 1.5배로 키웠고, 20대와 60대가 함께 쓸 수 있는지 확인했습니다. 서울 본사와 부산 물류 센터를 오가며 현장의 이야기를 들은 경험도 있습니다.

입사 후에는 1,200만 고객이 쓰는 서비스의 장애를 줄이는 데 기여하고 싶습니다. 21세기의 백엔드는 혼자 만들 수 없기 때문입니다.`;

const ENGLISH_LETTER = `In my second year, I led the back end of a project that analysed 3.2 million log entries. Queries took 3.5 seconds at first, so I read the execution plans and added two indexes, e.g. on the course and the week.

The University library asked us to keep it running. I learnt Node.js, Next.js and PostgreSQL along the way. Users aged 20 to 60 tested it with us, and we fixed what they found.`;

describe('W3 warnings about other companies', () => {
  test('name another letter’s company, with and without its form, with particles and across scripts', () => {
    const otherCompanies = ['(주)카카오', 'SK하이닉스', 'LG 유플러스', 'Nexon Korea Inc.'];
    const answers = ['카카오에 지원한 이유는 SK 하이닉스와 lg유플러스, NEXON KOREA에서도 찾지 못한 것입니다.'];
    expect(warn({ otherCompanies, answers }).map(({ words }) => words)).toEqual([
      '카카오',
      'SK 하이닉스',
      'lg유플러스',
      'NEXON KOREA',
    ]);
  });

  test('pass over the own company, its parts, and words that only begin like a name', () => {
    expect(warn({ company: '카카오뱅크', otherCompanies: ['카카오'], answers: ['카카오의 카카오뱅크'] })).toEqual([]);
    expect(
      warn({ otherCompanies: ['토스', '이마트', '우리'], answers: ['토스트를 굽고 이 마트에 갔다. 우리나라'] }),
    ).toEqual([]);
    expect(warn({ otherCompanies: ['', ' ', '(주)', 'A'], answers: ['A사의 (주) 표기'] })).toEqual([]);
  });
});

describe('W3 warnings about what blind hiring forbids', () => {
  test.each([
    ['저는 나루대학교에서 배웠습니다.', 'SCHOOL', '나루대학교'],
    ['나루대의 도서관', 'SCHOOL', '나루대'],
    ['한강고등학교를 졸업했습니다.', 'SCHOOL', '한강고등학교'],
    ['어릴 때 아버지께서는 목수셨습니다.', 'FAMILY', '아버지'],
    ['2남 1녀 중 둘째로', 'FAMILY', '2남 1녀'],
    ['저는 올해 만 24살입니다.', 'AGE', '저는 올해 만 24살'],
    ['99년생 개발자입니다.', 'AGE', '99년생'],
    ['여성으로서 처음', 'GENDER', '여성으로서'],
    ['부산에서 태어나 바다를 보며', 'REGION', '부산에서 태어'],
    ['해운대구 출신으로', 'REGION', '해운대구 출신'],
    ['제 고향은 바닷가입니다.', 'REGION', '고향'],
    ['제 이름은 김하늘입니다.', 'NAME', '김하늘'],
  ])('%s', (answer, item, words) => {
    expect(told({ answers: [answer] })).toEqual([[item, words, null]]);
  });

  test.each([
    ['I studied at Naru University.', 'SCHOOL', 'Naru University'],
    ['I chose the University of Busan.', 'SCHOOL', 'University of Busan'],
    ['My older sister taught me.', 'FAMILY', 'My older sister'],
    ['I am 24 years old.', 'AGE', '24 years old'],
    ['As a woman in engineering', 'GENDER', 'As a woman'],
    ['I was born and raised in Daegu.', 'REGION', 'born and raised in Daegu'],
  ])('%s', (answer, item, words) => {
    expect(told({ answers: [answer], language: 'en' })).toEqual([[item, words, null]]);
  });

  test.each([
    '국내 대학교와 우리대학교의 협력',
    '제조업 30살이상 설비',
    '고향사랑기부제 홍보',
    '3세대 이동통신과 20세기',
    '서울 출장과 경기 침체',
    '자매결연을 맺은 기관',
    '한국대로 12길',
  ])('say nothing about %s', (answer) => {
    expect(warn({ answers: [answer] })).toEqual([]);
  });
});

test('W3 a sentence that stands twice is told where it stands again, within and across answers', () => {
  const twice = '그 결과 응답 시간이 절반으로 줄었습니다.';
  const found = warn({ answers: [`${twice} 좋았습니다. ${twice}`, `처음에는 몰랐습니다.\n${twice.slice(0, -1)}`] });
  expect(found.map(({ kind, questionId, begins }) => [kind, questionId, begins])).toEqual([
    ['REPEATED', 'q1', twice.length + 8],
    ['REPEATED', 'q2', 12],
  ]);
  expect(warn({ answers: ['감사합니다. 감사합니다.'] })).toEqual([]);
});

test.each([
  ['두 칸  띄어쓰기', '  ', ' '],
  ['쉼표 , 앞', ' ', ''],
  ['쉼표,뒤', ',', ', '],
  ['했습니다.그리고', '.', '. '],
  ['잘 됬습니다', '됬', '됐'],
  ['그러면 안 되요', '되요', '돼요'],
  ['돼는 일', '돼는', '되는'],
  ['할수 있습니다', '할수', '할 수'],
  ['좋은 것같습니다', '것같', '것 같'],
  ['몇일 동안', '몇일', '며칠'],
])('W3 spacing and spelling that are certain: %s', (answer, words, instead) => {
  expect(told({ answers: [answer] })).toEqual([['SPACING', words, instead]]);
});

test('W3 letters that are in order give no warning', () => {
  expect(warn({ answers: [LETTER], otherCompanies: ['네이버', '쿠팡'] })).toEqual([]);
  expect(warn({ answers: [ENGLISH_LETTER], language: 'en', otherCompanies: ['Naver'] })).toEqual([]);
});

test('W3 every warning holds the words at its place, in order, whatever was written', () => {
  const pieces = [
    '아버지',
    ' ',
    '  ',
    '\n',
    ',',
    '.',
    '됬',
    '나루대',
    '카카오',
    '😀',
    '할수 있',
    '99년생',
    'a',
    '\u1100',
  ];
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  for (let round = 0; round < 300; round += 1) {
    const answer = Array.from({ length: 40 }, () => pieces[next() % pieces.length]).join('');
    const found = warn({ answers: [answer], otherCompanies: ['카카오'] });
    expect(found.every(({ begins, ends, words }) => ends > begins && answer.slice(begins, ends) === words)).toBe(true);
    expect(found.map(({ begins }) => begins)).toEqual(found.map(({ begins }) => begins).toSorted((a, b) => a - b));
  }
});

test('W3 a letter ten times as long takes no more than some thirty times as long', () => {
  const others = Array.from({ length: 200 }, (_, index) => `회사${index}테크`);
  const timeOf = (answer: string) => {
    const begun = Date.now();
    for (let round = 0; round < 5; round += 1) warn({ answers: [answer], otherCompanies: others });
    return Date.now() - begun;
  };
  for (const piece of [LETTER, '가'.repeat(700), ' '.repeat(700), '.'.repeat(700), '회사1'.repeat(200)]) {
    const text = piece.repeat(20).slice(0, 1000);
    timeOf(text);
    expect(timeOf(text.repeat(10))).toBeLessThan(timeOf(text) * 30 + 50);
  }
});
