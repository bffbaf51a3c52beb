/**
 * Posts of the demonstration's offices on their boards. `{year}`, `{term}`, `{month}` and `{company}` are filled in.
 */
import type { MemberType } from '@naru/contract/access.ts';

import type { Office } from './colleges.ts';

export interface PostText {
  readonly board: 'notice' | 'archive';
  readonly category: string;
  readonly office: Office;
  readonly title: string;
  /** A line that begins with # is a heading, with - a part of a list; `[words](/path)` is a link. */
  readonly lines: readonly string[];
  /** Days after its publication on which something is due, or the last day of the term. */
  readonly dueAfter?: number | 'TERM';
  /** The people it is for, where not everybody. */
  readonly types?: readonly MemberType[];
}

type Line = readonly [
  category: string,
  office: Office,
  title: string,
  lines: readonly string[],
  dueAfter?: number | 'TERM',
];

const notice = (...[category, office, title, lines, dueAfter]: Line): PostText => ({
  board: 'notice',
  category,
  office,
  title,
  lines,
  ...(dueAfter !== undefined && { dueAfter }),
});

const addressed =
  (...types: readonly MemberType[]) =>
  (...line: Line): PostText => ({ ...notice(...line), types });

/** Students' deadlines are none of the people who work here. */
const toStudents = addressed('CURRENT_STUDENT');
const toSeekers = addressed('CURRENT_STUDENT', 'ALUMNI');
const toTeachers = addressed('PROFESSOR', 'FULLTIME_PROFESSOR', 'LECTURE_PROFESSOR', 'DEPARTMENT_CHIEF');
const toStaff = addressed('STAFF', 'DEPARTMENT_ASSISTANT', 'PROFESSOR', 'FULLTIME_PROFESSOR', 'ACADEMIC_COACH');
const toAllHere = addressed(
  'CURRENT_STUDENT',
  'STAFF',
  'DEPARTMENT_ASSISTANT',
  'PROFESSOR',
  'FULLTIME_PROFESSOR',
  'LECTURE_PROFESSOR',
  'DEPARTMENT_CHIEF',
  'ACADEMIC_COACH',
);

const archive = (category: string, office: Office, title: string, lines: readonly string[]): PostText => ({
  board: 'archive',
  category,
  office,
  title,
  lines,
});

/** Stand on top of the notices. */
export const PINNED: readonly PostText[] = [
  toStudents(
    'SCHOLARSHIP',
    'career',
    '{year}학년도 {term} 마일리지 장학금 신청',
    [
      '지금까지 모은 마일리지로 장학금을 신청할 수 있어요. 300점부터 신청할 수 있고, 1점은 1,000원이에요.',
      '[마일리지 사용 신청하기](/lrn/mile/usereqst/list)',
      '# 한눈에 보기',
      '- 대상: 이번 학기에 재학 중인 1~8학기 학부생',
      '- 금액: 한 학기에 한 번, 30만 원부터 200만 원까지 1만 원 단위',
      '- 기한: 이번 학기가 끝나는 날까지',
      '- 지급: 승인되면 신청할 때 적은 계좌로 보내 드려요',
      '# 신청하기 전에',
      '- 마일리지 내역에서 확정된 점수를 확인해 주세요. 심사 중인 점수는 쓸 수 없어요.',
      '- 만족도 조사를 마치지 않은 활동은 점수에 포함되지 않아요.',
      '- 다른 장학금과 함께 받을 수 있는지 학생지원팀에 먼저 문의해 주세요.',
    ],
    'TERM',
  ),
  toAllHere('ACADEMIC', 'academic', '{term} 기말고사 시간표와 유의 사항', [
    '기말고사는 15주차 월요일부터 금요일까지 봐요. 시험 시간은 수업 시간과 다를 수 있으니 과목별 시간표를 확인해 주세요.',
    '# 시험 당일',
    '- 학생증이나 모바일 학생증을 꼭 가지고 오세요.',
    '- 시험 시작 20분 뒤에는 입실할 수 없어요.',
    '- 병결은 시험이 끝난 뒤 7일 안에 진단서를 제출해 주세요.',
  ]),
];

