/** Sentences of advisor assignment: what does not hold, why, and what to do. */
import type { AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export const advisorWords = {
  ko: {
    columns: '첫 줄에 학번, 지도교수 번호, 시작일, 사유가 모두 있어야 해요. 양식을 내려받아 써 주세요.',
    noStudent: '맡은 학과의 재학생·휴학생 중에 이 학번이 없어요.',
    noAdvisor: '지도교수가 될 수 있는 교수 중에 이 번호가 없어요.',
    twice: '같은 학번이 앞줄에도 있어요. 한 줄만 남겨 주세요.',
    date: '시작일을 2026-03-02처럼 적어 주세요.',
    reason: '사유는 신규, 전과, 요청, 퇴직, 연구년 중 하나로 적어 주세요.',
    beforeLast: '지금 지도교수가 시작한 날보다 앞이에요. 더 뒤의 날로 적어 주세요.',
    beforeBegin: '지금 지도교수가 시작한 날보다 앞이에요. 그날이나 더 뒤의 날로 골라 주세요.',
    tooFar: '오늘에서 1년 안의 날로 적어 주세요.',
    same: '이미 이 학생의 지도교수예요. 다른 교수를 골라 주세요.',
    alreadyYours: '지금 나의 지도교수예요. 다른 교수를 고르거나 비워 두세요.',
    notAdvisor: '지도교수가 될 수 없는 분이에요. 다른 교수를 골라 주세요.',
    why: '이유를 적어 주세요.',
    manyStudents: (most: string) => `한 번에 ${most}명까지 나눌 수 있어요. 학년이나 학과로 좁혀 주세요.`,
  },
  en: {
    columns:
      'The first line must contain student number, advisor number, start date and reason. Please use the template.',
    noStudent: 'No current student in your departments has this number.',
    noAdvisor: 'No professor who can be an advisor has this number.',
    twice: 'This student number appears in an earlier line. Keep only one.',
    date: 'Write the start date like 2026-03-02.',
    reason: 'Use one of these reasons: initial, transfer, request, retirement, sabbatical.',
    beforeLast: 'This is before the current advisor started. Enter a later date.',
    beforeBegin: 'This is before the current advisor started. Choose that date or a later one.',
    tooFar: 'Choose a date within a year of today.',
    same: 'This professor already advises the student. Choose someone else.',
    alreadyYours: 'This professor is already your advisor. Choose someone else, or leave it empty.',
    notAdvisor: 'This person can’t be an advisor. Choose another professor.',
    why: 'Give a reason.',
    manyStudents: (most: string) =>
      `You can distribute up to ${most} students at once. Narrow them down by year or department.`,
  },
} as const satisfies Record<Locale, unknown>;

/** As files write them, in either language; the code itself counts, too. */
const REASONS: readonly (readonly [AdvisorReason, readonly string[]])[] = [
  ['INITIAL', ['신규', '신규배정', 'initial']],
  ['TRANSFER', ['전과', 'transfer']],
  ['REQUEST', ['요청', '학생요청', 'request']],
  ['RETIREMENT', ['퇴직', 'retirement']],
  ['SABBATICAL', ['연구년', 'sabbatical']],
];

export function readReason(text: string): AdvisorReason | undefined {
  const plain = text.replaceAll(/\s/g, '').toLowerCase();
  return REASONS.find(([, names]) => names.includes(plain))?.[0];
}

/** The columns of a file by what heads them, spaces and case aside. */
export const COLUMN_NAMES = {
  student: ['학번', 'studentnumber', 'studentno'],
  advisor: ['지도교수번호', '교번', 'advisornumber', 'advisorno'],
  from: ['시작일', 'startdate', 'from', 'beginson'],
  reason: ['사유', 'reason'],
} as const;
