/** Sentences about compulsory tests and participation, and the headers of their sheet. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { PeriodProblem } from './rules.ts';

interface ParticipationWords {
  readonly title: (name: string, dueOn: string) => string;
  readonly todo: (name: string, dueOn: string) => string;
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
  readonly begun: string;
  readonly untouched: string;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const partsOf = (day: string): readonly [month: number, date: number] => {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return [month, date];
};
const inKorean = (day: string): string => {
  const [month, date] = partsOf(day);
  return `${month}월 ${date}일`;
};
const inEnglish = (day: string): string => {
  const [month, date] = partsOf(day);
  return `${date} ${months[month - 1] ?? ''}`;
};

const ko: ParticipationWords = {
  title: (name, dueOn) => `${name} (${inKorean(dueOn)}까지)`,
  todo: (name, dueOn) => `${name}: ${inKorean(dueOn)}까지 해 주세요`,
  todoReason: (test) => `학교에서 정한 진단이에요: ${test}`,
  todoAction: { BEGIN: '진단하기', CONTINUE: '이어서 하기' },
  period: {
    past: '이미 지난 날이에요. 오늘이나 그 뒤의 날을 골라 주세요.',
    order: '시작하는 날보다 앞설 수 없어요.',
    opened: '이미 시작해서 시작하는 날은 바꿀 수 없어요.',
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
    remindedAt: '마지막으로 알린 때',
  },
  begun: '하는 중',
  untouched: '시작 안 함',
};

const en: ParticipationWords = {
  title: (name, dueOn) => `${name} (by ${inEnglish(dueOn)})`,
  todo: (name, dueOn) => `${name}: take it by ${inEnglish(dueOn)}`,
  todoReason: (test) => `The university asks you to take this test: ${test}`,
  todoAction: { BEGIN: 'Take the test', CONTINUE: 'Continue' },
  period: {
    past: 'This day is past. Choose today or a later day.',
    order: 'It can’t be before the first day.',
    opened: 'It’s open already, so the first day can’t be changed.',
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
  begun: 'In progress',
  untouched: 'Not begun',
};

export const participationWords: Readonly<Record<Locale, ParticipationWords>> = { ko, en };
