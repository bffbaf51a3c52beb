/** Sentences about lines of a sheet of payments: what does not hold, and what to do. */
import type { PaymentColumn } from '@naru/contract/areas/mileage/payments.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { wonOf } from '../use/rules.ts';
import type { PayableUse, PaymentProblemCode } from './rules.ts';

interface Words {
  /** @param said the bank’s own words, may be empty */
  readonly problem: Readonly<Record<PaymentProblemCode, (use: PayableUse | undefined, said: string) => string>>;
  readonly columns: string;
}

const written = (amount: number): string => amount.toLocaleString('en-US');

/** Writes an amount as it was approved; a purpose that pays no money has points alone. */
function sayApproved(
  use: PayableUse,
  say: { readonly points: (count: string) => string; readonly won: (count: string) => string },
): string {
  const won = wonOf(use);
  return say.points(written(use.amount)) + (won === null ? '' : say.won(written(won)));
}
const inKorean = { points: (count: string) => `${count}점`, won: (count: string) => `, ${count}원` };
const inEnglish = { points: (count: string) => `${count} points`, won: (count: string) => ` or KRW ${count}` };

const ko: Words = {
  problem: {
    NUMBER_EMPTY: () => '신청 번호와 학번이 모두 비어 있어요. 둘 가운데 하나를 적어 주세요.',
    NO_USE: () => '이런 사용 신청이 없어요. 신청 번호나 학번을 확인해 주세요.',
    OTHER_STUDENT: () => '신청 번호와 학번이 서로 다른 학생이에요. 파일을 확인해 주세요.',
    PURPOSE: () => '이 학생이 이 용도로 한 신청이 없어요. 용도를 확인해 주세요.',
    AMOUNT_EMPTY: () => '마일리지와 금액이 모두 비어 있어요. 둘 가운데 하나를 적어 주세요.',
    AMOUNT_TEXT: () => '숫자가 아니에요. 300000처럼 숫자만 적어 주세요.',
    AMOUNT: (use) => (use ? `승인한 금액과 달라요. 승인한 것: ${sayApproved(use, inKorean)}.` : ''),
    PAID: () => '이미 지급 완료로 적은 신청이에요.',
    NOT_APPROVED: () => '승인된 신청이 아니에요. 사용 신청에서 상태를 확인해 주세요.',
    TWICE: () => '같은 신청이 앞줄에도 있어요. 한 줄만 남겨 주세요.',
    CONTRADICTED: () => '같은 신청이 지급과 실패로 함께 적혀 있어요. 맞는 한 줄만 남겨 주세요.',
    OWN: () => '내가 신청한 것이에요. 다른 담당자가 올려 주세요.',
    RESULT: () => '결과에 지급이나 실패를 적어 주세요.',
    REFUSED: (_use, said) => (said === '' ? '지급되지 않았어요.' : `지급되지 않았어요: ${said}`),
    DAY: () => '지급한 날을 2026-11-26처럼 적어 주세요.',
    DAY_FUTURE: () => '아직 오지 않은 날이에요. 지급한 날을 확인해 주세요.',
    DAY_BEFORE: () => '승인하기 전의 날이에요. 지급한 날을 확인해 주세요.',
  },
  columns:
    '첫 줄에 지급한 날과 결과, 신청 번호나 학번, 마일리지나 금액이 있어야 해요. 내려받은 지급 파일이나 양식을 써 주세요.',
};

const en: Words = {
  problem: {
    NUMBER_EMPTY: () => 'The request number and the student number are both empty. Enter one of them.',
    NO_USE: () => 'There is no such request. Check the request number or the student number.',
    OTHER_STUDENT: () => 'The request belongs to another student number. Check the file.',
    PURPOSE: () => 'This student has no request for this purpose. Check the purpose.',
    AMOUNT_EMPTY: () => 'The mileage and the amount are both empty. Enter one of them.',
    AMOUNT_TEXT: () => 'This isn’t a number. Write digits only, such as 300000.',
    AMOUNT: (use) => (use ? `This isn’t the approved amount, which is ${sayApproved(use, inEnglish)}.` : ''),
    PAID: () => 'This request was marked as paid before.',
    NOT_APPROVED: () => 'This request isn’t approved. Check its status in the list.',
    TWICE: () => 'The same request is in an earlier line. Keep only one.',
    CONTRADICTED: () => 'The file says both paid and failed for this request. Keep the line that is right.',
    OWN: () => 'This is your own request. Ask a colleague to upload it.',
    RESULT: () => 'Write Paid or Failed as the result.',
    REFUSED: (_use, said) => (said === '' ? 'It wasn’t paid.' : `It wasn’t paid: ${said}`),
    DAY: () => 'Write the day of payment like 2026-11-26.',
    DAY_FUTURE: () => 'This day hasn’t come yet. Check the day of payment.',
    DAY_BEFORE: () => 'This day is before the approval. Check the day of payment.',
  },
  columns:
    'The first line must contain Paid on and Result, Request number or Student number, and Mileage or Amount. Use the payment file you downloaded, or the template.',
};

export const paymentWords: Readonly<Record<Locale, Words>> = { ko, en };

/** Columns of a sheet by what heads them, spaces and case aside: those of the payment file, and what banks call them. */
export const COLUMN_NAMES: Readonly<Record<PaymentColumn | 'name', readonly string[]>> = {
  useNo: ['신청번호', 'requestnumber'],
  number: ['학번', 'studentnumber'],
  name: ['이름', '성명', '예금주', 'name'],
  purpose: ['용도', '쓸곳', 'purpose'],
  points: ['마일리지', '점수', 'mileage', 'points'],
  won: ['금액(원)', '금액', '지급액', '이체금액', 'amount(krw)', 'amount'],
  paidOn: ['지급한날', '지급일', '이체일', '처리일', 'paidon', 'datepaid', 'date'],
  result: ['결과', '처리결과', 'result', 'status'],
  reason: ['이유', '사유', '실패사유', '오류내용', 'reason'],
};
