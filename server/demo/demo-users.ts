/**
 * The people whom the sign-in page offers in demo mode; each stands for one kind of person.
 */
import { departmentBySubject, GENERAL_CODE, GRADUATE_DEPARTMENTS, officeCode } from './colleges.ts';
import type { DemoUser } from './model.ts';

export const DEMO_PASSWORD = 'naru-demo-1!';

const MEDIA = departmentBySubject('MDC');
const COMPUTER = departmentBySubject('CSE');
const BUSINESS = departmentBySubject('BUS');
const TRADE = departmentBySubject('ITR');
const PSYCHOLOGY = departmentBySubject('PSY');

function graduateCode(): string {
  const found = GRADUATE_DEPARTMENTS.find((one) => one.sibling === PSYCHOLOGY);
  if (!found) throw new RangeError('psychology has no graduate department');
  return found.code;
}

/** `{lastYear}` is the year before the current term's. */
export const STUDENT_USERS: readonly (DemoUser & {
  readonly grade: number;
  readonly serial: number;
  readonly isGraduate?: boolean;
  readonly hasLeft?: boolean;
})[] = [
  {
    username: 'student',
    name: { ko: '김서윤', en: 'Seoyun Kim' },
    sex: 'F',
    kind: ['학생', 'Student'],
    detail: ['미디어커뮤니케이션학과 3학년', 'Media and Communication, 3rd year'],
    types: ['CURRENT_STUDENT', 'STUDENT'],
    departmentCode: MEDIA.code,
    grade: 3,
    serial: 1187,
  },
  {
    username: 'freshman',
    name: { ko: '이도현', en: 'Dohyeon Lee' },
    sex: 'M',
    kind: ['신입생', 'First-year student'],
    detail: ['컴퓨터공학과 1학년', 'Computer Science, 1st year'],
    types: ['CURRENT_STUDENT', 'STUDENT'],
    departmentCode: COMPUTER.code,
    grade: 1,
    serial: 412,
  },
  {
    username: 'graduate',
    name: { ko: '정유진', en: 'Yujin Jung' },
    sex: 'F',
    kind: ['대학원생', 'Graduate student'],
    detail: ['대학원 심리학과 2학년', 'Graduate School, Psychology, 2nd year'],
    types: ['CURRENT_STUDENT', 'STUDENT'],
    departmentCode: graduateCode(),
    grade: 2,
    serial: 7021,
    isGraduate: true,
  },
  {
    username: 'alumni',
    name: { ko: '하준서', en: 'Junseo Ha' },
    sex: 'M',
    kind: ['졸업생', 'Alumni'],
    detail: ['미디어커뮤니케이션학과 · {lastYear}년 2월 졸업', 'Media and Communication, class of February {lastYear}'],
    types: ['ALUMNI', 'STUDENT'],
    departmentCode: MEDIA.code,
    grade: 4,
    serial: 934,
    hasLeft: true,
  },
  {
    username: 'peer',
    name: { ko: '한지우', en: 'Jiwoo Han' },
    sex: 'F',
    kind: ['또래상담사', 'Peer coach'],
    detail: ['심리학과 4학년', 'Psychology, 4th year'],
    types: ['CURRENT_STUDENT', 'STUDENT'],
    departmentCode: PSYCHOLOGY.code,
    grade: 4,
    serial: 1044,
    duties: ['PEER_COACH'],
  },
];

export const FACULTY_CAST: readonly DemoUser[] = [
  {
    username: 'supervisor',
    name: { ko: '박정훈', en: 'Jeonghun Park' },
    sex: 'M',
    kind: ['지도교수', 'Supervising professor'],
    detail: ['미디어커뮤니케이션학과 전임교수', 'Media and Communication, full-time'],
    types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'],
    departmentCode: MEDIA.code,
  },
  {
    username: 'fulltime',
    name: { ko: '이수정', en: 'Sujeong Lee' },
    sex: 'F',
    kind: ['전임교수', 'Full-time professor'],
    detail: ['국제통상학과 · 지도학생 없음', 'International Trade, no students to advise'],
    types: ['FULLTIME_PROFESSOR'],
    departmentCode: TRADE.code,
  },
  {
    username: 'lecturer',
    name: { ko: '문지영', en: 'Jiyeong Moon' },
    sex: 'F',
    kind: ['강의교수', 'Lecture professor'],
    detail: ['교양교육원', 'Institute of Liberal Education'],
    types: ['LECTURE_PROFESSOR'],
    departmentCode: GENERAL_CODE,
  },
  {
    username: 'professor',
    name: { ko: '김명수', en: 'Myeongsu Kim' },
    sex: 'M',
    kind: ['교수', 'Professor'],
    detail: ['심리학과', 'Psychology'],
    types: ['PROFESSOR'],
    departmentCode: PSYCHOLOGY.code,
  },
  {
    username: 'chief',
    name: { ko: '최은정', en: 'Eunjeong Choi' },
    sex: 'F',
    kind: ['학과장', 'Department chief'],
    detail: ['컴퓨터공학과 전임교수', 'Computer Science, full-time'],
    types: ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'],
    departmentCode: COMPUTER.code,
  },
  {
    username: 'chiefsupervisor',
    name: { ko: '강성호', en: 'Seongho Kang' },
    sex: 'M',
    kind: ['학과장 · 지도교수', 'Department chief and supervising professor'],
    detail: ['경영학과', 'Business Administration'],
    types: ['DEPARTMENT_CHIEF', 'SUPERVISING_PROFESSOR'],
    departmentCode: BUSINESS.code,
  },
  {
    username: 'assistant',
    name: { ko: '배수진', en: 'Sujin Bae' },
    sex: 'F',
    kind: ['학과 조교', 'Department assistant'],
    detail: ['미디어커뮤니케이션학과', 'Media and Communication'],
    types: ['DEPARTMENT_ASSISTANT'],
    departmentCode: MEDIA.code,
  },
  {
    username: 'lectureassistant',
    name: { ko: '노태민', en: 'Taemin Noh' },
    sex: 'M',
    kind: ['강의 조교', 'Lecture assistant'],
    detail: ['미디어커뮤니케이션학과', 'Media and Communication'],
    types: ['LECTURE_ASSISTANT'],
    departmentCode: MEDIA.code,
  },
];