/** Come again with other months, terms and companies. */
export const NOTICES: readonly PostText[] = [
  toStudents(
    'INTERNATIONAL',
    'international',
    'Exchange programme: information session in {month}',
    [
      'We present 38 partner universities in 14 countries. Students of every department are welcome.',
      '# What you will hear',
      '- Who can apply, and when',
      '- Credits and recognition',
      '- Scholarships and housing',
      'The session is held in English and Korean.',
    ],
    18,
  ),
  toStudents(
    'JOBS',
    'career',
    '{company} 서비스 기획 인턴 추천 학생 모집',
    [
      '{company}에서 겨울 인턴을 뽑아요. 학교 추천을 받으면 서류 전형이 면제돼요.',
      '# 지원 자격',
      '- 졸업까지 두 학기 이하로 남은 학생',
      '- 전공 무관',
      '# 제출 서류',
      '- 자기소개서와 이력서를 포트폴리오에서 골라 주세요.',
    ],
    10,
  ),
  toStudents(
    'PROGRAMME',
    'teaching',
    '채움 클래스 ‘계획을 지키는 공부법’ {month}월 추가 모집',
    [
      '매주 한 번씩 네 번 만나 공부 계획을 세우고 함께 점검해요. 여덟 자리 남았어요.',
      '# 일정',
      '- 매주 수요일 오후 5시, 중앙도서관 2층 토의실',
      '모두 참여하면 마일리지 20점을 받아요.',
    ],
    7,
  ),
  toStudents(
    'INTERNSHIP',
    'practice',
    '{year}학년도 겨울 계절학기 현장실습 안내',
    [
      '4주 과정은 3학점, 8주 과정은 6학점이 인정돼요. 시작일은 기관마다 조금씩 달라요.',
      '# 순서',
      '- 기관 선택',
      '- 지도교수 승인',
      '- 안전 교육 이수',
      '- 협약서 작성',
    ],
    25,
  ),
  notice('COUNSELLING', 'counselling', '{month}월 상담실 운영 시간', [
    '평일 오전 9시부터 오후 6시까지 열어요. 화요일과 목요일은 오후 8시까지 운영해요.',
    '급한 일이 있으면 24시간 상담 전화를 이용해 주세요.',
  ]),
  toStudents(
    'ACADEMIC',
    'academic',
    '{year}학년도 {term} 휴학과 복학 신청 일정',
    [
      '휴학과 복학은 학사 시스템에서 신청해요. 지도교수님 확인까지 보통 사흘이 걸려요.',
      '# 알아 둘 것',
      '- 일반 휴학은 최대 여섯 학기까지 할 수 있어요.',
      '- 군 휴학은 입영 통지서가 있어야 해요.',
    ],
    21,
  ),
  toStudents(
    'PROGRAMME',
    'teaching',
    '학습전략 진단에 참여해 주세요',
    [
      '8분이면 나의 공부 습관을 알 수 있어요. 메뉴의 ‘역량’에서 ‘학습전략 진단’을 누르면 바로 시작해요.',
      '결과를 보고 학습 상담을 신청할 수 있고, 마치면 마일리지 10점이 쌓여요.',
    ],
    15,
  ),
  toTeachers(
    'ACADEMIC',
    'academic',
    '{term} 성적 입력과 출석부 제출 안내',
    [
      '성적은 학사 시스템에서 입력해 주세요. 입력이 끝나면 학생에게 바로 보여요.',
      '- 성적 이의 신청은 일주일 동안 받아요.',
      '- 출석부는 학과 사무실에 제출해 주세요.',
    ],
    20,
  ),
  toStaff(
    'PROGRAMME',
    'teaching',
    '교직원 개인정보 보호 교육 이수',
    ['한 시간짜리 온라인 교육이에요. 해마다 한 번 들어야 해요.'],
    21,
  ),
  notice('JOBS', 'career', '졸업생 초청 직무 이야기: {company} 3년 차의 하루', [
    '{company}에서 일하는 선배가 하루를 어떻게 보내는지, 학교에서 무엇을 준비하면 좋았을지 이야기해 줘요.',
    '- 일시: {month}월 셋째 주 목요일 오후 6시',
    '- 장소: 학생회관 대강당',
    '질문은 신청할 때 미리 받아요.',
  ]),
  toStudents(
    'SCHOLARSHIP',
    'students',
    '국가근로장학생 {month}월 출근부 제출',
    ['매달 마지막 날까지 출근부를 제출해 주세요. 늦으면 장학금이 다음 달에 지급돼요.'],
    8,
  ),
  toStudents('INTERNATIONAL', 'international', '외국인 유학생을 위한 한국어 글쓰기 상담', [
    '보고서와 자기소개서를 한국어로 쓸 때 도와 드려요. 일주일에 한 번, 50분씩 만나요.',
    'Help with reports and cover letters in Korean is open to every international student.',
  ]),
  toStudents('ACADEMIC', 'academic', '졸업 자가진단 결과가 다를 때 확인할 것', [
    '자가진단과 성적표의 학점이 다르면 먼저 이수 구분을 확인해 주세요.',
    '- 전공을 바꾼 뒤에 들은 과목',
    '- 다른 학교에서 들은 과목',
    '- 재수강한 과목',
  ]),
  toSeekers(
    'JOBS',
    'career',
    '{month}월 자기소개서 첨삭 신청',
    ['취업 컨설턴트가 사흘 안에 의견을 보내 드려요. 문항과 글자 수를 함께 적어 주세요.'],
    12,
  ),
  notice('PROGRAMME', 'library', '중앙도서관 논문 찾기 특강', [
    '데이터베이스에서 필요한 논문을 빠르게 찾는 법을 배워요. 노트북을 가지고 오세요.',
    '- 1회: 국내 학술지',
    '- 2회: 해외 학술지',
    '- 3회: 인용 관리',
  ]),
  toStudents(
    'SCHOLARSHIP',
    'students',
    '{year}학년도 {term} 성적우수 장학생 선발 결과',
    ['학사 시스템의 장학 메뉴에서 결과를 볼 수 있어요. 이의 신청은 일주일 동안 받아요.'],
    7,
  ),
  toStudents(
    'COUNSELLING',
    'counselling',
    '시험 기간 마음 돌보기 집단상담',
    ['여섯 명이 모여 시험을 앞둔 긴장을 다루는 법을 함께 연습해요. 나눈 이야기는 비밀을 지켜요.'],
    9,
  ),
  toStudents('ACADEMIC', 'academic', '수강 신청 정정 기간 안내', [
    '정정은 개강 첫째 주에 할 수 있어요. 정원이 찬 과목은 대기 신청을 할 수 있어요.',
    '- 첫날: 4학년',
    '- 둘째 날: 3학년',
    '- 셋째 날부터: 전체 학년',
  ]),
  toStudents(
    'INTERNSHIP',
    'practice',
    '현장실습 안전 교육 이수 안내',
    ['실습을 시작하기 전에 온라인 안전 교육 두 과목을 들어야 해요. 마치는 데 한 시간쯤 걸려요.'],
    6,
  ),
  notice('JOBS', 'career', '{month}월 채용박람회: 기업 52곳이 와요', [
    '지원하고 싶은 기업을 미리 골라 면담 시간을 잡을 수 있어요.',
    '- 일시: {month}월 둘째 주 수요일과 목요일, 오전 10시부터 오후 5시까지',
    '- 장소: 체육관',
    '현장에서 이력서 사진을 무료로 찍어 드려요.',
  ]),
  toStudents(
    'PROGRAMME',
    'housing',
    '생활관 {term} 입주 신청',
    ['방은 학년과 통학 거리를 기준으로 배정해요. 결과는 문자로 알려 드려요.'],
    11,
  ),
  notice('ACADEMIC', 'computing', '시스템 점검으로 포털 이용이 잠시 중단돼요', [
    '토요일 새벽 2시부터 4시까지 포털을 쓸 수 없어요. 작성 중인 글은 미리 저장해 주세요.',
  ]),
];

