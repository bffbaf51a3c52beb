/** Sentences for people who organise and approve programmes: what does not hold, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { FormProblemCode } from './form-rules.ts';
import type { DeskTodoKind } from './home-store.ts';

export type SheetColumnName =
  | 'status'
  | 'name'
  | 'number'
  | 'department'
  | 'grade'
  | 'appliedAt'
  | 'answer'
  | 'rank'
  | 'rate'
  | 'completed'
  | 'reason'
  | 'yes';

type Say = (...said: readonly string[]) => string;

interface DeskWords {
  readonly form: Readonly<Record<FormProblemCode, Say>>;
  readonly term: Say;
  readonly noTerm: string;
  readonly foreignDepartment: string;
  readonly unknownDepartment: string;
  readonly foreignManager: string;
  readonly unfitManager: string;
  readonly unfitHelper: string;
  readonly unfitAudience: string;
  readonly frozen: string;
  readonly sessionsFixed: string;
  readonly sessionOver: Say;
  readonly sessionPast: Say;
  readonly fewSeats: Say;
  readonly notEarlier: string;
  readonly noReport: string;
  readonly leastPeople: string;
  readonly nobody: string;
  readonly reasonNeeded: string;
  readonly reasonOf: Readonly<Record<'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD' | 'NOT_DRAWN' | 'NOT_DECIDED', string>>;
  readonly sheet: Readonly<Record<SheetColumnName, string>>;
  readonly home: Readonly<Record<'approvals' | 'toClose' | 'applications', string>>;
}

const ko: DeskWords = {
  form: {
    RATIO: (sum = '') => `핵심역량 비율의 합이 ${sum}%예요. 100%가 되게 고쳐 주세요.`,
    COMPETENCY_TWICE: () => '핵심역량은 한 번씩만 고를 수 있어요.',
    APPLY_ORDER: () => '신청 마감이 시작보다 빨라요. 시작 뒤로 정해 주세요.',
    APPLY_AFTER_END: () => '신청 마감은 마지막 회차가 끝나기 전이어야 해요.',
    CANCEL_ORDER: () => '취소 마감은 신청 시작과 마지막 회차 사이로 정해 주세요.',
    SESSION_ORDER: (number = '') => `${number}회차가 시작 전에 끝나요. 끝나는 시간을 고쳐 주세요.`,
    SESSION_OVERLAP: (one = '', other = '') => `${one}회차와 ${other}회차의 시간이 겹쳐요. 한쪽을 옮겨 주세요.`,
    SESSION_OUTSIDE: (number = '', from = '', to = '') =>
      `${number}회차가 학기와 이어지는 방학(${from}~${to}) 밖에 있어요. 날짜나 학기를 고쳐 주세요.`,
    ONLINE_ADDRESS: (number = '') => `${number}회차의 온라인 주소를 https://로 시작하는 주소로 적어 주세요.`,
    ASSIGNMENT_EARLY: () => '과제 마감이 첫 회차보다 빨라요. 뒤로 정해 주세요.',
    HOURS: () => '총 시간은 30분 단위로 적어 주세요.',
    LEAST_PAIR: () => '최소 인원과 결정일은 함께 적어 주세요.',
    LEAST_MANY: (seats = '') => `최소 인원이 정원 ${seats}명보다 많아요. 정원 이하로 적어 주세요.`,
    DECIDES_LATE: () => '결정일 아침 9시가 첫 회차보다 앞서야 해요. 더 이른 날로 정해 주세요.',
    DECIDES_EARLY: () => '결정일 아침 9시에 신청이 끝나 있어야 해요. 신청 마감 뒤로 정해 주세요.',
  },
  term: (year = '', semester = '') => `${year}년 ${semester}`,
  noTerm: '등록되지 않은 학기예요. 다른 학기를 골라 주세요.',
  foreignDepartment: '맡은 부서가 아니에요. 내 부서를 골라 주세요.',
  unknownDepartment: '없는 학과예요. 다시 골라 주세요.',
  foreignManager: '다른 사람을 담당자로 정할 수 없어요. 나를 담당자로 정해 주세요.',
  unfitManager: '프로그램을 운영할 수 없는 사람이에요. 다른 사람을 골라 주세요.',
  unfitHelper: '출석을 맡을 수 없는 사람이 있어요. 다른 사람을 골라 주세요.',
  unfitAudience: '이 유형에 신청할 수 없는 대상이 있어요. 대상이나 유형을 고쳐 주세요.',
  frozen: '승인을 받았거나 신청한 사람이 있어 바꿀 수 없어요.',
  sessionsFixed: '승인을 받았거나 신청한 사람이 있어 회차를 더하거나 뺄 수 없어요. 시간을 옮겨 주세요.',
  sessionOver: (number = '') => `${number}회차는 이미 시작해서 옮길 수 없어요.`,
  sessionPast: (number = '') => `${number}회차를 지난 시간으로 옮길 수 없어요.`,
  fewSeats: (count = '') => `확정했거나 수락을 기다리는 사람이 ${count}명이라, 정원을 그보다 줄일 수 없어요.`,
  notEarlier: '신청한 사람이 있어 앞당길 수 없어요. 그대로 두거나 뒤로 미뤄 주세요.',
  noReport: '종료 보고를 적어 주세요.',
  leastPeople: '최소 인원을 채우지 못했어요.',
  nobody: '받을 사람이 없어요. 다른 상태를 골라 주세요.',
  reasonNeeded: '이유를 적어 주세요.',
  reasonOf: {
    OFFER_LAPSED: '정해진 시간 안에 수락하지 않았어요.',
    BEGUN: '자리가 나기 전에 프로그램이 시작됐어요.',
    NOT_HELD: '프로그램이 폐강됐어요.',
    NOT_DRAWN: '추첨에서 뽑히지 않았어요.',
    NOT_DECIDED: '결과를 정하기 전에 프로그램이 시작됐어요.',
  },
  sheet: {
    status: '상태',
    name: '이름',
    number: '학번·사번',
    department: '소속',
    grade: '학년',
    appliedAt: '신청한 때',
    answer: '신청 답변',
    rank: '대기 순번',
    rate: '출석률(%)',
    completed: '수료',
    reason: '이유',
    yes: '수료',
  },
  home: { approvals: '개설·종료 승인', toClose: '종료할 프로그램', applications: '프로그램 신청' },
};

const en: DeskWords = {
  form: {
    RATIO: (sum = '') => `The competency shares add up to ${sum}%. Make them 100%.`,
    COMPETENCY_TWICE: () => 'Choose each competency once.',
    APPLY_ORDER: () => 'Applications close before they open. Choose a later closing time.',
    APPLY_AFTER_END: () => 'Applications must close before the last session ends.',
    CANCEL_ORDER: () => 'Choose a cancellation deadline between the opening of applications and the last session.',
    SESSION_ORDER: (number = '') => `Session ${number} ends before it begins. Correct its end.`,
    SESSION_OVERLAP: (one = '', other = '') => `Sessions ${one} and ${other} overlap. Move one of them.`,
    SESSION_OUTSIDE: (number = '', from = '', to = '') =>
      `Session ${number} lies outside the term and the vacation after it (${from} to ${to}). Correct its day or the term.`,
    ONLINE_ADDRESS: (number = '') => `Write the online address of session ${number} beginning with https://.`,
    ASSIGNMENT_EARLY: () => 'The assignment is due before the first session. Choose a later deadline.',
    HOURS: () => 'Enter the hours in steps of half an hour.',
    LEAST_PAIR: () => 'Enter the minimum number and the decision day together.',
    LEAST_MANY: (seats = '') => `The minimum is above the ${seats} seats. Enter at most the number of seats.`,
    DECIDES_LATE: () =>
      'Nine o’clock on the day of the decision must be before the first session. Choose an earlier day.',
    DECIDES_EARLY: () => 'Applications must be closed by nine on the day of the decision. Choose a later day.',
  },
  term: (year = '', semester = '') => `${semester} ${year}`,
  noTerm: 'This term is not set up. Choose another term.',
  foreignDepartment: 'You don’t look after this department. Choose one of yours.',
  unknownDepartment: 'This department doesn’t exist. Choose again.',
  foreignManager: 'You can’t name somebody else as the manager. Choose yourself.',
  unfitManager: 'This person can’t manage programmes. Choose somebody else.',
  unfitHelper: 'Somebody on the list can’t keep attendance. Choose somebody else.',
  unfitAudience: 'Some of these people can’t apply for this type. Correct the audience or the type.',
  frozen: 'It has been approved or applied for, so this can’t be changed.',
  sessionsFixed:
    'It has been approved or applied for, so sessions can’t be added or removed. Move their times instead.',
  sessionOver: (number = '') => `Session ${number} has already begun and can’t be moved.`,
  sessionPast: (number = '') => `Session ${number} can’t be moved into the past.`,
  fewSeats: (count = '') => `${count} seats are confirmed or offered. You can’t go below that.`,
  notEarlier: 'People have applied, so this can’t be moved earlier. Leave it or move it later.',
  noReport: 'Write the closing report.',
  leastPeople: 'The minimum number of people was not reached.',
  nobody: 'Nobody would get it. Choose another state.',
  reasonNeeded: 'Write a reason.',
  reasonOf: {
    OFFER_LAPSED: 'The seat was not accepted in time.',
    BEGUN: 'The programme began before a seat was free.',
    NOT_HELD: 'The programme was cancelled.',
    NOT_DRAWN: 'Not drawn in the lottery.',
    NOT_DECIDED: 'The programme started before a decision was made.',
  },
  sheet: {
    status: 'Status',
    name: 'Name',
    number: 'Number',
    department: 'Department',
    grade: 'Year',
    appliedAt: 'Applied',
    answer: 'Answer',
    rank: 'Place in the queue',
    rate: 'Attendance (%)',
    completed: 'Completed',
    reason: 'Reason',
    yes: 'Yes',
  },
  home: { approvals: 'Programmes to approve', toClose: 'Programmes to close', applications: 'Programme applications' },
};

export const deskWords: Readonly<Record<Locale, DeskWords>> = { ko, en };

interface TodoWords {
  readonly title: string;
  readonly reason: string;
  readonly actionLabel: string;
}

/** Sentences of things to do, by kind. */
export const todoWords: Readonly<
  Record<Locale, Readonly<Record<DeskTodoKind, (name: string, count: string) => TodoWords>>>