export const OFFICE_CAST: readonly (DemoUser & { readonly looksAfter?: string })[] = [
  {
    username: 'coach',
    name: { ko: '오세진', en: 'Sejin Oh' },
    sex: 'M',
    kind: ['아카데믹 코치', 'Academic coach'],
    detail: ['교수학습센터', 'Teaching and Learning Centre'],
    types: ['ACADEMIC_COACH'],
    departmentCode: officeCode('teaching'),
  },
  {
    username: 'staff',
    name: { ko: '조민경', en: 'Mingyeong Cho' },
    sex: 'F',
    kind: ['교직원', 'Staff'],
    detail: ['취업진로팀', 'Career Services'],
    types: ['STAFF'],
    departmentCode: officeCode('career'),
    looksAfter: '12000',
  },
  {
    username: 'law',
    name: { ko: '홍기훈', en: 'Gihun Hong' },
    sex: 'M',
    kind: ['법률상담 담당', 'Law counsellor'],
    detail: ['법무팀', 'Legal Affairs'],
    types: ['STAFF'],
    departmentCode: officeCode('legal'),
    duties: ['LAW_COUNSELLOR'],
  },
  {
    username: 'lawreviewer',
    name: { ko: '지선우', en: 'Sunwoo Ji' },
    sex: 'F',
    kind: ['법률상담 담당', 'Law counsellor'],
    detail: ['법무팀 · 의견 검토', 'Legal Affairs, reviews opinions'],
    types: ['STAFF'],
    departmentCode: officeCode('legal'),
    duties: ['LAW_COUNSELLOR'],
  },
  {
    username: 'psychologist',
    name: { ko: '윤해솔', en: 'Haesol Yoon' },
    sex: 'F',
    kind: ['심리상담사', 'Psychological counsellor'],
    detail: ['학생상담센터', 'Counselling Centre'],
    types: ['STAFF'],
    departmentCode: officeCode('counselling'),
    duties: ['PSYCHOLOGICAL_COUNSELLOR'],
  },
  {
    username: 'psychmanager',
    name: { ko: '안미란', en: 'Miran Ahn' },
    sex: 'F',
    kind: ['심리상담 관리자', 'Psychological counselling manager'],
    detail: ['학생상담센터', 'Counselling Centre'],
    types: ['STAFF'],
    departmentCode: officeCode('counselling'),
    duties: ['PSYCHOLOGICAL_MANAGER'],
  },
  {
    username: 'career',
    name: { ko: '권보람', en: 'Boram Kwon' },
    sex: 'F',
    kind: ['진로·취업 상담사', 'Career counsellor'],
    detail: ['취업진로팀 · 자기소개서 첨삭', 'Career Services, corrects cover letters'],
    types: ['STAFF'],
    departmentCode: officeCode('career'),
    duties: ['CAREER_COUNSELLOR', 'CORRECTOR'],
  },
  {
    username: 'education',
    name: { ko: '남윤호', en: 'Yunho Nam' },
    sex: 'M',
    kind: ['교육센터 승인 담당', 'Education centre'],
    detail: ['교수학습센터 · 개설·종료 승인', 'Teaching and Learning Centre, approves programmes'],
    types: ['STAFF'],
    departmentCode: officeCode('teaching'),
    roles: ['EDUCATION_CENTRE'],
  },
  {
    username: 'mileage',
    name: { ko: '표지훈', en: 'Jihoon Pyo' },
    sex: 'M',
    kind: ['마일리지 담당', 'Mileage office'],
    detail: ['교수학습센터 · 마일리지와 장학금', 'Teaching and Learning Centre, mileage and its scholarship'],
    types: ['STAFF'],
    departmentCode: officeCode('teaching'),
    roles: ['MILEAGE_OFFICE'],
  },
  {
    username: 'testing',
    name: { ko: '심다은', en: 'Daeun Shim' },
    sex: 'F',
    kind: ['검사 담당', 'Testing centre'],
    detail: [
      '교수학습센터 · 역량·학습·진로 검사',
      'Teaching and Learning Centre, tests of competency, learning and career',
    ],
    types: ['STAFF'],
    departmentCode: officeCode('teaching'),
    roles: ['TESTING_CENTRE'],
  },
  {
    username: 'badges',
    name: { ko: '배소윤', en: 'Soyun Bae' },
    sex: 'F',
    kind: ['배지 담당', 'Badge office'],
    detail: [
      '취업진로팀 · 배지, 첨삭 배정, 우수 포트폴리오',
      'Career Services, badges, corrections and excellent portfolios',
    ],
    types: ['STAFF'],
    departmentCode: officeCode('career'),
    roles: ['CAREER_CENTRE'],
  },
  {
    username: 'outsider',
    name: { ko: '유재민', en: 'Jaemin Yoo' },
    sex: 'M',
    kind: ['하이파이브 참여자', 'HYFIVE participant'],
    detail: ['학교 밖에서 온 멘토', 'Mentor from outside the university'],
    types: [],
    departmentCode: null,
  },
  {
    username: 'admin',
    name: { ko: '서지안', en: 'Jian Seo' },
    sex: 'F',
    kind: ['관리자', 'Administrator'],
    detail: ['정보화팀 · 메뉴와 권한', 'IT Services, menus and rights'],
    types: ['STAFF'],
    departmentCode: officeCode('computing'),
    roles: ['ADMINISTRATOR'],
  },
  {
    username: 'dev',
    name: { ko: '임도윤', en: 'Doyun Lim' },
    sex: 'M',
    kind: ['개발자', 'Developer'],
    detail: ['정보화팀 · 개발 메뉴', 'IT Services, developer menus'],
    types: ['STAFF'],
    departmentCode: officeCode('computing'),
    roles: ['DEVELOPER'],
  },
];

