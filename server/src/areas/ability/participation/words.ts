/** Sentences about compulsory tests and participation, and the headers of their sheet. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { PeriodProblem } from './rules.ts';

interface ParticipationWords {
  /** Days come in words. */
  readonly title: (name: string, day: string) => string;
  readonly todo: (name: string, day: string) => string;
  readonly todoReason: (test: string) => string;
  readonly todoAction: Readonly<Record<'BEGIN' | 'CONTINUE', string>>;
  readonly period: Readonly<Record<PeriodProblem['kind'], string>>;
  readonly pastDue: string;
  readonly noTest: string;
  readonly noDepartment: string;
  readonly nobody: string;
  readonly shortReason: string;
  readonly notRunning: string;
  readonly remindedToday: string;
  readonly allDone: string;
  readonly sheet: Readonly<Record<'name' | 'number' | 'department' | 'grade' | 'state' | 'remindedAt', string>>;
  readonly figures: FigureWords;
  readonly begun: string;
  readonly untouched: string;
}

/** Headers of the files of figures. */
interface FigureWords {
  readonly department: string;
  readonly target: string;
  readonly done: string;
  readonly targetOf: (grade: number) => string;
  readonly doneOf: (grade: number) => string;
  readonly withheld: string;
  readonly scale: string;
  readonly mean: string;
  readonly deviation: string;
  readonly stepOf: (least: number, most: number) => string;
}

const ko: ParticipationWords = {
  title: (name, day) => `${name} (${day}까지)`,
  todo: (name, day) => `${name}: ${day}까지 해 주세요`,
  todoReason: (test) => `학교에서 정한 진단이에요: ${test}`,
  todoAction: { BEGIN: '진단하기', CONTINUE: '이어서 하기' },
  period: {
    past: '이미 지난 날이에요. 오늘이나 그 뒤의 날을 골라 주세요.',
    order: '시작하는 날보다 앞설 수 없어요.',
    opened: '이미 시작해서 시작하는 날은 바꿀 수 없어요.',
    far: '너무 먼 날이에요. 오늘부터 1년 안의 날을 골라 주세요.',
  },
  pastDue: '기한이 지났어요. 기한을 늘리려면 오늘이나 그 뒤의 날을 골라 주세요.',
  noTest: '지금 공개되어 있는 검사가 아니에요. 다시 골라 주세요.',
  noDepartment: '없는 부서가 들어 있어요. 다시 골라 주세요.',
  nobody: '이 조건에 맞는 재학생이 없어요. 학년이나 소속을 다시 골라 주세요.',
  shortReason: '이유를 5자 이상 적어 주세요.',
  notRunning: '지금 진행 중인 진단이 아니에요.',
  remindedToday: '오늘 이미 알렸어요. 내일 다시 알릴 수 있어요.',
  allDone: '모두 참여해서 알릴 사람이 없어요.',
  sheet: {
    name: '이름',
    number: '학번',
    department: '소속',
    grade: '학년',
    state: '상태',
    remindedAt: '마지막 알림',
  },
  figures: {
    department: '소속',
    target: '전체 학생',
    done: '참여한 학생',
    targetOf: (grade) => `${grade}학년 전체`,
    doneOf: (grade) => `${grade}학년 참여`,
    withheld: '비공개',
    scale: '척도',
    mean: '평균',
    deviation: '표준편차',
    stepOf: (least, most) => `${least}~${most}점`,
  },
  begun: '하는 중',
  untouched: '시작 안 함',
};

const en: ParticipationWords = {
  title: (name, day) => `${name} (by ${day})`,
  todo: (name, day) => `${name}: take it by ${day}`,
  todoReason: (test) => `The university asks you to take this test: ${test}`,
  todoAction: { BEGIN: 'Take the test', CONTINUE: 'Continue' },
  period: {
    past: 'This day is past. Choose today or a later day.',
    order: 'It can’t be before the first day.',
    opened: 'It’s open already, so the first day can’t be changed.',
    far: 'This day is too far away. Choose one within a year from today.',
  },
  pastDue: 'This day is past. To give more time, choose today or a later day.',
  noTest: 'This test isn’t published now. Choose another one.',
  noDepartment: 'One of these departments doesn’t exist. Choose again.',
  nobody: 'No enrolled student matches. Choose other years or departments.',
  shortReason: 'Give a reason of 5 characters or more.',
  notRunning: 'This compulsory test isn’t running now.',
  remindedToday: 'They were reminded today. You can remind them again tomorrow.',
  allDone: 'Everybody has taken part, so there’s nobody to remind.',
  sheet: {
    name: 'Name',
    number: 'Student number',
    department: 'Department',
    grade: 'Year',
    state: 'State',
    remindedAt: 'Last reminded',
  },
  figures: {
    department: 'Department',
    target: 'All students',
    done: 'Took part',
    targetOf: (grade) => `Year ${grade}, all`,
    doneOf: (grade) => `Year ${grade}, took part`,
    withheld: 'Withheld',
    scale: 'Scale',
    mean: 'Mean',
    deviation: 'Standard deviation',
    stepOf: (least, most) => `${least} to ${most} points`,
  },
  begun: 'In progress',
  untouched: 'Not begun',
};

export const participationWords: Readonly<Record<Locale, ParticipationWords>> = { ko, en };