> = {
  ko: {
    MEND: (name) => ({
      title: `${name} 고치기`,
      reason: '승인되지 않고 돌아왔어요. 이유를 보고 고쳐서 다시 요청해 주세요.',
      actionLabel: '고치기',
    }),
    DRAW: (name, count) => ({
      title: `${name} 추첨하기`,
      reason: `신청이 끝났고 ${count}명이 추첨을 기다리고 있어요.`,
      actionLabel: '추첨하러 가기',
    }),
    DECIDE: (name, count) => ({
      title: `${name} 신청자 선발하기`,
      reason: `신청이 끝났고 ${count}명이 답을 기다리고 있어요.`,
      actionLabel: '선발하러 가기',
    }),
    APPEAL: (name, count) => ({
      title: `${name} 이의 신청 답하기`,
      reason: `무단 불참 기록에 ${count}명이 이의를 신청했어요.`,
      actionLabel: '살펴보기',
    }),
    CLOSE: (name) => ({
      title: `${name} 종료 보고하기`,
      reason: '마지막 회차가 끝났어요. 종료 승인을 받아야 마무리돼요.',
      actionLabel: '보고하기',
    }),
  },
  en: {
    MEND: (name) => ({
      title: `Revise ${name}`,
      reason: 'It was not approved. See why, revise it and ask again.',
      actionLabel: 'Revise',
    }),
    DRAW: (name, count) => ({
      title: `Draw lots for ${name}`,
      reason: `Applications are closed. People waiting for the draw: ${count}.`,
      actionLabel: 'Go to the draw',
    }),
    DECIDE: (name, count) => ({
      title: `Select applicants for ${name}`,
      reason: `Applications are closed. People waiting for an answer: ${count}.`,
      actionLabel: 'Select',
    }),
    APPEAL: (name, count) => ({
      title: `Answer appeals: ${name}`,
      reason: `People who appeal being counted as absent without notice: ${count}.`,
      actionLabel: 'Review',
    }),
    CLOSE: (name) => ({
      title: `Report on ${name}`,
      reason: 'Its last session is over. It is finished once its closing is approved.',
      actionLabel: 'Write the report',
    }),
  },
};