/** In the order of the sign-in page. */
export const CAST: readonly DemoUser[] = [...STUDENT_USERS, ...FACULTY_CAST, ...OFFICE_CAST];

/** Students whom a visitor meets in the portal beside the cast; they have no password. */
export const FAMILIAR_STUDENTS: readonly {
  readonly name: readonly [ko: string, en: string];
  readonly sex: 'M' | 'F';
  readonly subject: string;
  readonly grade: number;
  readonly yearsSinceEntrance: number;
  readonly serial: number;
  readonly nationality?: string;
}[] = [
  {
    name: ['응웬 티 란', 'Nguyen Thi Lan'],
    sex: 'F',
    subject: 'ITR',
    grade: 3,
    yearsSinceEntrance: 3,
    serial: 814,
    nationality: 'VN',
  },
  { name: ['강민준', 'Minjun Kang'], sex: 'M', subject: 'CSE', grade: 4, yearsSinceEntrance: 4, serial: 334 },
  { name: ['이하은', 'Haeun Lee'], sex: 'F', subject: 'MDC', grade: 3, yearsSinceEntrance: 2, serial: 287 },
  { name: ['정예린', 'Yerin Jung'], sex: 'F', subject: 'SWF', grade: 3, yearsSinceEntrance: 3, serial: 152 },
  { name: ['박지호', 'Jiho Park'], sex: 'M', subject: 'PAD', grade: 2, yearsSinceEntrance: 1, serial: 571 },
  { name: ['송다은', 'Daeun Song'], sex: 'F', subject: 'PSY', grade: 4, yearsSinceEntrance: 4, serial: 618 },
  { name: ['신현우', 'Hyeonu Shin'], sex: 'M', subject: 'MDC', grade: 3, yearsSinceEntrance: 2, serial: 233 },
  { name: ['장서준', 'Seojun Jang'], sex: 'M', subject: 'BUS', grade: 4, yearsSinceEntrance: 5, serial: 77 },
  { name: ['임채원', 'Chaewon Lim'], sex: 'F', subject: 'SWF', grade: 3, yearsSinceEntrance: 2, serial: 410 },
  { name: ['권나연', 'Nayeon Kwon'], sex: 'F', subject: 'PAD', grade: 2, yearsSinceEntrance: 1, serial: 905 },
  { name: ['오지훈', 'Jihun Oh'], sex: 'M', subject: 'MDC', grade: 4, yearsSinceEntrance: 3, serial: 98 },
  { name: ['백승민', 'Seungmin Baek'], sex: 'M', subject: 'PSY', grade: 4, yearsSinceEntrance: 4, serial: 264 },
  { name: ['문소율', 'Soyul Moon'], sex: 'F', subject: 'GCC', grade: 3, yearsSinceEntrance: 2, serial: 722 },
];
