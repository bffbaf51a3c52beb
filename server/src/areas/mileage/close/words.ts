/** Sentences about closing a term, and the headers of its files. */
import type { CloseBar } from '@naru/contract/areas/mileage/closes.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import type { WaitingCounts } from './store.ts';

interface CloseWords {
  readonly bar: Readonly<Record<CloseBar, string>>;
  readonly noTerm: string;
  readonly waiting: (counts: WaitingCounts) => string;
  readonly noPurpose: string;
  readonly shortReason: string;
  readonly points: (points: number) => string;
  readonly sheet: Readonly<Record<SheetHeader, string>>;
  readonly sum: string;
  readonly payments: string;
}

type SheetHeader =
  | 'rank'
  | 'name'
  | 'number'
  | 'department'
  | 'grade'
  | 'earned'
  | 'balance'
  | 'surveys'
  | 'programmes'
  | 'bank'
  | 'account'
  | 'points'
  | 'won'
  | 'owed'
  | 'purpose'
  | 'useNo'
  | 'paidOn'
  | 'result'
  | 'reason';

const written = (amount: number): string => amount.toLocaleString('en-US');

const ko: CloseWords = {
  bar: {
    NOT_OVER: '아직 끝나지 않은 학기예요. 학기가 끝나기 14일 전부터 마감할 수 있어요.',
    EARLIER_OPEN: '앞선 학기를 먼저 마감해 주세요.',
    RUNNING: '지금 마감하고 있는 학기가 있어요. 끝난 뒤 다시 해 주세요.',
    LATER_CLOSED: '다음 학기를 이미 마감해 이 학기는 다시 마감할 수 없어요.',
    NO_NEXT: '다음 학기가 아직 등록되지 않았어요. 학사 자료를 먼저 반영해 주세요.',
  },
  noTerm: '마감할 수 없는 학기예요. 다시 골라 주세요.',
  waiting: ({ claims, uses }) =>
    `이 학기에 결정하지 않은 신청이 있어요. 인정 신청 ${written(claims)}건, 사용 신청 ${written(uses)}건을 먼저 처리해 주세요.`,
  noPurpose: '계좌로 지급하는 용도가 아니에요. 다시 골라 주세요.',
  shortReason: '이유를 5자 이상 적어 주세요.',
  points: (points) => `${written(points)}점`,
  sheet: {
    rank: '순위',
    name: '이름',
    number: '학번',
    department: '소속',
    grade: '학년',
    earned: '이 학기 적립',
    balance: '잔액',
    surveys: '설문 참여',
    programmes: '프로그램 수료',
    bank: '은행',
    account: '계좌번호',
    points: '마일리지',
    won: '금액(원)',
    owed: '갚을 마일리지',
    purpose: '용도',
    useNo: '신청 번호',
    paidOn: '지급한 날',
    result: '결과',
    reason: '이유',
  },
  sum: '합계',
  payments: '장학금 지급',
};

const en: CloseWords = {
  bar: {
    NOT_OVER: 'This term isn’t over. It can be closed from 14 days before its end.',
    EARLIER_OPEN: 'Close the earlier terms first.',
    RUNNING: 'A term is being closed now. Try again once that is done.',
    LATER_CLOSED: 'The term after it is closed, so this one can’t be closed again.',
    NO_NEXT: 'The next term isn’t there yet. Import it from the academic data first.',
  },
  noTerm: 'This term can’t be closed. Choose again.',
  waiting: ({ claims, uses }) =>
    `Some requests of this term wait for a decision: claims ${written(claims)}, uses ${written(uses)}. Decide on them first.`,
  noPurpose: 'This purpose isn’t paid to an account. Choose again.',
  shortReason: 'Give a reason of 5 characters or more.',
  points: (points) => `${written(points)} points`,
  sheet: {
    rank: 'Rank',
    name: 'Name',
    number: 'Student number',
    department: 'Department',
    grade: 'Year',
    earned: 'Earned in the term',
    balance: 'Balance',
    surveys: 'Surveys answered',
    programmes: 'Programmes completed',
    bank: 'Bank',
    account: 'Account number',
    points: 'Mileage',
    won: 'Amount (KRW)',
    owed: 'Mileage owed',
    purpose: 'Purpose',
    useNo: 'Request number',
    paidOn: 'Paid on',
    result: 'Result',
    reason: 'Reason',
  },
  sum: 'Total',
  payments: 'Scholarship payments',
};

export const closeWords: Readonly<Record<Locale, CloseWords>> = { ko, en };