export const ARCHIVES: readonly PostText[] = [
  archive('GUIDE', 'international', 'Guide for new international students', [
    'Visa, housing, insurance, a phone and a bank account: what to do in your first two weeks.',
    '# First days',
    '- Register your stay within 90 days',
    '- Open a bank account with your passport',
    '- Join the health insurance',
  ]),
  archive('FORM', 'academic', '휴학 신청서 서식', [
    '가족이나 대리인이 제출할 때 쓰는 서식이에요. 본인은 학사 시스템에서 바로 신청하면 돼요.',
  ]),
  archive('FORM', 'students', '장학금 지급 계좌 변경 신청서', ['통장 사본을 함께 제출해 주세요.']),
  archive('FORM', 'practice', '현장실습 협약서와 일지 서식', [
    '학교, 기관, 학생이 한 부씩 나눠 가져요.',
    '- 협약서',
    '- 주간 일지',
    '- 결과 보고서',
  ]),
  archive('FORM', 'career', '기업 추천서 요청서', [
    '추천서 발급에는 5일쯤 걸려요. 마감 전에 여유를 두고 요청해 주세요.',
  ]),
  archive('GUIDE', 'academic', '{year}학년도 학사 안내서', [
    '수강부터 성적, 졸업까지 한 권에 담았어요. 입학 연도에 맞는 안내서를 확인해 주세요.',
    '# 차례',
    '- 수강 신청',
    '- 성적과 재수강',
    '- 전과와 복수전공',
    '- 졸업 요건',
  ]),
  archive('GUIDE', 'career', '면접 준비 안내서', ['자주 나오는 질문 50개와 답을 준비하는 방법을 모았어요.']),
  archive('GUIDE', 'teaching', '처음 하는 팀 과제 안내서', [
    '역할을 나누고 일정을 맞추고 갈등을 다루는 법을 적었어요.',
  ]),
  archive('REGULATION', 'academic', '학칙과 시행 세칙 ({year}년 개정)', ['바뀐 부분은 굵은 글씨로 표시했어요.']),
  archive('REGULATION', 'students', '장학금 지급 규정', ['성적, 소득, 활동별 기준을 담았어요.']),
  archive('LECTURE', 'library', '논문 찾기 특강 자료', [
    '{month}월 특강에서 쓴 자료예요. 실습 문제와 풀이가 함께 있어요.',
  ]),
  archive('LECTURE', 'career', '{company} 직무 특강 자료', ['강연자가 공개에 동의한 부분만 실었어요.']),
  archive('LECTURE', 'teaching', '발표 잘하는 법 특강 자료', ['슬라이드와 연습용 체크리스트예요.']),
  archive('DATA', 'planning', '{year}년 졸업생 진로 통계', ['취업, 진학, 창업으로 나누어 학과별로 보여 드려요.']),
  archive('DATA', 'teaching', '{year}학년도 {term} 강의 만족도 보고서', ['과목 이름은 빼고 단과대학별로 정리했어요.']),
];

export const COMPANIES = [
  '하늘소프트',
  '바람전자',
  '누리은행',
  '다온제약',
  '한빛모빌리티',
  '도담식품',
  '새솔건설',
  '가온미디어',
] as const;

export const COMMENTS: readonly (readonly [question: string, answer: string])[] = [
  ['휴학했다가 이번에 복학했는데, 저도 신청할 수 있나요?', '네, 할 수 있어요. 복학한 학기부터 대상이에요.'],
  ['대학원생도 되나요?', '이번에는 학부생만 대상이에요. 대학원생은 다음 달에 따로 알려 드릴게요.'],
  ['신청한 뒤에 내용을 고칠 수 있나요?', '마감 전까지는 언제든 고칠 수 있어요.'],
  ['온라인으로도 참여할 수 있을까요?', '자리를 열 개 마련해 두었어요. 신청할 때 골라 주세요.'],
  ['서류는 어디에 내면 되나요?', '학생회관 2층으로 가져오거나 이메일로 보내 주세요.'],
];
