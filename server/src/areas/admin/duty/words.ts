/** Sentences about appointments: what does not hold, why, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';

export const dutyWords = {
  ko: {
    self: '자신을 지정할 수는 없어요. 다른 담당자에게 부탁해 주세요.',
    notPossible: '이 담당 업무를 맡을 수 있는 사람이 아니에요. 다른 사람을 골라 주세요.',
    notYours: '맡을 사람을 정할 수 있는 담당 업무가 아니에요.',
    department: '맡고 있는 부서가 아니에요. 다른 부서를 골라 주세요.',
    noDepartment: '이런 이름이나 코드의 부서가 없어요.',
    overlap: '같은 담당 업무를 맡은 기간과 겹쳐요. 그 기간을 먼저 확인해 주세요.',
    backwards: '끝나는 날이 시작하는 날보다 빨라요.',
    over: '이미 지난 기간이에요. 오늘이나 더 뒤에 끝나게 해 주세요.',
    far: '오늘에서 1년 안에 시작하게 해 주세요.',
    consentedOn: '시작하기 전에 비밀 유지 동의를 받은 날을 적어 주세요.',
    trainedOn: '시작하기 전에 교육을 마친 날을 적어 주세요.',
    notNext: '같은 담당 업무를 맡고 있는 사람이 아니에요. 다른 사람을 골라 주세요.',
    columns:
      '첫 줄에 번호, 담당 업무, 부서, 시작일, 종료일, 동의일, 교육일이 모두 있어야 해요. 양식을 내려받아 써 주세요.',
    noPerson: '이런 학번이나 사번의 사람이 없어요.',
    noDuty: '이런 담당 업무가 없어요. 양식에 있는 이름으로 적어 주세요.',
    date: '날짜를 2026-03-02처럼 적어 주세요.',
    twice: '같은 사람과 담당 업무가 앞줄에도 있어요. 한 줄만 남겨 주세요.',
    atLine: (line: number, reason: string) => `${line}번째 줄: ${reason}`,
  },
  en: {
    self: 'You can’t appoint yourself. Ask another person in charge.',
    notPossible: 'This person can’t have this duty. Choose someone else.',
    notYours: 'You can’t appoint people to this duty.',
    department: 'This isn’t one of your departments. Choose another one.',
    noDepartment: 'No department has this name or code.',
    overlap: 'The person already has this duty during part of this period. Check that period first.',
    backwards: 'The end date is before the start date.',
    over: 'This period is already over. It must end today or later.',
    far: 'Choose a start date within a year of today.',
    consentedOn: 'Enter the day before the start on which the person agreed to confidentiality.',
    trainedOn: 'Enter the day before the start on which the person completed the training.',
    notNext: 'This person doesn’t have the same duty. Choose someone else.',
    columns:
      'The first line must contain number, duty, department, start date, end date, consent date and training date. Please use the template.',
    noPerson: 'No one has this student or staff number.',
    noDuty: 'There is no such duty. Use the names in the template.',
    date: 'Write dates like 2026-03-02.',
    twice: 'This person and duty appear in an earlier line. Keep only one.',
    atLine: (line: number, reason: string) => `Line ${line}: ${reason}`,
  },
} as const satisfies Record<Locale, unknown>;

export const listWords = {
  ko: {
    name: '이름',
    number: '번호',
    status: '상태',
  },
  en: {
    name: 'Name',
    number: 'Number',
    status: 'Status',
  },
} as const satisfies Record<Locale, unknown>;

/** Columns of a sheet by what heads them, spaces and case aside. */
export const COLUMN_NAMES = {
  number: ['번호', '학번', '사번', '교번', 'number', 'studentnumber', 'staffnumber'],
  duty: ['담당업무', 'duty'],
  department: ['부서', '학과', 'department'],
  begins: ['시작일', 'startdate', 'begins'],
  ends: ['종료일', 'enddate', 'ends'],
  consented: ['동의일', 'consentdate', 'consent'],
  trained: ['교육일', 'trainingdate', 'training'],
} as const;
