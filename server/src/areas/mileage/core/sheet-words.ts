/** Headers of the files of mileage, and the states of a use. */
import type { UseStatus } from '@naru/contract/areas/mileage/words.ts';

import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';

const ko = {
  name: '이름',
  number: '학번',
  department: '소속',
  grade: '학년',
  status: '상태',
  type: '유형',
  item: '항목',
  title: '내용',
  kind: '구분',
  points: '마일리지',
  expected: '예상 마일리지',
  balance: '잔액',
  held: '사용 신청 중',
  available: '쓸 수 있는 마일리지',
  owed: '갚을 마일리지',
  earned: '이번 학기 적립',
  quantity: '수량',
  happenedOn: '활동한 날',
  term: '학기',
  postedOn: '반영한 날',
  written: '메모',
  askedOn: '신청한 날',
  decidedOn: '결정한 날',
  paidOn: '지급한 날',
  decidedBy: '결정한 사람',
  purpose: '용도',
  won: '금액(원)',
  termOf: (year: number, semester: string) => `${year}년 ${semester}`,
};
type SheetWords = typeof ko;
const en: SheetWords = {
  name: 'Name',
  number: 'Student number',
  department: 'Department',
  grade: 'Year',
  status: 'Status',
  type: 'Type',
  item: 'Item',
  title: 'For',
  kind: 'Kind',
  points: 'Mileage',
  expected: 'Expected mileage',
  balance: 'Balance',
  held: 'Held',
  available: 'Available',
  owed: 'Owed',
  earned: 'Earned this term',
  quantity: 'Quantity',
  happenedOn: 'Done on',
  term: 'Term',
  postedOn: 'Posted on',
  written: 'Note',
  askedOn: 'Requested on',
  decidedOn: 'Decided on',
  paidOn: 'Paid on',
  decidedBy: 'Decided by',
  purpose: 'Purpose',
  won: 'Amount (KRW)',
  termOf: (year: number, semester: string) => `${semester} ${year}`,
};
export const sheetWords: Readonly<Record<Locale, SheetWords>> = { ko, en };

export const useStatusWords: Readonly<Record<Locale, Readonly<Record<UseStatus, string>>>> = {
  ko: { TEMP: '임시 저장', APPLY: '신청', APPROVED: '승인', REFUSED: '반려', PAID: '지급', CANCELLED: '취소' },
  en: {
    TEMP: 'Draft',
    APPLY: 'Requested',
    APPROVED: 'Approved',
    REFUSED: 'Refused',
    PAID: 'Paid',
    CANCELLED: 'Cancelled',
  },
};

interface SheetStudent {
  readonly name: string;
  readonly number: string;
  readonly grade: number;
}

/** The columns of a student; the department is named as each list has it. */
export function studentSheet<Row extends SheetStudent>(
  locale: Locale,
  departmentOf: (row: Row) => string,
): SheetColumn<Row>[] {
  const say = sheetWords[locale];
  return [
    { header: say.name, width: 14, value: ({ name }) => name },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: say.department, width: 24, value: departmentOf },
    { header: say.grade, width: 8, value: ({ grade }) => grade },
  ];
}
export const STUDENT_FIELDS = ['name', 'number', 'deptNm', 'grade'] as const;
